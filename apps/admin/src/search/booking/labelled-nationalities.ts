import type { Booking } from './booking.js';
import { alpha2 } from './country-codes.js';
import { isCountryName, meansSeveral, nationalityBelow, nationalityIn, plainWord } from './named-countries.js';
import { columnBelow } from './nationality-columns.js';
import {
  behindColons,
  besideLabel,
  isLabelAlone,
  NOT_OF_THE_COUNTRY,
  remarksIn,
  shown,
  valuesIn,
  wordOfNationality,
  type Found,
} from './nationality-labels.js';
import { statedInSentences } from './nationality-sentences.js';
import { passportNationalities } from './passports.js';

const LONGEST_LINE = 400;
const MOST_NAMED = 6;
const PIECES = /\t|\s{2,}|\s[–—-]\s|[|;•·(),]|\s\/\s/;
const TITLE =
  /(?:^|[\s/.])(?:mr|mrs|ms|miss|mstr|dr|herrn?|frau|kind|mme|mlle|monsieur|madame|sra?|senora?|sig|sig\.ra|signora?|dhr|mevr|mw|hr|fru|panie?|pani|pan|bay|bayan|m)\.?(?:\s|$)/;
const TRAVELLERS =
  /^\W*(?:passengers?|travell?ers?|guests?|pax|names?|reisende[rn]?|(?:reise)?teilnehmer|passagiere?|fluggaste?|(?:reise)?gaste?|passagers?|voyageurs?|participants?|pasajeros?|viajeros?|passegger[io]|viaggiator[ei]|partecipant[ei]|reizigers?|passagiers?|deelnemers?|pasazer(?:owie)?|uczestni(?:cy|k)|podrozn[iy]|cestujici|ucastnici|rejsende|passagerer|deltagere|utas(?:ok)?|resztvevok|passageiros?|viajantes|yolcu(?:lar)?|misafirler)\b/;
/** People who do not travel. */
const OTHERS =
  /\b(?:guide|driver|contact|agent|hotel|reiseleit\w*|fahrer|kontakt|guia|rehber|chauffeur|meal|menu|language|sprache)\b/;

/** Nationalities that a text names, of one traveller or several, and what it says of them and is not understood. */
export function labelledNationalities(text: string): Pick<Booking, 'nationalities' | 'unread'> {
  const found = foundIn(text);
  const stated = found.filter(({ isRemark }) => !isRemark);
  const nationalities = [...new Set(stated.flatMap(({ code }) => code ?? []))];
  const passports = passportNationalities(text.split(/\r?\n/));
  const isAny = stated.length > 0 || passports.length > 0;
  const known = new Set([...nationalities, ...passports].map(alpha2));
  const isUnread = ({ code, isRemark }: Found): boolean =>
    code === null ? !(isRemark && isAny) : isRemark === true && !known.has(alpha2(code));
  const unread = found.filter(isUnread);
  const lines = [...new Set(unread.map(({ line }) => line))].slice(0, MOST_NAMED);
  return { nationalities, unread: lines.map((line) => ({ line, why: 'NATIONALITY' })) };
}

/** Whether a text speaks of somebody's nationality, understood or not. */
export const namesNationality = (text: string): boolean =>
  /itemprop=["']?nationality/i.test(text) || foundIn(text).length > 0;

function foundIn(text: string): Found[] {
  const written = text.split(/\r?\n/).map((line) => (line.length > LONGEST_LINE ? '' : line));
  const lines = written
    .map((line) => line.replace(/^[>\s]+/, '').trimEnd())
    .map((line) => (line.length > LONGEST_LINE ? '' : tidy(line)));
  const found: Found[] = [];
  const stated = statedInSentences(lines);
  let isBelowTravellers = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const isHead = TRAVELLERS.test(plainWord(line));
    isBelowTravellers = line !== '' && (isHead || isBelowTravellers);
    const column = columnBelow(lines, written, at);
    const said = column.found.length > 0 ? column.found : saidIn(line, lines[at + 1] ?? '', isBelowTravellers);
    const own = stated.get(line) ?? [];
    const isStated = (one: Found): boolean => one.code === null && own.some((word) => one.line.includes(word.line));
    found.push(...said.filter((one) => !isStated(one)), ...own);
    at += column.rows;
  }
  return found;
}

/** Dots lead from a label to its value; what is in brackets before a colon belongs to the label. */
const tidy = (line: string): string =>
  line
    .replace(/\.{3,}/g, ': ')
    .replace(/\([^()]{0,25}\)\s?:/g, ':')
    .replace(/\s{0,30}:\s+/g, ': ');

