import { jest } from '@jest/globals';
import type { Language } from '@landfall/kernel';
import type { ListPage, Presented } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import { RestrictionListProjection } from '@landfall/restrictions/restriction-list';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld } from '../../../test/trip-world.js';
import { ListReviewsDue, ListReviewsDueHandler, type ReviewDueArguments } from './list-reviews-due.query.js';
import { ReviewPlaceNames } from './review-place-names.js';

jest.setTimeout(20_000);

let world: TripWorld;
let handler: ListReviewsDueHandler;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  const viewpoints = { of: () => Promise.resolve({ departure: 'DE', citizenship: 'DE' }) };
  handler = new ListReviewsDueHandler(
    world.db.database,
    world.places,
    new ReviewPlaceNames(world.places),
    new RestrictionListProjection(world.config),
    world.rules,
    viewpoints as unknown as ConstructorParameters<typeof ListReviewsDueHandler>[5],
    world.clock,
    world.config,
  );
});

const page = (args: ReviewDueArguments, language: Language = 'de'): Promise<ListPage<Presented<'ReviewDue'>>> =>
  handler.execute(new ListReviewsDue(args, language));
const places = async (args: ReviewDueArguments = {}, language: Language = 'de'): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }, language))).map(({ place }) => place.id);

const stated = (country: string, checkedAt: string, nextReview: string, purpose: 'PRIVATE' | 'BUSINESS' = 'PRIVATE') =>
  world.saved(
    aRestriction().for(country).stating({ ErVisaRequired: true }, { checkedAt, nextReview, restrictionType: purpose }),
  );

describe('the list of due reviews', () => {
  beforeEach(async () => {
    await stated('TH', '2026-01-03', '2026-03-01');
    await stated('AT', '2026-01-01', '2026-04-20', 'BUSINESS');
    await stated('EG', '2026-01-02', '2026-04-01');
    await world.journey(await world.agent('SONNENWEG'), { destinationIds: ['AT'] });
  });

  it('has the most urgent first', async () => {
    const priorities = (await page({})).results.map(({ priority }) => priority);
    expect(priorities).toHaveLength(3);
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
  });

  it('sorts by each column in both directions, names in the language of the reader', async () => {
    expect(await places({ sortField: 'place' })).toEqual(['EG', 'AT', 'TH']);
    expect(await places({ sortField: 'place' }, 'en')).toEqual(['AT', 'EG', 'TH']);
    expect(await places({ sortField: 'place', sortOrder: 'DESC' })).toEqual(['TH', 'AT', 'EG']);
    expect(await places({ sortField: 'checkedAt' })).toEqual(['AT', 'EG', 'TH']);
    expect(await places({ sortField: 'nextReview' })).toEqual(['TH', 'EG', 'AT']);
    expect(await places({ sortField: 'nextReview', sortOrder: 'DESC' })).toEqual(['AT', 'EG', 'TH']);
    expect((await places({ sortField: 'activeTripPages', sortOrder: 'DESC' }))[0]).toBe('AT');
    expect((await places({ sortField: 'activeTripPages' })).at(-1)).toBe('AT');
  });

  it('narrows by words, country, purpose and ids', async () => {
    expect(await places({ filter: { search: 'österr' } })).toEqual(['AT']);
    expect(await places({ filter: { search: 'th' } })).toEqual(['TH']);
    expect(await places({ filter: { countryId: 'eg' } })).toEqual(['EG']);
    expect(await places({ filter: { restrictionType: 'BUSINESS' } })).toEqual(['AT']);
    const [first] = (await page({ filter: { countryId: 'TH' } })).results;
    expect(first).toMatchObject({ id: `${first!.restrictionId}.${first!.detailId}` });
    expect(await places({ filter: { ids: [first!.id] } })).toEqual(['TH']);
  });

  it('hands out a page with the number of all that fit, and rejects one that is too long', async () => {
    const second = await page({ limit: 1, offset: 1, sortField: 'nextReview' });
    expect([second.totalCount, second.results.map(({ place }) => place.id)]).toEqual([3, ['EG']]);
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
