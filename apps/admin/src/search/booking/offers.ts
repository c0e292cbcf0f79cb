import { momentText, type Booking, type Leg } from './booking.js';
import { cityOf } from './airport-names.js';
import { plain, words } from './prose-words.js';

const OFFER = String.raw`(?:(?:\p{L}{0,14}angebote?s?|\p{L}{0,14}vorschlag(?:e|s)?|kostenvoranschlag|quot(?:e|ation)|proposal|offer|devis|proposition|offre|presupuesto|cotizacion|propuesta|preventivo|offert[ae]?|proposta|orcamento|cotacao|aanbod|aanbieding|\p{L}{0,5}voorstel|ofert[ay]|propozycj[aie]|wycen[ay]|\p{L}{0,10}teklif(?:i|imiz|iniz)?|nabidk[ay]|\p{L}{0,5}ajanlat(?:a|unk)?|\p{L}{0,10}tilbud|erbjudande|\p{L}{0,5}forslag|tarjous)(?!\p{L}))`;
const OPTION = String.raw`(?:${OFFER}|(?:opti(?:on|e)|opci(?:on|o)|opzione|opcao|opcja|opce|moznost|secenek|oneri|alternativ[ae]?|variant[ae]?|wariant|valtozat|lehetoseg|mulighed|moglichkeit|mogelijkheid|possibilit(?:y|e))(?!\p{L}))`;
const NUMBER = String.raw`(\d{1,2}|[a-e]|i{1,3}|one|two|three|eins|zwei|drei|un|deux|trois|uno|dos|tres|due|tre)(?![\p{L}\d])`;
/** "Option 1", "Variante B: über Doha", "2. seçenek". */
const IS_OPTION = [
  new RegExp(String.raw`^\W{0,6}(?:\p{L}{2,12}\s)?${OPTION}\s{0,2}(?:nr|no|n|#)?[.:°º]?\s?${NUMBER}`, 'u'),
  new RegExp(String.raw`^\W{0,6}(\d|[a-e])[.)]\s{0,2}(?:\p{L}{2,12}\s)?${OPTION}`, 'u'),
  new RegExp(
    String.raw`^\W{0,6}(first|second|third|erste[rs]?|zweite[rs]?|dritte[rs]?|premiere?|deuxieme|primera?|segund[ao]|prima|seconda|eerste|tweede|pierwsz[ay]|drug[ai]|birinci|ikinci|prvni|druh[ay]|elso|masodik|forste|anden)\s${OPTION}`,
    'u',
  ),
];
const PREFIX = String.raw`(?:(?:subject|betreff?|objet|asunto|oggetto|onderwerp|temat|konu|predmet|targy|emne|assunto|aw|re|fwd?|wg|tr|rv)\s?:\s?){0,3}`;
const BEFORE = String.raw`^\W{0,6}${PREFIX}\W{0,3}(?:[\p{L}\d'&.,:|·–-]{1,20}\s){0,7}`;
const IS_OFFER = new RegExp(`${BEFORE}${OFFER}`, 'u');
const NOT_BOOKED = words(
  String.raw`noch nicht (?:fest )?gebucht`,
  String.raw`not (?:yet (?:been )?|been )booked`,
  'nothing (?:has been|is) booked',
);
const IS_BOOKED = new RegExp(
  `${BEFORE}` +
    String.raw`(?:confirmation|\p{L}{0,16}bestatigung|\p{L}{0,10}bevestiging|confirmac(?:ion|ao)|conferma|potwierdzenie|potvrzeni|\p{L}{0,12}visszaigazolas\p{L}{0,3}|\p{L}{0,12}bekraeftelse|onay[i]?|e-?tickets?|invoice|\p{L}{0,10}rechnung|factuu?r[ae]?|fattura|faktura|fatura)(?!\p{L})`,
  'u',
);
const IS_CONFIRMED =
  /(?<!\p{L})(?:is|are|been|ist|sind|wurden?|est|sont|esta|estan|e|sono|is|zijn|jest|sa|je|jsou|er)\s(?:(?:now|fest|hiermit|bien)\s)?(?:confirmed|booked|bestatigt|gebucht|confirmee?s?|confirmad[oa]s?|confermat[oaie]|bevestigd|geboekt|potwierdzon[ae]|potvrzen[ao]?|bekraeftet)(?!\p{L})/u;
