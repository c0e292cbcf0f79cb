import { jest } from '@jest/globals';
import { accepted, rejectedFor, TripWorld, type Agent } from '../../../test/trip-world.js';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { aTrip } from '../../../test/a-trip.js';
import type { CreateGroupInput } from './create-group.command.js';

jest.setTimeout(60_000);

let world: TripWorld;
let agents: Record<'own' | 'other', Agent>;
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  agents = { own: await world.agent('SONNENWEG'), other: await world.agent('NORDLICHT') };
  await world.saved(aRestriction().for('TH').visaFree());
});
afterAll(() => world.close());

const { citizenshipCountryIds: _, ...TRIP } = aTrip();
const aGroup = (changes: Partial<CreateGroupInput> = {}): CreateGroupInput => ({
  ...TRIP,
  internalNote: 'Choir',
  bookingNumber: null,
  members: [
    { label: 'Family A', citizenshipCountryIds: ['DE'] },
    { label: 'Room 12', citizenshipCountryIds: ['TR', 'DE'] },
  ],
  ...changes,
});
const pagesStored = async (): Promise<number> =>
  Number((await world.query<{ count: string }>('select count(*) from journey'))[0]!.count);

describe('the pages of a booking', () => {
  it('are one for each member, with its nationalities and its name for the agency', async () => {
    const { pages, isExisting } = accepted(await world.createGroup(agents.own, aGroup()));
    expect(pages.map(({ label }) => label)).toEqual(['Family A', 'Room 12']);
    expect(isExisting).toBe(false);
    const rows = await world.query<{ label: string; citizenships: string[]; note: string }>(
      'select label, citizenships, internal_note as note from journey where id = any($1) order by label',
      [pages.map(({ id }) => id)],
    );
    expect(rows.map(({ label, citizenships, note }) => [label, citizenships.length, note])).toEqual([
      ['Family A', 1, 'Choir'],
      ['Room 12', 2, 'Choir'],
    ]);
    for (const { url } of pages) expect((await world.page(url.split('/').at(-1)!))?.state).toBe('ACTIVE');
  });

  it('are made once for a number of a booking, however often and at once it is posted', async () => {
    const before = await pagesStored();
    const posted = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        world.createGroup(agents.own, aGroup({ bookingNumber: at % 2 ? 'AB 12-34' : 'ab12-34' })),
      ),
    );
    const groups = posted.map((one) => accepted(one));
    expect(groups.filter(({ isExisting }) => !isExisting)).toHaveLength(1);
    expect(new Set(groups.map(({ pages }) => JSON.stringify(pages))).size).toBe(1);
    expect(await pagesStored()).toBe(before + 2);
    // Another agency may have a booking of the same number.
    expect(accepted(await world.createGroup(agents.other, aGroup({ bookingNumber: 'AB12-34' }))).isExisting).toBe(
      false,
    );
    const [row] = await world.query<{ hash: string }>(
      'select booking_hash as hash from journey_group where booking_hash is not null',
    );
    expect(row!.hash).not.toContain('12-34');
  });

  it('are all made, or none', async () => {
    const before = await pagesStored();
    const members = [
      { label: 'A', citizenshipCountryIds: ['DE'] },
      { label: 'B', citizenshipCountryIds: ['XX'] },
    ];
    expect(rejectedFor(await world.createGroup(agents.own, aGroup({ members, bookingNumber: 'X1' })))).toEqual([
      'members rejection.unknownCountry',
    ]);
    const none = await world.createGroup(agents.own, aGroup({ members: [] }));
    expect(rejectedFor(none)).toEqual(['members rejection.notInRange']);
    const unnamed = aGroup({ members: [{ label: ' ', citizenshipCountryIds: ['DE'] }] });
    expect(rejectedFor(await world.createGroup(agents.own, unnamed))).toEqual(['members.0.label rejection.required']);
    expect(await pagesStored()).toBe(before);
    // The number is free for the corrected booking.
    expect(accepted(await world.createGroup(agents.own, aGroup({ bookingNumber: 'X1' }))).isExisting).toBe(false);
  });

  it('of 40 people are there within ten seconds', async () => {
    const nationalities = ['DE', 'TR', 'AT', 'GB', 'IN'];
    const members = Array.from({ length: 40 }, (_, at) => ({
      label: `Seat ${at + 1}`,
      citizenshipCountryIds: [nationalities[at % 5]!],
    }));
    const start = performance.now();
    expect(accepted(await world.createGroup(agents.own, aGroup({ members }))).pages).toHaveLength(40);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('lose the names of their members with the end of the trip', async () => {
    accepted(await world.createGroup(agents.own, aGroup()));
    world.clock.set('2026-06-12T10:00:00Z');
    await world.expire();
    expect(await world.query('select 1 from journey where label is not null')).toEqual([]);
    // With the last page the group goes as well.
    world.clock.set('2026-08-01T10:00:00Z');
    await world.expire();
    expect(await world.query('select 1 from journey_group')).toEqual([]);
  });
});
