import { jest } from '@jest/globals';
import { InputRejected, type Language } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { AuthorityDirectory } from '../../../restrictions/src/model/authorities/authority-directory.js';
import { ensureAuthority } from '../../../restrictions/src/model/authorities/authority-store.js';
import type { EntryRestrictionsArguments } from '../../../restrictions/src/views/entry-restrictions/entry-restrictions.input.js';
import { aRestriction, type ARestriction } from '../../../restrictions/test/a-restriction.js';
import { asking } from '../../../restrictions/test/asking.js';
import type { PresentedAnswer, PresentedEntry } from '../presentation/present-answer.js';
import type { DestinationDetailArguments } from './destination-detail.query.js';
import { lookups } from '../../test/lookups.js';
import { restrictionViews } from '../../../restrictions/test/restriction-views.js';

jest.setTimeout(30_000);
const AUTHORITY = '00000000-0000-4000-8000-0000000000aa';
const at = (day: number): string => `2026-05-0${day}T10:00:00Z`;

let world: TripWorld;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  await world.inSystem((tx) => ensureAuthority(tx, AUTHORITY, 'Ministry', 'OTHER'));
});

async function answerAsOf(
  asOf: string | null,
  trip: Partial<DestinationDetailArguments> = {},
): Promise<PresentedAnswer> {
  const authorities = new AuthorityDirectory(world.db.database);
  await authorities.start();
  authorities.stop();
  const resolver = lookups(
    world.places,
    world.rules,
    authorities,
    world.db.database,
    world.clock,
    world.historicalPlaces,
  );
  return asking(() =>
    resolver.destinationDetail({
      departureType: 'COUNTRY',
      departureId: 'DE',
      destinationsTypes: ['COUNTRY'],
      destinationIds: ['TH'],
      citizenshipIds: ['DE'],
      restrictionType: 'PRIVATE',
      dateStart: '2026-06-01',
      dateEnd: '2026-06-10',
      ...trip,
      asOf,
    }),
  );
}
const entry = (answer: PresentedAnswer, type: string): PresentedEntry | undefined =>
  answer.sections.flatMap((s) => s.entries).find((e) => e.detailType === type);
const list = (args: EntryRestrictionsArguments): Promise<Record<string, unknown>[]> => {
  const resolver = restrictionViews(world);
  return asking(() => resolver.entryRestrictions(args));
};
async function saidOn(day: number, restriction: ARestriction): ReturnType<TripWorld['saved']> {
  world.clock.set(at(day));
  return world.saved(restriction);
}
const rejectedFor = (asOf: string, trip: Parameters<typeof answerAsOf>[1] = {}): Promise<unknown> =>
  answerAsOf(asOf, trip).then(
    () => null,
    (error: unknown) => (error instanceof InputRejected ? error.rejections : error),
  );

/** A value, then another, a note, another source, a check, no status any more, nothing any more. */
async function aWeek(): Promise<{ id: string }> {
  const source = {
    sourceUri: 'https://first.example/rules',
    authorityId: AUTHORITY,
    checkedAt: '2026-04-20',
    noAccessStart: '2026-01-01',
    noAccessEnd: '2026-12-31',
  };
  const base = aRestriction().for('TH');
  const first = await saidOn(1, base.stating({ ErVisaFreeDays: 30 }, source));
  const second = await saidOn(2, base.stating({ ErVisaFreeDays: 60 }, source).revising(first));
  const third = await saidOn(
    3,
    base.stating({ ErVisaFreeDays: 60 }, { ...source, noteEn: 'Carry cash.' }).revising(second),
  );
  const moved = { ...source, noteEn: 'Carry cash.', sourceUri: 'https://second.example/rules', authorityId: null };
  const fourth = await saidOn(4, base.stating({ ErVisaFreeDays: 60 }, moved).revising(third));
  const fifth = await saidOn(
    5,
    base.stating({ ErVisaFreeDays: 60 }, moved).with({ isChecked: true, internalNote: 'By phone' }).revising(fourth),
  );
  const open = { ...moved, noAccessStart: null, noAccessEnd: null };
  const sixth = await saidOn(6, base.stating({ ErVisaFreeDays: 60 }, open).minor().revising(fifth));
  await saidOn(7, base.stating({ ErVisaFreeDays: 60 }, open).inactive().revising(sixth));
  world.clock.set(at(8));
  return first;
}

