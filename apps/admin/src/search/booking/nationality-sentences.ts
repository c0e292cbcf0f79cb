import { isCountryName, nationalityIn, plainWord } from './named-countries.js';
import { anotherWith, codeOf, countedIn, ofEach } from './nationality-each.js';
import { givenIn, readersTravelWith } from './nationalities-given.js';
import {
  isFiller,
  isLabel,
  isPassport,
  joinedNationalities,
  OF_TRAVELLERS,
  SAYS,
  wordsIn,
  type Found,
} from './nationality-labels.js';

const LONGEST_SENTENCE = 200;
const ALL =
  /^(?:all|both|the|two|three|four|alle|beide|die|zwei|drei|vier|tous|toutes|les|deux|todos|todas|los|ambos|tutti|tutte|i|entrambi|allen|wszyscy|obaj|oboje|vsichni|oba)$/;
/** A sentence with one of these speaks of a case, of another time or of nobody in particular. */
const OPEN =
  /[?]|(?<!\p{L})(?:if|unless|when|who|whoever|anyone|everyone|nobody|or|not|no|never|may|might|can|could|should|must|would|only|also|former|formerly|old|expired|wenn|falls|sofern|wer|oder|nicht|kein\p{L}*|kann|konnte|sollte|muss|nur|auch|fruher|abgelaufen\p{L}*|si|ou|ne|pas|peut|doit|qui|quien|puede|debe|se|chi|puo|deve|als|indien|wie|niet|geen|kan|moet|jesli|lub|nie|moze|musi|kto|pokud|nebo|muze|kdo)(?!\p{L})/u;
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,24}`;
const WITH = String.raw`(?:on|with|using|mit|auf|avec|con|met|op|z|ze|s|se)`;
const OWN = String.raw`(?:(?:a|an|his|her|their|einem|einen|seinem|ihrem|un|son|su|suo|il suo|een|zijn|haar|swoim|svym)\s)?`;
const OWN_ONE = String.raw`(?:seine[mn]|ihre[mn]|son|su|(?:il\s)?suo|zijn|haar|swoim|svým)`;
const TRAVELS = String.raw`(?:(?:is\s|are\s)?travel(?:s|l?ing)|flies|(?:is|are)\sflying|reis(?:t|en)|flieg(?:t|en)|voyage(?:nt)?|viajan?|viaggia(?:no)?|vliegt|podróżuje|leci|cestuje|letí)`;
const HAS = String.raw`(?:has|holds?|have|hat|haben|besitz(?:t|en)|possède(?:nt)?|tienen?|heeft|hebben|bezit|ma|posiada|má)`;
const AND = '(?:and|und|et|y|e|en|i|a)';
/** Behind a passport stands no further word of it, such as "office". */
const END = String.raw`(?=[,.;:)!]|\s?$|\s${AND}\s)`;
const ON_PASSPORT = new RegExp(
  String.raw`(?<![\p{L}])(?:(\p{L}{1,8})\.?\s)?(${NAME})\s(?:${TRAVELS}\s${WITH}|${HAS})\s${OWN}(\p{L}{2,24})\s(\p{L}{2,24})${END}`,
  'gu',
);
const AND_ANOTHER = new RegExp(
  String.raw`^,?\s${AND}\s(?:(?:the|la|el|die|der|le|il|lo)\s)?(?:(\p{L}{1,8})\.?\s)?(${NAME})\s(?:${WITH}\s)?(?:his|her|their|${OWN_ONE})\s(\p{L}{2,24})\s(\p{L}{2,24})${END}`,
  'u',
);
const OF_ONE = /^one$/;
const TITLE =
  /^(?:mr|mrs|ms|miss|herrn?|frau|mme|mlle|sra?|senora?|senorita|srta|don|dona|sig|signora?|pan|panie?|pani|dhr|mevr|mw)$/;
const GREETS =
  /^\W*(?:hi|hello|dear|hallo|liebe[rs]?|lieber|sehr geehrte[rs]?|guten tag|beste|bonjour|cher|chere|chers|hola|estimad[oa]s?|querid[oa]s?|ciao|car[oaie]|gentile|witaj|drog[ai]|dzien dobry|mili?|vazen[aiy])(?!\p{L})/u;
const TRAVELLERS_LINE =
  /^\W*\p{L}{0,24}(?:passenger|travell?er|reisende|teilnehmer|passag|voyageur|pasaj|viajer|passegg|reiziger|pasazer|cestujic)\p{L}*\s?:/u;

const isNameLike = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const isOtherWord = (word: string): boolean => isCountryName(word) || OF_TRAVELLERS.has(plainWord(word));
const IS_AND = new RegExp(`^${AND}$`, 'u');

/** Names of people to whom a text is written, or who travel. */
function peopleOf(lines: readonly string[]): ReadonlySet<string> {
  const named = lines.flatMap((line) => {
    const words = wordsIn(line.slice(0, LONGEST_SENTENCE));
    if (TRAVELLERS_LINE.test(plainWord(line))) return words.slice(1);
    if (!GREETS.test(plainWord(line))) return [];
    const end = words.findIndex((word, at) => at > 1 && !isNameLike(word) && !IS_AND.test(word));
    return words.slice(1, end < 0 ? undefined : end);
  });
  return new Set(named.filter((word) => isNameLike(word) && !isOtherWord(word)));
}

/** "Priya travels on her Indian passport and Dan on his British one", of people whom the text names. */
function passportsOf(sentence: string, people: ReadonlySet<string>): Found[] {
  return [...sentence.matchAll(ON_PASSPORT)].flatMap((found): Found[] => {
    const [whole, title = '', name = '', first = '', second = ''] = found;
    const isPerson = people.has(name) || TITLE.test(plainWord(title));
    const word = isPassport(second) ? first : second;
    const code = isPerson && (isPassport(first) || isPassport(second)) ? codeOf(word) : null;
    if (code === null) return [];
    return [{ code, line: `${first} ${second}` }, ...anotherOf(sentence.slice(found.index + whole.length), people)];
  });
}

/** "… and Dan on his British one". */
function anotherOf(rest: string, people: ReadonlySet<string>): Found[] {
  const [, title = '', name = '', first = '', second = ''] = AND_ANOTHER.exec(rest) ?? [];
  const word = isPassport(second) || OF_ONE.test(second) ? first : second;
  const isOfPassport = word === first || isPassport(first);
  const code = isOfPassport && (people.has(name) || TITLE.test(plainWord(title))) ? codeOf(word) : null;
  return code === null ? furtherOf(rest, people) : [{ code, line: word }];
}

/** "…, Sandra op een Belgisch", one behind the other. */
function furtherOf(rest: string, people: ReadonlySet<string>): Found[] {
  const next = anotherWith(rest);
  if (next === null || !(people.has(next.name) || TITLE.test(plainWord(next.title)))) return [];
  return [{ code: next.code, line: next.line }, ...furtherOf(next.rest, people)];
}

/** "As you are an Irish citizen", of those to whom a text is written. */
const AS_YOU_ARE = [
  /(?<!\p{L})(?:as|since|because|that)\syou(?:\sare|['’]re)\s(?:(?:both|all)\s)?(?:an?\s)?(\p{L}{3,20})\s(?:citizens?|nationals?|passport\sholders?)(?!\p{L})/iu,
  /(?<!\p{L})da\s(?:sie|ihr|du)\s(?:(?:beide|alle)\s)?(\p{L}{3,20})\s(?:staatsbürger(?:in|innen)?|staatsangehörige[rn]?)\s(?:sind|seid|bist)(?!\p{L})/iu,
  /(?<!\p{L})(?:comme|puisque)\svous\sêtes\s(?:tous\s)?(?:citoyen(?:ne)?s?|ressortissante?s?|de\snationalité)\s(\p{L}{3,20})(?!\p{L})/iu,
  /(?<!\p{L})vous(?:-mêmes?)?\s(?:êtes|étant)\s(?:tous\s)?(?:citoyen(?:ne)?s?|ressortissante?s?|de\snationalité)\s(\p{L}{3,20})(?!\p{L})/iu,
  /(?<!\p{L})(?:Madame|Monsieur|Mme|M\.)\s(?:\p{Lu}[\p{L}'’-]{1,24}\s){0,2}(?:est|étant)\s(?:citoyen(?:ne)?|ressortissante?|de\snationalité)\s(\p{L}{3,20})(?!\p{L})/u,
  /(?<!\p{L})(?:poiché|siccome|dato\sche)\s(?:siete|è|lei\sè)\s(?:cittadin[oiae]|di\s(?:nazionalità|cittadinanza))\s(\p{L}{3,20})(?!\p{L})/iu,
];

/** "Both of you are travelling on Indian passports, so …": the first clause alone. */
function passportsOfReaders(sentence: string): Found[] {
  const [clause = ''] = sentence.slice(0, LONGEST_SENTENCE).split(/,\s/);
  const word = OPEN.test(plainWord(clause)) ? '' : readersTravelWith(clause);
  const code = codeOf(word);
  return code === null ? [] : [{ code, line: word }];
}

function ofReaders(sentence: string): Found[] {
  const word = AS_YOU_ARE.map((pattern) => pattern.exec(sentence)?.[1]).find((one) => one !== undefined) ?? '';
  const code = codeOf(word);
  return code === null ? [] : [{ code, line: word }];
}

/** "All travellers are German citizens." says it of those of the booking: nothing else stands in the sentence. */
function ofAll(sentence: string): Found[] {
  const words = wordsIn(sentence);
  const [first = '', second = ''] = words.map(plainWord);
  const traveller = words.findIndex((word) => OF_TRAVELLERS.has(plainWord(word)) && !ALL.test(plainWord(word)));
  const verb = words.findIndex((word) => IS_OR_HAS.test(plainWord(word)));
  if (!ALL.test(first) || first === second || traveller < 1 || verb !== traveller + 1) return [];
  const rest = words.slice(verb + 1);
  const said = rest.filter((word) => !isLabel(word) && !isPassport(word) && !isFiller(word));
  if (said.length === 0 || !rest.some((word) => isLabel(word) || isPassport(word))) return [];
  const code = nationalityIn(said.join(' '));
  const codes = code === null ? joinedNationalities(rest.join(' ')) : [code];
  return codes.map((one) => ({ code: one, line: rest.join(' ') }));
}
const IS_OR_HAS = new RegExp(`${SAYS.source}|^(?:haben|have|hold|ont|tienen|hanno|hebben|maja|maji)$`);

function eachBehindLabel(line: string): [string, Found[]][] {
  const each = OPEN.test(plainWord(line.slice(0, LONGEST_SENTENCE))) ? [] : ofEach(line);
  return each.length > 0 ? [[line, each]] : [];
}

/** Nationalities that whole sentences state of the travellers of a booking; what is not certain is left. */
export function statedInSentences(lines: readonly string[]): ReadonlyMap<string, Found[]> {
  const people = peopleOf(lines);
  const found = new Map<string, Found[]>(lines.flatMap(eachBehindLabel));
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? '';
    const isBegun = before === '' || /[.!:]$/.test(before);
    for (const [place, part] of line.split(/(?<=\p{L}{3}(?:[.!]|\s?\?))\s|(?<=\p{L}[:;])\s/u).entries()) {
      const sentence = part.replace(/[.!]$/, '').trim();
      const ofClause = passportsOfReaders(sentence);
      if (ofClause.length > 0) found.set(line, ofClause);
      if (sentence.length > LONGEST_SENTENCE || OPEN.test(plainWord(sentence))) continue;
      const isWhole = /^\p{Lu}/u.test(sentence) && (place > 0 || isBegun) && /[.!]$/.test(part);
      const given = givenIn(sentence).flatMap((word) => ({ code: codeOf(word), line: word }));
      const said = [
        ...passportsOf(sentence, people),
        ...ofReaders(sentence),
        ...countedIn(sentence),
        ...(isWhole ? ofAll(sentence) : []),
        ...given.filter(({ code }) => code !== null),
      ];
      if (said.length > 0) found.set(line, [...(found.get(line) ?? []), ...said]);
    }
  }
  return found;
}
