import { isOpenAlone, type Booking } from './booking.js';
import { speaksOfFlying } from './note-clocks.js';
import { hasFlightNumber, namesOtherWay } from './prose-labels.js';
import { plain } from './prose-words.js';
import { readRunning } from './running-flights.js';
import { allParagraphs, sentencesIn, type Paragraph } from './segment-sentences.js';

/** Those who go by car. */
const DRIVES =
  /(?<!\p{L})(?:fahr\p{L}{0,4}|gefahren|autofahrt|driv\p{L}{1,3}|drove|cars?|conduc\p{L}{1,4}|condui\p{L}{1,4}|voiture|coche|carro|macchina|rijden|rijd?t?|auto|samochod\p{L}{0,3}|autem|jed\p{L}{1,3}|araba\p{L}{0,4}|bil(?:en)?|k[oø]r(?:er)?)(?!\p{L})/u;
const CLOCK = /\d{1,2}[:.h]\d{2}/;
const LONGEST_LINE = 400;

/** Whether one of its sentences with a clock is of a drive, a train or a ship. */
const isOfOtherWay = ({ lines }: Paragraph): boolean =>
  sentencesIn(lines.join(' ')).some(
    (sentence) => CLOCK.test(sentence) && (namesOtherWay(sentence) || DRIVES.test(plain(sentence))),
  );

/**
 * Reads what somebody writes of flights without their numbers, with both places, the day and the clocks in sentences. Null: others have read
 * flights, or the text names their numbers, or it speaks of no flight.
 */
export function readNotes(booking: Booking, text: string, today: string): Booking | null {
  if (booking.legs.length > 0 || !isOpenAlone(booking)) return null;
  const lines = text.split('\n');
  if (lines.some((line) => line.length <= LONGEST_LINE && hasFlightNumber(line))) return null;
  const paragraphs = allParagraphs(text);
  const isOfFlight = ({ lines: own }: Paragraph): boolean => own.some(speaksOfFlying);
  if (!paragraphs.some(isOfFlight)) return null;
  const notes = readRunning(
    text,
    today,
    paragraphs.filter((one) => !isOfOtherWay(one)),
  );
  return notes.legs.length > 0 ? notes : null;
}
