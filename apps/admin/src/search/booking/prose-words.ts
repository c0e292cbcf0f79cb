import { fold } from '../../ui/fold.js';

const words = (...some: string[]): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${some.join('|')})`, 'u');

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
  String.raw`iptal(?!\p{L})(?! (?:sigorta|kosul|sart|ucret|polit))`,
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
  'angefragt',
  '(?:nicht|noch nicht) bestatigt',
  'unbestatigt',
  'vorgemerkt',
  '(?:not|not yet) confirmed',
  'unconfirmed',
  'pending',
  'on request',
  'requested',
  'on hold',
  'standby',
  'wachtlijst',
  'op aanvraag',
  '(?:in )?aanvraag',
  'aangevraagd',
  '(?:niet|nog niet) bevestigd',
  "liste d'attente",
  'en attente',
  'sur demande',
  'non confirm',
  'lista de espera',
  'em espera',
  'en espera',
  'pendiente',
  'bajo peticion',
  'a peticion',
  '(?:sin|no|nao|por) confirma',
  "lista d'attesa",
  "lista di attesa",
  'in attesa',
  'su richiesta',
  'da confermare',
  String.raw`(?:lista|lisc\p{L}) (?:oczekuj|rezerwow)`,
  'oczekuj',
  'na zapytanie',
  'na zyczenie',
  'niepotwierdz',
  'do potwierdzenia',
  '(?:bekleme|yedek) liste',
  'beklemede',
  'onay bekl',
  'talep uzerine',
  'onaylanmad',
  'venteliste',
  'afventer',
  'pa foresporgsel',
  'ikke bekraeftet',
  'cekaci listin',
  'na cekac',
  'ceka na',
  'na vyzadani',
  'na dotaz',
  'nepotvrzen',
  'varolist',
  'varakoz',
  'fuggoben',
  '(?:le)?keresre',
  'nem (?:megerositett|visszaigazolt)',
  'visszaigazolasra var',
  'pendente',
  'sob (?:consulta|pedido)',
  'a pedido',
  'aguarda',
);
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
  String.raw`(?:can|may|must|if|unless)(?!\p{L})`,
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
  String.raw`requests?(?!\p{L})`,
);

/** Whether a line says that a flight is not, or not yet, booked. */
export function isUnconfirmed(line: string, isOwnLine: boolean): boolean {
  const text = plain(line);
  if (!CANCELLED.test(text) && !WAITING.test(text)) return false;
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
const LONGEST_HEADING = 70;

/** What the flights below a line are: those of a booking that counts no more, or of one that counts. Null: it says neither. */
export function sectionOf(line: string): 'VOID' | 'VALID' | null {
  const text = plain(line);
  const isShort = text.length <= LONGEST_HEADING;
  if (REPLACES.test(text)) return null;
  const isVoid =
    (VOID.test(text) && BOOKING.test(text)) ||
    (isShort && FORMER.test(text) && (BOOKING.test(text) || /:\s*$/.test(text))) ||
    (isShort && VOID.test(text)) ||
    (BOOKING.test(text) && isUnconfirmed(line, false) && !/^\W*(?:\p{L}+\s*)?status/u.test(text));
  if (NEW.test(text) && (BOOKING.test(text) || /:\s*$/.test(text))) return isVoid && isShort && VOID.test(text) ? 'VOID' : 'VALID';
  return isVoid ? 'VOID' : null;
}

/** On the line of a flight itself: "(old)", "no longer valid". */
export const isFormer = (line: string): boolean => {
  const text = plain(line);
  return VOID.test(text) || (FORMER.test(text) && /[(:[]/.test(text));
};

const STATUS = /^\W*(?:\p{L}+\s)?(?:\p{L}*status|state|statut|estado|stato|stav|durumu?|allapot|situacao)\b/u;
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

const DEPARTURE = String.raw`(?:dep(?:art(?:s|ing|ure)?)?|from|abflug|abreise|ab|von|vertrek|depart|salida|sale|partenza|parte|wylot|odlot|kalkis|afgang|afrejse|odlet|indulas|partida|saida)`;
const ARRIVAL = String.raw`(?:arr(?:iv(?:e|es|ing|al))?|to|ankunft|an|nach|aankomst|aank|naar|arrivee|llegada|llega|arrivo|arriva|przylot|varis|ankomst|prilet|erkezes|chegada)`;
const DEPARTS = new RegExp(String.raw`^[\s|*•·-]*${DEPARTURE}(?!\p{L})`, 'u');
const ARRIVES = new RegExp(String.raw`^[\s|*•·-]*${ARRIVAL}(?!\p{L})`, 'u');
const ENDS_OPEN = new RegExp(String.raw`(?:(?<!\p{L})(?:${DEPARTURE}|${ARRIVAL}|at|um|kl|ore|godz)[.:]?|[-–—→(])\s*$`, 'u');
export const isDeparture = (line: string): boolean => DEPARTS.test(plain(line));
export const isArrival = (line: string): boolean => ARRIVES.test(plain(line)) && !isDeparture(line);
/** A line that a mail program broke, such as one that ends with "arr". */
export const endsOpen = (line: string): boolean => ENDS_OPEN.test(plain(line));

/** What a day is of that stands behind these: a birth, a document, a payment or the paper itself. */
const OTHER_DAY = words(
  String.raw`geb(?:\.|oren)?(?!\p{L})`,
  String.raw`\p{L}*geburt`,
  String.raw`(?:born|birth|dob|d\.o\.b)`,
  String.raw`nee? (?:le|en)(?!\p{L})`,
  'naissance',
  'geboorte',
  String.raw`geboren`,
  'nacimiento',
  'nacid[oa]',
  String.raw`nat[oa](?!\p{L})`,
  'nascita',
  'nascimento',
  'nascid',
  'urodz',
  String.raw`ur\.`,
  'dogum',
  'fodt',
  'fodsel',
  'narozen',
  'szulet',
  String.raw`\p{L}*valid(?:ity)?(?!\p{L})`,
  'expir',
  String.raw`exp(?!\p{L})`,
  String.raw`\p{L}*gultig`,
  String.raw`\p{L}*ablauf`,
  'geldig',
  'valable',
  'valide',
  String.raw`valid[oa]`,
  'validez',
  'caduc',
  'vencim',
  'scad',
  'wazn',
  'gecerli',
  'gyldig',
  'udlob',
  'platn',
  'ervenyes',
  'lejar',
  'passport',
  String.raw`\p{L}*pass(?!\p{L})`,
  'paspoort',
  'passeport',
  'pasaporte',
  'passaport',
  'paszport',
  'pasaport',
  'utlevel',
  String.raw`(?:due|deadline|payable|paid|pay|payment|issued?|invoiced?|purchased?|ticketed|booked|printed|created|sent)(?!\p{L})`,
  'time limit',
  String.raw`\p{L}*(?:fallig|zahlung|rechnung|ausgestellt|gebucht|erstellt|gekauft|frist|spatestens)`,
  String.raw`buchung(?:sdatum)? (?:vom|am)`,
  'buchungsdatum',
  String.raw`(?:betal|voldaan|uiterlijk|factuur|geboekt|uitgegeven)`,
  String.raw`(?:achat|paiement|facture|emis)`,
  String.raw`(?:compra|pago|emision|emitid|factura|limite|scadenz|acquisto|emess|pagament|fattura)`,
  String.raw`(?:doplat|zaplat|platnosc|zakup|wystawi|zalozon)`,
  String.raw`(?:odeme|islem|duzenle|satin al)`,
  String.raw`(?:udsted|kobt)`,
  String.raw`(?:splatn|vystaven|zaplac|uhrad)`,
  String.raw`(?:fizet|kiallit|vasarl)`,
  String.raw`(?:until|bis|tot|jusqu|hasta|fino al?|entro|kadar|ate|senest)(?!\p{L})`,
  String.raw`(?:check-?(?:in|out)|hotel)`,
);
const LABEL_LENGTH = 40;
/** Whether the words before a day say that it is none of a flight. "*" is born. */
export const isOtherDay = (before: string): boolean => {
  const text = plain(before).slice(-LABEL_LENGTH);
  return OTHER_DAY.test(text) || /\*\s*$/.test(text);
};

const OTHER_TIME =
  /(?:duration|dauer|flugzeit|reisezeit|flight time|travel time|elapsed|duree|durata|duracion|duracao|czas (?:lotu|podrozy|trwania)|sure(?:si)?|varighed|rejsetid|doba letu|duur|vluchttijd|reistijd|menetido|check-?in|boarding|meldeschluss|gate closes|layover|aufenthalt|umsteigezeit|escale|escala|scalo|przesiadka|aktarma)[^\d]{0,20}$/;
/** Whether the words before a clock say that it is a duration or a check-in. */
export const isOtherTime = (before: string): boolean => OTHER_TIME.test(plain(before).slice(-LABEL_LENGTH));
