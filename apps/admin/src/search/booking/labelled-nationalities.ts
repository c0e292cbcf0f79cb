import type { Booking } from './booking.js';
import { isCountryName, meansSeveral, nationalityIn, plainWord } from './named-countries.js';
import {
  behindColons,
  besideLabel,
  isLabel,
  isPassport,
  remarksIn,
  shown,
  valuesIn,
  wordOfNationality,
  wordsIn,
  type Found,
} from './nationality-labels.js';

const LONGEST_LINE = 400;
const MOST_NAMED = 6;
const PIECES = /\t|\s{2,}|\s[–—-]\s|[|;•·(),]|\s\/\s/;
const CELLS = /\t|\s{2,}|\s*[|;]\s*/;
const TITLE =
  /(?:^|[\s/.])(?:mr|mrs|ms|miss|mstr|dr|herrn?|frau|kind|mme|mlle|monsieur|madame|sra?|senora?|sig|sig\.ra|signora?|dhr|mevr|mw|hr|fru|panie?|pani|bay|bayan|m)\.?(?:\s|$)/;
const TRAVELLERS =
  /^\W*(?:passengers?|travell?ers?|guests?|pax|names?|reisende[rn]?|(?:reise)?teilnehmer|passagiere?|fluggaste?|(?:reise)?gaste?|passagers?|voyageurs?|participants?|pasajeros?|viajeros?|passegger[io]|viaggiator[ei]|partecipant[ei]|reizigers?|passagiers?|deelnemers?|pasazer(?:owie)?|uczestni(?:cy|k)|podrozn[iy]|cestujici|ucastnici|rejsende|passagerer|deltagere|utas(?:ok)?|resztvevok|passageiros?|viajantes|yolcu(?:lar)?|misafirler)\b/;
/** People who do not travel. */
const OTHERS = /\b(?:guide|driver|contact|agent|hotel|reiseleit\w*|fahrer|kontakt|guia|rehber|chauffeur|meal|menu|language|sprache)\b/;
const DOCS = /\bDOCS\b/;

/** Nationalities that a text names, of one traveller or several, and what it says of them and is not understood. */
export function labelledNationalities(text: string): Pick<Booking, 'nationalities' | 'unread'> {
  const found = foundIn(text);
  const stated = found.filter(({ isRemark }) => !isRemark);
  const nationalities = [...new Set(stated.flatMap(({ code }) => code ?? []))];
  const isAny = nationalities.length > 0 || stated.length > 0 || DOCS.test(text);
  const unread = found.filter(({ code, isRemark }) =>
    isRemark ? (code === null ? !isAny : !nationalities.includes(code)) : code === null,
  );
  const lines = [...new Set(unread.map(({ line }) => line))].slice(0, MOST_NAMED);
  return { nationalities, unread: lines.map((line) => ({ line, why: 'NOT_UNDERSTOOD' })) };
}

/** Whether a text speaks of somebody's nationality, understood or not. */
export const namesNationality = (text: string): boolean => foundIn(text).length > 0;

function foundIn(text: string): Found[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[>\s]+/, '').trimEnd())
    .map((line) => (line.length > LONGEST_LINE ? '' : tidy(line)));
  const found: Found[] = [];
  let isBelowTravellers = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const isHead = TRAVELLERS.test(plainWord(line));
    isBelowTravellers = line !== '' && (isHead || isBelowTravellers);
    const column = columnBelow(lines, at);
    const said = column.found.length > 0 ? column.found : saidIn(line, lines[at + 1] ?? '', isBelowTravellers);
    found.push(...said);
    at += column.rows;
  }
  return found;
}

/** Dots lead from a label to its value; what is in brackets before a colon belongs to the label. */
const tidy = (line: string): string =>
  line
    .replace(/\.{3,}/g, ': ')
    .replace(/\([^()]{0,25}\)\s?:/g, ':')
    .replace(/\s?:\s+/g, ': ');

