import { isDeepStrictEqual } from 'node:util';
import { ForwardMigration } from '../forward-migration.mjs';

const COMPARED = ['purpose', 'citizenships', 'departures', 'phases', 'values', 'noteDe', 'noteEn', 'sourceUri'];
const NO_RESTRICTION = '00000000-0000-0000-0000-000000000000';
const ZONE = process.env.LANDFALL_TIME_ZONE || 'Europe/Berlin';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayOf = (moment) => dayFormat.format(new Date(moment));
const sameWording = (a, b) => COMPARED.every((key) => isDeepStrictEqual(a[key] ?? null, b[key] ?? null));
const withDates = ({ checkedAt: _, ...detail }, writtenOn, checkedAt, checkedBy) => ({
  ...detail,
  writtenOn,
  checkedAt,
  ...(checkedAt && checkedBy ? { checkedBy } : {}),
});

/** The dates of a detail of which a version repeats the wording. */
const asIn = (detail, { writtenOn, checkedAt, checkedBy }) =>
  withDates(detail, writtenOn, checkedAt, checkedBy ?? null);

/**
 * A detail as the next version has it. `before`: the details of the version before, as they were stored (`old`) and with their
 * dates (`now`). A day counts as a check where a person put it there; one that is only carried on is what it was, and ends with
 * the wording.
 */
function dated(detail, { editor, at }, before) {
  const previous = before.find(({ old }) => old.id === detail.id);
  const isReworded = !previous || !sameWording(detail, previous.old);
  const carriers = previous ? [previous] : before;
  const carried = carriers.find(({ old }) => old.checkedAt === detail.checkedAt);
  const writtenOn = isReworded ? dayOf(at) : previous.now.writtenOn;
  if (!carried) return withDates(detail, writtenOn, detail.checkedAt, editor);
  return isReworded
    ? withDates(detail, writtenOn, null, null)
    : withDates(detail, writtenOn, carried.now.checkedAt, carried.now.checkedBy);
}

const pairs = (old, now) => old.map((detail, at) => ({ old: detail, now: now[at] }));

/** What a version says with its dates; one that brings back another has the dates of that one. */
function datedVersion({ details, restored }, version, before) {
  return details.map((detail) => {
    const same = restored?.find(({ old }) => sameWording(old, detail) && old.checkedAt === detail.checkedAt);
    return same ? asIn(detail, same.now) : dated(detail, version, before);
  });
}

/** What imports wrote has the day of their data; the seeds' first version the day on which it was written. */
const ofData = (details) => details.map((detail) => withDates(detail, detail.checkedAt, null, null));

export class WrittenAndChecked1795606200000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
create temporary table undated as select id from entry_restriction r where exists (
  select 1 from entry_restriction_revision v cross join lateral jsonb_array_elements(v.details) d
  where v.restriction_id = r.id and not d ? 'writtenOn');
