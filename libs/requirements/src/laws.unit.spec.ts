import { addDays } from '@landfall/kernel';
import fc from 'fast-check';
import { answer, type Answer, type Itinerary, RuleIndex, type RuleDetail, type SummaryKey } from './index.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS, pathOf } from '../test/case-file.js';
import { anyDetails, anyItinerary } from '../test/random-rule-indexes.js';

const ask = (details: readonly RuleDetail[], itinerary: Itinerary): Answer =>
  answer(RuleIndex.of(details, GROUPS), itinerary);

function shownTo(shown: Answer, visible = false): Map<string, string> {
  const rows = shown.entries.flatMap((entry) => {
    const statements = entry.statements.map(({ detailId, value, ...from }) => {
      const parts =
        value !== null && typeof value === 'object'
          ? Object.entries(value)
              .filter(([, part]) => part !== null)
              .sort()
          : value;
      return JSON.stringify([parts, from, visible ? '' : detailId]);
    });
    return entry.citizenships.map((code): [string, string] => [
      `${entry.place} ${entry.detailType} ${code}`,
      [entry.state, ...statements.sort(), ...contrary(entry)].join(' '),
    ]);
  });
  return new Map(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const contrary = ({ contrary: others = [] }: Answer['entries'][number]): string[] =>
  others.map(
    ({ detailType, statement: { detailId: _, ...visible } }) => ` denied: ${JSON.stringify([detailType, visible])}`,
  );

function visibleContent(shown: Answer): string {
  const summary = shown.summary.map((item) => ({
    ...item,
    citizenships: [...item.citizenships].sort(),
    permitNames: item.permitNames.map((name) => JSON.stringify(name)).sort(),
    stayLimits: item.stayLimits
      ?.map((limit) => JSON.stringify({ ...limit, citizenships: [...limit.citizenships].sort() }))
      .sort(),
  }));
  const places = shown.places.map((place) => ({
    ...place,
    phases: place.phases?.map((phase) => ({ ...phase, citizenships: [...phase.citizenships].sort() })),
  }));
  const warnings = shown.warnings.map(({ citizenships, ...warning }) => ({
    ...warning,
    citizenships: citizenships && [...citizenships].sort(),
  }));
  return JSON.stringify([places, summary, warnings, [...shownTo(shown, true)]]);
}

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length });

