import { jest } from '@jest/globals';
import { InputRejected } from '@landfall/kernel';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { accepted, rejectedFor, TripWorld } from '../../../../journeys/test/trip-world.js';
import {
  CheckEntryRestrictions,
  CheckEntryRestrictionsHandler,
} from '../../commands/check-entry-restrictions/check-entry-restrictions.handler.js';
import { CheckEntryRestrictionsInput } from '../../commands/check-entry-restrictions/check-entry-restrictions.input.js';
import { validated } from '@landfall/platform';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { diffRevisions } from '../../model/revisions/revision-diff.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { ComputedFieldsResolver } from './computed-fields.resolver.js';
import type { EntryRestrictionsArguments } from './entry-restrictions.input.js';
import type { PresentedRestriction } from './present-restriction.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { asking } from '../../../test/asking.js';
import type { EntryRestrictionsResolver } from './entry-restrictions.resolver.js';
import { restrictionViews } from '../../../test/restriction-views.js';

jest.setTimeout(30_000);
const NOBODY = '00000000-0000-4000-8000-000000000000';

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

const lists = (): EntryRestrictionsResolver => restrictionViews(world);
const list = (args: EntryRestrictionsArguments): Promise<PresentedRestriction[]> =>
  asking(() => lists().entryRestrictions(args));
const found = async (args: EntryRestrictionsArguments): Promise<string[]> =>
  (await list(args)).map((r) => r.stored.airportId ?? r.stored.regionId ?? r.stored.countryId);
const check = (...ids: string[]): ReturnType<CheckEntryRestrictionsHandler['execute']> =>
  new CheckEntryRestrictionsHandler(world.db.database, world.places, world.rules, world.clock, world.config).execute(
    new CheckEntryRestrictions(validated(CheckEntryRestrictionsInput, { ids }), world.editor, 'test'),
  );
const stored = (id: string): Promise<EntryRestriction> =>
  world.inSystem(async (tx) => (await restrictionById(tx, id))!);

describe('a country that is named beside a group that contains it', () => {
  it('is shown, and gone when the group alone is sent', async () => {
    const codes = async (): Promise<unknown> => (await list({ countryId: 'TH' }))[0]!.details()[0]!.citizenshipCodes;
    const first = await world.saved(aRestriction().for('TH').visaFree('EU', 'IE'));
    expect(await codes()).toEqual(['EU', 'IE']);
    await world.saved(aRestriction().for('TH').visaFree('EU').revising(first));
    expect(await codes()).toEqual(['EU']);
  });
});

describe('the list of restrictions', () => {
  it('is narrowed by status, reminder, check, editor and place', async () => {
    await world.saved(
      aRestriction().for('TH').barred('2026-01-01', null).with({ reminder: '2026-05-10', isChecked: true }),
    );
    await world.saved(
      aRestriction()
        .forRegion('TH', 'TH-83')
        .stating({}, { someRestrictionsStart: '2026-01-01' })
        .with({ reminder: '2026-05-11' }),
    );
    await world.saved(aRestriction().forAirport('TH', 'HKT').barred('2027-01-01', null));
    await world.saved(aRestriction().for('IN').barred('2026-01-01', null).inactive());
    world.clock.set('2026-05-21T10:00:00Z');
    expect(await found({ status: 'RED' })).toEqual(['TH']);
    expect(await found({ status: 'YELLOW' })).toEqual(['TH-83']);
    expect(await found({ status: 'GRAY' })).toEqual(['IN', 'HKT']);
    expect(await found({ reminderUntil: '2026-05-10' })).toEqual(['TH']);
    expect(await found({ reminderUntil: '2026-05-11' })).toEqual(['TH', 'TH-83']);
    expect(await found({ uncheckedForDays: 20 })).toEqual(['IN', 'HKT', 'TH-83']);
    expect(await found({ uncheckedForDays: 19 })).toEqual(['IN', 'HKT', 'TH', 'TH-83']);
    expect(await found({ editorId: world.editor, isActive: false })).toEqual(['IN']);
    expect(await found({ editorId: NOBODY })).toEqual([]);
    expect(await found({ regionId: 'TH-83', restrictionLevel: 'REGION' })).toEqual(['TH-83']);
    expect(await found({ airportId: 'hkt' })).toEqual(['HKT']);
    await expect(
      list({ reminderUntil: 'soon', countryId: 'Mordor', uncheckedForDays: -1, asOf: 'then' }),
    ).rejects.toEqual(
      new InputRejected([
        { field: 'countryId', key: 'rejection.unknownCountry', values: { id: 'MORDOR' } },
        { field: 'reminderUntil', key: 'rejection.invalidDate' },
        { field: 'uncheckedForDays', key: 'rejection.notInRange', values: { min: 0, max: 36_500 } },
        { field: 'asOf', key: 'rejection.invalidDate' },
      ]),
    );
    expect(await found({ regionId: 'TH\0' })).toEqual([]);
  });

  it('finds a region by its id in capital or small letters, then as now', async () => {
    await world.saved(aRestriction().forRegion('UG', 'UG:Gulu').visaFree());
    world.clock.set('2026-05-21T10:00:00Z');
    for (const regionId of ['UG:Gulu', 'ug:gulu', 'UG:GULU'])
      expect([await found({ regionId }), await found({ regionId, asOf: '2026-05-20T10:00:00Z' })]).toEqual([
        ['UG:Gulu'],
        ['UG:Gulu'],
      ]);
    expect(await found({ regionId: 'UG:Gul_' })).toEqual([]);
  });

  it('says of each its status of today, what is due for review and what is scheduled', async () => {
    const { id } = await world.saved(
      aRestriction()
        .for('TH')
        .barred('2026-05-01', '2026-05-31', { checkedAt: '2026-04-01' })
        .stating({ ErVisaFreeDays: 30 }, { citizenshipIds: ['IN'] }),
    );
    await world.query(
      `insert into scheduled_revision (id, restriction_id, restriction_exists, place_key, base_version, state, input, decided, changed_types, is_significant, proposed_by, proposed_at)
       select gen_random_uuid(), $1, true, 'COUNTRY:TH', 1, state, '{}', '{}', '{}', true, $2, now() from unnest(array['SCHEDULED', 'HELD', 'BLOCKED', 'APPLIED', 'WITHDRAWN', 'REJECTED']) as state`,
      [id, world.editor],
    );
    const computed = new ComputedFieldsResolver(world.clock, world.config);
    const seen = async (instant: string, asOf?: string): Promise<unknown[]> => {
      world.clock.set(instant);
      const [one] = await list({ asOf });
      return [computed.status(one!), computed.reviewsDueCount(one!), one!['scheduledCount']];
    };
    expect(await seen('2026-05-20T10:00:00Z')).toEqual(['RED', 1, 3]);
    expect(await seen('2026-07-20T10:00:00Z')).toEqual(['GRAY', 2, 3]);
    expect(await seen('2026-07-20T10:00:00Z', '2026-05-20T10:00:00Z')).toEqual(['RED', 1, 0]);
  });

  it('has the editors of the newest versions, each once', async () => {
    expect(await asking(() => lists().entryRestrictionEditors())).toEqual([]);
    await world.saved(aRestriction().for('TH').visaRequired());
    await world.saved(aRestriction().for('IN').visaRequired());
    expect(await asking(() => lists().entryRestrictionEditors())).toEqual([
      { id: world.editor, firstName: 'Edda', lastName: 'Lenz' },
    ]);
  });
});

