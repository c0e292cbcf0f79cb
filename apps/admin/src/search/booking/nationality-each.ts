import { isCountryName, meansSeveral, nationalityIn, plainWord } from './named-countries.js';
import { isFiller, isLabel, isPassport, SAYS, wordsIn, type Found } from './nationality-labels.js';

const LONGEST = 200;
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,24}`;
const AND = '(?:and|und|et|y|e|en|i|a|ve|og)';
const END = String.raw`(?=\s?[.,;:()!]|\s?$|\s${AND}\s)`;

/** Of a whole word of nationality that means one country. */
export const codeOf = (word: string): string | null =>
  /^\p{L}{3,}$/u.test(word) && !meansSeveral(word) ? nationalityIn(word) : null;

const PEOPLE = String.raw`(?:pax|passengers?|passagiere?|travell?ers|reisende|teilnehmer|people|persons|personen|personnes|personas|persone|pasajer[oa]s|viajer[oa]s|passagers|voyageurs|passeggeri|viaggiatori|passagiers|reizigers|os[oó]by|osób|pasażerów|pasażerowie|cestující(?:ch)?|yolcu|passports|reisepässe|passeports|pasaportes|passaporti|paspoorten)`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|eine[rn]?|zwei|drei|vier|une?|deux|trois|quatre|un[ao]|dos|tres|cuatro|due|tre|quattro|één|een|twee|drie|jeden|jedna|dwóch|dwoje|dva|dvě)`;
/** "5 pax españoles", "2 German passengers", "1 chilena". */
const COUNTED = String.raw`${COUNT}\s(?:${PEOPLE}\s)?\p{L}{3,24}(?:\s${PEOPLE})?`;
const ALL_COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])${COUNTED}(?:(?:,\s|\s${AND}\s)${COUNTED}){1,4}${END}`,
  'giu',
);
const ONE_COUNTED = new RegExp(String.raw`^${COUNT}\s(?:${PEOPLE}\s)?(\p{L}{3,24})(?:\s${PEOPLE})?$`, 'iu');
const OF_PEOPLE = new RegExp(String.raw`(?<!\p{L})${PEOPLE}(?!\p{L})`, 'iu');
const NEXT = new RegExp(String.raw`,\s|\s${AND}\s`, 'iu');
const OF_FOOD =
  /(?<!\p{L})(?:meals?|menu|dinner|lunch|food|essen|comida|cena|repas|pasto|maaltijd|posiłk\p{L}*)(?!\p{L})/iu;

/** "5 pax españoles y 1 chilena": what a sentence counts of travellers, where each part of it is a nationality. */
export function countedIn(sentence: string): Found[] {
  if (sentence.length > LONGEST || OF_FOOD.test(sentence) || !OF_PEOPLE.test(sentence)) return [];
  return [...sentence.matchAll(ALL_COUNTED)].flatMap(([whole]) => {
    const words = whole.split(NEXT).map((part) => ONE_COUNTED.exec(part)?.[1] ?? '');
    const isOfAll = OF_PEOPLE.test(whole) && words.every((word) => codeOf(word) !== null);
    return isOfAll ? words.map((word) => ({ code: codeOf(word), line: word })) : [];
  });
}

const LABELLED = /(?<!\p{L})(\p{L}{3,24})\s?:\s([^:;.!?\n]{5,150})/gu;
/** "Ella", "er", "moi": somebody without a name. */
const SOMEBODY = /^(?:he|she|i|er|sie|ich|il|elle|lui|moi|lei|io|el|ella|yo|ele|ela|hij|zij|ik|on|ona|ja|han|hun|jeg)$/;
const OF_PASSPORTS = /^(?:reise)?(?:passe|pasaportes|passeports|passaporti|passaportes|paspoorten|paszporty|pasy)$/;

/** "Los pasaportes: ella española, él uruguayo": each part behind the label names somebody and a nationality, and nothing else. */
export function ofEach(line: string): Found[] {
  if (line.length > LONGEST) return [];
  return [...line.matchAll(LABELLED)].flatMap(([, label = '', value = '']) => {
    if (!isLabel(label) && !isPassport(label) && !OF_PASSPORTS.test(plainWord(label))) return [];
    const found = value.trim().split(NEXT).map(saidOfOne);
    return found.length > 1 && found.every((one) => one !== null) ? found : [];
  });
}

function saidOfOne(part: string): Found | null {
  const [who = '', ...rest] = wordsIn(part);
  const isSomebody = SOMEBODY.test(plainWord(who)) || (/^\p{Lu}\p{Ll}/u.test(who) && !isCountryName(who));
  const said = rest.filter(
    (word) => !isFiller(word) && !isPassport(word) && !isLabel(word) && !SAYS.test(plainWord(word)),
  );
  const code = isSomebody && codeOf(who) === null && said.length === 1 ? codeOf(said[0]!) : null;
  return code === null ? null : { code, line: said[0]! };
}

const WITH = String.raw`(?:on|with|using|mit|auf|avec|con|met|op|z|ze|s|se)`;
const ARTICLE = String.raw`(?:(?:an?|einem|einen|une?|een|his|her|their|seinem|ihrem|son|su|il\ssuo|zijn|haar|swoim|svým)\s)?`;
const ANOTHER = new RegExp(
  String.raw`^,?\s(?:${AND}\s)?(?:(\p{L}{1,8})\.?\s)?(${NAME})\s(?:\p{Ll}{3,12}\s)?${WITH}\s${ARTICLE}(\p{L}{3,24})(?:\sone)?${END}`,
  'u',
);

interface Another extends Found {
  title: string;
  name: string;
  /** What stands behind it. */
  rest: string;
}

/** ", Sandra op een Belgisch": behind a clause that says of somebody else on which passport. */
export function anotherWith(text: string): Another | null {
  const found = ANOTHER.exec(text);
  const [whole = '', title = '', name = '', word = ''] = found ?? [];
  const code = codeOf(word);
  return code === null ? null : { code, line: word, title, name, rest: text.slice(whole.length) };
}
