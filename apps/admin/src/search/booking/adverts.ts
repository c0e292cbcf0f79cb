import { hasFlightNumber } from './prose-labels.js';

const LONGEST = 160;
/** "from £164pp", "ab 49 EUR". */
const PRICE_FROM =
  /(?<!\p{L})(?:from|ab|à partir de|a partire da|desde|a partir de|vanaf|od|fra)\s(?:[£€$]\s?\d|\d[\d.,]{0,9}\s?(?:€|EUR|GBP|USD|CHF|zł|PLN|kr|DKK|TL|TRY|Kč|CZK|Ft|HUF)(?!\p{L}))/iu;

const isAdvert = (line: string): boolean => line.length <= LONGEST && PRICE_FROM.test(line) && !hasFlightNumber(line);

/** A text without lines that offer flights for the price that they begin at, below a booking. */
export const withoutAdverts = (text: string): string =>
  PRICE_FROM.test(text)
    ? text
        .split(/\r?\n/)
        .map((line) => (isAdvert(line) ? '' : line))
        .join('\n')
    : text;
