import { jest } from '@jest/globals';
import type { PresentedAnswer } from '@landfall/answers/present-answer';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { addDays } from '@landfall/kernel';
import { LogSignal } from '@landfall/platform';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { ComputedFieldsResolver } from '../../../../restrictions/src/views/entry-restrictions/computed-fields.resolver.js';
import type { EntryRestrictionsArguments } from '../../../../restrictions/src/views/entry-restrictions/entry-restrictions.input.js';
import type { PresentedRestriction } from '../../../../restrictions/src/views/entry-restrictions/present-restriction.js';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { asking } from '../../../../restrictions/test/asking.js';
import { Snapshots } from '../../model/snapshots.js';
import { reviewsDueOn, type ReviewFacts } from '../../../test/reviews-due-on.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld } from '../../../test/trip-world.js';
import { lookups } from '../../../../answers/test/lookups.js';
import { restrictionViews, revisionViews } from '../../../../restrictions/test/restriction-views.js';

jest.setTimeout(30_000);
const TRIP = { dateStart: '2027-03-01', dateEnd: '2027-03-10' };

let world: TripWorld;
let authorities: AuthorityDirectory;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  authorities = new AuthorityDirectory(world.db.database);
});

const answered = async (asOf: string | null): Promise<PresentedAnswer> =>
  asking(() =>
    lookups(
      world.places,
      world.rules,
      authorities,
      world.db.database,
      world.clock,
      world.historicalPlaces,
    ).destinationDetail({
      departureType: 'COUNTRY',
      departureId: 'DE',
      destinationsTypes: ['COUNTRY'],
      destinationIds: ['TH'],
      citizenshipIds: ['DE'],
      restrictionType: 'PRIVATE',
      ...TRIP,
      asOf,
    }),
  );
const listed = (args: EntryRestrictionsArguments): Promise<PresentedRestriction[]> =>
  asking(() => restrictionViews(world).entryRestrictions(args));
const reviewsDue = (today: string): Promise<ReviewFacts[]> => reviewsDueOn(world, today, today);
const page = (token: string, asOf: string | null) => world.page(token, null, asOf);
const visa = (answer: PresentedAnswer | null | undefined): unknown =>
  answer?.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired')?.checkedAt;
const noon = (day: string): string => `${day}T10:00:00Z`;

describe.each([
  ['before midnight in summer', '2026-07-15T21:30:00Z', '2026-07-15'],
  ['half an hour past midnight in summer', '2026-07-15T22:30:00Z', '2026-07-16'],
  ['half past one in summer', '2026-07-15T23:30:00Z', '2026-07-16'],
  ['before midnight in winter', '2026-11-15T22:30:00Z', '2026-11-15'],
  ['half an hour past midnight in winter', '2026-11-15T23:30:00Z', '2026-11-16'],
])('a restriction that was checked as a whole %s', (_, instant, day) => {
  let id: string;
  let token: string;
  let fingerprint: string;
  beforeEach(async () => {
    world.clock.set('2026-06-01T10:00:00Z');
    const first = await world.saved(aRestriction().for('TH').visaRequired());
    const journey = await world.journey(await world.agent('SONNENWEG'), TRIP);
    [id, token] = [first.id, journey.token];
    fingerprint = (await world.query<{ fingerprint: string }>('select fingerprint from journey'))[0]!.fingerprint;
    world.clock.set(instant);
    await world.saved(aRestriction().for('TH').visaRequired().with({ isChecked: true }).minor().revising(first));
    await world.processLog();
  });

  it('shows the same day in answers, past ones, on trip pages and in what was stored for them', async () => {
    const reported = `${day}T00:00:00Z`;
    expect([await answered(null), await answered(instant)].map(visa)).toEqual([reported, reported]);
    expect([(await page(token, null))!.detail, (await page(token, instant))!.detail].map(visa)).toEqual([
      reported,
      reported,
    ]);
    const snapshot = (await world.inSystem((tx) => new Snapshots().ofItinerary(tx, fingerprint)))!;
    expect(snapshot.entries.find((e) => e.detailType === 'ErVisaRequired')!.statements[0]!.checkedAt).toBe(day);
    const versions = [
      await answered(null),
      await answered(instant),
      (await page(token, null))!.detail!,
      (await page(token, instant))!.detail!,
    ].map(({ version }) => version);
    expect(versions).toEqual(versions.map(() => snapshot.version));
  });

  it('answers alike from a process that has only just read the rules', async () => {
    const { version } = await answered(null);
    const running = world.rules;
    world.rules = new RuleIndexProjection(
      world.db.database,
      new LogSignal(world.db.url),
      running.groups,
      running.timeZone,
    );
    try {
      await world.rules.start();
      expect(await answered(null)).toMatchObject({ version });
    } finally {
      await world.rules.stop();
      world.rules = running;
    }
  });

  it('is found by days without a check, waits for its review and tells its change by that day', async () => {
    for (const [days, isFound] of [
      [10, false],
      [11, true],
    ] as const) {
      world.clock.set(noon(addDays(day, days)));
      expect((await listed({ uncheckedForDays: 10 })).length === 1).toBe(isFound);
      expect((await listed({ uncheckedForDays: 10, asOf: noon(addDays(day, days)) })).length === 1).toBe(isFound);
    }
    for (const [days, count] of [
      [90, 0],
      [91, 1],
    ] as const) {
      world.clock.set(noon(addDays(day, days)));
      const [one] = await listed({});
      expect(new ComputedFieldsResolver(world.clock, world.config).reviewsDueCount(one!)).toBe(count);
      expect((await reviewsDue(addDays(day, days))).map((o) => [o.checkedAt, o.nextReview, o.daysPastDue])).toEqual(
        count === 0 ? [] : [[day, addDays(day, 90), 1]],
      );
    }
    const revisions = revisionViews(world);
    const { results } = (await asking(() => revisions.entryRestrictionRevisions(id, 1))) as {
      results: { changes: () => { field: string; after: unknown }[] }[];
    };
    expect(asking(() => results[0]!.changes())).toMatchObject([{ field: 'checkedAt', after: day }]);
  });
});

it('a second check on the same day of the zone moves no page, one past its midnight does', async () => {
  const runs = async (): Promise<number> => (await world.query('select 1 from recompute_task')).length;
  let stored = await world.saved(aRestriction().for('TH').visaRequired());
  await world.journey(await world.agent('SONNENWEG'));
  const checkAt = async (instant: string): Promise<number> => {
    world.clock.set(instant);
    const before = await runs();
    stored = await world.saved(
      aRestriction().for('TH').visaRequired().with({ isChecked: true }).minor().revising(stored),
    );
    await world.processLog();
    return (await runs()) - before;
  };
  await world.processLog();
  expect(await checkAt('2026-05-01T21:30:00Z')).toBe(1);
  expect(await checkAt('2026-05-01T22:30:00Z')).toBe(1);
  expect(await checkAt('2026-05-02T21:30:00Z')).toBe(0);
  expect(await checkAt('2026-05-02T22:30:00Z')).toBe(1);
});
