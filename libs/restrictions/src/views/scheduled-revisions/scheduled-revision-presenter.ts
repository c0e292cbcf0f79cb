import { Injectable } from '@nestjs/common';
import type { Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { Places, presentPlace } from '@landfall/places';
import type { Presented, Tx } from '@landfall/platform';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { placeIdOf } from '../../model/restriction/restriction-store.js';
import { diffRevisions } from '../../model/revisions/revision-diff.js';
import type { ScheduledRevision } from '../../model/scheduled-revisions/scheduled-revision.js';
import { presentChanges } from '../changes/present-changes.js';
import { problemText } from '../changes/problem-text.js';
import { presentBrokenRegressionCases } from '../regression-cases/present-regression-case.js';

/** The changes are worked out only for those who ask for them. */
export type PresentedScheduledRevision = Presented<'ScheduledRevision', 'changes'> & {
  changes: () => Presented<'RevisionChange'>[];
};

type People = ReadonlyMap<string, Presented<'Editor'>>;

/** Puts scheduled revisions into the shape of the api, for staff. */
@Injectable()
export class ScheduledRevisionPresenter {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    private readonly authorities: AuthorityDirectory,
  ) {}

  async present(
    tx: Tx,
    revisions: readonly ScheduledRevision[],
    language: Language,
  ): Promise<PresentedScheduledRevision[]> {
    const people = await namesOfUsers(
      tx,
      revisions.flatMap((r) => [r.proposedBy, r.decidedBy]).filter((id) => id !== null),
    );
    return revisions.map((revision) => this.one(revision, people, language));
  }

  private one(revision: ScheduledRevision, people: People, language: Language): PresentedScheduledRevision {
    const { level, countryId: country, regionId: region, airportId: airport } = revision.decided;
    const place = { type: level, id: placeIdOf(revision.decided), country, region, airport };
    return {
      id: revision.id,
      state: revision.state,
      restrictionId: revision.restrictionId,
      place: presentPlace(place, language, this.places),
      level,
      baseVersion: revision.baseVersion,
      effectiveOn: revision.effectiveOn,
      isSignificant: revision.isSignificant,
      note: revision.note,
      proposedBy: people.get(revision.proposedBy) ?? null,
      proposedAt: revision.proposedAt,
      decidedBy: revision.decidedBy ? (people.get(revision.decidedBy) ?? null) : null,
      decidedAt: revision.decidedAt,
      appliedVersion: revision.appliedVersion,
      restoredFrom: revision.restoredFrom,
      problem: problemText(revision, language),
      brokenRegressionCases: presentBrokenRegressionCases(revision.brokenRegressionCases, language, this.places),
      changes: () => this.changes(revision, language),
    };
  }

  private changes({ base, decided }: ScheduledRevision, language: Language): Presented<'RevisionChange'>[] {
    return presentChanges(diffRevisions(base, decided, this.ruleIndex.timeZone), {
      language,
      groups: this.ruleIndex.groups,
      isStaff: true,
      countryName: (code) => this.places.countryName(code, language),
      authorityName: (id) => this.authorities.get(id)?.name ?? null,
    });
  }
}
