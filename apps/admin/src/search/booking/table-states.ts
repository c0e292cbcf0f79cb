import type { UnreadLine } from './booking.js';
import { GIVEN_BACK_WORDS, isGivenBack } from './prose-words.js';
import type { Table, TableRow } from './table-form.js';
import { cellOf, isFlight } from './table-rows.js';
import { folded, headMarks } from './table-words.js';

const NOT_TAKEN =
  /^(x|xx|hx|un|uc|no|hl|ll|uu)\d*$|cancel|storn|annul|geannuleerd|cancelad|anulowan|iptal|aflyst|zrusen|torolt|wait|wartel|pending|request|hold|avbok|avbest|installd|kansell|avlyst|perutt|peruut|vantelist|venteliste|jonotus/;
const NOT =
  /\b(not|un|nicht|noch|niet|non|no|nie|ikke|neni|nem|nao|pas)\b|unconf|unbest|niepotw|nepotvrz|olmad|lanmad|lenmed/;
const TAKEN =
  /^(ok|hk|kk|rr|kl|tk|ss|sc|ka)\d*$|confirm|bestati|bestaet|bevestig|conferm|potwierd|onayl|kesin|biletlendi|biletli\b|bilet kesildi|bekraeft|bekræft|potvrz|igazol|ticket|issued|ausgestellt|emitid|emis|emess|wystaw|udsted|utsted|utfard|vystav|kiallit|gebucht|booked|geboekt|reservad|reserve|prenotat|zarezerw|rezerv|foglal|fix|active|aktiv|paid|bezahlt|betaald|paye|pagad|pagat|oplac|oden|betalt|zaplac|fizet|bekraft|bekreft|vahvist|betald|betalt|maksettu/;
/** The flights from before or those of now: nobody knows. */
const CHANGED = /^(?:umgebucht|rebooked|omgeboekt|reissued)$/;
const CANCELLED_WORD =
  /(^|[^\p{L}])(storniert|cancell?ed|annulliert|annulleret|geannuleerd|annule|cancelad[oa]|annullat[oa]|anulowan[yaeo]|anulad[oa]|iptal edildi|aflyst|zrusen[oay]?|torolve|torolt|avbokad|avbestalld|installd|kansellert|avlyst|peruttu|peruutettu)([^\p{L}]|$)/u;
const WAITING_WORD = /(^|[^\p{L}])(waitlist(ed)?|warteliste|wachtlijst)([^\p{L}]|$)/u;

/** Of coupons and tickets that are exchanged, given back, flown or void; folded. */
const GONE = `${GIVEN_BACK_WORDS}|${`exch exchd exchanged rfnd rfd rfnded refund used flwn flown void voided lift lifted susp suspended umgetauscht
  eingetauscht getauscht abgeflogen geflogen genutzt benutzt verfallen echangee?s? utilisee?s? canjead[oa] utilizad[oa] usad[oa] volad[oa]
  trocad[oa] sostituit[oa] utilizzat[oa] usat[oa] volat[oa] omgeruild omgewisseld ingewisseld gewisseld gebruikt gevlogen vervallen
  wymienion[yae] wykorzystan[yae] zuzyt[yae] uniewaznion[yae] degistirildi iade iptal kullanildi uculdu uctu ombyttet byttet brugt brukt fløjet
  fløyet refundert vymenen[oay]? pouzit[oay]? vyuzit[oay]? kicserel(?:t|ve) cserelve felhasznal(?:t|va) lerepul(?:t|ve) utbytt anvand
  aterbetald vaihdettu kaytetty lennetty hyvitetty`
  .split(/\s+/)
  .join('|')}`;
const GONE_CELL = new RegExp(String.raw`^(?:${GONE})[.!]?$`, 'u');
const GONE_STATE = new RegExp(String.raw`^(?:xx?|hx)\d*$|(?<!\p{L})(?:${GONE}|storno|cxld?|canx|cncl)(?!\p{L})`, 'u');
const NOT_GONE =
  /(?<!\p{L})(?:not|un|non|nicht|niet|nie|ikke|neni|nem|nao|no|pas|part(?:ly|ially)?|teilweise|request\p{L}*|pending|possible|fees?)(?!\p{L})/u;

