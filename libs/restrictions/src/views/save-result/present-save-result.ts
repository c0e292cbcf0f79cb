import type { FieldRejection, Language, Rejection } from '@landfall/kernel';
import { formatList } from '@landfall/messages';
import { toFieldErrors, type Database } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import type { SaveResult } from '../../publishing/save-result.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import type { PendingRevision } from '../../model/scheduled-revisions/pending-revision.js';
import { presentBrokenRegressionCases } from '../regression-cases/present-regression-case.js';
import { problemText } from '../changes/problem-text.js';
import { presentRestrictions } from '../entry-restrictions/present-restriction.js';
import { readableWarning } from './readable-warning.js';

type Result = SaveResult | (Rejection & { pending: PendingRevision });

/** What became of a command about one restriction, as the api's `EntryRestrictionPayload`, for staff. */
export async function presentSaveResult(
  database: Database,
  groups: CountryGroups,
  language: Language,
  result: Result,
): Promise<Record<string, unknown>> {
  const present = async (restriction: EntryRestriction | null): Promise<object | null> =>
    restriction &&
    (
      await database.transaction('system', (tx) =>
        presentRestrictions(tx, [restriction], { groups, isStaff: true, language }),
      )
    )[0]!;
  // The fields of a pending revision are put into words by its own resolver.
  const pending = 'pending' in result ? result.pending : null;
  const broken = 'brokenRegressionCases' in result ? result.brokenRegressionCases : [];
  const worded = (rejection: FieldRejection): FieldRejection => {
    if (rejection.field === 'regressionCase')
      return {
        ...rejection,
        values: {
          names: formatList(
            language,
            broken.map((regressionCase) => regressionCase.name),
          ),
        },
      };
    return readableWarning(rejection, language);
  };
  // A revision that was blocked just now says why in its own words.
  const problem = !result.ok && pending?.state === 'BLOCKED' ? problemText(pending, language) : null;
  const rejections = result.ok ? [] : toFieldErrors(problem === null ? result.rejections.map(worded) : [], language);
  return {
    ok: result.ok,
    errors: problem === null ? rejections : [{ field: 'id', messages: [problem] }],
    entryRestriction: result.ok ? await present(result.restriction) : null,
    warnings: result.ok ? toFieldErrors(result.warnings.map(worded), language) : [],
    current: 'current' in result ? await present(result.current) : null,
    // One that was published just now waits for nothing any more.
    pending: pending?.state === 'APPLIED' ? null : pending,
    brokenRegressionCases: presentBrokenRegressionCases(broken, language),
    overwrites: [],
  };
}
