import { LANGUAGES } from '@landfall/kernel';
import { presentStatement } from '../presentation/present-statement.js';
import { acceptableTranslation } from './acceptable-translation.js';
import { nextState, NO_TRANSLATIONS, type Translations } from './translation-index.js';
import { requestedTranslation, requestedTranslations } from './requested-translation.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { aStoredRestriction } from '../../../restrictions/test/a-stored-restriction.js';

const TYPE = 'TrafficNote';
const VALUE = { de: 'Links fahren.', en: 'Drive on the left.' };

describe('the key of a translation', () => {
  const key = (type: string, value: object, target: 'pl' | 'cs'): string | undefined =>
    requestedTranslation(type, value, target)?.key;

  it('is the same wherever the text stands, whatever else is stated', () => {
    expect(key('MoneyNote', { en: ' Drive on the left. ' }, 'pl')).toBe(key(TYPE, VALUE, 'pl'));
    expect(key('ErExitFeeRequired', { yes: true, textEn: 'Drive on the left.' }, 'pl')).toBe(key(TYPE, VALUE, 'pl'));
    expect(key(TYPE, VALUE, 'pl')).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['another text', TYPE, { en: 'Drive on the right.' }, 'pl'],
    ['another source language', TYPE, { de: 'Drive on the left.' }, 'pl'],
    ['another target', TYPE, VALUE, 'cs'],
  ] as const)('is another one for %s', (_, type, value, target) => {
    expect(key(type, value, target)).not.toBe(key(TYPE, VALUE, 'pl'));
  });

  it('tells markup from a plain text of the same characters', () => {
    const text = '<p>Visa</p>';
    expect(requestedTranslation('Note', { en: text }, 'pl')).toMatchObject({ isHtml: true });
    expect(requestedTranslation(TYPE, { en: text }, 'pl')).toMatchObject({ isHtml: false });
    expect(key('Note', { en: text }, 'pl')).not.toBe(key(TYPE, { en: text }, 'pl'));
  });
});

describe('requested translations of restrictions', () => {
  it('is each text once per language that no editor wrote', async () => {
    const restriction = await aStoredRestriction(
      aRestriction().stating({ TrafficNote: VALUE, MoneyNote: VALUE, ErVisaRequired: true }),
    );
    const requested = requestedTranslations([restriction, restriction]);
    expect(requested.map((w) => w.target).sort()).toEqual(LANGUAGES.filter((l) => l !== 'de' && l !== 'en').sort());
    expect(new Set(requested.map((w) => w.text))).toEqual(new Set([VALUE.en]));
  });

  it('takes in the note of a detail, and nothing of an inactive restriction', async () => {
    const noted = await aStoredRestriction(aRestriction().stating({}, { noteDe: '<p>Bar zahlen</p>' }));
    expect(requestedTranslations([noted], ['en', 'pl'])).toMatchObject([
      { text: '<p>Bar zahlen</p>', source: 'de', target: 'en', isHtml: true },
      { target: 'pl' },
    ]);
    expect(requestedTranslations([{ ...noted, isActive: false }])).toEqual([]);
  });
});

describe('an answer of a service', () => {
  const html = '<p>Bring <strong>cash</strong>, see <a href="https://a.example/x?a=1&amp;b=2">here</a>.<br /></p>';
  it.each([
    [
      'with the same tags',
      html,
      true,
      '<p>Proszę mieć <strong>gotówkę</strong>, <a href="https://a.example/x?a=1&amp;b=2">tutaj</a>.<br /></p>',
    ],
    [
      'with tags in another order',
      '<p><em>Bring</em> <strong>cash</strong>.</p>',
      true,
      '<p><strong>Gotówkę</strong> <em>proszę</em>.</p>',
    ],
    ['of plain text', 'Visa < 30 days', false, 'Wiza < 30 dni'],
  ])('%s is kept', (_, text, isHtml, answer) => {
    expect(acceptableTranslation({ text, isHtml }, answer)).toBe(answer);
  });

  it.each([
    ['a lost tag', html, true, '<p>Gotówka <a href="https://a.example/x?a=1&amp;b=2">tutaj</a>.<br /></p>'],
    ['another address', html, true, html.replace('a.example', 'b.example')],
    ['a tag of its own', '<p>Cash</p>', true, '<p>Gotówka</p><script>x()</script>'],
    ['a tag in a plain text', 'Cash', false, '<p>Gotówka</p>'],
    ['no markup any more', '<p>Cash</p>', true, 'Gotówka'],
    ['nothing', 'Cash', false, ' '],
    ['tags without words', '<p>Cash</p>', true, '<p> </p>'],
  ])('with %s is rejected', (_, text, isHtml, answer) => {
    expect(acceptableTranslation({ text, isHtml }, answer)).toBeNull();
  });

  it('loses what may not be stored', () => {
    expect(acceptableTranslation({ text: '<p>Cash</p>', isHtml: true }, '<p onclick="x()" class="y">Gotówka</p>')).toBe(
      '<p>Gotówka</p>',
    );
  });
});

