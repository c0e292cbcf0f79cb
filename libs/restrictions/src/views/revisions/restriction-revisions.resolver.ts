import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { dayIn } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/persistence';
import { CONFIG, currentRequest, Database, type Config, type Tx } from '@landfall/platform';
import { authorities } from '../../model/authorities/authority-store.js';
import { placeKeyOf } from '../../model/restriction/restriction-store.js';
import { diffRevisions, sourcesOfChanges } from '../../model/revisions/revision-diff.js';
import { revisionOf, revisionsOf, type Revision } from '../../model/revisions/revision-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { authoritiesOf, rulesOfPlacesAsOf } from '../../model/revisions/rules-as-of.js';
import { presentRestrictions } from '../entry-restrictions/present-restriction.js';
import { presentChanges, type ChangeWords } from '../changes/present-changes.js';

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 25;

@Resolver()
export class RestrictionRevisionsResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    @Inject(CONFIG) private readonly config: Config,
    private readonly historicalPlaces: HistoricalPlaces,
  ) {}

  /** Who changed what when, the newest first. */
  @Query('entryRestrictionRevisions')
  entryRestrictionRevisions(
    @Args('id') id: string,
    @Args('limit') limit?: number | null,
    @Args('offset') offset?: number | null,
  ): Promise<{ results: object[]; totalCount: number }> {
    const shown = Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT);
    return this.database.transaction('none', async (tx) => {
      const { revisions, totalCount } = await revisionsOf(tx, id, shown, Math.max(offset ?? 0, 0));
      return { results: await this.present(tx, revisions, shown), totalCount };
    });
  }

  /** A restriction as one of its versions said it; null for a version that does not exist. */
  @Query('entryRestrictionRevision')
  entryRestrictionRevision(@Args('id') id: string, @Args('version') version: number): Promise<object | null> {
    const { viewer, language } = currentRequest();
    return this.database.transaction('none', async (tx) => {
      const revision = await revisionOf(tx, id, version);
      if (!revision) return null;
      const { restriction } = revision;
      const { ruleIndex: rules } = await rulesOfPlacesAsOf(
        tx,
        this.ruleIndex,
        [placeKeyOf(restriction)],
        restriction.modifiedAt,
      );
      const places = await this.historicalPlaces.at(tx, restriction.modifiedAt);
      const past = {
        day: dayIn(this.config.timeZone, restriction.modifiedAt),
        authorities: authoritiesOf([revision]),
        places,
        rules,
      };
      return (
        await presentRestrictions(tx, [restriction], {
          groups: this.ruleIndex.groups,
          isStaff: viewer?.isStaff === true,
          language,
          past,
        })
      )[0]!;
    });
  }

  private async present(tx: Tx, revisions: readonly Revision[], shown: number): Promise<object[]> {
    const isStaff = currentRequest().viewer?.isStaff === true;
    const people = await namesOfUsers(
      tx,
      revisions.flatMap((r) => [r.restriction.modifiedBy, r.confirmedBy]).filter((id) => id !== null),
    );
    const person = (id: string | null): object | null => (id ? (people.get(id) ?? null) : null);
    const words = await this.words(tx, revisions);
    return revisions.slice(0, shown).map((revision, index) => {
      const { restriction } = revision;
      const before = revisions[index + 1];
      const differences = diffRevisions(before?.restriction ?? null, restriction, this.config.timeZone);
      return {
        version: restriction.version,
        at: restriction.modifiedAt,
        editor: person(restriction.modifiedBy),
        confirmedBy: person(revision.confirmedBy),
        isSignificant: revision.isSignificant,
        isActive: restriction.isActive,
        note: revision.note,
        restoredFrom: revision.restoredFrom,
        sources: sourcesOfChanges(differences, restriction),
        changedTypes: revision.changedTypes,
        changes: () => presentChanges(differences, { ...words, isStaff }),
      };
    });
  }

  private async words(tx: Tx, revisions: readonly Revision[]): Promise<ChangeWords> {
    const { language } = currentRequest();
    const then = authoritiesOf(revisions);
    const now = new Map((await authorities(tx)).map((a) => [a.id, a]));
    return {
      language,
      groups: this.ruleIndex.groups,
      countryName: (code) => this.places.countryName(code, language),
      authorityName: (id) => (then.get(id) ?? now.get(id))?.name ?? null,
    };
  }
}
