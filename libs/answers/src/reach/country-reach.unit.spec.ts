import type { DetailValue } from '@landfall/catalogue';
import { RuleIndex, type RuleDetail } from '@landfall/requirements';
import { aDetail } from '../../../requirements/test/a-detail.js';
import { countryReach, type Reach, type Traveller } from './country-reach.js';

const place = { type: 'COUNTRY' as const, id: 'TH', country: 'TH', region: null, airport: null };
const GERMAN: Traveller = {
  citizenship: 'DE',
  departure: 'DE',
  document: 'PASSPORT',
  purpose: 'PRIVATE',
  on: '2026-05-01',
};
const reach = (values: Record<string, DetailValue>, who: Partial<Traveller> = {}, ...more: RuleDetail[]): Reach =>
  countryReach(RuleIndex.of([aDetail('TH', values), ...more], {}), place, { ...GERMAN, ...who });
const FREE = { ErVisaRequired: false, ErEntryPermitRequired: false, ErPassportSufficient: true };

describe('how a traveller gets into a country', () => {
  it('is free for the days that the rules say', () => {
    expect(reach({ ...FREE, ErVisaFreeDays: 60 })).toEqual({
      access: 'FREE',
      days: 60,
      isDocumentAccepted: true,
      status: 'GRAY',
    });
    expect(reach(FREE)).toMatchObject({ access: 'FREE', days: null });
  });

  it.each<[Record<string, DetailValue>, string, number | null]>([
    [{ ErEntryPermitRequired: true, ErVisaRequired: false, ErVisaFreeDays: 90 }, 'AUTHORISATION', 90],
    [{ ErVisaRequired: true, ErVisaFreeDays: 90 }, 'VISA', null],
    [{ ErVisaRequired: true, ErEVisaPossible: true }, 'E_VISA', null],
    [
      { ErVisaRequired: true, ErEVisaPossible: true, ErVisaOnArrivalPossible: true, ErVisaOnArrivalDays: 15 },
      'ON_ARRIVAL',
      15,
    ],
    [{}, 'UNKNOWN', null],
    [{ ErVisaRequired: null }, 'UNKNOWN', null],
  ])('with %j it is %s', (values, access, days) => {
    expect(reach(values)).toMatchObject({ access, days });
  });

  it('depends where rules are in conflict or name a condition', () => {
    const other = aDetail('TH', { ErVisaRequired: true }, { id: 'other' });
    expect(reach(FREE, {}, other).access).toBe('DEPENDS');
    const residents = aDetail(
      'TH',
      { ErVisaRequired: true },
      { id: 'residents', conditions: [{ kind: 'RESIDENCE', countries: ['TR'] }] },
    );
    expect(reach(FREE, {}, residents).access).toBe('DEPENDS');
  });

  it('is barred on the days of a bar, whatever is said of visas', () => {
    const barred = aDetail('TH', FREE, { phases: { noAccess: { start: '2026-05-01', end: '2026-05-31' } } });
    const on = (day: string): string => countryReach(RuleIndex.of([barred], {}), place, { ...GERMAN, on: day }).access;
    expect([on('2026-05-01'), on('2026-06-01')]).toEqual(['NOT_POSSIBLE', 'FREE']);
  });

  it('needs a document that is accepted: of an identity card that has to be said, of a passport not', () => {
    const card = { document: 'ID_CARD' } as const;
    expect(reach(FREE, card)).toMatchObject({ access: 'UNKNOWN', isDocumentAccepted: null });
    expect(reach({ ...FREE, ErIdSufficient: true }, card)).toMatchObject({ access: 'FREE', isDocumentAccepted: true });
    expect(reach({ ...FREE, ErIdSufficient: false }, card)).toMatchObject({
      access: 'NOT_POSSIBLE',
      isDocumentAccepted: false,
    });
    expect(reach({ ErVisaRequired: false, ErEntryPermitRequired: false })).toMatchObject({ access: 'FREE' });
  });
});
