import { jest } from '@jest/globals';
import pg from 'pg';
import { runMigration } from '@landfall/platform/testing';
import type { EntryRestriction, RestrictionDetail } from '@landfall/restrictions/entry-restriction';
import { revisionOf } from '@landfall/restrictions/revision-store';
import { aRestriction, type ARestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';

jest.setTimeout(30_000);
const MIGRATION = 'WrittenAndChecked1795606200000';
const WRITTEN = '2026-04-21';
const CHECKED = '2026-04-28';
const SAVED = '2026-05-01';

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

/** Versions and events are never changed by a process: what the release before stored is put there by the owner of the tables. */
async function asOwner(sql: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: world.db.url });
  await owner.connect();
  await owner.query(sql, values);
  await owner.end();
}

/** The days that the release before kept with the details of a version, in their order. */
async function storedBefore({ id, version }: EntryRestriction, checks: readonly (string | null)[]): Promise<void> {
  const dated = (column: string): string => `(
    select jsonb_agg(d - 'writtenOn' - 'checkedBy' || jsonb_build_object('checkedAt', ($3::text[])[at]) order by at)
    from jsonb_array_elements(${column}) with ordinality as e (d, at))`;
  for (const [table, key] of [
    ['entry_restriction', 'id'],
    ['entry_restriction_revision', 'restriction_id'],
  ])
    await asOwner(`update ${table} set details = ${dated('details')} where ${key} = $1 and version = $2`, [
      id,
      version,
      checks,
    ]);
}

async function seeded(restriction: ARestriction, checks: readonly string[]): Promise<EntryRestriction> {
  const first = await world.saved(restriction);
  await storedBefore(first, checks);
  await asOwner(`update entry_restriction_revision set editor = null where restriction_id = $1`, [first.id]);
  await asOwner(`update event_log set actor = 'seed', schema_version = 2 where stream_id = $1`, [first.id]);
  return first;
}

async function datesOf(id: string, version: number): Promise<unknown[]> {
  const { restriction } = (await world.inSystem((tx) => revisionOf(tx, id, version)))!;
  return restriction.details.map(dates);
}
const dates = ({ writtenOn, checkedAt, checkedBy }: RestrictionDetail): unknown[] => [writtenOn, checkedAt, checkedBy];
const newest = async (id: string): Promise<unknown[]> => {
  const [row] = await world.query<{ details: RestrictionDetail[] }>(
    'select details from entry_restriction where id = $1',
    [id],
  );
  return row!.details.map(dates);
};
const upgrade = (): Promise<void> => runMigration(world.db.url, MIGRATION);

const rules = (isFree: boolean): ARestriction =>
  aRestriction().for('TH').visaRequired('IN').visaFree('FR').stating({ ErVisaRequired: !isFree });

