import type { Language } from '@landfall/kernel';
import { answer, type RuleDetail, RuleIndex } from '@landfall/requirements';
import { aDetail, aTrip } from '../../../requirements/test/a-detail.js';
import { pathOf } from '../../../requirements/test/case-file.js';
import { presentAnswer } from './present-answer.js';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';

const country = (id: string) => ({ type: 'COUNTRY' as const, id, country: id, region: null, airport: null });

/** What the summary says of the travel document for a trip to three countries from 3 to 17 May 2026. */
async function documentText(language: Language): Promise<string> {
  const { places } = await theSeeds();
  const rules = ['TH', 'VN', 'LA'].map((placeId) => ({
    ...aDetail('TH', { ErPassportSufficient: true, ErIdSufficient: false, ErPassportMinMonthsBeyondTrip: 6 }),
    placeId,
    restrictionId: placeId,
  }));
  const trip = aTrip('TH', {
    destinations: ['TH', 'VN', 'LA'].map(country),
    dateStart: '2026-05-03',
    dateEnd: '2026-05-17',
  });
  const { summary } = presentAnswer(answer(RuleIndex.of(rules, {}), trip), {
    language,
    view: 'TRAVELLER',
    places,
    authority: () => null,
  });
  return summary.find(({ key }) => key === 'ID_OR_PASSPORT')!.text;
}

