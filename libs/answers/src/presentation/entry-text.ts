import { catalogueText, detailType as typeOf, type TextValues } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { capitalised, formatDay } from '@landfall/messages';
import type { Condition, Entry, HeldDocument, Period, Statement } from '@landfall/requirements';
import type { Translations } from '../translations/translation-index.js';
import { conditionsText, conditionTexts } from '@landfall/restrictions/condition-text';
import { inReadingOrder } from './reading-order.js';
import { presentStatement, type PresentedText } from './present-statement.js';

/** The text of an entry in a language: its value, that it is stated as not known, that nobody states it, or that it is conflicting. */
export function entryText(
  entry: Pick<Entry, 'detailType' | 'state' | 'statements' | 'alternatives' | 'periods'>,
  language: Language,
  translations?: Translations,
): PresentedText {
  if (entry.periods) return together(periodsOf(entry, language, translations), language, '\n');
  if (entry.state === 'depends') return dependingText(entry, language, translations);
  if (entry.state === 'conflicting') return ofCatalogue('conflicting', language);
  if (entry.statements.length === 0) return ofCatalogue('unknown', language);
  return presentStatement(entry.detailType, entry.statements[0]!.value, language, translations);
}

/** They count the days of a visa, or of going without one, which another type says. */
const DAYS_OF_STAY: ReadonlySet<string> = new Set(['ErVisaFreeDays', 'ErVisaOnArrivalDays', 'ErEVisaDays']);

/** Days and notes belong to the case for which they are stated; of every other one they leave nothing open, also where they are stated as not known. */
const isOfItsCaseAlone = (type: string): boolean => DAYS_OF_STAY.has(type) || isOwnText(type);

/** "With a visa: no visa is required" would be read as a mistake. */
const isFreedByVisa = (type: string, all: readonly Statement[], conditions: readonly Condition[]): boolean =>
  type === 'ErVisaRequired' &&
  all.length === 1 &&
  all[0]!.value === false &&
  conditions.some((one) => one.kind === 'HOLDS' && one.isNot !== true && one.documents.some(isVisa));
const isVisa = ({ kind }: HeldDocument): boolean => kind === 'VISA';

/** Languages that begin a sentence behind a colon with a small letter. */
const SMALL_AFTER_COLON: ReadonlySet<Language> = new Set(['cs', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt']);

/** An editor's sentence may begin with a name. */
const isOwnText = (type: string): boolean => typeOf(type)?.kind === 'FREETEXT';

/** A sentence of the catalogue, which begins with no name. */
const afterColon = (language: Language, text: string): string =>
  SMALL_AFTER_COLON.has(language) && /^\p{Lu}\p{Ll}*(?![\p{L}\d])/u.test(text)
    ? text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
    : text;

/** What holds under which conditions, and what otherwise, with the statement of each; none: it is not known. */
export function alternativesOf(
  { detailType, statements, alternatives = [] }: Pick<Entry, 'detailType' | 'statements' | 'alternatives'>,
  language: Language,
  translations?: Translations,
): { conditions: string[]; statement: Statement | null; said: PresentedText }[] {
  const said = (all: readonly Statement[], conditions: readonly Condition[]): PresentedText => {
    if (isFreedByVisa(detailType, all, conditions)) return ofCatalogue('noFurtherVisa', language);
    const state = all.length > 1 ? 'conflicting' : 'stated';
    // One sentence after the colon, with none of its own.
    const statements = all.length === 1 && all[0]!.value === null ? [] : all;
    return entryText({ detailType, state, statements }, language, translations);
  };
  const isOwn = isOwnText(detailType);
  const put = (key: string, values: TextValues, one: PresentedText): PresentedText => ({
    ...one,
    html: null,
    text: catalogueText(language, key, { ...values, text: isOwn ? one.text : afterColon(language, one.text) }),
  });
  const hasNoOtherwise = statements.every(({ value }) => value === null) && isOfItsCaseAlone(detailType);
  return [
    ...inReadingOrder(alternatives).map(({ conditions, statements: all }) => ({
      conditions: conditionTexts(conditions, language),
      statement: all[0] ?? null,
      said: put(
        'alternative',
        { conditions: capitalised(language, conditionsText(conditions, language)) },
        said(all, conditions),
      ),
    })),
    ...(hasNoOtherwise
      ? []
      : [{ conditions: [], statement: statements[0] ?? null, said: put('otherwise', {}, said(statements, [])) }]),
  ];
}

function dependingText(
  entry: Parameters<typeof alternativesOf>[0],
  language: Language,
  translations?: Translations,
): PresentedText {
  return together(
    alternativesOf(entry, language, translations).map(({ said }) => said),
    language,
  );
}

/** What is said in each period, without and with its days. */
export function periodsOf(
  { detailType, periods = [] }: Pick<Entry, 'detailType' | 'periods'>,
  language: Language,
  translations?: Translations,
): (PresentedText & { period: Period; withoutDays: string })[] {
  return periods.map((period) => {
    const said = isNotYetKnown(period)
      ? ofCatalogue('notYetKnown', language)
      : entryText({ detailType, ...period }, language, translations);
    const days = daysOf(period);
    const small = isOwnText(detailType) && !isNotYetKnown(period) ? said.text : afterColon(language, said.text);
    const text =
      days === null
        ? said.text
        : catalogueText(language, `period.${days}`, { ...dayTexts(period, language), text: small });
    return { ...said, html: null, text, period, withoutDays: said.text };
  });
}

const isNotYetKnown = ({ state }: Period): boolean => state === 'unknown';

function daysOf({ from, until }: Period): 'from' | 'until' | 'between' | null {
  if (from !== null) return until === null ? 'from' : 'between';
  return until === null ? null : 'until';
}

const dayTexts = ({ from, until }: Period, language: Language): { from: string; until: string } => ({
  from: from === null ? '' : formatDay(language, from),
  until: until === null ? '' : formatDay(language, until),
});

function together(all: readonly PresentedText[], language: Language, between = ' '): PresentedText {
  const foreign = all.find(({ textLanguage }) => textLanguage !== language);
  const translated = all.find(({ machineTranslatedFrom }) => machineTranslatedFrom !== null);
  return {
    text: all.map(({ text }) => text).join(between),
    textLanguage: foreign?.textLanguage ?? language,
    html: null,
    machineTranslatedFrom: translated?.machineTranslatedFrom ?? null,
  };
}

const ofCatalogue = (
  key: 'unknown' | 'conflicting' | 'notYetKnown' | 'noFurtherVisa',
  language: Language,
): PresentedText => ({
  text: catalogueText(language, key),
  textLanguage: language,
  html: null,
  machineTranslatedFrom: null,
});
