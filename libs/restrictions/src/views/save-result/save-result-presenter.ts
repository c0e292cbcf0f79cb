import { Injectable } from '@nestjs/common';
import type { FieldRejection, Language, Rejection } from '@landfall/kernel';
import { formatList } from '@landfall/messages';
import { Places } from '@landfall/places';
import { currentRequest, Database, toFieldErrors, type Presented } from '@landfall/platform';
import type { BrokenRegressionCase } from '../../model/regression-cases/regression-case.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import type { ScheduledRevision } from '../../model/scheduled-revisions/scheduled-revision.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { problemText } from '../changes/problem-text.js';
import { presentRestrictions, type PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import { presentBrokenRegressionCases } from '../regression-cases/present-regression-case.js';
import {
  ScheduledRevisionPresenter,
  type PresentedScheduledRevision,
} from '../scheduled-revisions/scheduled-revision-presenter.js';
import { localisedWarning } from './localised-warning.js';

type Result = SaveResult | (Rejection & { scheduled: ScheduledRevision });

export type PresentedSaveResult = Presented<'EntryRestrictionPayload', 'entryRestriction' | 'current' | 'scheduled'> & {
  entryRestriction: PresentedRestriction | null;
  current: PresentedRestriction | null;
  scheduled: PresentedScheduledRevision | null;
};

/** Presents what became of a command about one restriction, for staff. */
@Injectable()
export class SaveResultPresenter {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
    private readonly scheduledRevisions: ScheduledRevisionPresenter,
    private readonly places: Places,
  ) {}

  async present(result: Result): Promise<PresentedSaveResult> {
    const { language } = currentRequest();
    const broken = 'brokenRegressionCases' in result ? result.brokenRegressionCases : [];
    const scheduled = 'scheduled' in result ? result.scheduled : null;
    return {
      ok: result.ok,
      errors: result.ok ? [] : errorsOf(result, scheduled, broken, language),
      entryRestriction: result.ok ? await this.restriction(result.restriction, language) : null,
      warnings: result.ok ? toFieldErrors(localisedRejections(result.warnings, broken, language), language) : [],
      current: 'current' in result ? await this.restriction(result.current, language) : null,
      // One that was published just now waits for nothing any more.
      scheduled: scheduled?.state === 'APPLIED' ? null : await this.scheduled(scheduled, language),
      brokenRegressionCases: presentBrokenRegressionCases(broken, language, this.places),
      overwrites: [],
    };
  }

  private async restriction(
    restriction: EntryRestriction | null,
    language: Language,
  ): Promise<PresentedRestriction | null> {
    if (!restriction) return null;
    const options = { groups: this.ruleIndex.groups, isStaff: true, language };
    const [presented] = await this.database.transaction('system', (tx) =>
      presentRestrictions(tx, [restriction], options),
    );
    return presented!;
  }

  private async scheduled(
    scheduled: ScheduledRevision | null,
    language: Language,
  ): Promise<PresentedScheduledRevision | null> {
    if (!scheduled) return null;
    const [presented] = await this.database.transaction('none', (tx) =>
      this.scheduledRevisions.present(tx, [scheduled], language),
    );
    return presented!;
  }
}

/** A revision that was blocked just now says why in its own words. */
function errorsOf(
  { rejections }: Rejection,
  scheduled: ScheduledRevision | null,
  broken: readonly BrokenRegressionCase[],
  language: Language,
): Presented<'FieldErrors'>[] {
  const problem = scheduled?.state === 'BLOCKED' ? problemText(scheduled, language) : null;
  if (problem !== null) return [{ field: 'id', messages: [problem] }];
  return toFieldErrors(localisedRejections(rejections, broken, language), language);
}

const localisedRejections = (
  rejections: readonly FieldRejection[],
  broken: readonly BrokenRegressionCase[],
  language: Language,
): FieldRejection[] =>
  rejections.map((rejection) =>
    rejection.field === 'regressionCase'
      ? {
          ...rejection,
          values: {
            names: formatList(
              language,
              broken.map(({ name }) => name),
            ),
          },
        }
      : localisedWarning(rejection, language),
  );