function saidIn(line: string, next: string, isBelowTravellers: boolean): Found[] {
  const pieces = line.split(PIECES).map((piece) => piece.trim());
  const last = pieces.findLast((piece) => piece !== '') ?? '';
  const isOfAll = isBelowTravellers && ALL_OF_THEM.test(last) && FULL_NAME.test(line.slice(0, line.indexOf(last)));
  const ofAll = isOfAll ? besideLabel(last.replace(ALL_OF_THEM, 'both '), true) : [];
  if (ofAll.length > 0) return ofAll;
  const isOfTraveller = isBelowTravellers || TITLE.test(plainWord(line)) || pieces.length === 1;
  return pieces.flatMap((piece, at) => {
    if (piece === '') return [];
    const behind = pieces.slice(at + 1);
    if (isLabelAlone(piece)) return valueOf(behind[0] ?? '', next, piece);
    const named = behindColons(piece);
    if (named.length > 0)
      return [...named, ...continued(named, behind, line, piece)].map(narrowed(piece, behind, line));
    const beside = besideLabel(
      piece,
      isOfTraveller,
      isOfTraveller && isTraveller(pieces[at - 1] ?? '', isBelowTravellers),
    );
    if (beside.length > 0) return beside;
    const traveller = ofTraveller(piece, pieces[at - 1] ?? '', line, isBelowTravellers);
    return traveller.length > 0 ? traveller : remarksIn(piece);
  });
}

/** Behind the names of travellers: "– alle deutsche Staatsangehörige"; with "deutschen" it is a rule. */
const ALL_OF_THEM = /^(?:all|alle(?!\s\p{Ll}+en\s)|allemaal|tous|toutes|todos|todas|tutti|tutte|wszyscy|všichni)\s/u;
const FULL_NAME = /\p{Lu}\p{L}{1,30}\s\p{Lu}\p{L}/u;

/** "Chinese (Hong Kong)", "British (Overseas)": what is in brackets behind a nationality makes another one of it. */
const narrowed =
  (piece: string, [next = '']: readonly string[], line: string) =>
  (one: Found): Found => {
    const isBracketed = next !== '' && line.includes(`${piece} (${next}`);
    const other = isBracketed ? nationalityIn(next) : null;
    const isOther = other !== null && one.code !== null && alpha2(other) !== alpha2(one.code);
    return isBracketed && (isOther || NOT_OF_THE_COUNTRY.test(plainWord(next))) ? { ...one, code: null } : one;
  };

/** Behind a label that stands alone: in the same line, or in the one below. */
function valueOf(behind: string, below: string, label: string): Found[] {
  const value = [behind, below].find(
    (one) => one !== '' && (nationalityBelow(label, one) !== null || meansSeveral(one)),
  );
  if (value !== undefined) return valuesIn(value, label);
  return label.endsWith(':') && behind === '' && below !== ''
    ? valuesIn(shown(below, label), label)
    : [{ code: null, line: label.replace(/[:.\s]+$/, ''), isRemark: true }];
}

/** More of a list, "DEU, AUT": where the label begins the line, a word of it that is no nationality is named. */
function continued(first: readonly Found[], pieces: readonly string[], line: string, label: string): Found[] {
  if (first.some(({ code, isRemark }) => !code || isRemark)) return [];
  const found: Found[] = [];
  for (const piece of pieces) {
    const code = nationalityIn(piece);
    const end = line.indexOf(piece, label.length);
    const isListed = /[,/;]\s*$/.test(line.slice(0, end));
    if (!isListed || (!code && !(line.startsWith(label) && /^\p{L}{2,20}$/u.test(piece)))) break;
    found.push({ code, line: piece });
  }
  return found;
}

/** "Mr X (Polish)": a nationality alone, directly behind the name of a traveller. */
function ofTraveller(piece: string, before: string, line: string, isBelowTravellers: boolean): Found[] {
  const code = wordOfNationality(piece);
  if ((!code && !meansSeveral(piece)) || OTHERS.test(plainWord(line)) || /\d{1,2}[:.]\d{2}\b/.test(line)) return [];
  // A country behind a name may be where somebody lives, and a word behind a comma the next traveller's name: they are named.
  const mark = line
    .slice(0, line.indexOf(piece, line.indexOf(before) + before.length))
    .trimEnd()
    .at(-1);
  const isCertain = mark !== ',' && mark !== ';' && !isCountryName(piece);
  return isTraveller(before, isBelowTravellers) ? [{ code: isCertain ? code : null, line: piece }] : [];
}

/** Whether the words before a piece of a line name one traveller. */
function isTraveller(before: string, isBelowTravellers: boolean): boolean {
  const name = before.replace(/^[^:]{1,30}:/, '').trim();
  const isFullName = /^[\d.\s]*\p{L}[^\d:]*[\s/]\p{L}[^\d:]*$/u.test(name);
  return TITLE.test(fullName(name)) || (isBelowTravellers && isFullName);
}

const fullName = (text: string): string => (text.length > 1 ? plainWord(text) : '');
