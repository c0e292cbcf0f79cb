import { meansSeveral, nationalityBelow, nationalityIn, plainWord } from './named-countries.js';

/** Beginnings of the words that announce a nationality, in the languages of the product. */
const LABEL =
  /^(?:nationalit|nationals$|nazionalit|nacionalid|citizen|staatsangeh|staatsburger|staatsang\.?$|staatszugeh|cittadin[aoi]|ciudadan|cidada|citoyen|ressortissant|medborgar|kansalais|obywatel|narodowosc|obcanstv|obcan(?:ka|ky|e)?$|statni prislusnost|prislusnost|allampolgar|uyru|vatandas|tabiiyet|statsborger|(?:nat|ob|obyw)\.?$)/;
/** Rules for everybody of a country, and no word on one traveller. */
const OF_MANY =
  /^(?:citizens|nationals|staatsangehorigen?|ressortissants|ciudadanos|cidadaos|cittadini|obywatele|obcane|obcanky|vatandaslari)$/;
/** What stands behind these may be the number of a document. */
const PASSPORT =
  /^(?:passport|passports|pass|reisepass|paspoort|passeport|pasaporte|passaporto|paszport|paszportem|paszportu|pas|pasem|utlevel|passaporte|pasaport|pasaportu)$/;
const FILLERS = new Set(
  'of on in the a an with has have holds hold holder holders is are by two three zwei drei deux trois dos tres due tre twee drie country pax passenger traveller land der des die das mit von eine ein ist de du la avec une un est con di del della de su z van met een med af af paese pays pais og da do both beide beiden der deux los las dei degli delle les des ambos entrambi oba oboje 1 2 3 4 5 6 7 8 9'.split(
    ' ',
  ),
);
/** Words of a label before a colon; elsewhere they may begin a rule for everybody. */
export const OF_TRAVELLERS: ReadonlySet<string> = new Set(
  'passengers travellers traveler travelers guests guest passagier passagiers passagiere reisende reisender reisenden gast gaste reiziger reizigers passager passagers voyageur voyageurs pasajero pasajera pasajeros viajero viajeros passeggero passeggera passeggeri viaggiatore viaggiatori pasazer pasazera pasazerow pasazerowie podrozni podrozny cestujici cestujiciho cestujicich rejsende passagerer utas utasok passageiro passageiros viajante yolcu yolcunun yolcular all alle tutti todos tous'.split(
    ' ',
  ),
);
/** Behind a nationality that stands in one piece with the next field. */
const NEXT_FIELD =
  /^(?:[^\p{L}\s]|\p{L}[\p{L}.]*(?:\s[\p{L}.]+)?\s*:|(?:dob|born|geb|pass|passport|reisepass|passeport)\b)/iu;
/** Before words for many, they count travellers: "both Irish citizens". */
const COUNTED =
  /^(?:both|beiden?|ambos|ambas|entramb[ie]|oba|obie|oboje|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|[2-9])$/;
const LONGEST_PHRASE = 7;
/** In one piece of a line. */
const MOST_FIELDS = 10;

export const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d.]+$/gu, ''))
    .filter((word) => word !== '');
export const isLabel = (word: string): boolean => word.length > 2 && LABEL.test(plainWord(word));
export const isPassport = (word: string): boolean => word.length > 2 && PASSPORT.test(plainWord(word));
export const isFiller = (word: string): boolean => FILLERS.has(plainWord(word));
/** "Státní příslušnost". */
const OF_STATE = /^(?:statni|statna)$/;
export const isLabelAlone = (piece: string): boolean => {
  const words = wordsIn(piece);
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.some(isLabel) &&
    words.every((word) => isLabel(word) || isPassport(word) || OF_STATE.test(plainWord(word)))
  );
};
/** Two letters may be anything; what is no code is a word. */
const isWord = (text: string): boolean => /\p{L}{3}/u.test(text) || text.includes('.');
export const wordOfNationality = (text: string): string | null => (isWord(text) ? nationalityIn(text) : null);

export interface Found {
  /** Null: it stands there, and it is not understood. */
  code: string | null;
  /** What may be shown of it. */
  line: string;
  /** Whether it is a remark in a sentence, and no statement on a traveller. */
  isRemark?: boolean;
}

