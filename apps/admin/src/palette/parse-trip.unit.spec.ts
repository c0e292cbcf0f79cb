import { emptySearch } from '../search/search-form.js';
import { parseTrip, type Country } from './parse-trip.js';

const COUNTRIES: Country[] = [
  { code: 'DE', label: 'Deutschland' },
  { code: 'TR', label: 'Türkei' },
  { code: 'TH', label: 'Thailand' },
  { code: 'AE', label: 'Vereinigte Arabische Emirate' },
  { code: 'GB', label: 'Vereinigtes Königreich' },
  { code: 'TO', label: 'Tonga' },
  { code: 'IN', label: 'Indien' },
  { code: 'AM', label: 'Armenien' },
  { code: 'ID', label: 'Indonesien' },
];
const TODAY = '2026-11-26';
const typed = (text: string, base = emptySearch('DE', 'DE')) => {
  const { form, rest } = parseTrip(text, COUNTRIES, TODAY, base);
  const { nationalities, departure, destinations, dateStart, dateEnd, purpose } = form;
  return {
    nationalities,
    departure,
    to: destinations.map(({ country }) => country),
    dateStart,
    dateEnd,
    purpose,
    rest,
  };
};

it('reads nationalities, destinations and days in codes', () => {
  expect(typed('DE TR to TH 20.12.-5.1.')).toEqual({
    nationalities: ['DE', 'TR'],
    departure: 'DE',
    to: ['TH'],
    dateStart: '2026-12-20',
    dateEnd: '2027-01-05',
    purpose: 'BUSINESS',
    rest: [],
  });
});

it('reads names of several words, cut off or without their accents, in the order of the trip', () => {
  expect(typed('turkei nach vereinigte arabische emirate, Thail privat')).toMatchObject({
    nationalities: ['TR'],
    to: ['AE', 'TH'],
    purpose: 'PRIVATE',
    rest: [],
  });
  expect(typed('DE → GB ab TR geschäftlich')).toMatchObject({ to: ['GB'], departure: 'TR', purpose: 'BUSINESS' });
});

it('takes a word for a code in capitals only', () => {
  expect(typed('DE to TO')).toMatchObject({ nationalities: ['DE'], to: ['TO'], rest: [] });
  expect(typed('DE to IN')).toMatchObject({ nationalities: ['DE'], to: ['IN'] });
  expect(typed('de nach th am 20.12. bis 5.1.')).toMatchObject({ nationalities: ['DE'], to: ['TH'], rest: [] });
});

it('goes to the last country where no word says so, with the usual nationality', () => {
  expect(typed('Thailand')).toMatchObject({ nationalities: ['DE'], to: ['TH'] });
  expect(typed('TR Thailand')).toMatchObject({ nationalities: ['TR'], to: ['TH'] });
});

it.each([
  ['20.12.2026-5.1.2027', '2026-12-20', '2027-01-05'],
  ['20.12. - 5.1.', '2026-12-20', '2027-01-05'],
  ['20.-27.12.', '2026-12-20', '2026-12-27'],
  ['1.2. bis 8.2.', '2027-02-01', '2027-02-08'],
  ['2027-03-01 - 2027-03-09', '2027-03-01', '2027-03-09'],
  ['- 20. – 27.12.', '2026-12-20', '2026-12-27'],
  ['2027-03-01 2027-03-09', '2027-03-01', '2027-03-09'],
  ['20.12.26', '2026-12-20', '2027-01-03'],
])('reads the days of %s', (text, dateStart, dateEnd) => {
  expect(typed(`TH ${text}`)).toMatchObject({ dateStart, dateEnd, to: ['TH'], rest: [] });
});

it('says what it does not understand, and takes no day that does not exist', () => {
  expect(typed('DE nach Atlantis 31.2.').rest).toEqual(['Atlantis', '31.2.']);
  // Two countries begin so.
  expect(typed('Vere').rest).toEqual(['Vere']);
});

it('keeps what is not named, and the limits of a search', () => {
  const base = { ...emptySearch('TR', 'TR'), dateStart: '2027-05-01', dateEnd: '2027-05-09' };
  expect(typed('nach TH', base)).toMatchObject({ nationalities: ['TR'], departure: 'TR', dateStart: '2027-05-01' });
  expect(typed('DE TR TH AE GB TO nach IN').nationalities).toHaveLength(4);
});