describe('a statement in a language that no editor wrote', () => {
  const stored = (texts: Record<string, string>, byMachine = true): Translations => ({
    isEmpty: Object.keys(texts).length === 0,
    isIn: () => Object.keys(texts).length > 0,
    changes: nextState(),
    find: (key) => (texts[key] === undefined ? null : { text: texts[key], language: 'pl', byMachine }),
  });
  const key = requestedTranslation(TYPE, VALUE, 'pl')!.key;
  const polish = { text: 'Ruch lewostronny.', textLanguage: 'pl', html: null, machineTranslatedFrom: 'en' };
  const english = { text: VALUE.en, textLanguage: 'en', html: null, machineTranslatedFrom: null };

  it('shows the stored translation and says what it was made from, and the fallback without', () => {
    expect(presentStatement(TYPE, VALUE, 'pl', NO_TRANSLATIONS)).toEqual(english);
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ [key]: polish.text }))).toEqual(polish);
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ [key]: 'Jedź lewą stroną.' }))).toEqual({
      ...polish,
      text: 'Jedź lewą stroną.',
    });
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ other: 'x' }))).toEqual(english);
  });

  it('is the same object as long as it says the same, so that what was made of it can be kept', () => {
    const first = presentStatement(TYPE, VALUE, 'pl', stored({ [key]: polish.text }));
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ [key]: polish.text, other: 'x' }))).toBe(first);
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ [key]: 'Jedź lewą stroną.' }))).not.toBe(first);
  });

  it('says nothing of a machine where an editor translated it', () => {
    const byEditor = { ...polish, machineTranslatedFrom: null };
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ [key]: polish.text }))).toEqual(polish);
    expect(presentStatement(TYPE, VALUE, 'pl', stored({ [key]: polish.text }, false))).toEqual(byEditor);
  });

  it('keeps what an editor wrote, and the text of a value that says something else now', () => {
    const translations = stored({ [key]: polish.text });
    expect(presentStatement(TYPE, { ...VALUE, pl: 'Po lewej.' }, 'pl', translations)).toEqual({
      text: 'Po lewej.',
      textLanguage: 'pl',
      html: null,
      machineTranslatedFrom: null,
    });
    expect(presentStatement(TYPE, { en: 'Drive on the right.' }, 'pl', translations)).toMatchObject({
      text: 'Drive on the right.',
      machineTranslatedFrom: null,
    });
    expect(presentStatement(TYPE, VALUE, 'de', translations)).toMatchObject({
      text: VALUE.de,
      machineTranslatedFrom: null,
    });
  });

  it('shows the markup of a translated note beside its plain text', () => {
    const note = { en: '<p>Bring <strong>cash</strong></p>' };
    const translations = stored({
      [requestedTranslation('Note', note, 'pl')!.key]: '<p>Proszę mieć <strong>gotówkę</strong></p>',
    });
    expect(presentStatement('Note', note, 'pl', translations)).toEqual({
      text: 'Proszę mieć gotówkę',
      textLanguage: 'pl',
      html: '<p>Proszę mieć <strong>gotówkę</strong></p>',
      machineTranslatedFrom: 'en',
    });
  });
});
