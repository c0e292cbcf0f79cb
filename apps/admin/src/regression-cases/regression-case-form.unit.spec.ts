import type { RegressionCase, PlaceHit } from '../gen/graphql.js';
import {
  addDays,
  checkRegressionCase,
  checkTrip,
  emptyRegressionCase,
  regressionCaseForm,
  regressionCaseInput,
  isValid,
  presentVariables,
  wholeNumber,
} from './regression-case-form.js';

const hit = (iso2: string): PlaceHit => ({
  type: 'COUNTRY',
  id: iso2,
  name: iso2,
  iata: null,
  country: { id: iso2, iso2, nameShort: iso2 },
  region: null,
});
const regressionCase: RegressionCase = {
  id: 'g1',
  name: 'Family',
  note: null,
  departure: hit('DE'),
  destinations: [hit('TH')],
  transits: [{ ...hit('QA'), type: 'AIRPORT', id: 'DOH', iata: 'DOH' }],
  citizenships: [{ iso2: 'DE' }, { iso2: 'TR' }],
  restrictionType: 'PRIVATE',
  startsInDays: 40,
  nights: 10,
  said: {
    residenceId: 'TR',
    documents: [
      {
        issuerId: 'US',
        kind: 'VISA',
        isMultipleEntry: true,
        isUsed: null,
        isPermanent: null,
        validUntil: '2027-05-01',
      },
      {
        issuerId: 'SCHENGEN',
        kind: 'RESIDENCE',
        isMultipleEntry: null,
        isUsed: null,
        isPermanent: false,
        validUntil: null,
      },
    ],
    formerDocuments: [
      { issuerId: 'CA', kind: 'VISA', untilYear: 2019 },
      { issuerId: 'US', kind: 'RESIDENCE', untilYear: null },
    ],
    ages: [8, 40],
    entryBy: 'AIR',
    passport: null,
    transitHours: [{ type: 'AIRPORT', id: 'DOH', hours: 14 }],
    arrivalDays: [1],
  },
  modifiedAt: '2026-01-01T00:00:00Z',
  modifiedBy: null,
  failures: [],
  expectations: [{ kind: 'SUMMARY', key: 'VISA', place: null, citizenship: null, expected: 'OK' }],
};

it('sends back what it was given', () => {
  expect(regressionCaseInput(regressionCaseForm(regressionCase))).toEqual({
    name: 'Family',
    note: null,
    departureType: 'COUNTRY',
    departureId: 'DE',
    destinationsTypes: ['COUNTRY'],
    destinationIds: ['TH'],
    transitTypes: ['AIRPORT'],
    transitIds: ['DOH'],
    citizenshipIds: ['DE', 'TR'],
    restrictionType: 'PRIVATE',
    startsInDays: 40,
    nights: 10,
    travellers: regressionCase.said,
    expectations: regressionCase.expectations,
  });
  expect(isValid(checkRegressionCase(regressionCaseForm(regressionCase)))).toBe(true);
});

it('names every field that is missing', () => {
  expect(
    Object.keys(
      checkRegressionCase({ ...emptyRegressionCase(), departureId: null, startsInDays: '', nights: '400' }),
    ).sort(),
  ).toEqual(['citizenshipIds', 'departureId', 'destinationIds', 'expectations', 'name', 'nights', 'startsInDays']);
  expect(Object.keys(checkTrip(emptyRegressionCase()))).toEqual(['citizenshipIds', 'destinationIds']);
});

it('reads whole numbers only, up to a limit', () => {
  expect([
    wholeNumber('0', 9),
    wholeNumber(' 7 ', 9),
    wholeNumber('10', 9),
    wholeNumber('1.5', 9),
    wholeNumber('-1', 9),
    wholeNumber('', 9),
  ]).toEqual([0, 7, null, null, null, null]);
});

it('moves the dates along with today, over the end of a year and of February', () => {
  expect(presentVariables(regressionCaseForm(regressionCase), '2026-12-01', 'de')).toMatchObject({
    dateStart: '2027-01-10',
    dateEnd: '2027-01-20',
    language: 'de',
  });
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
