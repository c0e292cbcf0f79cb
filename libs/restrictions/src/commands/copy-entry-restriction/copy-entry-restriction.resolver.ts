import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import type { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { fieldText, fieldTitle } from '../../views/changes/present-changes.js';
import { presentBrokenRegressionCases } from '../../views/regression-cases/present-regression-case.js';
import { SaveResultPresenter, type PresentedSaveResult } from '../../views/save-result/save-result-presenter.js';
import type { CopyChange } from './copy-entry-restriction.decide.js';
import { CopyEntryRestriction, type CopyResult } from './copy-entry-restriction.handler.js';
import { CopyEntryRestrictionInput, CopyOrder, type CopySource } from './copy-entry-restriction.input.js';
import { PreviewCopy } from './preview-copy.query.js';

@Resolver()
export class CopyEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly saveResults: SaveResultPresenter,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    private readonly authorities: AuthorityDirectory,
  ) {}

  @Query('previewEntryRestrictionCopy')
  async preview(
    @Args('input') input: EntryRestrictionInput,
    @Args('from') from: CopySource,
    @Args('categories') categories: string[],
  ): Promise<Presented<'CopyPreview'>> {
    const { viewer, language } = currentRequest();
    const order = validated(CopyOrder, { from, categories });
    const outcome = await this.queries.execute(new PreviewCopy(input, order, viewer!.userId));
    const copied = outcome.ok
      ? outcome
      : { overwrites: [], additions: [], details: input.details, brokenRegressionCases: [] };
    return {
      ...toPayload(outcome),
      overwrites: this.present(copied.overwrites),
      additions: this.present(copied.additions),
      details: copied.details,
      brokenRegressionCases: presentBrokenRegressionCases(copied.brokenRegressionCases, language, this.places),
    };
  }

  @Mutation('copyEntryRestriction')
  async copy(@Args('input') input: CopyEntryRestrictionInput): Promise<PresentedSaveResult> {
    const { viewer, correlationId } = currentRequest();
    const result = await this.commands.execute<CopyEntryRestriction, CopyResult>(
      new CopyEntryRestriction(validated(CopyEntryRestrictionInput, input), viewer!.userId, correlationId),
    );
    const overwrites = 'overwrites' in result ? this.present(result.overwrites) : [];
    return { ...(await this.saveResults.present(result)), overwrites };
  }

  private present(changes: readonly CopyChange[]): Presented<'CopyChange'>[] {
    const { language } = currentRequest();
    const words = {
      language,
      groups: this.ruleIndex.groups,
      countryName: (code: string) => this.places.countryName(code, language),
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
