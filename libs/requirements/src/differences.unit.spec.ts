import fc from 'fast-check';
import {
  answer,
  type Answer,
  type Difference,
  differences,
  type Itinerary,
  RuleIndex,
  type RuleDetail,
} from './index.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS, pathOf } from '../test/case-file.js';
import { anyDetails, anyItinerary } from '../test/random-rule-indexes.js';

const ask = (details: readonly RuleDetail[], itinerary: Itinerary): Answer =>
  answer(RuleIndex.of(details, GROUPS), itinerary);
const inOrder = (list: Difference[]): string[] =>
  list.map((one) => JSON.stringify({ ...one, citizenships: [...one.citizenships].sort() })).sort();
const trip = aTrip('TH', { citizenships: ['DE', 'FR', 'US'] });
const bars = { noAccess: { start: '2026-01-01', end: null } };

describe('differences', () => {
  it('are none between an answer and itself', () => {
    fc.assert(
      fc.property(anyDetails, anyItinerary, (details, itinerary) => {
        expect(differences(ask(details, itinerary), ask(details, itinerary))).toEqual([]);
      }),
    );
  });

  it('swap before and after when the answers are swapped', () => {
    fc.assert(
      fc.property(anyDetails, anyDetails, anyItinerary, anyItinerary, (one, other, itinerary, otherTrip) => {
        for (const second of [itinerary, { ...itinerary, destinations: otherTrip.destinations }]) {
          const [a, b] = [ask(one, itinerary), ask(other, second)];
          const swapped = differences(b, a).map((difference) => ({
            ...difference,
            before: difference.after,
            after: difference.before,
          }));
          expect(inOrder(swapped)).toEqual(inOrder(differences(a, b)));
        }
      }),
    );
  });

  it('are some whenever a value, a state or a colour differs', () => {
    fc.assert(
      fc.property(anyDetails, anyDetails, anyItinerary, (one, other, itinerary) => {
        const content = (shown: Answer): string =>
          JSON.stringify([
            shown.places.map((place) => place.status),
            shown.entries
              // Who says that nothing is known, if anybody, makes no difference.
              .filter(({ state }) => state !== 'unknown')
              .flatMap(({ place, detailType, state, statements, citizenships }) =>
                citizenships.map((code) =>
                  JSON.stringify([
                    place,
                    detailType,
                    code,
                    state,
                    statements
                      .map(({ value }) =>
                        JSON.stringify(
                          value !== null && typeof value === 'object' ? Object.entries(value).sort() : value,
                        ),
                      )
                      .sort(),
                  ]),
                ),
              )
              .sort(),
          ]);
        const [a, b] = [ask(one, itinerary), ask(other, itinerary)];
        expect(differences(a, b).length === 0).toBe(content(a) === content(b));
      }),
    );
  });

  it('name the citizenships that share before and after', () => {
    const before = ask([aDetail('TH', { ErVisaRequired: false })], trip);
    const after = ask(
      [aDetail('TH', { ErVisaRequired: false }), aDetail('TH', { ErVisaRequired: true }, { for: 'EU' })],
      trip,
    );
    expect(differences(before, after)).toMatchObject([
      {
        place: 'TH',
        detailType: 'ErVisaRequired',
        citizenships: ['DE', 'FR'],
        before: { state: 'stated', citizenships: ['DE', 'FR'], statements: [{ value: false }] },
        after: { state: 'stated', citizenships: ['DE', 'FR'], statements: [{ value: true }] },
      },
    ]);
  });

  it('list each pair of before and after apart', () => {
    const before = ask(
      [aDetail('TH', { ErVisaFreeDays: 30 }), aDetail('TH', { ErVisaFreeDays: 60 }, { for: 'US' })],
      trip,
    );
    const after = ask([aDetail('TH', { ErVisaFreeDays: 90 })], trip);
    expect(differences(before, after).map((one) => one.citizenships)).toEqual([['DE', 'FR'], ['US']]);
  });

  it('hold a core type that becomes known', () => {
    const found = differences(ask([], trip), ask([aDetail('TH', { ErVisaRequired: true })], trip));
    expect(found).toMatchObject([
      { detailType: 'ErVisaRequired', before: { state: 'unknown' }, after: { state: 'stated' } },
    ]);
  });

  it('show a type outside the core as unknown before it was stated', () => {
    const found = differences(ask([], trip), ask([aDetail('TH', { ErVisaFreeDays: 30 })], trip));
    expect(found).toMatchObject([
      {
        detailType: 'ErVisaFreeDays',
        before: { state: 'unknown', statements: [], citizenships: ['DE', 'FR', 'US'] },
        after: { state: 'stated' },
      },
    ]);
  });

  it('are none when only source, authority, dates, provenance or id change', () => {
    const before = ask([aDetail('TH', { ErVisaRequired: true }, { sourceUri: 'https://one.example' })], trip);
    const after = ask(
      [
        aDetail(
          'TH',
          { ErVisaRequired: true },
          {
            sourceUri: 'https://two.example',
            authorityId: 'a',
            writtenOn: '2026-03-01',
            checkedAt: '2026-04-01',
            provenance: 'imported',
          },
        ),
      ],
      trip,
    );
    expect(after.version).not.toBe(before.version);
    expect(differences(before, after)).toEqual([]);
  });

  it('hold the change of a colour as Status, first of its place', () => {
    const found = differences(ask([], trip), ask([aDetail('TH', { ErVisaRequired: true }, { phases: bars })], trip));
    expect(found.map((one) => one.detailType)).toEqual(['Status', 'ErVisaRequired']);
    expect(found[0]).toEqual({
      place: 'TH',
      detailType: 'Status',
      citizenships: ['DE', 'FR', 'US'],
      before: 'GRAY',
      after: 'RED',
    });
  });

  it('have null where the place was not part of the trip', () => {
    const found = differences(ask([], trip), ask([], { ...trip, destinations: [pathOf('TH'), pathOf('US')] }));
    expect(found[0]).toMatchObject({ place: 'US', detailType: 'Status', before: null, after: 'GRAY' });
    expect(found.slice(1).every((one) => one.place === 'US' && one.before === null && one.after !== null)).toBe(true);
  });

  it('distinguish a conflict from either of its values', () => {
    const [yes, no] = [aDetail('TH', { ErVisaRequired: true }), aDetail('TH', { ErVisaRequired: false })];
    expect(differences(ask([yes], trip), ask([yes, no], trip))).toMatchObject([
      { before: { state: 'stated' }, after: { state: 'conflicting' } },
    ]);
  });
});
