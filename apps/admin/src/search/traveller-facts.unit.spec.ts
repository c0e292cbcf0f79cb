import { formOf, queryOf } from './search-query.js';
import { emptySearch } from './search-form.js';
import { noFacts, travellersInput, type TravellerFacts } from './traveller-facts.js';

const ALL: TravellerFacts = {
  residence: 'AE',
  visas: ['US', 'CA'],
  permits: ['GB'],
  ages: '8, 40',
  entryBy: 'LAND',
  passport: 'BIOMETRIC',
  transitHours: { NBO: '14' },
};

describe('what staff say of travellers', () => {
  it('is nothing until something is said', () => {
    expect(travellersInput(noFacts(), ['NBO'])).toBeNull();
    expect([...queryOf(emptySearch()).keys()]).toEqual(['from', 'purpose']);
  });

  it('goes to the api, hours for airports of transit alone', () => {
    const said = {
      residenceId: 'AE',
      documents: [
        { issuerId: 'US', kind: 'VISA' },
        { issuerId: 'CA', kind: 'VISA' },
        { issuerId: 'GB', kind: 'RESIDENCE' },
      ],
      ages: [8, 40],
      entryBy: 'LAND',
      passport: 'BIOMETRIC',
    };
    expect(travellersInput(ALL, ['ADD'])).toEqual({ ...said, transitHours: null });
    expect(travellersInput(ALL, ['NBO'])).toEqual({
      ...said,
      transitHours: [{ type: 'AIRPORT', id: 'NBO', hours: 14 }],
    });
  });

  it('is part of the address of a search, and read back from it', () => {
    const form = { ...emptySearch(), facts: ALL };
    expect(formOf(queryOf(form)).facts).toEqual(ALL);
    expect(formOf(new URLSearchParams('res=X&visas=US,1&ages=a&by=boat&pass=red&hours=NBO,ADD.x')).facts).toEqual({
      ...noFacts(),
      visas: ['US'],
    });
  });
});
