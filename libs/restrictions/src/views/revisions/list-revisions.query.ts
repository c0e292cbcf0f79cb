import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { namesOfUsers } from '@landfall/organisations/user-store';
import { Places } from '@landfall/places';
import { CONFIG, Database, type Config, type ListPage, type Presented, type Tx } from '@landfall/platform';
import { authorities } from '../../model/authorities/authority-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { diffRevisions, sourcesOfChanges } from '../../model/revisions/revision-diff.js';
import { revisionsOf, type Revision } from '../../model/revisions/revision-store.js';
import { authoritiesOf } from '../../model/revisions/rules-as-of.js';
import { presentChanges, type ChangeWords } from '../changes/present-changes.js';
import type { Reader } from '../entry-restrictions/reader.js';

/** The changes are worked out only for those who ask for them. */
export type PresentedRevision = Presented<'Revision', 'changes'> & {
  changes: () => Presented<'RevisionChange'>[];
};

/** Who changed what when in a restriction, the newest first. */
export class ListRevisions extends Query<ListPage<PresentedRevision>> {
  constructor(
    readonly id: string,
    readonly page: { limit: number; offset: number },
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListRevisions)
export class ListRevisionsHandler implements IQueryHandler<ListRevisions> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ id, page, reader }: ListRevisions): Promise<ListPage<PresentedRevision>> {
    return this.database.transaction('none', async (tx) => {
      const { revisions, totalCount } = await revisionsOf(tx, id, page.limit, page.offset);
      return { results: (await this.present(tx, revisions, reader)).slice(0, page.limit), totalCount };
    });
  }

  /** Each revision is compared with the one after it in the list. */
  private async present(tx: Tx, revisions: readonly Revision[], reader: Reader): Promise<PresentedRevision[]> {
    const people = await namesOfUsers(
      tx,
      revisions.flatMap((r) => [r.restriction.modifiedBy, r.confirmedBy]).filter((id) => id !== null),
    );
    const person = (id: string | null): Presented<'Editor'> | null => (id ? (people.get(id) ?? null) : null);
    const words = await this.words(tx, revisions, reader);
    return revisions.map((revision, index) => {
      const { restriction } = revision;
      const before = revisions[index + 1]?.restriction ?? null;
      const differences = diffRevisions(before, restriction, this.config.timeZone);
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
        changes: () => presentChanges(differences, { ...words, isStaff: reader.isStaff }),
      };
    });
  }

  private async words(tx: Tx, revisions: readonly Revision[], { language }: Reader): Promise<ChangeWords> {
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
