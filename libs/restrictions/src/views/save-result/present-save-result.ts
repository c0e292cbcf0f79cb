import type { FieldRejection, Language, Rejection } from '@landfall/kernel';
import { formatList } from '@landfall/messages';
import { toFieldErrors, type Database } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import type { SaveResult } from '../../publishing/save-result.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import type { ScheduledRevision } from '../../model/scheduled-revisions/scheduled-revision.js';
import { presentBrokenRegressionCases } from '../regression-cases/present-regression-case.js';
import { problemText } from '../changes/problem-text.js';
import { presentRestrictions } from '../entry-restrictions/present-restriction.js';
import { localisedWarning } from './localised-warning.js';

type Result = SaveResult | (Rejection & { scheduled: ScheduledRevision });

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
  // The fields of a scheduled revision are put into words by its own resolver.
  const scheduled = 'scheduled' in result ? result.scheduled : null;
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
    return localisedWarning(rejection, language);
  };
  // A revision that was blocked just now says why in its own words.
  const problem = !result.ok && scheduled?.state === 'BLOCKED' ? problemText(scheduled, language) : null;
  const rejections = result.ok ? [] : toFieldErrors(problem === null ? result.rejections.map(worded) : [], language);
  return {
    ok: result.ok,
    errors: problem === null ? rejections : [{ field: 'id', messages: [problem] }],
    entryRestriction: result.ok ? await present(result.restriction) : null,
    warnings: result.ok ? toFieldErrors(result.warnings.map(worded), language) : [],
    current: 'current' in result ? await present(result.current) : null,
    // One that was published just now waits for nothing any more.
    scheduled: scheduled?.state === 'APPLIED' ? null : scheduled,
    brokenRegressionCases: presentBrokenRegressionCases(broken, language),
    overwrites: [],
  };
}