const DONE = String.raw`(?:gebucht|booked|confirmed|ticketed|reserve[es]?s?|confirmee?s?|emis|prenotat[oaie]|confermat[oaie]|emess[oaie]|reservad[oa]s?|confirmad[oa]s?|emitid[oa]s?|geboekt|bevestigd)`;
/** "Ich habe Variante 2 soeben fest gebucht": those who write have done it. A hold is none. */
const HAVE_BOOKED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:habe[n]?\s(?:ich|wir)|(?:ich|wir)\shabe[n]?|i\shave|we\shave|i've|we've|j'ai|nous\savons|ho|abbiamo|he|hemos|ik\sheb|we\shebben|wij\shebben)(?!\p{L})[^?!:;]{0,80}?\s)${DONE}(?!\p{L})`,
  'u',
);
const IS_HELD =
  /\?|(?<!\p{L})(?:option(?:al|s)?(?!\s(?:\d|[a-e](?!\p{L})))|optiert|provisori\p{L}{0,4}|provision\p{L}{0,5}|unverbindlich|vorlaufig|hold|tentativ\p{L}{0,4}|opzion\p{L}{0,5}|opcional\p{L}{0,5}|optie|optionell\p{L}{0,5}|hotels?|mietwagen|transfers?|unterkunft|seats?|sitzplatze?|falls|wenn|if|si|se|als)(?!\p{L})/u;
function hasBooked(text: string): boolean {
  const found = HAVE_BOOKED.exec(text);
  if (!found) return false;
  const start = text.slice(0, found.index).search(/[^.!?]*$/);
  const sentence = /^.[^.!?]*\??/.exec(text.slice(start))?.[0] ?? '';
  return !NOT.test(sentence) && !IS_HELD.test(sentence);
}
const IS_ACCEPTED = words(
  'accept',
  'angenommen',
  'akzept',
  'geaccepteerd',
  'acept',
  'accett',
  'zaakcept',
  'gebucht',
  'booked',
  String.raw`(?:special|more|other|sonder\p{L}*|weitere)(?!\p{L})`,
);
const NOT =
  /(?<!\p{L})(?:not|nothing|until|once|kein\p{L}*|nicht|noch|erst|sobald|pas|niet|geen|nie|degil|ikke|non|fino|await\p{L}*|wait\p{L}*|sin|senza|sans)(?!\p{L})/u;
/** A confirmation that is still to come. */
const IS_TO_COME =
  /(?<!\p{L})(?:will|shall|receive|after|upon|following (?:\p{L}{2,8} )?(?:payment|receipt|deposit)|nach (?:\p{L}{2,14} )?\p{L}{0,9}(?:zahlung|eingang|erhalt)|(?<!(?:anbei|hiermit|heute) )erhalten|apres|recevrez|tras|despues|recibir\p{L}*|dopo|ricever\p{L}*|apos|depois|receber\p{L}*|ontvang(?:t|en)?|po|otrzym\p{L}*|obdrz\p{L}*|utan|efter|etter|modtager|mottar)(?!\p{L})/u;
const CLOCK = /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/;
/** When a mail was sent. */
const OF_MAIL =
  /^\W{0,6}(?:date|datum|data|dato|sent|gesendet|verzonden|envoye|enviado|inviato|wyslano|odeslano|fecha|tarih|kuldve|elkuldve|sendt|stand|printed|subject|betreff|from|von|am|on|le|el)(?:\s?:|\s.{0,80}(?:wrote|schrieb|ecrit|escribio|scritto|schreef)\b)/u;
