import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, dayIn, newId, Rejections, type Clock, type IsoDate, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, validated, type Config, type Tx, type Validated } from '@landfall/platform';
import { authorityIds } from '../../model/authorities/authority-store.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { toInput } from '../../model/restriction/to-input.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { buildSaveContext, type SaveContext } from '../../decisions/save-context.js';
import { decideSave, type DecidedRevision } from '../../decisions/save-entry-restriction.decide.js';
import { storeRevision } from '../../publishing/store-revision.js';
import type { CheckEntryRestrictionsInput } from './check-entry-restrictions.input.js';

export class CheckEntryRestrictions {
  constructor(
    readonly draft: Validated<CheckEntryRestrictionsInput>,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Notes that restrictions were compared with their sources: a minor revision of each, all of them or none. */
@CommandHandler(CheckEntryRestrictions)
export class CheckEntryRestrictionsHandler implements ICommandHandler<CheckEntryRestrictions, Outcome<object>> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute(command: CheckEntryRestrictions): Promise<Outcome<object>> {
    const rejections = new Rejections(command.draft.shape);
    if (rejections.any) return rejections.toRejection();
    const checked = await this.database.transaction('system', (tx) => this.check(tx, command, rejections));
    for (const { restriction } of checked) await this.ruleIndex.refresh(restriction.id);
    return rejections.any ? rejections.toRejection() : accepted({});
  }

  private async check(
    tx: Tx,
    { draft: { input }, editorId, correlationId }: CheckEntryRestrictions,
    rejections: Rejections,
  ): Promise<DecidedRevision[]> {
    const context = await this.context(tx, editorId);
    const today = dayIn(this.config.timeZone, context.now);
    const saved: DecidedRevision[] = [];
    // In one order for everybody, so that two such commands do not wait for each other in a circle.
    for (const id of [...new Set(input.ids)].sort()) {
      const field = `ids.${input.ids.indexOf(id)}`;
      const state = await restrictionById(tx, id, true);
      const outcome = state && decideCheck(state, today, context);
      if (!outcome) rejections.add(field, 'rejection.notFound');
      else if (outcome.ok) saved.push(outcome);
      else for (const { key, values } of outcome.rejections) rejections.add(field, key, values);
    }
    if (rejections.any) return [];
    for (const one of saved)
      await storeRevision(tx, one, one.restriction.version - 1, { actor: editorId, correlationId });
    return saved;
  }

  private async context(tx: Tx, editorId: string): Promise<SaveContext> {
    const given = {
      authorityIds: await authorityIds(tx),
      now: this.clock.now(),
      newId,
      editorId,
      importProvenance: null,
      neighbours: [],
    };
    return buildSaveContext(this.places, this.ruleIndex.groups, given);
  }
}

/** The restriction and its details as checked on a day, everything else as it stands. Rejects an imported one. */
function decideCheck(state: EntryRestriction, today: IsoDate, context: SaveContext): Outcome<DecidedRevision> {
  const input = toInput(state);
  return decideSave(
    state,
    validated(EntryRestrictionInput, {
      ...input,
      isSignificant: false,
      isChecked: true,
      details: input.details.map((d) => ({ ...d, checkedAt: today })),
    }),
    context,
  );
}