/** Whether a state, folded, is that of a seat. */
export const isTaken = (status: string): boolean =>
  !NOT_TAKEN.test(status) && !NOT.test(status) && !CHANGED.test(status) && !isGoneState(status) && TAKEN.test(status);

const isGoneState = (status: string): boolean =>
  (GONE_STATE.test(status) || CANCELLED_WORD.test(status)) && !NOT_GONE.test(status);

const LONGEST_STATE = 30;
/** Whether a cell beside those of a flight says nothing but that it is gone. */
const isGoneCell = (cell: string): boolean =>
  GONE_CELL.test(cell) || isGivenBack(cell) || (cell.length <= LONGEST_STATE && CANCELLED_WORD.test(cell));

/** Of coupons that are still to be flown. */
const OPEN_CELL =
  /^(?:ok|open|open for use|arpt|airport control|ckin|checked[ -]in|offen|ouvert|abiert[oa]|apert[oa]|abert[oa]|otwart[ya]|acik|aben|apen|åben|åpen|otevren[yao]?|nyitott|oppen|avoin)$/;
const OF_COUPONS = /coup|cpn|kup[oó]n|cup[oó][nm]|t(?:ic)?ke?t|bil[jl]?et|bilhete|bigliett|letenk/;
const OF_STATES = /st(?:at|s)?$/;
const LETTER = /^[OACEFRVSLPXU]$/;
const OPEN_LETTER = /^[OAC]$/;

export type StateOf = (row: TableRow) => { why: UnreadLine['why'] | null; isGone: boolean };

/** Columns all of whose states are those of coupons, by their letters or words. */
function couponColumns({ columns, head, rows }: Table): ReadonlyMap<number, RegExp> {
  const found = new Map<number, RegExp>();
  for (const [at, use] of columns.uses.entries()) {
    if (use && use.column !== 'status' && use.column !== 'other') continue;
    const name = head[at] ?? '';
    const cells = rows.map(({ cells: own }) => folded(own[at] ?? '')).filter((cell) => cell !== '');
    const isNamed =
      OF_COUPONS.test(folded(name)) && (headMarks(name).marks.has('STATUS') || OF_STATES.test(folded(name)));
    if (isNamed && cells.every((cell) => LETTER.test(cell.toUpperCase()))) found.set(at, OPEN_LETTER);
    const areWords = cells.every((cell) => OPEN_CELL.test(cell) || GONE_CELL.test(cell));
    if (areWords && (isNamed || cells.some((cell) => GONE_CELL.test(cell)))) found.set(at, OPEN_CELL);
  }
  return found;
}

/** What the cells of a row say of the state of its flight. */
export function statesIn(table: Table): StateOf {
  const { uses } = table.columns;
  const coupons = [...couponColumns(table)];
  return (row) => {
    const said = coupons.flatMap(([at, open]) => {
      const cell = row.cells[at] ?? '';
      return cell === '' ? [] : [{ at, isOpen: open.test(cell) || open.test(folded(cell)) }];
    });
    const isOpen = said.some((one) => one.isOpen && uses[one.at]?.column === 'status');
    const status = isOpen ? '' : folded(cellOf(table, row, 'status'));
    const others = row.cells
      .filter((cell, at) => cell.length < 80 && !isFlight(uses[at]?.column ?? 'other') && uses[at]?.column !== 'person')
      .map(folded);
    const isGone = said.some((one) => !one.isOpen) || isGoneState(status) || others.some(isGoneCell);
    const isLeft =
      isGone ||
      (status !== '' && !isTaken(status)) ||
      others.some((cell) => CANCELLED_WORD.test(cell) || WAITING_WORD.test(cell));
    return { why: isLeft ? 'NOT_CONFIRMED' : null, isGone };
  };
}