const LONGEST_TITLE = 90;
const MOST_LINES = 2_000;

const optionOf = (line: string): string | null => {
  for (const pattern of IS_OPTION) {
    const number = pattern.exec(line)?.[1];
    if (number !== undefined) return number;
  }
  return null;
};

/** Whether at least two options have flights with times below them. */
function hasOptions(lines: readonly string[]): boolean {
  const found = new Set<string>();
  let open: string | null = null;
  for (const line of lines) {
    open = (line.length <= LONGEST_TITLE * 2 ? optionOf(line.slice(0, LONGEST_TITLE)) : null) ?? open;
    if (open !== null && CLOCK.test(line)) found.add(open);
  }
  return found.size > 1;
}

/** Whether what stands above the first time is an offer, and no confirmation. */
function isCalledOffer(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => CLOCK.test(line) && !OF_MAIL.test(line));
  const titles = lines.slice(0, first < 0 ? lines.length : first).filter(({ length }) => length <= LONGEST_TITLE);
  const isTitle = (line: string): boolean => NOT_BOOKED.test(line) || (IS_OFFER.test(line) && !IS_ACCEPTED.test(line));
  const isBooked = (line: string): boolean =>
    (IS_BOOKED.test(line) || IS_CONFIRMED.test(line)) && !NOT.test(line) && !IS_TO_COME.test(line);
  // A line may end within a sentence.
  const isDone = titles.some((line, at) => hasBooked(`${line} ${titles[at + 1] ?? ''}`));
  return titles.some(isTitle) && !isDone && !titles.some(isBooked);
}

/** Whether a text offers flights that nobody has booked yet. */
export function isOffer(text: string): boolean {
  const lines = text
    .split(/\r?\n/, MOST_LINES)
    .map((line) => plain(line.slice(0, LONGEST_TITLE * 3)).trim())
    .filter((line) => line !== '');
  return hasOptions(lines) || isCalledOffer(lines);
}

/** Below an option, its flights begin so soon. */
const NEAR_OPTION = 8;

/** What stands above the only option that a text names, where flights stand above it and below it. Null: there is none. */
export function aboveOption(text: string): string | null {
  const lines = text.split(/\r?\n/, MOST_LINES);
  const bare = lines.map((line) => plain(line.slice(0, LONGEST_TITLE * 2 + 1)).trim());
  const isTimed = (line: string): boolean => CLOCK.test(line) && !OF_MAIL.test(line);
  const first = bare.findIndex(isTimed);
  const option = bare.findIndex(
    (line, at) => at > first && line.length <= LONGEST_TITLE * 2 && optionOf(line.slice(0, LONGEST_TITLE)) !== null,
  );
  const isOne = first >= 0 && option >= 0 && bare.slice(option, option + NEAR_OPTION).some(isTimed);
  return isOne ? lines.slice(0, option).join('\n') : null;
}

/** Whether flights are no one journey, such as several options: one departs before another lands, or again on the same day. */
export function overlap(legs: readonly Leg[]): boolean {
  const timed = legs.filter(({ departs }) => departs.time !== null);
  timed.sort((a, b) => momentText(a.departs).localeCompare(momentText(b.departs)));
  const routes = new Set(timed.map(({ from, to, departs }) => [cityOf(from), cityOf(to), departs.day].join(' ')));
  let landed = '';
  return (
    routes.size < timed.length ||
    timed.some(({ departs, arrives }) => {
      const isBefore = momentText(departs) < landed;
      if (arrives !== null && arrives.time !== null && momentText(arrives) > landed) landed = momentText(arrives);
      return isBefore;
    })
  );
}

/** Nothing of it is booked. */
export const withoutLegs = (
  { legs, nationalities, unread }: Booking,
  why: Booking['unread'][number]['why'],
): Booking => ({
  legs: [],
  nationalities,
  unread: [...unread, ...legs.map(({ from, to, departs }) => ({ line: `${from} ${to} ${departs.day}`, why }))],
});