describe('the law of the rule engine', () => {
  it('gives one answer whatever the order of the details', () => {
    const ruleIndexes = anyDetails.chain((details) => fc.tuple(fc.constant(details), shuffled(details)));
    fc.assert(
      fc.property(ruleIndexes, anyItinerary, ([details, other], itinerary) => {
        expect(ask(other, itinerary)).toEqual(ask(details, itinerary));
      }),
    );
  });

  it('never lets an import change a type that an editor states', () => {
    const as = (provenance: RuleDetail['provenance']) => (list: RuleDetail[]) =>
      list.map((detail) => ({ ...detail, provenance, id: `${provenance}-${detail.id}` }));
    fc.assert(
      fc.property(
        anyDetails.map(as('editorial')),
        anyDetails.map(as('imported')),
        anyItinerary,
        (edited, imported, itinerary) => {
          const both = shownTo(ask([...imported, ...edited], itinerary), true);
          for (const [requested, shown] of shownTo(ask(edited, itinerary), true)) {
            if (shown.startsWith('unknown')) continue;
            // An imported statement of another type can deny it, and change nothing in it.
            const [said, saidBeside] = [shown, both.get(requested) ?? ''].map(
              (one) => one.slice(one.indexOf(' ')).split('  denied: ')[0],
            );
            expect([requested, saidBeside]).toEqual([requested, said]);
          }
        },
      ),
    );
  });

  it('does not change with details of another place, nationality, departure or purpose', () => {
    const strangers = [
      aDetail('JP', { ErVisaRequired: true }, { phases: { noAccess: { start: '2026-01-01', end: null } } }),
      aDetail('TH', { ErVisaRequired: true }, { for: 'VN', phases: { noAccess: { start: '2026-01-01', end: null } } }),
      aDetail('TH', { ErVisaRequired: true }, { for: 'ASEAN GCC' }),
      aDetail('HKT', { ErVisaRequired: true }, { from: 'VN' }),
    ];
    fc.assert(
      fc.property(anyDetails, anyItinerary, (details, itinerary) => {
        const otherPurpose = aDetail(
          'TH',
          { ErVisaRequired: true },
          { purpose: itinerary.purpose === 'BUSINESS' ? 'PRIVATE' : 'BUSINESS' },
        );
        expect(ask([...details, ...strangers, otherPurpose], itinerary)).toEqual(ask(details, itinerary));
      }),
    );
  });

  it('lets the most specific statement win', () => {
    fc.assert(
      fc.property(anyDetails, anyItinerary, fc.boolean(), (details, itinerary, value) => {
        const trip = { ...itinerary, destinations: [pathOf('HKT')], citizenships: ['AT'] };
        const specific = aDetail(
          'HKT',
          { ErVisaRequired: value },
          { for: 'AT', from: itinerary.departureCountry, purpose: itinerary.purpose },
        );
        const entry = ask([...details, specific], trip).entries.find(
          (one) => one.place === 'HKT' && one.detailType === 'ErVisaRequired',
        );
        expect(entry).toMatchObject({ statements: [{ detailId: specific.id, value }] });
      }),
    );
  });

  it('gives the same version exactly when the visible content is the same', () => {
    const renamed = (details: RuleDetail[]) =>
      details.map((detail, at) => ({ ...detail, id: `x${99 - at}`, restrictionId: `other-${at % 2}` }));
    const someDetails = anyDetails.map((details) => details.slice(0, 3));
    let same = 0;
    fc.assert(
      fc.property(someDetails, someDetails, anyItinerary, (details, others, itinerary) => {
        const shown = ask(details, itinerary);
        for (const other of [
          ask(others, itinerary),
          ask(renamed(details), itinerary),
          ask([...details, ...others], itinerary),
        ]) {
          const isSame = visibleContent(other) === visibleContent(shown);
          if (isSame) same += 1;
          expect(other.version === shown.version).toBe(isSame);
        }
      }),
      { numRuns: 300 },
    );
    expect(same).toBeGreaterThan(100);
  });

  it('gives the same content in another order of citizenships', () => {
    const trips = anyItinerary.chain((trip) =>
      fc.tuple(
        fc.constant(trip),
        shuffled(trip.citizenships).map((citizenships) => ({ ...trip, citizenships })),
      ),
    );
    fc.assert(
      fc.property(anyDetails, trips, (details, [trip, permuted]) => {
        const [one, other] = [ask(details, trip), ask(details, permuted)];
        expect(shownTo(other)).toEqual(shownTo(one));
        expect(visibleContent(other)).toBe(visibleContent(one));
        expect(other.version).toBe(one.version);
        for (const entry of other.entries)
          expect(entry.citizenships).toEqual(permuted.citizenships.filter((code) => entry.citizenships.includes(code)));
      }),
    );
  });

  it('never turns unknown or conflicting into OK', () => {
    const types: Partial<Record<SummaryKey, string>> = {
      ID_OR_PASSPORT: 'ErIdSufficient',
      VISA: 'ErVisaRequired',
      ENTRY_PERMIT: 'ErEntryPermitRequired',
      IMMUNISATION: 'VaccinationRequired',
      EXTRA_FORMS: 'ErExtraFormsRequired',
    };
    fc.assert(
      fc.property(anyDetails, anyItinerary, (details, itinerary) => {
        const shown = ask(details, itinerary);
        const destinations = new Set(itinerary.destinations.map((place) => place.id));
        for (const { key, status } of shown.summary.filter((item) => item.status === 'OK')) {
          const entries = shown.entries.filter(
            (entry) => entry.detailType === types[key] && destinations.has(entry.place),
          );
          expect([key, status, entries.filter((entry) => entry.state !== 'stated')]).toEqual([key, status, []]);
          expect(entries.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('gives the same answer from a rule index that has answered before', () => {
    fc.assert(
      fc.property(anyDetails, fc.array(anyItinerary, { minLength: 2, maxLength: 5 }), (details, itineraries) => {
        const ruleIndex = RuleIndex.of(details, GROUPS);
        const trips = itineraries.flatMap((trip) => [
          trip,
          { ...trip, departureCountry: 'FR' },
          { ...trip, departureCountry: 'BR' },
        ]);
        for (const trip of trips) expect(answer(ruleIndex, trip)).toEqual(ask(details, trip));
      }),
      { numRuns: 50 },
    );
  });

  it.each<[string, Partial<RuleDetail>, boolean]>([
    ['source', { sourceUri: 'https://two.example' }, true],
    ['authority', { authorityId: 'ministry' }, true],
    ['date written', { writtenOn: '2026-04-01' }, true],
    ['date checked', { checkedAt: '2026-04-01' }, true],
    ['provenance', { provenance: 'imported' }, true],
    ['phase date outside the trip', { phases: { noRestrictions: { start: '2026-01-02', end: null } } }, true],
    ['detail id', { id: 'renamed' }, false],
    ['restriction id', { restrictionId: 'renamed' }, false],
    ['date of modification', { modifiedAt: '2026-04-01' }, false],
  ])('moves the version with what is seen: %s', (_, change, isSeen) => {
    const stated = aDetail(
      'TH',
      { ErVisaRequired: true },
      { phases: { noRestrictions: { start: '2026-01-01', end: null } } },
    );
    const version = (detail: RuleDetail): string => ask([detail], aTrip('TH')).version;
    expect(version({ ...stated, ...change }) !== version(stated)).toBe(isSeen);
  });

  it('keeps a red place red when the trip grows', () => {
    fc.assert(
      fc.property(anyDetails, anyItinerary, fc.nat(20), fc.nat(20), (details, itinerary, earlier, later) => {
        const longer = {
          ...itinerary,
          dateStart: addDays(itinerary.dateStart, -earlier),
          dateEnd: addDays(itinerary.dateEnd, later),
        };
        const grown = ask(details, longer).places;
        ask(details, itinerary).places.forEach((place, at) => {
          if (place.status === 'RED') expect(grown[at]).toMatchObject({ status: 'RED', entryBanned: true });
        });
      }),
    );
  });

  it('turns red when the trip grows over a day on which access alone is barred', () => {
    const barred = aDetail('TH', {}, { phases: { noAccess: { start: '2026-06-01', end: null } } });
    fc.assert(
      fc.property(anyItinerary, (itinerary) => {
        const trip = { ...itinerary, destinations: [pathOf('TH')], purpose: 'PRIVATE' as const };
        expect(ask([barred], trip).places[0]!.status).toBe('GRAY');
        expect(ask([barred], { ...trip, dateEnd: '2026-06-01' }).places[0]!.status).toBe('RED');
      }),
    );
  });

  it('is the same from an updated rule index as from a new one, and leaves the old rule index as it was', () => {
    fc.assert(
      fc.property(anyDetails, anyDetails, anyItinerary, (before, after, itinerary) => {
        const ruleIndex = RuleIndex.of(before, GROUPS);
        const old = answer(ruleIndex, itinerary);
        const ids = new Set([...before, ...after].map((detail) => detail.restrictionId));
        let moved = ruleIndex;
        for (const id of ids) {
          moved = moved.replacing(
            id,
            after.filter((detail) => detail.restrictionId === id),
          );
          answer(moved, itinerary);
        }
        expect(answer(moved, itinerary)).toEqual(ask(after, itinerary));
        expect(moved.size).toBe(after.length);
        expect(answer(ruleIndex, itinerary)).toEqual(old);
        expect(ruleIndex.size).toBe(before.length);
      }),
    );
  });
});