describe('the text of a summary', () => {
  it.each<[Language, string, string]>([
    ['en', 'Thailand, Vietnam and Laos', '17 November 2026'],
    ['pt', 'Tailândia, Vietname e Laos', '17 de novembro de 2026'],
    ['de', 'Thailand, Vietnam und Laos', '17. November 2026'],
  ])('writes places and days in %s as the rest of the page does', async (language, places, day) => {
    const text = await documentText(language);
    expect(text).toContain(places);
    expect(text).toContain(day);
  });

  it('says under which condition it is required, and under which not', async () => {
    const { places } = await theSeeds();
    const rules = [
      aDetail('TH', { ErVisaRequired: true, ErEntryPermitRequired: false }),
      ...(['ErVisaRequired', 'ErEntryPermitRequired'] as const).map((type) =>
        aDetail(
          'TH',
          { [type]: type === 'ErEntryPermitRequired' },
          { conditions: [{ kind: 'ENTRY_BY', means: ['LAND'] }] },
        ),
      ),
    ];
    const { summary } = presentAnswer(answer(RuleIndex.of(rules, {}), aTrip('TH')), {
      language: 'en',
      view: 'TRAVELLER',
      places,
      authority: () => null,
    });
    const text = (key: string): string => summary.find((item) => item.key === key)!.text;
    expect(text('VISA')).toContain('Thailand: required; an exemption is possible on entry by land.');
    expect(text('ENTRY_PERMIT')).toContain('Thailand: required on entry by land.');
  });

  const said = async (key: string, rules: RuleDetail[], citizenships: string[] = ['DE']): Promise<string> => {
    const { places } = await theSeeds();
    return presentAnswer(answer(RuleIndex.of(rules, {}), { ...aTrip('TH'), citizenships }), {
      language: 'en',
      view: 'TRAVELLER',
      places,
      authority: () => null,
    }).summary.find((item) => item.key === key)!.text;
  };

  it('names no passport where none is accepted, and for whom that is', async () => {
    const noCard = aDetail('TH', { ErIdSufficient: false, ErPassportSufficient: true });
    const noPassport = aDetail('TH', { ErPassportSufficient: false }, { for: 'CN' });
    const text = 'Thailand: a passport is not accepted as a travel document.';
    expect(await said('ID_OR_PASSPORT', [noCard], ['CN'])).not.toContain(text);
    const forChinese = await said('ID_OR_PASSPORT', [noCard, noPassport], ['CN']);
    expect(forChinese).toContain(text);
    expect(forChinese).not.toContain('a passport is required');
    const forBoth = await said('ID_OR_PASSPORT', [noCard, noPassport], ['CN', 'DE']);
    expect(forBoth).toMatch(/a passport is required.* Germany\. .*not accepted as a travel document\..* China\.$/);
    const card = aDetail('TH', { ErIdSufficient: true }, { for: 'HK' });
    expect(await said('ID_OR_PASSPORT', [noCard, noPassport, card], ['CN', 'HK'])).toBe(
      `${text} Applies to this nationality only: China.`,
    );
  });

  it('calls a card enough for the stay alone where it may not be enough to change planes', async () => {
    const { places } = await theSeeds();
    const rules = [aDetail('TH', { ErIdSufficient: true, ErChildrenPassportRequired: { yes: false } })];
    const { summary } = presentAnswer(answer(RuleIndex.of(rules, {}), { ...aTrip('TH'), transits: [pathOf('DXB')] }), {
      language: 'en',
      view: 'TRAVELLER',
      places,
      authority: () => null,
    });
    const text = (key: string): string => summary.find((item) => item.key === key)!.text;
    expect(text('ID_OR_PASSPORT')).toMatch(
      /^For the stay, an identity card is enough\. .*Dubai.*: it is not known whether .* Travel with a passport\.$/,
    );
    expect(text('CHILDRENS_PASSPORT')).toMatch(/^For the stay, children need no passport; .* for each child\.$/);
  });

  it('points to the details where they say on what it depends', async () => {
    const open = { yes: null, textDe: 'Je nach Führerschein.', textEn: 'Depending on the licence.' };
    const explained = aDetail('TH', { InternationalDrivingPermitRequired: open });
    expect(await said('DRIVING_PERMIT', [explained])).toBe(
      'Thailand: there is no simple yes-or-no answer; see the details.',
    );
    expect(await said('DRIVING_PERMIT', [aDetail('TH', { ErVisaRequired: false })])).toContain('not known');
    const unknown = aDetail('TH', { InternationalDrivingPermitRequired: null }, { for: 'BE' });
    expect(await said('DRIVING_PERMIT', [explained, unknown], ['DE', 'BE'])).toContain('not known');
    const byLand = aDetail(
      'TH',
      { VaccinationRequired: open },
      { conditions: [{ kind: 'ENTRY_BY', means: ['LAND'] }] },
    );
    const no = aDetail('TH', { VaccinationRequired: { yes: false } });
    expect(await said('IMMUNISATION', [byLand, no])).toContain('no simple yes-or-no');
  });

  it('does not call a place unstated where it is required but for an exemption that is not known', async () => {
    const onLand = { for: 'DE', conditions: [{ kind: 'ENTRY_BY', means: ['LAND'] }] } as const;
    const byLand = aDetail('TH', { ErVisaRequired: null }, onLand);
    const yes = aDetail('TH', { ErVisaRequired: true }, { for: 'DE' });
    expect(await said('VISA', [yes, byLand])).toBe(
      'Whether a visa is required depends on your journey or your documents. ' +
        'Thailand: required; an exemption is possible on entry by land.',
    );
    expect(await said('VISA', [yes, byLand], ['DE', 'BE'])).toContain('Not stated for: Thailand.');
    expect(await said('VISA', [aDetail('TH', { ErVisaRequired: true }, onLand)])).toMatch(
      /required on entry by land\..*Not stated for: Thailand\./,
    );
  });

  it.each([
    [
      'en',
      'Thailand: a visa is required. Thailand: according to your details, you already hold a visa or residence permit; ' +
        'it must be valid for these days, this purpose and the number of entries.',
    ],
    [
      'de',
      'Thailand: Ein Visum ist erforderlich. Thailand: Nach Ihren Angaben besitzen Sie bereits ein Visum oder einen Aufenthaltstitel; ' +
        'das Dokument muss für diese Tage, diesen Reisezweck und die Zahl der Einreisen gültig sein.',
    ],
  ] as const)('says in %s of a visa that is held what it must be', async (language, text) => {
    const { places } = await theSeeds();
    const visaOf = (issuer: string) =>
      presentAnswer(
        answer(RuleIndex.of([aDetail('TH', { ErVisaRequired: true })], {}), {
          ...aTrip('TH'),
          facts: { documents: [{ issuer, kind: 'VISA' }] },
        }),
        { language, view: 'TRAVELLER', places, authority: () => null },
      ).summary.find(({ key }) => key === 'VISA')!;
    expect(visaOf('TH')).toMatchObject({ status: 'REQUIRED', text, heldDestinations: ['TH'] });
    expect(visaOf('US')).toMatchObject({ text: text.slice(0, text.indexOf(' Thailand: ')), heldDestinations: [] });
  });

  it('names the days without a visa of a trip that is longer', async () => {
    const { places } = await theSeeds();
    const rules = [aDetail('TH', { ErVisaRequired: false, ErVisaFreeDays: 30 })];
    const trip = { ...aTrip('TH'), dateStart: '2026-12-01', dateEnd: '2027-01-15' };
    const textIn = (language: 'de' | 'en' | 'pl'): string =>
      presentAnswer(answer(RuleIndex.of(rules, {}), trip), {
        language,
        view: 'TRAVELLER',
        places,
        authority: () => null,
      }).summary.find(({ key }) => key === 'VISA')!.text;
    expect(textIn('en')).toContain(
      'Thailand: you can stay for no more than 30 days without a visa; your stay is longer.',
    );
    expect(textIn('de')).toContain(
      'Thailand: Ohne Visum ist ein Aufenthalt von höchstens 30 Tagen möglich; der Aufenthalt dauert länger.',
    );
    expect(textIn('pl')).toContain('można przebywać najwyżej 30 dni');
    const both = {
      ...aTrip('FR'),
      destinations: [pathOf('FR'), pathOf('JP')],
      dateStart: '2026-12-01',
      dateEnd: '2027-03-15',
    };
    const free = ['FR', 'JP'].map((place) => aDetail(place, { ErVisaRequired: false, ErVisaFreeDays: 90 }));
    const together = answer(RuleIndex.of(free, { SCHENGEN: ['FR', 'JP'] }), both);
    const shown = presentAnswer(together, { language: 'en', view: 'TRAVELLER', places, authority: () => null });
    expect(shown.summary.find(({ key }) => key === 'VISA')!.text).toContain(
      'France and Japan: you can stay for no more than 90 days in total without a visa; your stay is longer.',
    );
  });
});
