import { aDetail, aTrip } from '../test/a-detail.js';
import { answer, RuleIndex, type TravellerFacts } from './index.js';
import { lastEntriesOf } from './arrivals.js';

const TRIP = { dateStart: '2027-01-09', dateEnd: '2027-01-30' };
const entries = (countries: string, arrivalDays?: (number | null)[]) =>
  Object.fromEntries(lastEntriesOf({ ...TRIP, arrivalDays }, countries.split(' ')));

describe('the last day on which a country may be entered', () => {
  it('is the first day for the first destination, and the last one for what nobody says of the others', () => {
    expect(entries('BR TH')).toEqual({ BR: '2027-01-09', TH: '2027-01-30' });
  });

  it('is the day that is said, or that of a later destination', () => {
    expect(entries('BR TH', [1, 14])).toEqual({ BR: '2027-01-10', TH: '2027-01-23' });
    expect(entries('BR TH LA', [0, null, 7])).toEqual({ BR: '2027-01-09', TH: '2027-01-16', LA: '2027-01-16' });
  });

  it('is that of the first stop of those that follow each other in one country', () => {
    expect(entries('TH TH')).toEqual({ TH: '2027-01-09' });
    expect(entries('BR TH TH', [0, 3, 9])).toEqual({ BR: '2027-01-09', TH: '2027-01-12' });
  });

  it('is that of the last entry where a country is entered twice', () => {
    expect(entries('TH LA TH', [0, 4, 8])).toEqual({ TH: '2027-01-17', LA: '2027-01-13' });
  });
});

describe('the day until which a passport must be valid on a trip to several destinations', () => {
  const rules = RuleIndex.of(
    [
      aDetail('BR', { ErPassportSufficient: true, ErPassportValidForStay: true }),
      aDetail('TH', { ErPassportSufficient: true, ErPassportMinMonthsAtDeparture: 6 }),
    ],
    {},
  );
  const until = (to: string, facts?: TravellerFacts) =>
    answer(rules, aTrip(to, { ...TRIP, ...(facts ? { facts } : {}) })).summary.find(
      ({ key }) => key === 'ID_OR_PASSPORT',
    )!.validUntil;

  it('counts from the arrival in the country that asks for months on arrival', () => {
    expect(until('TH BR')).toBe('2027-07-09');
    expect(until('BR TH', { arrivalDays: [0, 14] })).toBe('2027-07-23');
  });

  it('counts from the last possible day where the arrival is not said', () => {
    expect(until('BR TH')).toBe('2027-07-30');
  });
});
