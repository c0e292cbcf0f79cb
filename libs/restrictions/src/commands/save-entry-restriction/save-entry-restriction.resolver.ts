import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CommandBus } from '@nestjs/cqrs';
import { currentRequest, Database, toFieldErrors } from '@landfall/platform';
import type { Language } from '@landfall/kernel';
import { presentRestrictions } from '../../views/entry-restrictions/present-restriction.js';
import { SaveEntryRestriction, type EntryRestrictionInput } from './save-entry-restriction.command.js';
import type { SaveResult } from './save-entry-restriction.handler.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';

@Resolver()
export class SaveEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly ruleBook: RuleBookKeeper,
  ) {}

  @Mutation('createEntryRestriction')
  create(@Args('input') input: EntryRestrictionInput): Promise<object> {
    return this.save('create', input);
  }

  @Mutation('updateEntryRestriction')
  update(@Args('input') input: EntryRestrictionInput): Promise<object> {
    return this.save('update', input);
  }

  private async save(kind: 'create' | 'update', input: EntryRestrictionInput): Promise<object> {
    const { viewer, language, correlationId } = currentRequest();
    const result = await this.commands.execute<SaveEntryRestriction, SaveResult>(new SaveEntryRestriction(kind, input, viewer!.userId, correlationId));
    const present = async (restriction: Parameters<typeof presentRestrictions>[1][number]): Promise<object> =>
      (await this.database.transaction('system', (tx) => presentRestrictions(tx, [restriction], { groups: this.ruleBook.groups, isStaff: true })))[0]!;
    if (result.ok) {
      return { ok: true, errors: [], entryRestriction: await present(result.restriction), warnings: toFieldErrors(result.warnings, language), current: null };
    }
    return {
      ok: false,
      errors: toFieldErrors(result.refusals.map((r) => readable(r, language)), language),
      entryRestriction: null,
      warnings: [],
      current: 'current' in result ? await present(result.current) : null,
    };
  }
}

/** The time of a stale version in the editor's own notation. */
function readable<R extends { values?: Record<string, string | number> }>(refusal: R, language: Language): R {
  const time = refusal.values?.['time'];
  if (typeof time !== 'string') return refusal;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return { ...refusal, values: { ...refusal.values, time: format.format(new Date(time)) } };
}