describe('an answer as of a past moment', () => {
  it('is what was published then, to the field', async () => {
    await aWeek();
    const facts = async (asOf: string): Promise<unknown[]> => {
      const answer = await answerAsOf(asOf);
      const days = entry(answer, 'ErVisaFreeDays');
      return [
        days?.value,
        entry(answer, 'Note')?.text,
        days?.sourceUri,
        days?.authority?.name,
        days?.checkedAt?.toString().slice(0, 10),
        days?.level,
        answer.destinations[0]!.status,
      ];
    };
    const [first, second] = ['https://first.example/rules', 'https://second.example/rules'];
    expect(await facts('2026-05-01T09:59:59.999Z')).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'GRAY',
    ]);
    expect(await facts(at(1))).toEqual([30, undefined, first, 'Ministry', '2026-04-20', 'COUNTRY', 'RED']);
    expect(await facts('2026-05-02T09:59:59Z')).toEqual([
      30,
      undefined,
      first,
      'Ministry',
      '2026-04-20',
      'COUNTRY',
      'RED',
    ]);
    expect(await facts('2026-05-02T12:00:00+02:00')).toEqual([
      60,
      undefined,
      first,
      'Ministry',
      undefined,
      'COUNTRY',
      'RED',
    ]);
    expect(await facts(at(3))).toEqual([60, 'Carry cash.', first, 'Ministry', '2026-04-20', 'COUNTRY', 'RED']);
    expect(await facts(at(4))).toEqual([60, 'Carry cash.', second, undefined, undefined, 'COUNTRY', 'RED']);
    expect(await facts(at(5))).toEqual([60, 'Carry cash.', second, undefined, '2026-05-05', 'COUNTRY', 'RED']);
    expect(await facts(at(6))).toEqual([60, 'Carry cash.', second, undefined, undefined, 'COUNTRY', 'GRAY']);
    expect(await facts(at(7))).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 'GRAY']);
  });

  it('names its moment and nothing that is scheduled; an answer of now names none', async () => {
    await aWeek();
    expect(await answerAsOf(at(3))).toMatchObject({ asOf: '2026-05-03T10:00:00.000Z', scheduled: [], events: [] });
    expect((await answerAsOf(null)).asOf).toBeNull();
  });

  it('is the current answer when it is requested for the present moment', async () => {
    const { id } = await aWeek();
    const [stored] = await world.query<{ version: number; details: { id: string }[] }>(
      'select version, details from entry_restriction',
    );
    await saidOn(
      8,
      aRestriction()
        .for('TH')
        .stating({ ErVisaRequired: true }, { authorityId: AUTHORITY })
        .revising({ id, ...stored! }),
    );
    await saidOn(8, aRestriction().forRegion('TH', 'TH-83').stating({ ErVisaRequired: false }));
    const trip: Partial<DestinationDetailArguments> = {
      destinationsTypes: ['COUNTRY', 'AIRPORT'],
      destinationIds: ['TH', 'HKT'],
      transitTypes: ['COUNTRY'],
      transitIds: ['IN'],
    };
    expect({ ...(await answerAsOf(at(8), trip)), asOf: null }).toEqual(await answerAsOf(null, trip));
  });

  it('takes region over country as they stood then', async () => {
    await saidOn(1, aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    const region = await saidOn(2, aRestriction().forRegion('TH', 'TH-83').stating({ ErVisaFreeDays: 10 }));
    await saidOn(
      3,
      aRestriction().forRegion('TH', 'TH-83').stating({ ErVisaFreeDays: 10 }).inactive().revising(region),
    );
    world.clock.set(at(4));
    const said = async (day: number): Promise<unknown[]> => {
      const days = entry(
        await answerAsOf(at(day), { destinationsTypes: ['AIRPORT'], destinationIds: ['HKT'] }),
        'ErVisaFreeDays',
      );
      return [days?.value, days?.level];
    };
    expect([await said(1), await said(2), await said(3)]).toEqual([
      [30, 'COUNTRY'],
      [10, 'REGION'],
      [30, 'COUNTRY'],
    ]);
  });

  it('names the authority as it was called then, also after it was renamed and deleted', async () => {
    await aWeek();
    await world.query('update authority set name = $1', ['Agency']);
    expect(entry(await answerAsOf(at(3)), 'ErVisaFreeDays')?.authority?.name).toBe('Ministry');
    await world.query('delete from authority');
    expect(entry(await answerAsOf(at(3)), 'ErVisaFreeDays')?.authority).toEqual({
      id: AUTHORITY,
      name: 'Ministry',
      authorityType: 'OTHER',
    });
  });

  it('names the authority as it was called from its renaming on, without a revision of the rules', async () => {
    await aWeek();
    // As the command writes it, but on a day of the past.
    const rename = (name: string, day: number): Promise<object[]> =>
      world.query(
        `insert into event_log (stream, stream_id, version, type, schema_version, payload, actor, occurred_at) values ('authority', $1, $2, 'restrictions.AuthorityChanged', 1, $3, $4, $5)`,
        [
          AUTHORITY,
          day,
          JSON.stringify({ change: 'UPDATED', name, authorityType: 'HEALTH_INSTITUTE' }),
          world.editor,
          `2026-05-0${day}T12:00:00Z`,
        ],
      );
    await rename('Agency', 1);
    await rename('Office', 2);
    const called = async (asOf: string | null): Promise<unknown> => {
      const { name, authorityType } = entry(await answerAsOf(asOf), 'ErVisaFreeDays')!.authority!;
      return [name, authorityType];
    };
    expect(await called(at(1))).toEqual(['Ministry', 'OTHER']);
    expect(await called('2026-05-01T12:00:00Z')).toEqual(['Agency', 'HEALTH_INSTITUTE']);
    expect(await called('2026-05-02T12:00:01Z')).toEqual(['Office', 'HEALTH_INSTITUTE']);
    const [restriction] = (await list({ asOf: '2026-05-01T13:00:00Z' })) as {
      details: () => { authority: { name: string } }[];
    }[];
    expect(restriction!.details()[0]!.authority.name).toBe('Agency');
  });

  it('is rejected for a moment to come and for one that is none', async () => {
    expect(await rejectedFor('2026-05-01T10:00:01Z')).toEqual([{ field: 'asOf', key: 'rejection.asOfFuture' }]);
    expect(await rejectedFor('2026-05-01T10:00:01Z', { destinationIds: ['ZZ'] })).toEqual([
      expect.objectContaining({ field: 'destinationIds', key: 'rejection.unknownPlace' }),
      { field: 'asOf', key: 'rejection.asOfFuture' },
    ]);
    expect(await rejectedFor('')).toEqual([{ field: 'asOf', key: 'rejection.invalidDate' }]);
    expect(await rejectedFor('3 May')).toEqual([{ field: 'asOf', key: 'rejection.invalidDate' }]);
  });
});

