import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { accepted, type Outcome } from '@landfall/kernel';
import { Database, validated, type Tx, type Validated } from '@landfall/platform';
import { decideDraft } from '../../decisions/decide-draft.js';
import { DecisionRules } from '../../decisions/decision-rules.js';
import { brokenBy } from '../../model/regression-cases/broken-by.js';
import type { BrokenRegressionCase } from '../../model/regression-cases/regression-case.js';
import { copyParentOf } from '../../model/restriction/parent-of.js';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { toDetailInput } from '../../model/restriction/to-input.js';
import { decideCopy, type Copied } from './copy-entry-restriction.decide.js';
import type { CopyOrder } from './copy-entry-restriction.input.js';

type Preview = Outcome<Copied & { brokenRegressionCases: BrokenRegressionCase[] }>;

/** What a copy would do to a draft; nothing is saved. */
export class PreviewCopy extends Query<Preview> {
  constructor(
    readonly draft: EntryRestrictionInput,
    readonly order: Validated<CopyOrder>,
    readonly editorId: string,
  ) {
    super();
  }
}

@QueryHandler(PreviewCopy)
export class PreviewCopyHandler implements IQueryHandler<PreviewCopy> {
  constructor(
    private readonly database: Database,
    private readonly rules: DecisionRules,
  ) {}

  execute({ draft, order, editorId }: PreviewCopy): Promise<Preview> {
    return this.database.transaction('none', async (tx) => {
      const parent = order.input.from === 'PARENT' ? await this.parentDetails(tx, draft) : null;
      const copied = decideCopy(draft.details, parent, order, this.rules.ruleIndex.groups);
      if (!copied.ok) return copied;
      const brokenRegressionCases = await this.brokenBy(tx, { ...draft, details: copied.details }, editorId);
      return accepted({ ...copied, brokenRegressionCases });
    });
  }

  /** What saving the draft would break; a draft that cannot be saved as it is breaks nothing yet. */
  private async brokenBy(tx: Tx, draft: EntryRestrictionInput, editorId: string): Promise<BrokenRegressionCase[]> {
    const decided = await decideDraft(tx, this.rules, validated(EntryRestrictionInput, draft), editorId);
    if (!decided.ok) return [];
    return brokenBy(tx, this.rules, decided.restriction, { editorId, effectiveOn: draft.effectiveOn || null });
  }

  private async parentDetails(
    tx: Tx,
    { level, regionId, airportId, countryId }: EntryRestrictionInput,
  ): Promise<EntryRestrictionInput['details'] | null> {
    const id = { COUNTRY: countryId, REGION: regionId, AIRPORT: airportId }[level] ?? '';
    const path = this.rules.places.path(level, id);
    const parent = path && (await copyParentOf(tx, { level, countryId: path.country, regionId: path.region }));
    return parent && parent.details.map(toDetailInput);
  }
}
