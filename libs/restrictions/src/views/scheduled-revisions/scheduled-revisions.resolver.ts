import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { Places } from '@landfall/places';
import { currentRequest, Database } from '@landfall/platform';
import type { ScheduledRevision, ScheduledState } from '../../model/scheduled-revisions/scheduled-revision.js';
import { scheduledBy } from '../../model/scheduled-revisions/scheduled-store.js';
import { placeIdOf } from '../../model/restriction/restriction-store.js';
import { diffRevisions } from '../../model/revisions/revision-diff.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentPlace, type PresentedPlace } from '@landfall/places';
import { presentBrokenRegressionCases } from '../regression-cases/present-regression-case.js';
import { presentChanges, type PresentedChange } from '../changes/present-changes.js';
import { problemText } from '../changes/problem-text.js';

type Person = { id: string; firstName: string; lastName: string };

/** A list brings its people along, so that they are not asked for one by one. */
interface Listed extends ScheduledRevision {
  people?: ReadonlyMap<string, Person>;
}

/** Lists scheduled revisions, and puts one into words wherever an answer carries it. */
@Resolver('ScheduledRevision')
export class ScheduledRevisionsResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    private readonly authorities: AuthorityDirectory,
  ) {}

  @Query('scheduledRevisions')
  scheduledRevisions(
    @Args('restrictionId') restrictionId?: string | null,
    @Args('states') states?: ScheduledState[] | null,
  ): Promise<Listed[]> {
    return this.database.transaction('none', async (tx) => {
      const list = await scheduledBy(tx, { restrictionId, states });
      const people = await namesOfUsers(
        tx,
        list.flatMap((p) => [p.proposedBy, p.decidedBy]).filter((id) => id !== null),
      );
      return list.map((scheduled) => ({ ...scheduled, people }));
    });
  }

  @ResolveField('place')
  place(@Parent() { decided }: ScheduledRevision): PresentedPlace {
    const { level, countryId, regionId, airportId } = decided;
    return presentPlace(
      { type: level, id: placeIdOf(decided), country: countryId, region: regionId, airport: airportId },
      currentRequest().language,
      this.places,
    );
  }

  @ResolveField('level')
  level(@Parent() { decided }: ScheduledRevision): string {
    return decided.level;
  }

  @ResolveField('proposedBy')
  proposedBy(@Parent() { proposedBy, people }: Listed): Promise<Person | null> {
    return this.person(proposedBy, people);
  }

  @ResolveField('decidedBy')
  decidedBy(@Parent() { decidedBy, people }: Listed): Promise<Person | null> {
    return this.person(decidedBy, people);
  }

  @ResolveField('problem')
  problem(@Parent() scheduled: ScheduledRevision): string | null {
    return problemText(scheduled, currentRequest().language);
  }

  @ResolveField('changes')
  changes(@Parent() { base, decided }: ScheduledRevision): PresentedChange[] {
    const { language } = currentRequest();
    return presentChanges(diffRevisions(base, decided, this.ruleIndex.timeZone), {
      language,
      groups: this.ruleIndex.groups,
      isStaff: true,
      countryName: (code) => this.places.countryName(code, language),
      authorityName: (id) => this.authorities.get(id)?.name ?? null,
    });
  }

  @ResolveField('brokenRegressionCases')
  brokenRegressionCases(@Parent() { brokenRegressionCases }: ScheduledRevision): object[] {
    return presentBrokenRegressionCases(brokenRegressionCases, currentRequest().language);
  }

  private async person(id: string | null, people?: ReadonlyMap<string, Person>): Promise<Person | null> {
    if (id === null) return null;
    const known = people ?? (await this.database.transaction('none', (tx) => namesOfUsers(tx, [id])));
    return known.get(id) ?? null;
  }
}
