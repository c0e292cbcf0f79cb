import { LANGUAGES } from '@landfall/kernel';
import { DETAIL_TYPES } from './detail-types.js';
import { presentPositive, presentValue } from './present-value.js';
import { catalogueText } from './texts.js';
import type { DetailValue } from './values.js';

describe('presentValue', () => {
  it('words a yes and a no as a sentence', () => {
    expect(presentValue('ErVisaRequired', true, 'en')).toEqual({ text: 'A visa is required.', textLanguage: 'en' });
    expect(presentValue('ErIdSufficient', false, 'de')).toEqual({
      text: 'Ein Personalausweis genügt für die Einreise nicht.',
      textLanguage: 'de',
    });
  });

  it('calls a passport accepted, not enough: a visa may be required with it', () => {
    expect(presentValue('ErPassportSufficient', true, 'en').text).toBe('A passport is accepted as a travel document.');
    expect(presentValue('ErPassportSufficient', true, 'de').text).toBe(
      'Als Reisedokument wird der Reisepass anerkannt.',
    );
  });

  it('words a number with its plural and a colour with its meaning', () => {
    expect(presentValue('ErVisaFreeDays', 1, 'en').text).toBe('You can stay for up to 1 day without a visa.');
    expect(presentValue('ErVisaFreeDays', 90, 'cs').text).toBe('Bez víza je možný pobyt v délce nejvýše 90 dnů.');
    expect(presentValue('ForeignOfficeStatus', 'RED', 'de').text).toBe('Es besteht eine Reisewarnung.');
    expect(presentValue('ReentryRkiClassification', 'RED', 'de').text).toBe(
      'Das Gebiet ist von Deutschland als Hochrisikogebiet eingestuft.',
    );
  });

  it('words a step of the risk scale, not a count', () => {
    expect([1, 2, 3, 4, 5].map((level) => presentValue('AdvisoryRiskLevel', level, 'en').text)).toEqual([
      'Risk level 1 of 5 (1 = very low, 5 = very high), derived from the advice of the authority named here.',
      'Risk level 2 of 5 (1 = very low, 5 = very high), derived from the advice of the authority named here.',
      'Risk level 3 of 5 (1 = very low, 5 = very high), derived from the advice of the authority named here.',
      'Risk level 4 of 5 (1 = very low, 5 = very high), derived from the advice of the authority named here.',
      'Risk level 5 of 5 (1 = very low, 5 = very high), derived from the advice of the authority named here.',
    ]);
  });

  describe('free text', () => {
    it.each([
      ['the requested language', { de: 'Hallo', en: 'Hello', pl: 'Witaj' }, 'pl', 'Witaj', 'pl'],
      ['English before German', { de: 'Hallo', en: 'Hello' }, 'pl', 'Hello', 'en'],
      ['German when there is no English', { de: 'Hallo', pt: 'Olá' }, 'pl', 'Hallo', 'de'],
      ['any other text when there is neither', { pt: 'Olá', es: 'Hola' }, 'pl', 'Hola', 'es'],
      ['a language that has a text over one that has only blanks', { pl: '  ', en: ' Hello ' }, 'pl', 'Hello', 'en'],
    ] as const)('uses %s', (_, value, language, text, textLanguage) => {
      expect(presentValue('Note', value, language)).toEqual({ text, textLanguage });
    });

    it('is not stated when all texts are empty', () => {
      expect(presentValue('Note', { de: '' }, 'fr')).toEqual({
        text: catalogueText('fr', 'unknown'),
        textLanguage: 'fr',
      });
    });

    it('keeps markup and braces as they were written', () => {
      expect(presentValue('Note', { en: "<b>{x}</b> isn't #1" }, 'en').text).toBe("<b>{x}</b> isn't #1");
    });
  });

  describe('yes or no with text', () => {
    it('is the sentence alone without a text', () => {
      expect(presentValue('ErExitFeeRequired', { yes: true, textDe: ' ', textEn: null }, 'en')).toEqual({
        text: 'A departure tax is charged.',
        textLanguage: 'en',
      });
    });

    it('puts the text behind the sentence and says which language the text is in', () => {
      const value = { yes: true, textDe: '25 Euro.', textEn: '25 euros.' };
      expect(presentValue('ErExitFeeRequired', value, 'de')).toEqual({
        text: 'Bei der Ausreise wird eine Gebühr erhoben. 25 Euro.',
        textLanguage: 'de',
      });
      expect(presentValue('ErExitFeeRequired', value, 'fr')).toEqual({
        text: 'Une taxe de sortie est perçue. 25 euros.',
        textLanguage: 'en',
      });
    });

    it('is the text alone when neither yes nor no is said', () => {
      expect(presentValue('ErExitFeeRequired', { yes: null, textDe: '25 <Euro> {x}' }, 'en')).toEqual({
        text: '25 <Euro> {x}',
        textLanguage: 'de',
      });
    });

    it('is not known, and not no, when nothing is said', () => {
      expect(presentValue('ErExitFeeRequired', { yes: null }, 'it')).toEqual({
        text: catalogueText('it', 'notKnown'),
        textLanguage: 'it',
      });
    });

    it('keeps braces of the text behind the sentence', () => {
      expect(presentValue('ErExitFeeRequired', { yes: true, textEn: '{count} <b>' }, 'en').text).toBe(
        'A departure tax is charged. {count} <b>',
      );
    });
  });

  it('presents a value of every type in every language', () => {
    const samples: Record<string, DetailValue[]> = {
      YESNO: [true, false, null],
      YESNOTEXT: [{ yes: true }, { yes: false, textEn: 'x' }, { yes: null }],
      POSINT: [1, 2, 5, 100_000, null],
      COLOR: ['BLUE', 'YELLOW', 'RED', 'GRAY', 'PURPLE', null],
      FREETEXT: [{ en: 'x' }, null],
    };
    for (const language of LANGUAGES) {
      for (const { key, kind, max } of DETAIL_TYPES) {
        const values = max === undefined ? samples[kind] : Array.from({ length: max }, (_, n) => n + 1);
        const texts = values?.map((value) => presentValue(key, value, language).text) ?? [];
        expect(texts.every((text) => text.length > 0 && !/[{}#]/.test(text))).toBe(true);
        expect(new Set(texts).size).toBe(values?.length);
      }
    }
  });

  it.each([
    ['ErVisaRequired', 1],
    ['ErVisaFreeDays', true],
    ['ForeignOfficeStatus', 3],
    ['Note', true],
    ['ErExitFeeRequired', true],
    ['ErVisaRequired', { yes: true }],
  ] as const)('rejects a value of another kind for %s', (typeKey, value) => {
    expect(() => presentValue(typeKey, value, 'en')).toThrow(TypeError);
  });

  it('rejects a type that does not exist', () => {
    expect(() => presentValue('Nothing', true, 'en')).toThrow('"Nothing" is no detail type.');
  });
});

describe('presentPositive', () => {
  it.each([
    ['ErIdSufficient', true, true],
    ['ErIdSufficient', false, false],
    ['ErVisaRequired', true, false],
    ['ErVisaRequired', false, true],
    ['ErExitFeeRequired', { yes: true }, false],
    ['ErExitFeeRequired', { yes: false }, true],
    ['ErExitFeeRequired', { yes: null }, null],
    ['ErVisaRequired', null, null],
    ['ErVisaFreeDays', 30, null],
    ['Note', { en: 'x' }, null],
    ['ForeignOfficeStatus', 'BLUE', null],
  ] as const)('of %s %j is %j', (typeKey, value, expected) => {
    expect(presentPositive(typeKey, value)).toBe(expected);
  });
});
