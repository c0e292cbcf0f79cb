import { formOf, queryOf } from './search-query.js';
import { emptySearch } from './search-form.js';
import { noFacts, NOTHING_SAID, travellersInput, type TravellerFacts } from './traveller-facts.js';

const UNSAID = { isMultipleEntry: null, isUsed: null, isPermanent: null };

const ALL: TravellerFacts = {
  residence: 'AE',
  visas: ['US', 'CA'],
  permits: ['GB'],
  said: {
    'VISA:US': { isMultipleEntry: true, isUsed: false, isPermanent: null, validUntil: '2027-05-01' },
    'RESIDENCE:GB': { ...NOTHING_SAID, isPermanent: true },
  },
  formerVisas: ['CA', 'JP'],
  formerPermits: ['CH'],
  formerYears: { 'VISA:CA': '2019', 'RESIDENCE:CH': '2021' },
  ages: '8, 40',
  entryBy: 'LAND',
  passport: 'BIOMETRIC',
  transitHours: { NBO: '14' },
  arrivalDays: { KE: '0', 'PH:Pasay, south': '12' },
};

describe('what staff say of travellers', () => {
  it('is nothing until something is said', () => {
    expect(travellersInput(noFacts(), ['NBO'], ['KE'])).toBeNull();
    expect([...queryOf(emptySearch()).keys()]).toEqual(['from', 'purpose']);
  });

  it('goes to the api, hours for airports of transit alone', () => {
    const said = {
      residenceId: 'AE',
      documents: [
        {
          issuerId: 'US',
          kind: 'VISA',
          isMultipleEntry: true,
          isUsed: false,
          isPermanent: null,
          validUntil: '2027-05-01',
        },
        { issuerId: 'CA', kind: 'VISA', ...UNSAID, validUntil: null },
        { issuerId: 'GB', kind: 'RESIDENCE', ...UNSAID, isPermanent: true, validUntil: null },
      ],
      formerDocuments: [
        { issuerId: 'CA', kind: 'VISA', untilYear: 2019 },
        { issuerId: 'JP', kind: 'VISA', untilYear: null },
        { issuerId: 'CH', kind: 'RESIDENCE', untilYear: 2021 },
      ],
      ages: [8, 40],
      entryBy: 'LAND',
      passport: 'BIOMETRIC',
    };
    expect(travellersInput(ALL, ['ADD'], ['TZ'])).toEqual({ ...said, transitHours: null, arrivalDays: null });
    expect(travellersInput(ALL, ['NBO'], ['KE', 'TZ'])).toEqual({
      ...said,
      transitHours: [{ type: 'AIRPORT', id: 'NBO', hours: 14 }],
      arrivalDays: [0, null],
    });
  });

  it('is part of the address of a search, and read back from it', () => {
    const form = { ...emptySearch(), facts: ALL };
    expect(formOf(queryOf(form)).facts).toEqual(ALL);
    const withHeld = (held: string): unknown => formOf(new URLSearchParams({ visas: 'US', held })).facts.said;
    expect(withHeld('VISA.US.m1.2027-05-01')).toEqual({
      'VISA:US': { ...NOTHING_SAID, isMultipleEntry: true, validUntil: '2027-05-01' },
    });
    expect(withHeld('VISA.us.m1,PASS.US.u1,VISA.US')).toEqual({});
    expect(
      formOf(new URLSearchParams('res=X&visas=US,1&hadvisas=CA.19,x&ages=a&by=boat&pass=red&hours=NBO,ADD.x')).facts,
    ).toEqual({
      ...noFacts(),
      visas: ['US'],
    });
  });
});
