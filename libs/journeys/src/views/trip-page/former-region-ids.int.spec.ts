import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { restrictionViews } from '../../../../restrictions/test/restriction-views.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';
import { runInRequest } from '@landfall/platform';

jest.setTimeout(30_000);
const [FORMER, PRESENT] = ['VN:Thanh Hóa', 'VN-21'];

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

const visaIn = (region: string, isRequired: boolean): ReturnType<typeof aRestriction> => {
  const restriction = aRestriction().forRegion('VN', region);
  return isRequired ? restriction.visaRequired() : restriction.visaFree();
};
const followed = (type: 'REGION' | 'AIRPORT', id: string, email: string): Promise<CreatedJourney> =>
  world.followedJourney(agent, email, { destinationsTypes: [type], destinationIds: [id] });
const shown = async ({ token }: CreatedJourney): Promise<object> => {
  const { detail, changes } = (await world.page(token))!;
  const visa = detail!.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired');
  return {
    place: detail!.destinations[0]!.place.id,
    stated: [visa?.destination, visa?.value],
    summary: detail!.summary.find(({ key }) => key === 'VISA')?.destinations,
    changed: changes.map(({ destination }) => destination),
  };
};
const listed = async (regionId: string): Promise<string[]> =>
  (
    await runInRequest({ correlationId: 'test', language: 'en', viewer: null, token: null, address: '' }, () =>
      restrictionViews(world).entryRestrictions({ regionId }),
    )
  ).map(({ id }) => id);

describe.each([
  [FORMER, PRESENT],
  [PRESENT, FORMER],
])('a region whose rules were saved as %s', (saved, requested) => {
  it('gives them to trips to it and to its airports, and their changes, whichever id is used', async () => {
    const rules = await world.saved(visaIn(saved, false));
    const trips = [
      await followed('REGION', requested, 'requested@traveller.example'),
      await followed('REGION', saved, 'saved@traveller.example'),
      await followed('AIRPORT', 'THD', 'airport@traveller.example'),
    ];
    const region = { place: PRESENT, stated: [PRESENT, false], changed: [] };
    expect(await Promise.all(trips.map(shown))).toMatchObject([
      region,
      region,
      { place: 'THD', stated: ['THD', false], changed: [] },
    ]);
    expect((await world.query('select distinct fingerprint from itinerary')).length).toBe(2);
    await world.saved(visaIn(requested, true).revising(rules));
    await world.processLog();
    expect(await Promise.all(trips.map(shown))).toMatchObject([
      { place: PRESENT, stated: [PRESENT, true], changed: [PRESENT] },
      { place: PRESENT, stated: [PRESENT, true], changed: [PRESENT] },
      { place: 'THD', stated: ['THD', true], changed: ['THD'] },
    ]);
    const mailed = await world.query<{ email: string }>(
      `select s.email from outgoing_mail m join trip_subscription s on s.id = m.subscription_id where m.kind = 'CHANGE' order by 1`,
    );
    expect(mailed.map(({ email }) => email)).toEqual([
      'airport@traveller.example',
      'requested@traveller.example',
      'saved@traveller.example',
    ]);
  });

  it('has one restriction in lists, whichever id is used, and conflicts with what is saved under the other', async () => {
    const rules = await world.saved(visaIn(saved, false));
    expect([await listed(saved), await listed(requested), await listed('VN-22')]).toEqual([[rules.id], [rules.id], []]);
    const result = await world.save(visaIn(requested, true));
    expect(result).toMatchObject({ ok: true, warnings: [expect.objectContaining({ key: 'rejection.conflict' })] });
  });
});
