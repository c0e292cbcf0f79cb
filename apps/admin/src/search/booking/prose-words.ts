import { fold } from '../../ui/fold.js';
import { sideOfChange } from './before-and-after.js';

/** Any of these, from the beginning of a word. */
export const words = (...some: string[]): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${some.join('|')})`, 'u');

/** Lower case without accents, as the lists below are written. */
export const plain = (text: string): string =>
  fold(text)
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");

/** Participles alone: "annulation", "Stornierung" and "cancellation" are words of conditions and insurances. */
const CANCELLED = words(
  String.raw`cancel+ed(?!\p{L})`,
  String.raw`(?:stornier|gestrichen|entfall)(?:t|en|te[rns]?)?(?!\p{L})`,
  'geannuleerd',
  String.raw`annule[es]?s?(?!\p{L})`,
  String.raw`annullat[oaie](?!\p{L})`,
  'cancelad[oa]',
  'anulad[oa]',
  String.raw`(?:anulowan|odwolan)\p{L}`,
  String.raw`iptal(?!\p{L})(?! (?:sigorta|kosul|sart|ucret|polit|islem|ceza|kural|edilebil|edilem|(?:ve|veya)(?!\p{L})))`,
  'aflyst',
  'annulleret',
  'zrusen',
  'stornovan',
  'torolve',
  'torolt',
);
const WAITING = words(
  String.raw`wait[- ]?list`,
  'wartelist',
  'auf anfrage',
  '(?:nicht|noch nicht) bestatigt',
  'unbestatigt',
  '(?:not|not yet) confirmed',
  'unconfirmed',
  'on request',
  'on hold',
  'wachtlijst',
  'op aanvraag',
  '(?:niet|nog niet) bevestigd',
  "liste d'attente",
  'sur demande',
  'non confirm',
  'lista de espera',
  'em espera',
  'en espera',
  'bajo peticion',
  '(?:sin|no|nao|por) confirma',
  "lista d'attesa",
  'lista di attesa',
  'su richiesta',
  'da confermare',
  String.raw`(?:lista|lisc\p{L}) (?:oczekuj|rezerwow)`,
  'na zapytanie',
  'niepotwierdz',
  'do potwierdzenia',
  '(?:bekleme|yedek) liste',
  'beklemede',
  'onay bekl',
  'talep uzerine',
  'onaylanmad',
  'venteliste',
  'pa foresporgsel',
  'ikke bekraeftet',
  'cekaci listin',
  'na cekac',
  'na vyzadani',
  'na dotaz',
  'nepotvrzen',
  'varolist',
  'fuggoben',
  '(?:le)?keresre',
  'nem (?:megerositett|visszaigazolt)',
  'visszaigazolasra var',
  'sob (?:consulta|pedido)',
);
/** Words of a state, and of letters too: "as requested". */
const STATE = words(
  'pending',
  'requested',
  'angefragt',
  'vorgemerkt',
  '(?:in )?aanvraag',
  'aangevraagd',
  'en attente',
  'pendiente',
  'a peticion',
  'in attesa',
  'oczekuj',
  'na zyczenie',
  'afventer',
  'varakoz',
  'pendente',
  'a pedido',
  'aguarda',
  'keresre',
  'standby',
  'ceka na',
);
const LONGEST_STATE = 50;
const AS = /^\W*(?:as|wie|zoals|comme|como|come|conforme|jak)(?!\p{L})/u;
/** What else may be cancelled or asked for, and conditions of it. */
const OF_OTHERS = words(
  String.raw`\p{L}*versicherung`,
  'assurance',
  'insurance',
  String.raw`\p{L}*verzekering`,
  'seguro',
  'assicurazion',
  'ubezpieczen',
  'sigorta',
  String.raw`\p{L}*forsikring`,
  'pojisten',
  'biztositas',
  String.raw`\p{L}*gebuhr`,
  String.raw`(?:fees?|polic(?:y|ies)|terms|conditions?)(?!\p{L})`,
  'bedingung',
  'voorwaard',
  'free of charge',
  'kostenlos',
  'kostenfrei',
  'kosteloos',
  'gratis',
  'gratuit',
  'bezplatn',
  'zdarma',
  'ucretsiz',
  String.raw`(?:can|may|must|if|unless|otherwise|in case|bei|sonst|andernfalls|in geval|en cas|in caso|en caso|em caso|caso)(?!\p{L})`,
  String.raw`(?:w przypadku|v pripade|i tilfaelde|eseten|halinde|durumunda)`,
  String.raw`(?:kann|konnen|falls|wenn|sofern)(?!\p{L})`,
  String.raw`(?:kan|kunnen|indien|als)(?!\p{L})`,
  String.raw`(?:peut|peuvent|si|puede|pueden|puo|possono|se|pode|podem|moze|mozna|jesli|muze|lze|pokud|hvis|ha|eger)(?!\p{L})`,
);
const OF_EXTRAS = words(
  String.raw`pay(?:ment|able)?(?!\p{L})`,
  String.raw`\p{L}*zahlung`,
  'paiement',
  'pago',
  'pagament',
  'betaling',
  'platnosc',
  'odeme',
  'platb',
  'fizetes',
  'seats?',
  String.raw`sitz\p{L}*`,
  'meals?',
  String.raw`\p{L}*essen`,
  'baggage',
  'gepack',
  'transfer',
  'hotel',
  'visa',
  'visum',
  '(?:special|seat|meal) requests?',
);

export const GIVEN_BACK_WORDS =
  'refunded|erstattet|rembourse[es]?s?|reembolsad[oa]|rimborsat[oa]|terugbetaald|zwrocon[ya]|refunderet|vracen[oa]?|iade edildi|visszateritve';
/** The state of a coupon alone in its column, or at the end of its line; elsewhere conditions speak of it. */
const GIVEN_BACK = new RegExp(String.raw`(?:^|\s{2}|[\t|:;([·–-]\s?)(?:${GIVEN_BACK_WORDS})\s?[.)\]]?\s{0,3}$`, 'u');

/** `text`: as `plain` makes it. */
export const isGivenBack = (text: string): boolean => GIVEN_BACK.test(text);

/** Whether a line says that a flight is not, or not yet, booked. */
export function isUnconfirmed(line: string, isOwnLine: boolean): boolean {
  const text = withoutFormerTickets(plain(line));
  if (isOwnLine && isGivenBack(text)) return true;
  const isState = STATE.test(text) && !AS.test(text) && (isOwnLine || text.length <= LONGEST_STATE);
  if (!CANCELLED.test(text) && !WAITING.test(text) && !isState) return false;
  return isOwnLine || (!OF_OTHERS.test(text) && !OF_EXTRAS.test(text));
}

const BOOKING = words(
  String.raw`\p{L}*(?:itinerar|booking|flight|schedul|reserv|ticket|trip|connection|segment)`,
  String.raw`\p{L}*(?:flug|fluge|buchung|reise|plan|daten|verbindung|version|strecke)`,
  String.raw`\p{L}*(?:boeking|vlucht|reis|schema|gegevens)`,
  String.raw`(?:vols?|vuelos?|voos?|vol[oi]|lot[uyow]*|ucus\p{L}*|let\p{L}*|fly\p{L}*|jarat\p{L}*)(?!\p{L})`,
  String.raw`(?:itiner|rezerw|rezerv|prenotazion|billet|bilet|rejse|foglal|utazas|podroz|viag|viaj|cest|plan|program|horair|horario|orari)`,
);
const FORMER = words(
  String.raw`(?:old|previous|former|original|earlier|outdated|superseded)(?!\p{L})`,
  String.raw`(?:alte|bisherige|ursprungliche|vorherige|fruhere|veraltete)[rnsm]?(?!\p{L})`,
  String.raw`(?:oude|vorige|eerdere|oorspronkelijke)(?!\p{L})`,
  String.raw`(?:ancien|ancienne|precedente?|initiale?|originel|originale)s?(?!\p{L})`,
  String.raw`(?:anterior|antigu[oa]|originale?)(?:es|s)?(?!\p{L})`,
  String.raw`(?:vecchi[oae]?|precedent[ei]|originari[oae]?)(?!\p{L})`,
  String.raw`(?:antig[oa])s?(?!\p{L})`,
  String.raw`(?:poprzedni|dotychczasow|pierwotn|star[aey](?!\p{L}))`,
  String.raw`(?:onceki|eski)(?!\p{L})`,
  String.raw`(?:gaml[e]?|gammel|tidligere|oprindelig)`,
  String.raw`(?:puvodni|predchozi|dosavadni)`,
  String.raw`(?:regi|korabbi|elozo|eredeti)(?!\p{L})`,
);
const VOID = words(
  'no longer (?:valid|applicable|applies)',
  'not valid any ?more',
  '(?:has|have) been replaced',
  'replaced by',
  'nicht (?:mehr|langer) gultig',
  'ungultig',
  'wurden? ersetzt',
  'ersetzt durch',
  String.raw`ersetzt\s*[:)]`,
  'hinfallig',
  '(?:niet|niet langer) meer geldig',
  'niet langer geldig',
  'vervallen',
  'vervangen door',
  'plus val(?:able|ide)',
  'remplacee?s? par',
  String.raw`ya no (?:es |son )?valid`,
  '(?:reemplazad|sustituid|substituid)',
  'non (?:e |sono )?piu valid',
  'sostituit',
  'ja nao (?:e |sao )?valid',
  'niewazn',
  String.raw`juz nie(?:wazn|aktualn|obowiaz)`,
  'nieaktualn',
  'zastapion',
  'gecersiz',
  'artik gecerli degil',
  'ikke laengere gyldig',
  'erstattet af',
  'neplatn',
  'nahrazen',
  'mar nem ervenyes',
  'ervenytelen',
);
const NEW = words(
  String.raw`(?:new|updated|revised|current|amended)(?!\p{L})`,
  String.raw`(?:neu|neue[rnsm]?|aktuelle[rnsm]?|geanderte[rnsm]?)(?!\p{L})`,
  String.raw`(?:nieuwe?|huidige|gewijzigde)(?!\p{L})`,
  String.raw`(?:nouveaux?|nouvel|nouvelles?|actuel)`,
  String.raw`(?:nuev[oa]|actual|nuov[oaie]|aggiornat|attual|nov[oa]s?(?!\p{L})|atual)`,
  String.raw`(?:now[aey](?!\p{L})|nowego|aktualn|obecn)`,
  String.raw`(?:yeni|guncel)(?!\p{L})`,
  String.raw`(?:nye?|nyt|aktuel)(?!\p{L})`,
  String.raw`(?:nov[yae](?!\p{L})|aktualni)`,
  String.raw`(?:uj|aktualis)(?!\p{L})`,
);
/** "This itinerary replaces the previous one". */
const REPLACES = words(
  'replaces',
  'supersedes',
  String.raw`diese[rs]?(?!\p{L}).{0,60}ersetzt (?!durch)`,
  'vervangt',
  'annule et remplace',
  String.raw`remplace(?!\p{L})(?! par)`,
  'reemplaza(?!d)',
  'sustituye',
  'sostituisce',
  'zastepuje',
  'substitui(?!d)',
  'erstatter',
  'nahrazuje',
);
const TICKETS = words(
  String.raw`(?:e-?)?tickets?(?!\p{L})`,
  String.raw`(?:billets?|billetes?|bilhetes?|bigliett[oi]|bilety|biletler|letenky|flugscheine?)(?!\p{L})`,
);
/** "(new departure …; former tickets cancelled)": beside others, a clause of tickets that were exchanged. */
function withoutFormerTickets(text: string): string {
  const clauses = text.split(/[;()]/);
  const isFormerTicket = (clause: string): boolean =>
    clause.length <= LONGEST_HEADING && TICKETS.test(clause) && FORMER.test(clause) && CANCELLED.test(clause);
  const left = clauses.filter((clause) => !isFormerTicket(clause));
  return left.length === 0 || left.length === clauses.length ? text : left.join(';');
}
/** "Alter" of a traveller, and no former flight. */
const AGE = /(?<!\p{L})alter(?=\s{2}|\s?[,;:|/()]|\s?$|\s(?:\d|bei|am|in jahren))/gu;
const LONGEST_HEADING = 70;
/** The heading of flights that a change leaves as they are. */
const UNCHANGED = new RegExp(
  String.raw`^\W*(?:(\p{L}{2,24})\s){0,2}(?:unchanged|unaffected|no changes?|unverandert(?:e[rns]?)?|inchangee?s?|sans changement|invariat[oaie]|sin cambios?|sem alterac(?:ao|oes)|inalterad[oa]s?|ongewijzigde?|bez zmian|niezmienion[aey]|degismeyen(?:ler)?|uaendrede?|beze zmeny|nezmenen[aey]|valtozatlan(?:ok)?)(?:\s(\p{L}{2,24}))?\W*$`,
  'u',
);

/** "UNCHANGED", "Unveränderte Flüge". */
function isUnchanged(text: string): boolean {
  const [whole, before, behind] = UNCHANGED.exec(text.slice(0, LONGEST_HEADING + 1)) ?? [];
  return whole !== undefined && ((before ?? behind) === undefined || BOOKING.test(text));
}

/** "Vuelo CONFIRMADO", "Bestätigte Flüge": the heading of flights that count, below those that do not. */
const CONFIRMED_HEADING =
  /^\W*(?:\p{L}{2,24}\s){0,3}(?:confirmed|confirm(?:ad[oa]|ee?)s?|confermat[oaie]|bestatigte?[nrs]?|bevestigde?|potwierdzon[aey]|bekraeftede?|potvrzen[aey])(?:\s\p{L}{2,24})?\W*$/u;
const isConfirmedHeading = (text: string): boolean =>
  text.length <= LONGEST_HEADING && CONFIRMED_HEADING.test(text) && BOOKING.test(text) && !isUnconfirmed(text, true);

const STATUS = /^\W*(?:\p{L}+\s)?(?:\p{L}*status|state|statut|estado|stato|stav|durumu?|allapot|situacao)\b/u;

/** What the flights below a line are: those of a booking that counts no more, or of one that counts. Null: it says neither. */
export function sectionOf(line: string): 'VOID' | 'VALID' | null {
  const text = withoutFormerTickets(plain(line).replace(AGE, ''));
  if (REPLACES.test(text)) return null;
  const side = sideOfChange(line, text);
  if (side !== null) return side;
  if (isUnchanged(text) || isConfirmedHeading(text)) return 'VALID';
  const isShortVoid = text.length <= LONGEST_HEADING && VOID.test(text);
  if (NEW.test(text) && namesBooking(text)) return isShortVoid ? 'VOID' : 'VALID';
  return isShortVoid || isVoid(text) ? 'VOID' : null;
}

const namesBooking = (text: string): boolean => BOOKING.test(text) || text.trimEnd().endsWith(':');

function isVoid(text: string): boolean {
  if (text.length <= LONGEST_HEADING && FORMER.test(text) && namesBooking(text)) return true;
  return BOOKING.test(text) && (VOID.test(text) || (isUnconfirmed(text, false) && !STATUS.test(text)));
}

const FORMER_LABEL =
  /^\W*(?:alt|bisher|vorher|zuvor|old|was|before|previous(?:ly)?|oud|eerst|voorheen|ancien(?:ne)?|avant|antes|antiguo|antigo|vecchio|prima|stary|bylo|przed|eski|onceki|gammel|for|puvodni|drive|regi|korabban?)\s*:/u;
/** The island, and no Spanish word. */
const ANTIGUA = /(?<=\S\s{0,8})Antigua(?!\p{L})/gu;
/** On the line of a flight itself: "(old)", "no longer valid". */
export const isFormer = (line: string): boolean => {
  const text = plain(line.replace(ANTIGUA, ''));
  return VOID.test(text) || FORMER_LABEL.test(text) || (FORMER.test(text) && /[(:[]/.test(text));
};

export const isStatus = (line: string): boolean => STATUS.test(plain(line));

const BACK = words(
  String.raw`(?:return|inbound|homebound|way back)`,
  String.raw`\p{L}*(?:ruckflug|ruckreise|heimflug|heimreise|ruckfahrt)`,
  String.raw`(?:terug|retour)`,
  String.raw`(?:vuelta|regreso|volta|regresso|ritorno)(?!\p{L})`,
  'powrot',
  String.raw`donus`,
  String.raw`(?:hjem|retur)`,
  String.raw`(?:zpatec|zpet)`,
  String.raw`(?:vissza|hazaut)`,
);
const OUT = words(
  String.raw`(?:outbound|outward|onward|flight \d|leg \d|segment \d)`,
  String.raw`\p{L}*(?:hinflug|hinreise|weiterflug|anreise|flug \d)`,
  String.raw`(?:heenreis|heenvlucht)`,
  String.raw`(?:aller|ida|andata|wylot|gidis|udrejse|udflyvning|odlet|odjezd|oda)(?!\p{L})`,
);
export const isWayBack = (line: string): boolean => BACK.test(plain(line));
export const isDirection = (line: string): boolean => isWayBack(line) || OUT.test(plain(line));
