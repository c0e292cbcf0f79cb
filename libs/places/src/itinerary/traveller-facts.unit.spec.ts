import { Rejections } from '@landfall/kernel';
import type { Places } from '../places.js';
import { decideFacts, presentDocument, type TravellerFactsInput } from './traveller-facts.js';

const places = { country: (id: string) => (['DE', 'US'].includes(id) ? { iso2: id } : null) } as unknown as Places;

function decided(input: TravellerFactsInput | null): unknown {
  const rejections = new Rejections();
  const facts = decideFacts(input, places, rejections, 14);
  return rejections.any ? rejections.toRejection().rejections.map(({ field, key }) => `${field} ${key}`) : facts;
}

describe('what is said of travellers', () => {
  it.each([null, {}, { residenceId: null, documents: null, ages: [], transitHours: [], arrivalDays: [null, null] }])(
    'is nothing where nothing is said: %j',
    (input) => {
      expect(decided(input)).toBeUndefined();
    },
  );

  it('is taken as it is said; no documents are something that is said', () => {
    expect(
      decided({
        residenceId: 'de',
        documents: [],
        formerDocuments: [
          { issuerId: 'us', kind: 'VISA', untilYear: 2019 },
          { issuerId: 'DE', kind: 'RESIDENCE' },
        ],
        ages: [8, 40],
        entryBy: 'LAND',
        passport: 'BIOMETRIC',
        transitHours: [{ type: 'AIRPORT', id: 'NBO', hours: 3 }],
        arrivalDays: [1, null, 14],
      }),
    ).toEqual({
      residence: 'DE',
      documents: [],
      formerDocuments: [
        { issuer: 'US', kind: 'VISA', untilYear: 2019 },
        { issuer: 'DE', kind: 'RESIDENCE', untilYear: null },
      ],
      ages: [8, 40],
      entryBy: 'LAND',
      passport: 'BIOMETRIC',
      transitHours: { 'AIRPORT:NBO': 3 },
      arrivalDays: [1, null, 14],
    });
    expect(decided({ documents: [{ issuerId: 'SCHENGEN', kind: 'RESIDENCE' }] })).toEqual({
      documents: [{ issuer: 'SCHENGEN', kind: 'RESIDENCE' }],
    });
  });

  it('holds of a document what is said of it, and shows it again', () => {
    const visa = { issuerId: 'US', kind: 'VISA', isMultipleEntry: true, isUsed: false } as const;
    const permit = { issuerId: 'DE', kind: 'RESIDENCE', isPermanent: null, validUntil: '2027-05-01' } as const;
    const documents = [
      { issuer: 'US', kind: 'VISA', qualities: { MULTIPLE_ENTRY: true, USED: false } },
      { issuer: 'DE', kind: 'RESIDENCE', validUntil: '2027-05-01' },
    ] as const;
    expect(decided({ documents: [visa, permit] })).toEqual({ documents });
    expect(documents.map(presentDocument)).toEqual([
      { ...visa, isPermanent: null, validUntil: null },
      { ...permit, isMultipleEntry: null, isUsed: null },
    ]);
  });

  it.each<[TravellerFactsInput, string]>([
    [{ residenceId: 'XX' }, 'travellers.residenceId rejection.unknownCountry'],
    [{ documents: [{ issuerId: 'XX', kind: 'VISA' }] }, 'travellers.documents rejection.unknownCountry'],
    [{ formerDocuments: [{ issuerId: 'XX', kind: 'VISA' }] }, 'travellers.formerDocuments rejection.unknownCountry'],
    [{ ages: [8, 200] }, 'travellers.ages rejection.notInRange'],
    [{ arrivalDays: [0, 15] }, 'travellers.arrivalDays rejection.notInRange'],
    [{ arrivalDays: [5, null, 4] }, 'travellers.arrivalDays rejection.notInRange'],
    [{ arrivalDays: [0.5] }, 'travellers.arrivalDays rejection.notInRange'],
    [{ ages: [-1] }, 'travellers.ages rejection.notInRange'],
  ])('is rejected on its field: %j', (input, expected) => {
    expect(decided(input)).toEqual([expected]);
  });
});