function saidIn(line: string, next: string, isBelowTravellers: boolean): Found[] {
  if (line === '') return [];
  const pieces = line.split(PIECES).map((piece) => piece.trim());
  const stated = pieces.flatMap((piece, at) => {
    if (isLabelAlone(piece)) return valueOf(pieces[at + 1] ?? '', next, piece);
    const own = [behindColons(piece), besideLabel(piece)].find((some) => some.length > 0) ?? [];
    return own.length > 0 && own.every(({ code, isRemark }) => code && !isRemark) && /[:=]/.test(piece)
      ? [...own, ...continued(pieces.slice(at + 1), line, piece)]
      : own;
  });
  if (stated.length > 0) return stated;
  const travellers = ofTravellers(pieces, isBelowTravellers, line);
  return travellers.length > 0 ? travellers : remarksIn(line);
}

const isLabelAlone = (piece: string): boolean => {
  const words = wordsIn(piece);
  return words.length > 0 && words.length <= 3 && words.some(isLabel) && words.every((word) => isLabel(word) || isPassport(word));
};

/** Behind a label that stands alone: in the same line, or in the one below. */
function valueOf(behind: string, below: string, label: string): Found[] {
  const value = [behind, below].find((one) => one !== '' && (nationalityIn(one) !== null || meansSeveral(one)));
  if (value !== undefined) return valuesIn(value, label);
  return label.endsWith(':') && behind === '' && below !== '' ? valuesIn(shown(below, label), label) : [{ code: null, line: label, isRemark: true }];
}

/** More of a list, "DEU, AUT": where the label begins the line, a word of it that is no nationality is named. */
function continued(pieces: readonly string[], line: string, label: string): Found[] {
  const found: Found[] = [];
  const isList = line.startsWith(label) && line.split(/[,/;]/).length > pieces.length;
  for (const piece of pieces.flatMap((one) => one.split('/')).map((one) => one.trim())) {
    const code = nationalityIn(piece);
    if (!code && !(isList && /^\p{L}{2,20}$/u.test(piece))) break;
    found.push({ code, line: piece });
  }
  return found;
}

/** "Mr X (Polish)": a nationality alone, directly behind the name of a traveller. */
function ofTravellers(pieces: readonly string[], isBelowTravellers: boolean, line: string): Found[] {
  if (OTHERS.test(plainWord(line)) || /\d{1,2}[:.]\d{2}\b/.test(line)) return [];
  return pieces.flatMap((piece, at) => {
    const name = (pieces[at - 1] ?? '').replace(/^[^:]{1,30}:/, '').trim();
    const isNamed = TITLE.test(fullName(name)) || (isBelowTravellers && /^[\d.\s]*\p{L}[^\d:]*[\s/]\p{L}[^\d:]*$/u.test(name));
    if (at === 0 || !isNamed) return [];
    const code = wordOfNationality(piece);
    // A country behind a name may be where somebody lives: that is asked.
    return code || meansSeveral(piece) ? [{ code: isCountryName(piece) ? null : code, line: piece }] : [];
  });
}

const fullName = (text: string): string => (text.length > 1 ? plainWord(text) : '');

/** Below the head of a column, as travellers are listed: "Name   Nationality   Born". */
function columnBelow(lines: readonly string[], at: number): { found: Found[]; rows: number } {
  const heads = lines[at]!.includes(':') ? [] : lines[at]!.trim().split(CELLS);
  const column = heads.findIndex(isLabelAlone);
  const found: Found[] = [];
  if (heads.length < 2 || column === -1) return { found, rows: 0 };
  let rows = 0;
  for (const line of lines.slice(at + 1)) {
    const cells = line.trim().split(CELLS);
    const cell = (cells[column] ?? '').trim();
    if (cells.length < heads.length - 1 || cells.length <= column) break;
    rows += 1;
    const code = nationalityIn(cell);
    if (cell !== '' && !/^[-=+\s]+$/.test(cell)) found.push({ code, line: shown(cell, heads[column]!) });
  }
  return found.some(({ code }) => code) ? { found, rows } : { found: [], rows: 0 };
}