describe('checking many restrictions', () => {
  it('is a minor revision of each with the day of today, and changes nothing else', async () => {
    const before = [
      await world.saved(
        aRestriction()
          .for('TH')
          .with({ internalNote: 'Keep', reminder: '2026-07-01', significantUpdateNote: 'Why' })
          .stating(
            { ErVisaFreeDays: 30 },
            { checkedAt: '2026-01-01', nextReview: '2026-06-01', noteDe: 'Hinweis', citizenshipIds: ['EU'] },
          ),
      ),
      await world.saved(aRestriction().for('IN').visaRequired().inactive()),
    ];
    // Past midnight in the zone of the product.
    world.clock.set('2026-05-10T22:30:00Z');
    accepted(await check(...before.map((r) => r.id), before[0]!.id));
    for (const old of before) {
      const now = await stored(old.id);
      expect(now).toMatchObject({
        version: 2,
        checkedAt: new Date('2026-05-10T22:30:00Z'),
        checkedBy: world.editor,
        significantUpdateAt: old.significantUpdateAt,
        significantUpdateNote: old.significantUpdateNote,
      });
      expect(diffRevisions(old, now, world.config.timeZone).map((d) => [d.field, d.after])).toEqual([
        ['checkedAt', '2026-05-11'],
        ['checkedAt', '2026-05-11'],
      ]);
    }
    expect(
      await world.query(
        'select version, is_significant, changed_types from entry_restriction_revision where version = 2',
      ),
    ).toEqual([
      { version: 2, is_significant: false, changed_types: [] },
      { version: 2, is_significant: false, changed_types: [] },
    ]);
    expect(world.rules.versionsAt(['COUNTRY:TH', 'COUNTRY:IN'])).toEqual({ [before[0]!.id]: 2, [before[1]!.id]: 2 });
  });

  it('writes nothing when one of them is unknown or imported, and says which', async () => {
    const own = await world.saved(aRestriction().for('TH').visaRequired());
    const imported = await world.saved(aRestriction().for('IN').visaRequired());
    await world.query(`update entry_restriction set provenance = 'imported', import_source = 'test' where id = $1`, [
      imported.id,
    ]);
    expect(rejectedFor(await check(own.id, NOBODY, imported.id, 'no id')).sort()).toEqual([
      'ids.1 rejection.notFound',
      'ids.2 rejection.importedReadOnly',
      'ids.3 rejection.notFound',
    ]);
    expect(await stored(own.id)).toMatchObject({ version: 1, checkedAt: null });
    expect(await world.query('select 1 from event_log')).toHaveLength(2);
  });

  it('counts an id once, in capitals or not', async () => {
    const { id } = await world.saved(aRestriction().for('TH').visaFree());
    expect(await check(id, id.toUpperCase(), id)).toMatchObject({ ok: true });
    expect(await stored(id)).toMatchObject({ version: 2 });
  });

  it('is rejected for more than two hundred at once', async () => {
    expect(rejectedFor(await check(...Array.from({ length: 201 }, () => NOBODY)))).toEqual([
      'ids rejection.tooManyIds',
    ]);
  });
});