create temporary table seeded as
  select stream_id::uuid as id from event_log where stream = 'entry-restriction' and version = 1 and actor = 'seed'`);
    await this.#datesOfImports(runner);
    const rows = await runner.query(`
      select r.id, r.version, r.details, r.modified_at as at, r.modified_by as editor, s.id is not null as "isSeeded"
      from entry_restriction r join undated using (id) left join seeded s using (id) where r.provenance = 'editorial'`);
    for (const restriction of rows) await this.#datesOfEditors(runner, restriction);
    await this.#datesOfScheduledCreations(runner);
    await this.#recompute(runner);
    await runner.query(`
      update import_run set changes = (
        select jsonb_agg(case when c ->> 'field' = 'checkedAt' then c || '{"field": "writtenOn"}' else c end order by at)
        from jsonb_array_elements(changes) with ordinality as e (c, at))
      where changes @> '[{"field": "checkedAt"}]'`);
    await runner.query('drop table undated, seeded');
  }

  async #datesOfImports(runner) {
    const withDay = (column) => `(
      select coalesce(jsonb_agg(d || jsonb_build_object('writtenOn', d -> 'checkedAt', 'checkedAt', null) order by at), '[]')
      from jsonb_array_elements(${column}) with ordinality as e (d, at))`;
    await runner.query(`
      update entry_restriction_revision v set details = ${withDay('v.details')}
      from entry_restriction r join undated using (id) where r.id = v.restriction_id and r.provenance = 'imported'`);
    await runner.query(`
      update entry_restriction r set details = ${withDay('r.details')} from undated u where u.id = r.id and r.provenance = 'imported'`);
  }

  async #datesOfEditors(runner, { id, version: newest, details, at, editor, isSeeded }) {
    const versions = await runner.query(
      `select version, details, at, editor, restored_from as "restoredFrom" from entry_restriction_revision
       where restriction_id = $1 order by version`,
      [id],
    );
    if (versions.at(-1)?.version !== newest)
      versions.push({ version: newest, details, at, editor, restoredFrom: null });
    const known = new Map();
    let before = [];
    for (const version of versions) {
      const isOfSeeds = isSeeded && version.version === 1;
      const restored = known.get(version.restoredFrom);
      const now = isOfSeeds
        ? ofData(version.details)
        : datedVersion({ details: version.details, restored }, version, before);
      before = pairs(version.details, now);
      known.set(version.version, before);
      await runner.query(
        'update entry_restriction_revision set details = $3 where restriction_id = $1 and version = $2',
        [id, version.version, JSON.stringify(now)],
      );
    }
    await runner.query('update entry_restriction set details = $2 where id = $1', [
      id,
      JSON.stringify(before.map(({ now }) => now)),
    ]);
    await this.#datesOfScheduled(runner, id, known);
  }

  /** Revisions that are not published yet, or never were. */
  async #datesOfScheduled(runner, restrictionId, known) {
    const scheduled = await runner.query(
      `select id, base_version as "baseVersion", base, decided, restored_from as "restoredFrom", proposed_by as editor, proposed_at as at
       from scheduled_revision where restriction_id = $1`,
      [restrictionId],
    );
    for (const { id, baseVersion, base, decided, restoredFrom, editor, at } of scheduled) {
      const before = known.get(baseVersion) ?? [];
      const details = datedVersion(
        { details: decided.details, restored: known.get(restoredFrom) },
        { editor, at },
        before,
      );
      await runner.query('update scheduled_revision set base = $2, decided = $3 where id = $1', [
        id,
        base && JSON.stringify({ ...base, details: datedVersion({ details: base.details }, { editor, at }, before) }),
        JSON.stringify({ ...decided, details }),
      ]);
    }
  }

  /** Restrictions that are scheduled and not there yet: all of them is their author's. */
  async #datesOfScheduledCreations(runner) {
    const scheduled = await runner.query(
      `select id, decided, proposed_by as editor, proposed_at as at from scheduled_revision where not restriction_exists and base is null
         and not exists (select 1 from entry_restriction r where r.id = restriction_id)`,
    );
    for (const { id, decided, editor, at } of scheduled) {
      const details = datedVersion({ details: decided.details }, { editor, at }, []);
      await runner.query('update scheduled_revision set decided = $2 where id = $1', [
        id,
        JSON.stringify({ ...decided, details }),
      ]);
    }
  }

  /**
   * Stored answers still name the days of before. A version of no restriction makes them stale, which is no revision that anybody is
   * notified of; the task of the newest revision of each place is open again, once processes of the release before have ended.
   */
  async #recompute(runner) {
    await runner.query(/* sql */ `
update itinerary i set restriction_versions = i.restriction_versions || '{"${NO_RESTRICTION}": 0}'
  where exists (
    select 1 from itinerary_place p join entry_restriction r using (place_key) join undated u on u.id = r.id
    where p.fingerprint = i.fingerprint);
insert into recompute_task (position, restriction_id, restriction_version, place_key, requested_at)
  select distinct on (r.place_key) e.position, r.id, r.version, r.place_key, now() + interval '5 minutes'
  from entry_restriction r join undated using (id) join event_log e on e.stream = 'entry-restriction' and e.stream_id = r.id::text
  where exists (select 1 from itinerary_place p where p.place_key = r.place_key)
  order by r.place_key, e.position desc
  on conflict (position) do update set finished_at = null, requested_at = excluded.requested_at`);
  }
}
