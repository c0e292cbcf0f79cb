import type { DestinationAnswer, DetailEntry } from '../gen/graphql.js';
import { answerVariables, choiceOf, tripPageVariables } from './answer-address.js';
import { formOf } from '../search/search-query.js';
import { byCitizenship, changesDuring, holdsForAll, sectionModel, webAddress } from './section-model.js';

const at = (id: string): DestinationAnswer => ({
  place: { type: 'COUNTRY', id, name: id, iata: null, country: { id, iso2: id, nameShort: id }, region: null },
  isTransit: false,
  status: 'BLUE',
  entryBanned: false,
  riskLevel: 'UNKNOWN',
  phase: null,
  phaseStart: null,
  phaseEnd: null,
  phases: [],
});
const entry = (part: Partial<DetailEntry>): DetailEntry => ({
  detailType: 'ErVisaRequired',
  title: 'Visa',
  explanation: null,
  destination: 'TH',
  citizenships: ['DE'],
  value: null,
  text: '',
  html: null,
  textLanguage: 'de',
  machineTranslatedFrom: null,
  positive: null,
  level: 'COUNTRY',
  sourceUri: null,
  authority: null,
  writtenOn: null,
  checkedAt: null,
  state: 'STATED',
  provenance: 'EDITORIAL',
  statements: [],
  periods: [],
  ...part,
});

describe('a section of an answer', () => {
  it('lists entries in the order of the trip and keeps apart what nobody states', () => {
    const model = sectionModel(
      {
        key: 'visa',
        title: 'Visa',
        citizenshipShowGrouping: 'LIMITED',
        entries: [
          entry({ destination: 'TH' }),
          entry({ destination: 'VN', state: 'CONFLICTING' }),
          entry({
            destination: 'TH',
            detailType: 'ErVisaNote',
            state: 'UNKNOWN',
            provenance: null,
            citizenships: ['DE'],
          }),
          entry({
            destination: 'TH',
            detailType: 'ErVisaNote',
            state: 'UNKNOWN',
            provenance: null,
            citizenships: ['TR'],
          }),
        ],
      },
      [at('VN'), at('TH'), at('SG')],
    );
    expect(model.places.map(({ destination }) => destination)).toEqual(['VN', 'TH']);
    expect(model.places[1]?.unknown.map(({ detailType }) => detailType)).toEqual(['ErVisaNote']);
    expect([model.saidCount, model.unknownCount]).toEqual([2, 1]);
  });

  it('keeps what an editor states as not known with what is said', () => {
    const notKnown = entry({ destination: 'TH', state: 'UNKNOWN', provenance: 'EDITORIAL' });
    const model = sectionModel({ key: 'visa', title: '', citizenshipShowGrouping: null, entries: [notKnown] }, [
      at('TH'),
    ]);
    expect([model.saidCount, model.unknownCount]).toEqual([1, 0]);
  });

  it('explains a word once', () => {
    const entries = [entry({ explanation: 'A PCR test is …' }), entry({ explanation: 'A PCR test is …' }), entry({})];
    const model = sectionModel({ key: 'entry', title: '', citizenshipShowGrouping: null, entries }, [at('TH')]);
    expect(model.places[0]?.said.map(({ explanation }) => explanation)).toEqual(['A PCR test is …', null, null]);
  });

  it('shows entries of a place that is no destination after the others', () => {
    const model = sectionModel(
      {
        key: 'transit',
        title: '',
        citizenshipShowGrouping: null,
        entries: [entry({ destination: 'DXB' }), entry({ destination: 'TH' })],
      },
      [at('TH')],
    );
    expect(model.places.map(({ destination }) => destination)).toEqual(['TH', 'DXB']);
  });

  it('names nationalities only when not all of them are meant', () => {
    expect(holdsForAll(['DE', 'TR'], ['TR'])).toBe(true);
    expect(holdsForAll([], ['TR'])).toBe(true);
    expect(holdsForAll(['DE'], ['DE', 'TR'])).toBe(false);
  });

  it('dates a phase only when it begins or ends during the trip', () => {
    const trip = { dateStart: '2026-12-21', dateEnd: '2027-01-09' };
    expect(changesDuring({ phaseStart: '2022-10-01', phaseEnd: null }, trip)).toBe(false);
    expect(changesDuring({ phaseStart: '2026-12-24', phaseEnd: null }, trip)).toBe(true);
    expect(changesDuring({ phaseStart: null, phaseEnd: '2026-12-31' }, trip)).toBe(true);
    expect(changesDuring({ phaseStart: '2026-12-21', phaseEnd: '2027-01-09' }, trip)).toBe(false);
  });

  it('makes links of web addresses only', () => {
    expect(webAddress('https://example.org/a')).toBe('https://example.org/a');
    expect(webAddress('javascript:alert(1)')).toBeNull();
    expect(webAddress(null)).toBeNull();
  });
});

describe('the address of an answer', () => {
  const query = new URLSearchParams(
    'nat=DE,TR&from=DE&to=VN,TH.region.7&via=AE.airport.DXB&start=2026-12-21&end=2027-01-09&purpose=business&view=traveller&lang=pl',
  );

  it('carries view and language, with what the interface speaks as a fallback', () => {
    expect(choiceOf(query, 'de')).toEqual({ view: 'TRAVELLER', language: 'pl', asOf: null });
    expect(choiceOf(new URLSearchParams('view=x&lang=xx'), 'nl')).toEqual({
      view: 'EXPERT',
      language: 'nl',
      asOf: null,
    });
  });

  it('becomes the variables of the lookup', () => {
    expect(answerVariables(formOf(query), choiceOf(query, 'de'))).toEqual({
      departureType: 'COUNTRY',
      departureId: 'DE',
      destinationsTypes: ['COUNTRY', 'REGION'],
      destinationIds: ['VN', '7'],
      citizenshipIds: ['DE', 'TR'],
      restrictionType: 'BUSINESS',
      dateStart: '2026-12-21',
      dateEnd: '2027-01-09',
      transitTypes: ['AIRPORT'],
      transitIds: ['DXB'],
      travellers: null,
      view: 'TRAVELLER',
      language: 'pl',
      asOf: null,
    });
  });

  it('becomes a trip page without empty texts', () => {
    expect(
      tripPageVariables(formOf(query), { language: 'en', email: ' ', internalNote: ' Group A ', showEvents: true }),
    ).toMatchObject({
      email: null,
      internalNote: 'Group A',
      transits: [{ type: 'AIRPORT', id: 'DXB' }],
      citizenshipCountryIds: ['DE', 'TR'],
    });
  });
});

it('puts entries under the nationalities that they are for, and those for all without a heading', () => {
  const groups = byCitizenship(
    [
      entry({ title: 'a', citizenships: ['DE', 'IN'] }),
      entry({ title: 'b', citizenships: ['DE'] }),
      entry({ title: 'c', citizenships: ['IN'] }),
      entry({ title: 'd', citizenships: ['DE'] }),
      entry({ title: 'e', citizenships: [] }),
    ],
    ['DE', 'IN'],
  );
  expect(groups.map(({ citizenships, entries }) => [citizenships, entries.map(({ title }) => title).join('')])).toEqual(
    [
      [null, 'ae'],
      [['DE'], 'bd'],
      [['IN'], 'c'],
    ],
  );
});
