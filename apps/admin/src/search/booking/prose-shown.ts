import { saidIn } from './prose-lines.js';
import { plain, words } from './prose-words.js';

/** A line with one of these may name a traveller. */
const PERSON = words(
  String.raw`(?:mr|mrs|ms|miss|mstr|dr|herrn?|frau|mme|mlle|monsieur|madame|mevr|dhr|sra?|sig|sig\.ra|dott|pan[ia]?|bay|bayan|sayin|hr|fru|ur)(?!\p{L})`,
  String.raw`\p{L}*(?:passag|passen|passeg|pasaj|pasaz|viajer|viajant|viagg|voyageur|reisende|teilnehmer|traveller|traveler|guest|reiziger|yolcu|cestujic|utas|rejsende|podrozn|uczestni)`,
  String.raw`(?:name|nom|nombre|nome|naam|navn|imie|jmeno|nev|ad|adi|pax|dob|born|birth|geb|passport|pass|paspoort|passeport|pasaporte|paszport|pasaport|utlevel)(?!\p{L})`,
);
/** "SMITH/JOHN"; a pair of codes is a route. */
const NAME_PAIR = /(?<!\p{L})(?!\p{Lu}{3}\/\p{Lu}{3}(?!\p{L}))\p{Lu}{2,30}\/\p{Lu}{1,30}/u;
const IS_TABLE_ROW = /^(?:[^;]*;){4}/;
/** Longer numbers, and letters with them, may be those of a document or a ticket. */
const NUMBER = /(?<![\p{L}\d.:/-])(?=[A-Z]{0,9}\d)[A-Z\d]{7,30}(?![\p{L}\d.:/-])|\d{3}-\d{8,12}/gu;

/** A line that was not understood, as it may be shown: where it may name a person, its airports, days and times alone. */
export function shownOf(line: string): string {
  if (!PERSON.test(plain(line)) && !NAME_PAIR.test(line) && !IS_TABLE_ROW.test(line)) return line.replace(NUMBER, '…');
  const { airports, days, times } = saidIn(line);
  return [airports.join(' - '), ...days.map(({ day }) => day ?? ''), ...times.map(({ time }) => time ?? '')]
    .filter((part) => part !== '')
    .join(' ');
}
