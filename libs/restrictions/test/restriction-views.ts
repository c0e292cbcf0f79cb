import type { Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { HistoricalPlaces } from '@landfall/places/historical-places';
import type { Config, Database } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { AuthorityDirectory } from '../src/model/authorities/authority-directory.js';
import type { PublishedRules } from '../src/model/restriction/published-rules.js';
import { OpenConflictsHandler } from '../src/views/conflicts/open-conflicts.query.js';
import { ConflictsResolver } from '../src/views/conflicts/conflicts.resolver.js';
import { EntryRestrictionHandler } from '../src/views/entry-restrictions/entry-restriction.query.js';
import { EntryRestrictionWithParentHandler } from '../src/views/entry-restrictions/entry-restriction-with-parent.query.js';
import { EntryRestrictionsHandler } from '../src/views/entry-restrictions/entry-restrictions.query.js';
import { EntryRestrictionsResolver } from '../src/views/entry-restrictions/entry-restrictions.resolver.js';
import { HistoricalRestrictions } from '../src/views/entry-restrictions/historical-restrictions.js';
import { ListEditorsHandler } from '../src/views/entry-restrictions/list-editors.query.js';
import { ListRevisionsHandler } from '../src/views/revisions/list-revisions.query.js';
import { RestrictionRevisionsResolver } from '../src/views/revisions/restriction-revisions.resolver.js';
import { RevisionHandler } from '../src/views/revisions/revision.query.js';
import { SaveResultPresenter } from '../src/views/save-result/save-result-presenter.js';
import { ScheduledRevisionPresenter } from '../src/views/scheduled-revisions/scheduled-revision-presenter.js';

interface World {
  db: { database: Database };
  places: Places;
  rules: PublishedRules;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
  historicalPlaces: HistoricalPlaces;
}

/** Restrictions as a client reads them. */
export function restrictionViews({
  db: { database },
  places,
  rules,
  clock,
  config,
  historicalPlaces,
}: World): EntryRestrictionsResolver {
  const historical = new HistoricalRestrictions(rules, historicalPlaces, config);
  return new EntryRestrictionsResolver(
    queriesOf(
      new EntryRestrictionHandler(database, rules, historical, clock),
      new EntryRestrictionsHandler(database, rules, historical, places, clock, config),
      new EntryRestrictionWithParentHandler(database, rules),
      new ListEditorsHandler(database),
    ),
  );
}

/** Their revisions as a client reads them. */
export function revisionViews({
  db: { database },
  places,
  rules,
  config,
  historicalPlaces,
}: World): RestrictionRevisionsResolver {
  const historical = new HistoricalRestrictions(rules, historicalPlaces, config);
  return new RestrictionRevisionsResolver(
    queriesOf(
      new ListRevisionsHandler(database, places, rules, config),
      new RevisionHandler(database, rules, historical),
    ),
  );
}

/** Their conflicts as a client reads them. */
export const conflictViews = (
  { db: { database }, places, rules }: World,
  authorities = new AuthorityDirectory(database),
): ConflictsResolver =>
  new ConflictsResolver(queriesOf(new OpenConflictsHandler(database, places, rules, authorities)), rules);

/** What becomes of a command, as a client reads it. */
export const saveResults = ({ db: { database }, places, rules }: World): SaveResultPresenter =>
  new SaveResultPresenter(
    database,
    rules,
    new ScheduledRevisionPresenter(places, rules, new AuthorityDirectory(database)),
    places,
  );