describe('restrictions as of a past moment', () => {
  it('are listed as they stood, the later ones not yet', async () => {
    const { id } = await aWeek();
    await saidOn(8, aRestriction().for('IN').visaRequired());
    const versions = async (args: EntryRestrictionsArguments): Promise<unknown[]> =>
      (await list(args)).map((r) => [(r['country'] as { id: string }).id, r['version']]);
    expect(await versions({ asOf: at(3) })).toEqual([['TH', 3]]);
    expect(await versions({ asOf: at(8) })).toEqual([
      ['IN', 1],
      ['TH', 7],
    ]);
    expect(await versions({ asOf: at(6), isActive: true, countryId: 'th' })).toEqual([['TH', 6]]);
    expect(await versions({ asOf: at(7), isActive: true })).toEqual([]);
    expect(await versions({ asOf: at(5), status: 'RED' })).toEqual([['TH', 5]]);
    expect(await versions({ asOf: at(6), status: 'RED' })).toEqual([]);
    expect(await versions({ asOf: '2026-04-01T00:00:00Z' })).toEqual([]);
    const resolver = restrictionViews(world);
    const one = async (language: Language, isStaff: boolean): Promise<unknown> =>
      asking(() => resolver.entryRestriction({ id, asOf: at(5) }), {
        language,
        viewer: { userId: 'x', isStaff, organisationId: null, permissions: [] },
      });
    expect(await one('en', true)).toMatchObject({
      id,
      version: 5,
      checkedAt: new Date(at(5)),
      internalNote: 'By phone',
      isActive: true,
      scheduledCount: 0,
    });
    expect(await one('en', false)).toMatchObject({ internalNote: null });
    expect(await asking(() => resolver.entryRestriction({ id: 'no id', asOf: at(5) }))).toBeNull();
    expect(await asking(() => resolver.entryRestriction({ id, asOf: '2026-04-30T00:00:00Z' }))).toBeNull();
  });
});