/** What is shown of a text that is not understood: words alone, no numbers, and no more than a few. */
export function shown(text: string, label: string): string {
  const bare = text.trim().replace(/[.)]+$/, '');
  return /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}$/u.test(bare) ? bare : label;
}

const JOINED = /\s*(?:[,;/&+]|\s(?:and|und|et|y|e|en|i|oraz|og|és|ve|a)\s)\s*/iu;

/** "both German". */
const COUNT =
  /^(?:both|all|beide|alle|les deux|tous|toutes|ambos|ambas|todos|todas|entramb[ie]|tutti|tutte|allebei|allen|oboje|obaj|obie|wszyscy|oba|her ikisi|begge|mindketten)\s/iu;

/** These mean Slovakia with the code of Suriname. */
const CZECH_OR_SLOVAK = /obcan|prislusn/;

/** The nationalities of the text behind a label. */
export function valuesIn(text: string, label: string): Found[] {
  const value = text
    .trim()
    .replace(/^[-–—:.\s]+/, '')
    .trim();
  if (value === '') return [];
  if (value === 'SR' && CZECH_OR_SLOVAK.test(plainWord(label))) return [{ code: null, line: label }];
  const whole = nationalityBelow(label, value) ?? nationalityIn(value.replace(COUNT, ''));
  if (whole) return [{ code: whole, line: value }];
  const pieces = value.split(JOINED).filter((piece) => piece.trim() !== '');
  if (pieces.length > 1 && pieces.every((piece) => nationalityIn(piece)))
    return pieces.map((piece) => ({ code: nationalityIn(piece), line: piece }));
  const words = value.split(/\s+/).slice(0, LONGEST_PHRASE);
  for (let count = words.length - 1; count > 0; count--) {
    const code = nationalityIn(words.slice(0, count).join(' '));
    const rest = value.split(/\s+/).slice(count).join(' ');
    if (!code) continue;
    const isWhole = NEXT_FIELD.test(rest) || isNextSentence(words[count - 1]!, rest);
    return [{ code: isWhole ? code : null, line: shown(value, label) }];
  }
  return [{ code: null, line: shown(value, label) }];
}

/** Behind a nationality: it is another one, or none. */
export const NOT_OF_THE_COUNTRY =
  /overseas|hong ?kong|hkg|macau|macao|mac\b|refugee|stateless|staatenlos|by birth|former|ehemal|fluchtling|refugie/;

/** "Nationality: Kenyan. Please tell us …"; another word of a country may narrow the first one, or add to it. */
const isNextSentence = (last: string, rest: string): boolean =>
  /^\p{L}{4,}\.$/u.test(last) &&
  /^\p{Lu}\p{Ll}+(?=\s|[.,!]|$)/u.test(rest) &&
  !NOT_OF_THE_COUNTRY.test(plainWord(rest)) &&
  wordsIn(rest).every((word) => !wordOfNationality(word) && !meansSeveral(word));

/** "Nationality: German": a label, perhaps with more words of it, before a colon. */
export function behindColons(piece: string): Found[] {
  const parts = piece.split(/[:=]/, MOST_FIELDS);
  return parts.slice(1).flatMap((_, at) => {
    const before = wordsIn(parts[at]!);
    const from = before.findLastIndex(
      (word) => !isFiller(word) && !isPassport(word) && !OF_TRAVELLERS.has(plainWord(word)),
    );
    const [label, previous] = [before[from] ?? '', before[from - 1] ?? ''];
    const value = parts.slice(at + 1).join(':');
    if (isLabel(label))
      return wordOfNationality(previous) ? [remark(`${previous} ${label}`, previous)] : valuesIn(value, label);
    const code = from < before.length - 1 && isPassport(before.at(-1)!) && from === -1 ? nationalityIn(value) : null;
    return code || (from === -1 && before.some(isPassport) && meansSeveral(value))
      ? [{ code, line: value.trim() }]
      : [];
  });
}

const remark = (line: string, word: string): Found => ({
  code: nationalityIn(word),
  line: withoutPoint(line),
  isRemark: true,
});

const isOfMany = (words: readonly string[]): boolean =>
  words.some((word) => OF_MANY.test(plainWord(word))) && !words.some((word) => COUNTED.test(plainWord(word)));

