import { checkValue, MAX_POSINT, MAX_TEXT_LENGTH, normaliseValue } from './check-value.js';

const LONGEST = 'x'.repeat(MAX_TEXT_LENGTH);

describe('checkValue', () => {
  it.each([
    ['ErVisaRequired', true],
    ['ErVisaRequired', false],
    ['ErVisaRequired', null],
    ['Note', undefined],
    ['ErVisaFreeDays', 1],
    ['ErVisaFreeDays', MAX_POSINT],
    ['ForeignOfficeStatus', 'PURPLE'],
    ['AdvisoryRiskLevel', 1],
    ['AdvisoryRiskLevel', 5],
    ['Note', {}],
    ['Note', { de: LONGEST, tr: '' }],
    ['ErExitFeeRequired', { yes: null }],
    ['ErExitFeeRequired', { yes: true, textDe: LONGEST, textEn: null }],
  ])('accepts %s', (typeKey, value) => {
    expect(checkValue(typeKey, value)).toBeNull();
  });

  it.each([
    ['Nothing', null, 'unknownType'],
    ['constructor', true, 'unknownType'],
    ['ErVisaRequired', 'yes', 'wrongKind'],
    ['ErVisaRequired', 1, 'wrongKind'],
    ['ErVisaFreeDays', '30', 'wrongKind'],
    ['ErVisaFreeDays', 0, 'notPositiveInteger'],
    ['ErVisaFreeDays', -1, 'notPositiveInteger'],
    ['ErVisaFreeDays', 1.5, 'notPositiveInteger'],
    ['ErVisaFreeDays', Number.NaN, 'notPositiveInteger'],
    ['ErVisaFreeDays', Infinity, 'notPositiveInteger'],
    ['ErVisaFreeDays', MAX_POSINT + 1, 'tooLarge'],
    ['ErVisaFreeDays', 1e300, 'tooLarge'],
    ['AdvisoryRiskLevel', 0, 'notPositiveInteger'],
    ['AdvisoryRiskLevel', 6, 'tooLarge'],
    ['AdvisoryRiskLevel', '3', 'wrongKind'],
    ['ForeignOfficeStatus', 'GREEN', 'notAColor'],
    ['ForeignOfficeStatus', 'blue', 'notAColor'],
    ['ForeignOfficeStatus', 1, 'wrongKind'],
    ['Note', 'text', 'wrongKind'],
    ['Note', ['text'], 'wrongKind'],
    ['Note', { ru: 'x' }, 'wrongKind'],
    ['Note', { de: 1 }, 'wrongKind'],
    ['Note', { de: 'ok', en: `${LONGEST}x` }, 'tooLong'],
    ['ErExitFeeRequired', true, 'wrongKind'],
    ['ErExitFeeRequired', {}, 'wrongKind'],
    ['ErExitFeeRequired', { yes: 'yes' }, 'wrongKind'],
    ['ErExitFeeRequired', { yes: true, textFr: 'x' }, 'wrongKind'],
    ['ErExitFeeRequired', { yes: true, textDe: 1 }, 'wrongKind'],
    ['ErExitFeeRequired', { yes: true, textEn: `${LONGEST}x` }, 'tooLong'],
  ])('finds the fault of %s', (typeKey, value, fault) => {
    expect(checkValue(typeKey, value)).toBe(fault);
  });
});

describe('normaliseValue', () => {
  it.each([
    ['Note', { en: ' Hello ', de: '', fr: '  ' }, { en: 'Hello' }],
    ['Note', { en: ' ', de: '' }, undefined],
    ['Note', {}, undefined],
    ['Note', null, null],
    ['Note', undefined, undefined],
    ['ErExitFeeRequired', { yes: true, textDe: ' 25 Euro ', textEn: '' }, { yes: true, textDe: '25 Euro' }],
    ['ErExitFeeRequired', { yes: null, textDe: null, textEn: 'x' }, { yes: null, textEn: 'x' }],
    ['ErExitFeeRequired', { yes: null, textDe: ' ' }, { yes: null }],
    ['ErExitFeeRequired', null, { yes: null }],
    ['ErExitFeeRequired', undefined, undefined],
    ['ErExitFeeRequired', { yes: false }, { yes: false }],
    ['ErVisaRequired', false, false],
    ['ErVisaRequired', null, null],
    ['ErVisaFreeDays', 30, 30],
    ['ErVisaFreeDays', null, null],
    ['ForeignOfficeStatus', null, null],
    ['ForeignOfficeStatus', 'GRAY', 'GRAY'],
  ])('of %s', (typeKey, value, expected) => {
    expect(normaliseValue(typeKey, value)).toStrictEqual(expected);
  });

  it('gives equal statements the same JSON', () => {
    expect(JSON.stringify(normaliseValue('Note', { en: 'b', de: 'a' }))).toBe(
      JSON.stringify(normaliseValue('Note', { de: 'a ', en: 'b' })),
    );
  });

  it('rejects a faulty value', () => {
    expect(() => normaliseValue('Note', 'text')).toThrow('The value of "Note" cannot be stored: wrongKind.');
  });
});