describe('the upgrade of a database in which days of writing stood as checks', () => {
  it('keeps the checks of editors, and calls the days of the seeds what they are', async () => {
    const first = await seeded(rules(true), [WRITTEN, WRITTEN, WRITTEN]);
    const checked = await world.saved(rules(true).minor().revising(first));
    await storedBefore(checked, [CHECKED, WRITTEN, WRITTEN]);
    const reworded = await world.saved(rules(false).revising(checked));
    await storedBefore(reworded, [CHECKED, WRITTEN, WRITTEN]);
    const copied = await world.saved(rules(false).visaFree('US').revising(reworded));
    await storedBefore(copied, [CHECKED, WRITTEN, WRITTEN, WRITTEN]);

    await upgrade();

    const asWritten = [WRITTEN, null, undefined];
    expect(await datesOf(first.id, 1)).toEqual([asWritten, asWritten, asWritten]);
    expect(await datesOf(first.id, 2)).toEqual([[WRITTEN, CHECKED, world.editor], asWritten, asWritten]);
    const later = [[WRITTEN, CHECKED, world.editor], asWritten, [SAVED, null, undefined]];
    expect(await datesOf(first.id, 3)).toEqual(later);
    expect(await newest(first.id)).toEqual([...later, [SAVED, null, undefined]]);
  });

  it('keeps what an editor wrote and checked, until it was reworded', async () => {
    const one = await world.saved(aRestriction().for('VN').visaFree());
    await storedBefore(one, [CHECKED]);
    const other = await world.saved(aRestriction().for('KH').visaFree());
    await storedBefore(other, [CHECKED]);
    await storedBefore(await world.saved(aRestriction().for('KH').visaRequired().revising(other)), [CHECKED]);
    await upgrade();
    expect(await newest(one.id)).toEqual([[SAVED, CHECKED, world.editor]]);
    expect(await newest(other.id)).toEqual([[SAVED, null, undefined]]);
  });

  it('takes the day of imported data for no check, and changes nothing the second time', async () => {
    const imported = await world.saved(aRestriction().for('IN').visaRequired());
    await storedBefore(imported, ['2026-02-17']);
    await asOwner(`update entry_restriction set provenance = 'imported' where id = $1`, [imported.id]);
    await upgrade();
    await upgrade();
    expect(await newest(imported.id)).toEqual([['2026-02-17', null, undefined]]);
    expect(await datesOf(imported.id, 1)).toEqual([['2026-02-17', null, undefined]]);
  });

  it('reaches what is scheduled and not published yet', async () => {
    const first = await seeded(rules(true), [WRITTEN, WRITTEN, WRITTEN]);
    const later = { effectiveOn: '2026-06-01' };
    await world.save(rules(false).revising(first).with(later));
    await world.save(aRestriction().for('VN').visaFree().with(later));
    await asOwner(
      `update scheduled_revision set decided = jsonb_set(decided, '{details}', (
         select jsonb_agg(d - 'writtenOn' || jsonb_build_object('checkedAt', $1::text) order by at)
         from jsonb_array_elements(decided -> 'details') with ordinality as e (d, at)))`,
      [WRITTEN],
    );
    await upgrade();
    const scheduled = await world.query<{ base: EntryRestriction | null; decided: EntryRestriction }>(
      `select base, decided from scheduled_revision order by decided ->> 'countryId'`,
    );
    const asWritten = [WRITTEN, null, undefined];
    expect(scheduled.map(({ base, decided }) => [base?.details.map(dates), decided.details.map(dates)])).toEqual([
      [
        [asWritten, asWritten, asWritten],
        [asWritten, asWritten, [SAVED, null, undefined]],
      ],
      [undefined, [[SAVED, WRITTEN, world.editor]]],
    ]);
  });
});

describe('a trip page from before the upgrade', () => {
  const dated = async ({ token }: CreatedJourney): Promise<unknown[]> => {
    const page = await world.page(token, 'en');
    const entries = page!.detail!.sections.flatMap((section) => section.entries);
    const { writtenOn, checkedAt } = entries.find(({ detailType }) => detailType === 'ErVisaRequired')!;
    return [writtenOn, checkedAt];
  };

  it('claims no check, says so once it is recomputed, and sends no mail', async () => {
    const first = await seeded(aRestriction().for('TH').visaFree(), [WRITTEN]);
    await world.processLog();
    world.rules = world.rulesOfAnotherProcess();
    await world.rules.refresh(first.id);
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    await asOwner(`update answer_part set entries = replace(entries::text, '"writtenOn": null, ', '')::jsonb`, []);
    expect(await dated(journey)).toEqual([WRITTEN, null]);

    await upgrade();
    const [task] = await world.query<{ position: string; finished_at: Date | null }>('select * from recompute_task');
    expect(task).toMatchObject({ restriction_id: first.id, place_key: 'COUNTRY:TH', finished_at: null });
    world.rules = world.rulesOfAnotherProcess();
    await world.recompute({ position: task!.position });

    expect(await dated(journey)).toEqual([WRITTEN, null]);
    const [stored] = await world.query<{ statement: { writtenOn: string } }>(
      `select jsonb_path_query_first(d.content, '$.entries[*] ? (@.detailType == "ErVisaRequired").statements[0]') as statement
       from itinerary i join trip_snapshot d on d.hash = i.snapshot_hash`,
    );
    expect(stored!.statement).toMatchObject({ writtenOn: WRITTEN, checkedAt: null });
    expect(await world.query('select 1 from itinerary_change')).toEqual([]);
    expect(await world.query(`select 1 from outgoing_mail where kind = 'CHANGE'`)).toEqual([]);
  });
});
