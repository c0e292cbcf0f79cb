import { costOf, deadlinesOf, heldPlacesIn, type TimedEntry, type TimedTrip } from './deadlines.js';

const TRIP: TimedTrip = { dateStart: '2027-02-10', dateEnd: '2027-02-24', destinations: ['TH', 'VN'] };
const says = (detailType: string, said: Partial<TimedEntry> = {}): TimedEntry => ({
  detailType,
  destination: 'TH',
  citizenships: ['DE'],
  state: 'STATED',
  positive: null,
  value: null,
  ...said,
});
const required = (detailType: string, said: Partial<TimedEntry> = {}) => says(detailType, { positive: false, ...said });
const days = (detailType: string, value: number, said: Partial<TimedEntry> = {}) =>
  says(detailType, { value, ...said });
const of = (entries: TimedEntry[], trip: Partial<TimedTrip> = {}, citizenships = ['DE']) =>
  deadlinesOf(entries, citizenships, { ...TRIP, ...trip }).map(
    ({ duty, destination, firstDay, lastDay }) => `${duty} ${destination} ${firstDay} ${lastDay}`,
  );

describe('deadlines', () => {
  it('count from the first day of the trip to its first destination', () => {
    expect(of([required('ErVisaRequired'), days('ErVisaEarliestDays', 180), days('ErVisaLatestDays', 15)])).toEqual([
      'VISA TH 2026-08-14 2027-01-26',
    ]);
    expect(of([required('ErEntryPermitRequired'), days('ErEntryPermitLatestDays', 3)])).toEqual([
      'ENTRY_PERMIT TH null 2027-02-07',
    ]);
    expect(of([required('VaccinationRequired'), days('VaccinationLatestDays', 10)])).toEqual([
      'IMMUNISATION TH null 2027-01-31',
    ]);
  });

  it('count months by the calendar, and keep the last day alone where they open too late', () => {
    const visa = [required('ErVisaRequired'), days('ErVisaEarliestMonths', 6), days('ErVisaLatestDays', 15)];
    expect(of(visa)).toEqual(['VISA TH 2026-08-10 2027-01-26']);
    expect(of([required('ErVisaRequired'), days('ErVisaEarliestMonths', 6)])).toEqual(['VISA TH 2026-08-10 null']);
    const later = visa.map((entry) => ({ ...entry, destination: 'VN' }));
    expect(of(later, { dateEnd: '2027-12-01' })).toEqual(['VISA VN null 2027-01-26']);
  });

  it('end on the day of arrival for forms whose last day nobody states', () => {
    expect(of([required('ErExtraFormsRequired'), days('ErExtraFormsEarliestDays', 3)])).toEqual([
      'EXTRA_FORMS TH 2027-02-07 2027-02-10',
    ]);
  });

  it('are right on every possible day of arrival at a later destination, or name no day', () => {
    const form = (earliest: number) => [
      required('ErExtraFormsRequired', { destination: 'VN' }),
      days('ErExtraFormsEarliestDays', earliest, { destination: 'VN' }),
    ];
    expect(of(form(3))).toEqual(['EXTRA_FORMS VN null null']);
    expect(of(form(20))).toEqual(['EXTRA_FORMS VN 2027-02-04 2027-02-10']);
    expect(of(form(3), { arrivalDays: [null, 7] })).toEqual(['EXTRA_FORMS VN 2027-02-14 2027-02-17']);
    const visa = [
      required('ErVisaRequired', { destination: 'VN' }),
      days('ErVisaLatestDays', 7, { destination: 'VN' }),
    ];
    expect(of(visa)).toEqual(['VISA VN null 2027-02-03']);
  });

  it('are none where nothing is required, nobody states when, or it can be had on arrival', () => {
    const lead = days('ErVisaLatestDays', 7);
    expect(of([lead])).toEqual([]);
    expect(of([says('ErVisaRequired', { positive: true }), lead])).toEqual([]);
    expect(of([required('ErVisaRequired', { state: 'UNKNOWN', positive: null }), lead])).toEqual([]);
    expect(of([required('ErVisaRequired')])).toEqual([]);
    expect(of([required('ErVisaRequired'), lead, says('ErVisaOnArrivalPossible', { positive: true })])).toEqual([]);
    expect(of([required('ErVisaRequired'), { ...lead, state: 'CONFLICTING' }])).toEqual([]);
  });

  it('are none for a visa that is held, and stay for one that is not, and for all else', () => {
    const entries = ['TH', 'VN'].flatMap((destination) => [
      required('ErVisaRequired', { destination }),
      days('ErVisaLatestDays', 7, { destination }),
      required('ErEntryPermitRequired', { destination }),
      days('ErEntryPermitLatestDays', 3, { destination }),
    ]);
    const summary = [{}, { heldDestinations: [] }, { heldDestinations: ['TH'] }];
    expect(of(entries, { heldPlaces: heldPlacesIn(summary) })).toEqual([
      'VISA VN null 2027-02-03',
      'ENTRY_PERMIT TH null 2027-02-07',
      'ENTRY_PERMIT VN null 2027-02-07',
    ]);
    const open = entries.map((entry) => ({ ...entry, state: entry.value === null ? 'DEPENDS' : 'STATED' }));
    expect(of(open, { heldPlaces: ['TH', 'VN'] }).filter((one) => one.startsWith('VISA'))).toEqual([]);
  });

  it('are not certain where it depends whether it is required', () => {
    const lead = days('ErVisaLatestDays', 7);
    const certain = (state: string) =>
      deadlinesOf([required('ErVisaRequired', { state }), lead], ['DE'], TRIP).map(({ isCertain }) => isCertain);
    expect([certain('STATED'), certain('DEPENDS'), certain('CONFLICTING')]).toEqual([[true], [false], [false]]);
  });

  it('are one for all nationalities that share their days, the earliest last day first', () => {
    const entries = [
      required('ErVisaRequired', { citizenships: ['TR', 'IN'] }),
      days('ErVisaLatestDays', 7, { citizenships: [] }),
      required('ErExtraFormsRequired', { citizenships: ['DE', 'TR', 'IN'] }),
      days('ErExtraFormsEarliestDays', 3, { citizenships: ['DE', 'TR', 'IN'] }),
    ];
    expect(
      deadlinesOf(entries, ['DE', 'TR', 'IN'], TRIP).map(({ duty, citizenships }) => [duty, citizenships]),
    ).toEqual([
      ['VISA', ['TR', 'IN']],
      ['EXTRA_FORMS', ['DE', 'TR', 'IN']],
    ]);
  });
});

describe('the cost of a duty', () => {
  const costs = (text: string, said: Partial<TimedEntry> = {}) => ({ ...says('ErVisaCost', said), text });
  const visa = (citizenships: string[]) => ({ duty: 'VISA', destination: 'TH', citizenships });

  it('is what is stated, if it is the same for all whom it concerns', () => {
    const entries = [costs('40 USD', { citizenships: ['DE', 'FR'] }), costs('90 USD', { citizenships: ['TR'] })];
    expect(costOf(entries, visa(['DE', 'FR']))).toBe('40 USD');
    expect(costOf(entries, visa(['TR']))).toBe('90 USD');
    expect(costOf(entries, visa(['DE', 'TR']))).toBeNull();
    expect(costOf(entries, visa(['DE', 'IN']))).toBeNull();
    expect(costOf(entries, { ...visa(['DE']), destination: 'VN' })).toBeNull();
  });

  it('is not known where statements conflict, and of duties that have none', () => {
    expect(costOf([costs('40 USD', { state: 'CONFLICTING' })], visa(['DE']))).toBeNull();
    expect(costOf([costs('40 USD')], { ...visa(['DE']), duty: 'INSURANCE' })).toBeNull();
  });
});
