import { plain, words } from './prose-words.js';

const LABEL_LENGTH = 40;
const DEPARTURE = String.raw`(?:dep(?:art(?:s|ing|ure)?)?|from|abflug|abreise|ab|von|vertrek|depart|salida|sale|partenza|parte|wylot|odlot|kalkis|afgang|afrejse|odlet|indulas|partida|saida)`;
const ARRIVAL = String.raw`(?:arr(?:iv(?:e|es|ing|al))?|to|ankunft|an|nach|aankomst|aank|naar|arrivee|llegada|llega|arrivo|arriva|przylot|varis|ankomst|prilet|erkezes|chegada)`;
const DEPARTS = new RegExp(String.raw`^[\s|*•·-]*${DEPARTURE}(?!\p{L})`, 'u');
const ARRIVES = new RegExp(String.raw`^[\s|*•·-]*${ARRIVAL}(?!\p{L})`, 'u');
const ENDS_OPEN = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${DEPARTURE}|${ARRIVAL}|at|um|kl|ore|godz)[.:]?|[-–—→(])\s*$`,
  'u',
);
/** "TO 3826" is a flight of Transavia France. */
const withoutCarrier = (text: string): string => text.replace(/(?<!\p{L})TO(?=\s?\d{2,4}(?![\d:.h]))/gu, '..');
export const isDeparture = (line: string): boolean => DEPARTS.test(plain(line.slice(0, LABEL_LENGTH)));
export const isArrival = (line: string): boolean =>
  ARRIVES.test(plain(withoutCarrier(line.slice(0, LABEL_LENGTH)))) && !isDeparture(line);
const SMALL_WORD = /^\W{0,3}(?:to|an|nach|naar)(?!\p{L})/iu;
/** Whether a line begins with a word that means an arrival and nothing else. */
export const namesArrival = (line: string): boolean => isArrival(line) && !SMALL_WORD.test(line);
/** A line that a mail program broke, such as one that ends with "arr". */
export const endsOpen = (line: string): boolean => ENDS_OPEN.test(plain(line.slice(-LABEL_LENGTH)));

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
  String.raw`(?:check-?(?:in|out)|hotel)`,
);
const UNTIL = words(String.raw`(?:until|bis|tot|jusqu|hasta|fino al?|entro|kadar|ate|senest)(?!\p{L})`);
/** "ab/bis Hamburg", "desde y hasta Madrid": from where a journey starts, and where it ends. */
const THERE_AND_BACK =
  /(?<!\p{L})(?:ab|von|from|vanaf|van|depuis|desde|da|od|fra)\s?(?:[/&+]|und|and|en|et|y|e|i|og)\s?(?:until|bis|tot|jusqu|hasta|fino al?|ate|do)(?!\p{L})/gu;
/** Whether the words before a day say that it is none of a flight. "*" is born; what goes from one day to another is a journey. */
export const isOtherDay = (before: string, isFirst: boolean): boolean => {
  const text = plain(before.slice(-LABEL_LENGTH));
  return (
    OTHER_DAY.test(text) ||
    /(?<![\p{L}*])\*\s?$/u.test(text) ||
    (isFirst && UNTIL.test(text.replace(THERE_AND_BACK, '')))
  );
};

const OTHER_TIME =
  /(?:duration|dauer|flugzeit|reisezeit|flight time|travel time|elapsed|duree|durata|duracion|duracao|czas (?:lotu|podrozy|trwania)|sure(?:si)?|varighed|rejsetid|doba letu|duur|vluchttijd|reistijd|menetido|check-?in|boarding|meldeschluss|gate closes|convoca\p{L}{2,6}|treffpunkt|sraz|zbiorka|meeting (?:point|time)|modetid|layover|connection|transfer time|aufenthalt|umsteigezeit|correspondance|conexion|coincidenza|conexao|escale|escala|scalo|przesiadka|aktarma)[^\d]{0,20}$/u;
/** Whether the words before a clock say that it is a duration or a check-in. */
export const isOtherTime = (before: string): boolean => OTHER_TIME.test(plain(before.slice(-LABEL_LENGTH)));

const ARRIVAL_TIME = new RegExp(
  String.raw`(?<!\p{L})${ARRIVAL}(?!\p{L})[^\p{L}]{0,20}(?:(?:at|um|kl|ore|godz|alle|om|saat|v|o)\.?)?[^\p{L}\d]{0,3}$`,
  'u',
);
/** Whether the words before a clock say that it is that of an arrival. */
export const isArrivalTime = (before: string): boolean => {
  const text = plain(withoutCarrier(before.slice(-LABEL_LENGTH)));
  const label = ARRIVAL_TIME.exec(text)?.[0];
  return label !== undefined && !/\d{1,2}[:.h]\d{2}(?!\.?\d)/.test(label);
};

const AT_ARRIVAL = String.raw`(?<!\p{L})(?:ankunft|an|arr|arrives?|arrival|arriving|aankomst|aank|arrivee|llegada|arrivo|przylot|varis|ankomst|prilet|chegada)[.:]?\s[^\d]{0,40}`;
/** "an Palma (PMI) um 09:05". */
const PLACE_OF_ARRIVAL = new RegExp(String.raw`${AT_ARRIVAL}\d{1,2}[:.h]\d{2}`, 'u');
const ENDS_WITH_ARRIVAL = new RegExp(`${AT_ARRIVAL}$`, 'u');
const ENDS_WITH_DEPARTURE = new RegExp(String.raw`(?<!\p{L})${DEPARTURE}[.:]?\s[^\d]{0,40}$`, 'u');
/** Whether words before a place say that one arrives there, or departs. */
export const endsWithArrival = (before: string): boolean => ENDS_WITH_ARRIVAL.test(plain(before.slice(-LABEL_LENGTH)));
export const endsWithDeparture = (before: string): boolean =>
  ENDS_WITH_DEPARTURE.test(plain(before.slice(-LABEL_LENGTH)));
/** Whether the one clock of a line stands behind a label of the arrival and its place. */
export const isTimeOfArrival = (line: string): boolean => PLACE_OF_ARRIVAL.test(plain(line));

const FLIGHT = words(
  String.raw`(?:flights?|flug|fluge|vluchten|vlucht|vols?|vol[oi]|vuelos?|voos?|lot[uy]?|let[uy]?|ucus[\p{L}]*|flyv?\p{L}*|jarat\p{L}*|wylot|przylot|odlot|odlet|prilet)(?!\p{L})`,
  String.raw`\p{L}*(?:hinflug|ruckflug|abflug|weiterflug|heenvlucht|terugvlucht)`,
);
const FLIGHT_NUMBER = /\b(?:[A-Z]{2}\s?\d{1,4}|(?:[A-Z]\d|\d[A-Z]|[A-Z]{3})\s?\d{2,4})\b(?![.,:/]\d)/g;
const NO_CARRIER = /^(?:EUR|USD|GBP|CHF|PLN|CZK|DKK|HUF|TRY|PNR|REF|TEL|FAX|AGB|PDF|KG|NR)/;
export const hasFlightNumber = (line: string): boolean =>
  (line.slice(0, MOST_LETTERS).match(FLIGHT_NUMBER) ?? []).some((one) => !NO_CARRIER.test(one));
const MOST_LETTERS = 400;
/** Whether a line speaks of a flight, by its number or by a word. */
export const namesFlight = (line: string): boolean =>
  hasFlightNumber(line) || FLIGHT.test(plain(line.slice(0, MOST_LETTERS)));

const OTHER_WAY = words(
  String.raw`(?:trains?|rail|bus|coach|ferry|cruise|transfers?|taxi|shuttle|hotel|rental)(?!\p{L})`,
  String.raw`\p{L}*(?:bahn|zug|fahre|kreuzfahrt|mietwagen|trein|veerboot|autobus)(?!\p{L})`,
  String.raw`(?:hbf|ice|ic|ec|rj|tgv|ave|eurostar)(?!\p{L})`,
  String.raw`(?:gare|navette|croisiere|tren|treno|traghetto|crociera|crucero|trasferimento|traslado|pociag\p{L}*|autokar\p{L}*|prom|rejs|vlak\p{L}*|lod|vonat\p{L}*|komp|tog|faerge|otobus\p{L}*|feribot)(?!\p{L})`,
);
/** Whether a line speaks of a train, a ship or a car. */
export const namesOtherWay = (line: string): boolean => OTHER_WAY.test(plain(line.slice(0, MOST_LETTERS)));

const NIGHTS =
  /(?<!\d)\d{1,2}\s?(?:x\s)?(?:nights?|nachte?|nuits?|noches?|nott[ei]|nachten|noc(?:e|i|y)?|gece|naetter|natter|netter|noites?|ej(?:szaka)?)(?!\p{L})/u;
/** Whether a line speaks of nights that somebody stays. */
export const namesNights = (line: string): boolean => NIGHTS.test(plain(line.slice(0, MOST_LETTERS)));

const RAIL_OR_SHIP = words(
  String.raw`(?:trains?|rail|ferry|eurostar|ice|tgv|hbf|gare|treno|tren|traghetto|pociag\p{L}*|prom|vlak\p{L}*|vonat\p{L}*|komp|tog|faerge|feribot)(?!\p{L})`,
  String.raw`\p{L}*(?:bahn|zug|fahre|trein|veerboot)(?!\p{L})`,
);
/** Whether a line speaks of a train or a ship. */
export const namesRailOrShip = (line: string): boolean => RAIL_OR_SHIP.test(plain(line.slice(0, MOST_LETTERS)));
