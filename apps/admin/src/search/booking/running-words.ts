import { isWayBack, plain } from './prose-words.js';

/** Which end of a flight a place or a clock is of. Null: nothing says it. */
export type End = 'FROM' | 'TO' | null;

const FROM = String.raw`(?:from|ex|ab|von|aus|de|du|d|depuis|da|dal|dalla|dall|van|vanuit|vanaf|uit|desde|z|ze|od|fra|leav(?:e|es|ing)|depart(?:s|ing)?|quitt(?:e|ez|ons|ent|er)|lasci(?:a|ate|amo))`;
const TO = String.raw`(?:to|into|onto|for|nach|naar|an|arr|vers|pour|per|verso|para|hacia|do|til|ao?|reach(?:es|ing)?)`;
const AT = String.raw`(?:in|at|en|au|w|we|te|op|i|on|di|dep|dall)`;
/** Between such a word and the name of a place. */
const BESIDE = String.raw`['.]?\s{0,2}(?:(?:the|l'|la|le|los|las|il|den|der|dem)\s?)?(?:(?:ile|isla|isola|insel|island of)\s(?:de\s)?)?`;
/** Behind these the small word says of which town they are. */
const OF_TOWN =
  /(?:airport|flughafen|aeroport|aeropuerto|aeroporto|luchthaven|hotel|ville|stadt|citta|ciudad)\s\p{L}{1,3}['.]?\s{0,2}(?:(?:la|las|los|il)\s)?$/u;
/** "del aeropuerto Benito Juárez", "zum Flughafen Tegel". */
const AIRPORT_BEFORE =
  /(?<!\p{L})(?:(?<from>del|du|vom|dal|dall'|from the|from|de l'|van de|van)|(?<to>al|au|zum|all'|to the|to|naar de|naar))\s?(?:aeropuerto|aeroporto|aeroport|flughafen|airport|luchthaven)\s(?:(?:internacional|internazionale|international)\s)?$/u;
const ROLES = (['FROM', 'TO', 'AT'] as const).map((role) => ({
  role,
  pattern: new RegExp(String.raw`(?<!\p{L})${{ FROM, TO, AT }[role]}${BESIDE}$`, 'u'),
}));

const DEPARTS =
  /(?<!\p{L})(?:leav|dep(?:art\p{L}*)?(?!\p{L})|tak(?:es?|ing) off|(?:flies|fly|flying|goes|go|going) out|abflug|abflieg|abgehob|abheb|hebt|starte[nt]|verlass|verlasst|decoll|part(?:ez|ons|ent|ir\p{L}{0,3}|ite|iamo|enza)(?!\p{L})|envol|salid|saldr|sai(?:o|mos)(?!\p{L})|parto(?!\p{L})|partimos(?!\p{L})|sale[ns]?(?!\p{L})|despeg|vertrek|wylot|wylat|odlot|odlat|odlet|kalk|afgang|indul|saida|partida)/gu;
const ARRIVES =
  /(?<!\p{L})(?:land(?:s|et|en|ing|est|t|ed|ung)?(?!\p{L})|arriv|arr(?!\p{L})|ankunft|ankomm|kommen|erreich|atterr|(?:vous\s)?pos(?:ez|era|e)(?!\p{L})|gets? (?:in|to)(?!\p{L})|getting in|touch|reach|sind sie|seid ihr|(?:are|be) (?:back|home|in(?!\p{L}))|(?:are|be) in|(?:sind|seid) sie (?:wieder|zuruck)|(?:sind|seid) (?:wieder|zuruck)|(?:etes|serez|sera|etre) (?:de retour|de nouveau)|estar\p{L}{1,3} de (?:vuelta|regreso|nuevo)|sarete|sara di ritorno|lleg|aterri|aankom|komt(?!\p{L})|przylot|przylat|laduj|prilet|varis|ankomst|erkez|cheg[ao]|giung)/gu;
/** "an Lissabon 10.40": no other word is so short. */
const SHORT_ARRIVAL = /(?<!\p{L})an\s(?:\p{Lu}|\d|um\s)/gu;
const LABEL_BEHIND =
  /^\s?\(?(dep|ab|abflug|depart|partenza|salida|arr|an|ankunft|arrivee|arrivo|llegada)(?:\.|:|(?!\p{L}))/u;

const lastOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** What the last verb of some words says. */
export function endByVerb(words: string): End {
  const text = plain(words);
  const departs = lastOf(text, DEPARTS);
  const arrives = Math.max(lastOf(text, ARRIVES), lastOf(words, SHORT_ARRIVAL));
  if (departs === arrives) return null;
  return departs > arrives ? 'FROM' : 'TO';
}

const NEAR = 40;
/** "à destination d'Istanbul". */
const BOUND_FOR =
  /(?<!\p{L})(?:destination|direction|destinazione|destino|richtung|direzione)\s?(?:d[ei]?|a)?['\s]{0,2}$/u;
/** "saio do Porto": in Portuguese, from there. */
const FROM_IN_PORTUGUESE =
  /(?<!\p{L})(?:sai(?:o|mos|r)?|part(?:o|imos|em)|descol\p{L}{1,4}|vo(?:o|amos))\s(?:\p{L}{1,10}\s)?d[oa]s?\s$/u;
/** A word that leads to a place, with which a sentence begins. */
export const isSmallWord = (word: string): boolean =>
  ROLES.some(({ pattern }) => pattern.test(`${plain(word)} `)) || endByVerb(word) !== null;

function endByAirport(before: string): End {
  const { from, to } = AIRPORT_BEFORE.exec(before)?.groups ?? {};
  if (from !== undefined || FROM_IN_PORTUGUESE.test(before)) return 'FROM';
  return to !== undefined || BOUND_FOR.test(before) ? 'TO' : null;
}

/**
 * The end of a flight that a place is of, by the small word before it, else by the verb before that; undefined: no word leads to a place.
 * `since`: the words behind the clock or the place before it; `behind`: the words behind it.
 */
export function endOfPlace(since: string, behind: string): End | undefined {
  const label = LABEL_BEHIND.exec(plain(behind.slice(0, NEAR)))?.[1];
  const before = plain(since.slice(-NEAR));
  const role = roleBefore(before);
  const certain = endByAirport(before);
  if (certain !== null) return certain;
  if (label !== undefined && (role === undefined || role === 'AT')) return endByVerb(`${label} 1`);
  if (role === undefined) return endByVerb(since.slice(-NEAR)) ?? undefined;
  if (role === 'AT') return endByVerb(since) ?? endByVerb(VERB_BEHIND.exec(behind)?.[0] ?? '');
  return /(?<!\p{L})a\s?$/u.test(before) ? (endByVerb(since) ?? 'TO') : role;
}
const roleBefore = (before: string): (typeof ROLES)[number]['role'] | undefined =>
  OF_TOWN.test(before) ? 'AT' : ROLES.find(({ pattern }) => pattern.test(before))?.role;
/** "in Nürnberg landen wir". */
const VERB_BEHIND = /^\s\p{L}{2,20}/u;

/** Whether the words directly before a place lead to it. */
export function leadsToPlace(since: string): boolean {
  const before = plain(since.slice(-NEAR));
  return (
    ROLES.some(({ pattern }) => pattern.test(before)) || endByVerb(/\S{0,20}\s?$/u.exec(since)?.[0] ?? '') !== null
  );
}

const ONWARD =
  /(?<!\p{L})(?:(?:leaves?|departs?|from) the same (?:airport|terminal)|(?:vom|am|ab dem) (?:selben|gleichen) flughafen|du meme aeroport|del mismo aeropuerto|dallo stesso aeroporto|van(?:af)? dezelfde luchthaven|dort|von da|weiter\p{L}{0,12}|anschliess\p{L}{0,3}|anschluss\p{L}{0,12}|umstei\p{L}{1,5}|umstieg|steig\p{L}{1,3} (?:sie|ihr) um|stunden aufenthalt|after (?:a |an? \p{L}{3,9} )?(?:\p{L}{3,6} )?(?:stop|stopover|layover|wait|hours?)|chang(?:e|ing) (?:planes|aircraft|there)|finally|enfin|finalmente|schliesslich|from there|then|onward|on to|connect\p{L}{0,6}|continu\p{L}{0,6}|ensuite|puis|de la|la-bas|correspondance|prosegu\p{L}{0,5}|poi|da li|coincidenza|coincidence|luego|despues|desde alli|conexion|continua\p{L}{0,4}|siga|segui\p{L}{0,4}|vandaar|verder|aansluitend|daarna|stamtad|dalej|nastepnie|odtud|dale|potom|derfra|videre|onnan|tovabb|oradan|ardindan|aktarma\p{L}{0,3})(?!\p{L})/u;
/** Whether words say that a flight goes on from where the one before it lands. */
export const goesOn = (words: string): boolean => {
  const text = plain(words);
  return ONWARD.test(text) || THERE.test(text);
};
/** "There you have two hours", and not "There are". */
const THERE = /^\W{0,5}(?:there|la|alli|daar|tam)\s(?!(?:is|are|was|were|will|may|must|can)(?!\p{L}))/u;

const HOME =
  /(?<!\p{L})(?:(?:coming|going|fl(?:y|ies|ying)|journey|trip|head(?:ing)?|way|back|brings? you|takes? you) home|(?:coming|going|fl(?:y|ies|ying)) back|zuruck|heimwarts|heim(?!\p{L})|nach hause|rentr(?:er|ez|ee)|rientr\p{L}{1,5}|torn(?:are|ate|iamo|a)|volver|volve(?:is|mos)|regres\p{L}{1,5}|de vuelta|naar huis|wrac\p{L}{1,5}|do domu|domu|haza(?!\p{L}))/u;
/** Whether words speak of the way home. */
export const isHomeward = (words: string): boolean => isWayBack(words) || HOME.test(plain(words));

const COUNTS = [
  'one|eine|una?|une?|een|jedna|en|et',
  'two|zwei|deux|dos|due|twee|dwie|to|dve',
  'three|drei|trois|tres|tre|drie|trzy|tri',
  'four|vier|quatre|cuatro|quattro|cztery|fire|ctyri',
  'five|funf|cinq|cinco|cinque|vijf|piec|fem|pet',
];
const NIGHTS =
  /(?<![\p{L}\d])(\d{1,2}|\p{L}{2,7})\s(?:nights?|nacht(?:e|en)?|nuits?|noches?|nott[ei]|noites?|noce?|naetter|noci)(?!\p{L})/gu;
/** Of the place where one is: "dort", "là", "vous y passez". */
const STAYS_THERE =
  /(?<!\p{L}|(?:from|von|de|da)\s)(?:dort|there(?!\s(?:is|are|was|were|will)(?!\p{L}))|la-bas|sur place|y pass\p{L}{1,4}|daar|alli|tam)(?!\p{L})|^\W{0,3}(?:la|li)(?:,|\s)/u;
/** "in Malacca", "nach Malacca": of another place. */
const NAMES_PLACE = /(?<!\p{L})(?:in|to|near|nach|bei|à|a|en|vers|naar|te|hacia|verso|til|i|do|w|we)\s\p{Lu}/u;

/** How many nights one stays where one has landed, where a sentence says it of that place; null: no sentence, or several. */
export function nightsThere(sentences: readonly string[]): number | null {
  const [said = '', ...others] = sentences.filter((sentence) => plain(sentence).match(NIGHTS));
  const [, count = '', ...more] = [...plain(said).matchAll(NIGHTS)].flat();
  if (others.length + more.length > 0 || !STAYS_THERE.test(plain(said)) || NAMES_PLACE.test(said)) return null;
  const word = COUNTS.findIndex((words) => words.split('|').includes(count)) + 1;
  return Number(count) || word || null;
}

const CLAUSE = /(?:[;,]|\s[-–—])\s/gu;
const OF_TIME =
  /(?<!\p{L})(?:(?:\p{L}{0,9})?zeit(?:en)?|uhrzeit|time|times|schedule|heures?|horaires?|orari[oi]?|ora|hora|horas|horarios?|tijd(?:en)?|vertrektijd|godzin\p{L}{0,2})(?!\p{L})/u;
const TO_COME =
  /(?<!\p{L})(?:not yet|yet to|still|let you (?:have|know)|will (?:send|advise|confirm|follow|let)|follows|as soon as|noch|folg(?:t|en)|sobald|teil\p{L}{1,3}|nachreichen|pas encore|encore|des que|communiqu\p{L}{1,4}|precis\p{L}{1,5}|ancora|appena|comunic\p{L}{1,6}|todavia|aun|en cuanto|confirmar\p{L}{0,3}|nog|zodra|jeszcze)(?!\p{L})/u;

/** Without the clauses that say of a time of a flight that it is to come; what these deny is the time alone. */
export function withoutOpenTime(sentence: string): string {
  let [text, start] = ['', 0];
  const isOpen = (clause: string): boolean => {
    const said = plain(clause);
    return !/\d/.test(clause) && OF_TIME.test(said) && TO_COME.test(said);
  };
  for (const { index, 0: gap } of [...sentence.matchAll(CLAUSE), { index: sentence.length, 0: '' }]) {
    const clause = sentence.slice(start, index);
    text += (isOpen(clause) ? ' '.repeat(clause.length) : clause) + gap;
    start = index + gap.length;
  }
  return text;
}

const GIVEN =
  /(?<!\p{L})(?:receiv\p{L}{1,3}|will have|erhalt\p{L}{1,3}|erhaltst|bekomm\p{L}{1,3}|ontvang\p{L}{1,3}|krijg\p{L}{1,3}|recevr\p{L}{1,4}|recibir\p{L}{1,4}|ricever\p{L}{1,4})(?!\p{L})/u;
const OF_THIS_FLIGHT =
  /(?<!\p{L})(?:this|the|dieses|diesen|des|deze|dit|de|het|ce|cet|du|este|del|questo)\s(?:\p{L}{2,16}\s)?(?:flight|flug(?:e?s)?|vlucht|vol|vuelo|volo)(?!\p{L})/u;
/** "De tijden van deze vlucht ontvangt u later": of the flight in the sentence before it. */
export const saysTimeToCome = (sentence: string): boolean => {
  const text = plain(sentence);
  return (
    !/\d[:.h]\d{2}/.test(sentence) &&
    OF_TIME.test(text) &&
    (GIVEN.test(text) || TO_COME.test(text)) &&
    OF_THIS_FLIGHT.test(text)
  );
};

const MONEY = String.raw`(?:[€£$]|Rs\.?|INR|EUR|USD|GBP|CHF|PLN|CZK|DKK|HUF|TRY|MXN|AUD|CAD|zł|Kč)`;
const PRICE = new RegExp(String.raw`(?<!\p{L})${MONEY}\s?\d|\d\s?${MONEY}(?!\p{L})`, 'u');
/** Whether a sentence names a price and no time: what it says of days is of an offer, or of a payment. */
export const isPriced = (sentence: string): boolean =>
  PRICE.test(sentence) && !/(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/.test(sentence);

const NOT_CHOSEN =
  /(?<!\p{L})(?:alternativ\p{L}{0,3}|instead|option\p{L}{0,3}|looked at|considered|would|could|konnte\p{L}{0,2}|hatte\p{L}{0,2}|ware\p{L}{0,2}|wurde\p{L}{0,2}|angebot\p{L}{0,2}|anbieten|statt\p{L}{0,4}|au lieu|aurai\p{L}{0,3}|pourrai\p{L}{0,3}|serai[ts]|invece|avremmo|potre\p{L}{0,5}|sarebbe|en lugar|podria\p{L}{0,2}|zou\p{L}{0,3}|in plaats|zamiast|moglib\p{L}{0,4}|mist[oe]|i stedet|helyett|yerine|nicht|not|no longer|no (?:further|other|more) flights?|keine? weiteren? fluge?|aucun autre vol|ningun otro vuelo|nessun altro volo|geen (?:verdere|andere) vluchten|pas|niet|nie)(?!\p{L})/u;
/** Whether a sentence speaks of a flight that was thought of, or is none. */
export const isNotChosen = (sentence: string): boolean => NOT_CHOSEN.test(plain(sentence));
