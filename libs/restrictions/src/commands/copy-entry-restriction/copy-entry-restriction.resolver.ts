import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, Database, toFieldErrors, validated } from '@landfall/platform';
import { brokenBy } from '../../model/regression-cases/broken-by.js';
import type { BrokenRegressionCase } from '../../model/regression-cases/regression-case.js';
import { copyParentOf } from '../../model/restriction/parent-of.js';
import { toDetailInput } from '../../model/restriction/to-input.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { presentSaveResult } from '../../views/save-result/present-save-result.js';
import { presentBrokenRegressionCases } from '../../views/regression-cases/present-regression-case.js';
import { fieldText, fieldTitle } from '../../views/changes/present-changes.js';
import { Publishing } from '../../publishing/publishing.js';
import { decideDraft } from '../../drafts/decide-draft.js';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { decideCopy, type CopyChange, type CopySource } from './copy-entry-restriction.decide.js';
import {
  CopyEntryRestriction,
  type CopyEntryRestrictionInput,
  type CopyResult,
} from './copy-entry-restriction.handler.js';

@Resolver()
export class CopyEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly publishing: Publishing,
    private readonly authorities: AuthorityDirectory,
  ) {}

  /** What a copy would do to a draft; nothing is saved. */
  @Query('previewEntryRestrictionCopy')
  async preview(
    @Args('input') input: EntryRestrictionInput,
    @Args('from') from: CopySource,
    @Args('categories') categories: string[],
  ): Promise<object> {
    const parent = from === 'PARENT' ? await this.parentDetails(input) : null;
    const copied = decideCopy(input.details, parent, { from, categories }, this.publishing.ruleIndex.groups);
    if (!copied.ok)
      return {
        ok: false,
        errors: toFieldErrors(copied.rejections, currentRequest().language),
        overwrites: [],
        additions: [],
        details: input.details,
        brokenRegressionCases: [],
      };
    const brokenRegressionCases = presentBrokenRegressionCases(
      await this.brokenBy({ ...input, details: copied.details }),
      currentRequest().language,
    );
    return {
      ok: true,
      errors: [],
      overwrites: this.present(copied.overwrites),
      additions: this.present(copied.additions),
      details: copied.details,
      brokenRegressionCases,
    };
  }

  /** What saving the draft would break; a draft that cannot be saved as it is breaks nothing yet. */
  private brokenBy(draft: EntryRestrictionInput): Promise<BrokenRegressionCase[]> {
    return this.database.transaction('none', async (tx) => {
      const decided = await decideDraft(
        tx,
        this.publishing,
        validated(EntryRestrictionInput, draft),
        currentRequest().viewer!.userId,
      );
      return decided.ok ? brokenBy(tx, this.publishing, decided.restriction, draft.effectiveOn || null) : [];
    });
  }

  @Mutation('copyEntryRestriction')
  async copy(@Args('input') input: CopyEntryRestrictionInput): Promise<object> {
    const { viewer, language, correlationId } = currentRequest();
    const result = await this.commands.execute<CopyEntryRestriction, CopyResult>(
      new CopyEntryRestriction(input, viewer!.userId, correlationId),
    );
    const payload = await presentSaveResult(this.database, this.publishing.ruleIndex.groups, language, result);
    return { ...payload, overwrites: 'overwrites' in result ? this.present(result.overwrites) : [] };
  }

  private async parentDetails({
    level,
    regionId,
    airportId,
    countryId,
  }: EntryRestrictionInput): Promise<EntryRestrictionInput['details'] | null> {
    const path = this.publishing.places.path(
      level,
      { COUNTRY: countryId, REGION: regionId, AIRPORT: airportId }[level] ?? '',
    );
    if (!path) return null;
    const place = { level, countryId: path.country, regionId: path.region };
    const parent = await this.database.transaction('none', (tx) => copyParentOf(tx, place));
    return parent && parent.details.map(toDetailInput);
  }

  private present(changes: readonly CopyChange[]): object[] {
    const { language } = currentRequest();
    const words = {
      language,
      groups: this.publishing.ruleIndex.groups,
      countryName: (code: string) => this.publishing.places.countryName(code, language),
      authorityName: (id: string) => this.authorities.get(id)?.name ?? null,
    };
    return changes.map((change) => ({
      ...change,
      title: fieldTitle(change.field, language),
      beforeText: fieldText(change.field, change.before, words),
      afterText: fieldText(change.field, change.after, words),
    }));
  }
}
