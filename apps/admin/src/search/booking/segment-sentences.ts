import { quoteMark } from './prose-lines.js';
import { hasFlightNumber } from './prose-labels.js';
import { CLOCK } from './prose-times.js';
import { FROM_THERE } from './segment-units.js';

const LONGEST_PARAGRAPH = 4_000;
/** A line that a mail program broke is no shorter, but for the last one. */
const SHORTEST_LINE = 45;
/** Behind "arr." and the like no sentence ends. */
const SENTENCE_END =
  /(?<=(?:\p{Ll}{2}|\)|\d[:h]\d{2})[.!])(?<!(?<!\p{L})(?:[Aa]rr|[Dd]ep|[Dd]ép|[Aa]bf|[Aa]nk|[Pp]art|approx|ca|incl|inkl|bzw|[Nn]r)\.)\s+(?=\p{Lu})/u;
const DESIGNATOR = String.raw`(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}(?![\d:.])`;
/** A day directly before the number of a flight is that of this one. */
const DAY = String.raw`(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4})?|\d{1,2}/\d{1,2}/\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s\p{L}{3,10}(?:\s\d{4})?)`;
const BEFORE_FLIGHT = new RegExp(String.raw`(?<!(?<!\p{L})${DAY}:?)\s(?=(?:${DAY}:?\s)?${DESIGNATOR})`, 'u');
/** A part of a sentence with a clock, and the part with that of the arrival. */
const CLOCKS = new RegExp(String.raw`(?<![\d:.])${CLOCK}(?![\d:])`, 'gu');
const CLAUSE = /(?<=[;,])\s|\s(?=(?:and|und|et|y|en|e|i|oraz)\s)/u;
const ROUTE =
  /(?<!\p{L})(?:von|from|ab|de|van|z|da|fra|od)\s\p{Lu}.{1,60}\s(?:nach|to|à|a|naar|do|til|para|hacia)\s\p{Lu}/u;

/** Of words, and no code of an airport. */
const BRACKET = /\s\((?![A-Z]{3}\)|\s?\p{L}?\+\s?\d)/gu;

/** The lines of a text between empty ones, quoted as deep as `mark` says. */
export interface Paragraph {
  mark: string;
  lines: string[];
}

/**
 * The running text of a mail with a line for each part that may be one segment: a sentence, from the number of a flight to the next. Null: it
 * names no flight in sentences.
 */
export function sentencesOf(text: string): string | null {
  const paragraphs = runningParagraphs(text);
  if (paragraphs.length === 0) return null;
  return paragraphs
    .map(({ mark, lines }) =>
      partsOf(lines.join(' '))
        .map((part) => `${mark}${part}`)
        .join('\n'),
    )
    .join('\n\n');
}

/** Those that name flights in sentences. */
export const runningParagraphs = (text: string): Paragraph[] => paragraphsOf(text.split(/\r?\n/)).filter(isRunning);

/** The sentences of a paragraph. */
export const sentencesIn = (paragraph: string): string[] => paragraph.split(SENTENCE_END);

/** "Hola Ana:", "Hi Mum," above a letter. */
export const isGreeting = (line: string): boolean => line.length <= LONGEST_GREETING && GREETING.test(line);
const LONGEST_GREETING = 40;
const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe\p{L}?|moin|guten \p{L}{3,7}|hoi|beste|dag|salut|bonjour|coucou|chère?s?|hola|querid\p{L}{1,2}|estimad\p{L}{1,2}|ciao|car\p{L}|gentile|buongiorno|cześć|drog\p{L}{1,2}|dzień dobry|ahoj|dobrý den|hej|kære|szia|kedves|olá|oi|merhaba|sevgili)(?!\p{L})[^\d]{0,34}[,:!.]?$/iu;

function paragraphsOf(lines: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  let isOpen = false;
  for (const line of lines) {
    const mark = quoteMark(line);
    const bare = line.slice(mark.length).trim();
    const last = found.at(-1);
    if (bare === '') isOpen = false;
    else if (isOpen && last?.mark.trim() === mark.trim()) last.lines.push(bare);
    else found.push({ mark, lines: [bare] });
    isOpen = bare !== '' && !isGreeting(bare);
  }
  return found;
}

const isFilled = ({ lines }: Paragraph): boolean => lines.slice(0, -1).every(({ length }) => length >= SHORTEST_LINE);
const isOfWords = ({ lines }: Paragraph): boolean => {
  const whole = lines.join(' ');
  return whole.length <= LONGEST_PARAGRAPH && !/\s{3}|\t/.test(whole);
};
const isRunning = (paragraph: Paragraph): boolean =>
  isFilled(paragraph) && paragraph.lines.some(hasFlightNumber) && isOfWords(paragraph);

/** All paragraphs of words; short lines are one each. */
export const allParagraphs = (text: string): Paragraph[] =>
  paragraphsOf(text.split(/\r?\n/))
    .flatMap((one) => (isFilled(one) ? [one] : one.lines.map((line) => ({ mark: one.mark, lines: [line] }))))
    .filter(isOfWords);

function partsOf(paragraph: string): string[] {
  return paragraph
    .replace(BRACKET, ', ')
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const [first = '', ...flights] = sentence.split(BEFORE_FLIGHT);
      if (FROM_THERE.test(first) && flights.length === 1) return [`${first} ${flights[0]!}`];
      return [first, ...flights.flatMap(clausesOf)].filter((part) => part !== '');
    });
}

/** Where a flight says its departure and its arrival in clauses of their own, a line for each. */
function clausesOf(flight: string): string[] {
  const clauses = flight.split(CLAUSE);
  const clocks = clauses.map((clause) => clause.match(CLOCKS)?.length ?? 0);
  const first = clocks.findIndex((count) => count > 0);
  const second = clocks.findIndex((count, at) => at > first && count > 0);
  if (second < 0 || clocks.filter((count) => count > 0).length !== 2) return [flight];
  const start = clauses.slice(0, first + 1).join(' ');
  return ROUTE.test(start) ? [flight] : [start, clauses.slice(first + 1).join(' ')];
}