/**
 * "nationalité française", "German citizen", "Dutch passport": a piece of a line that says no more than that. A passport counts where a
 * traveller is spoken of: elsewhere it is one that somebody needs. `isOfOne`: behind the name of a traveller, whom a word for many means too.
 */
export function besideLabel(piece: string, isOfTraveller: boolean, isOfOne = false): Found[] {
  const words = wordsIn(piece);
  const label = words.find(isLabel) ?? (isOfTraveller ? words.find(isPassport) : undefined);
  if (!label || words.length > LONGEST_PHRASE || (isOfMany(words) && !isOfOne)) return [];
  const rest = words.filter((word) => !isLabel(word) && !isPassport(word) && !isFiller(word));
  const phrase = rest.join(' ');
  if (phrase === '') return [];
  const code = nationalityBelow(label, phrase);
  if (code || meansSeveral(phrase)) return [{ code, line: withoutPoint(piece) }];
  const joined = isOfOne || isStatement(label, words) ? joinedNationalities(piece, label) : [];
  if (joined.length > 1) return joined.map((one) => ({ code: one, line: withoutPoint(piece) }));
  return isInPlace(label, words, rest) ? [{ code: null, line: label }] : [];
}

/** Without a traveller before them, "German and Turkish citizens" and "passports" may be those of a rule. */
const isOfPeople = (label: string): boolean => isPassport(label) || OF_PEOPLE.test(plainWord(label));
const OF_PEOPLE =
  /^(?:citizens?$|nationals$|staatsburger(?!schaft)|staatsangehorige|cittadin[oaie]$|ciudadan[oa]s?$|cidada[oa]s?$|citoyen(?!nete)|ressortissant|vatandas(?!lig)|obywatel(?!stw)|obcan(?!stv))/;

const isStatement = (label: string, words: readonly string[]): boolean =>
  !isOfPeople(label) || words.some((word) => COUNTED.test(plainWord(word)));

/** "Swiss and Belgian", without the words around them; none where a part of it is no nationality. */
export function joinedNationalities(text: string, label = ''): string[] {
  const parts = text
    .split(JOINED)
    .map((part) =>
      wordsIn(part)
        .filter((word) => !isLabel(word) && !isPassport(word) && !isFiller(word))
        .join(' '),
    )
    .filter((part) => part !== '');
  const codes = parts.map((part) => nationalityBelow(label, part)).filter((code) => code !== null);
  return codes.length === parts.length ? codes : [];
}

/** "obywatelka Rwandy": something stands there in the place of a nationality. */
function isInPlace(label: string, words: readonly string[], rest: readonly string[]): boolean {
  const isAtEnd = label === words[0] || label === words.at(-1);
  const isName = rest.length <= 2 && rest.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word));
  return isLabel(label) && !SHORT_LABEL.test(label) && isAtEnd && isName;
}

const SHORT_LABEL = /^(?:nat|ob|obyw)\.?$/i;
const withoutPoint = (text: string): string => text.trim().replace(/\.$/, '');

export const SAYS = /^(?:is|are|ist|sind|bin|est|sont|es|son|e|sono|jest|sa|je|jsou|er|sao|zijn)$/;
const BEFORE_NOUN = new Set('a an both ein eine beide une un uma um een en tous'.split(' '));

/** Words of nationality in a sentence: they are named, and never taken. */
export function remarksIn(line: string): Found[] {
  const words = wordsIn(line);
  return words.flatMap((word, at) => {
    if (isLabel(word) || isPassport(word)) {
      const beside = [words[at - 1] ?? '', words[at + 1] ?? ''].find(
        (one) => wordOfNationality(one) ?? meansSeveral(one),
      );
      if (beside) return [remark(words[at - 1] === beside ? `${beside} ${word}` : `${word} ${beside}`, beside)];
      return isLabel(word) && !SHORT_LABEL.test(word) ? [{ code: null, line: withoutPoint(word), isRemark: true }] : [];
    }
    if (!wordOfNationality(word) && !meansSeveral(word)) return [];
    const verb = words.slice(0, at).findLast((one) => !BEFORE_NOUN.has(plainWord(one)));
    return verb && SAYS.test(plainWord(verb)) ? [remark(word, word)] : [];
  });
}
