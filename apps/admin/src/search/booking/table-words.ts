import { fold } from '../../ui/fold.js';

/** What a word in the head of a column says of it. CLOCK is a time of day; TIME may be a duration too. */
export type Mark =
  | 'DEPARTURE'
  | 'ARRIVAL'
  | 'BEGIN'
  | 'END'
  | 'OUT'
  | 'BACK'
  | 'DAY'
  | 'TIME'
  | 'CLOCK'
  | 'PLACE'
  | 'FROM'
  | 'TO'
  | 'ROUTE'
  | 'FLIGHT'
  | 'NUMBER'
  | 'NATIONALITY'
  | 'PASSPORT'
  | 'COUNTRY'
  | 'STATUS'
  | 'SERVICE'
  | 'PERSON'
  | 'BOOKING'
  | 'UTC'
  | 'FILLER'
  | 'LATER'
  | 'OTHER'
  | 'UNKNOWN';

/** Words of the 12 languages of the product, folded. OTHER: what these words stand for is no part of a flight. */
const WORDS: Readonly<Record<string, string>> = {
  DEPARTURE: `avgang avgar avresa avrese avreise lahto lahtee dptr dpr departure departures departs departing depart dep dept dpt leaves abfl abflug
    abflugs abfahrt abfahrts abreise start vertrek vertr vertrekt wyl salida sale partenza parte partida saida wylot wylotu odlot odlotu
    wyjazd wyjazdu kalkis kalkisi embarque afgang afgangs afrejse afrejses odlet odletu odjezd odjezdu indulas indulasi part sal wyj odl odj`,
  ARRIVAL: `ankommer saapuminen saapuu tulo arvl arv arrival arrivals arrives arriving arr ank aank ankunft ankunfts landung landing przyl aankomst
    arrivee arrive llegada llega arrivo arriva przylot przylotu przyjazd przyjazdu varis varisi inis ankomst prilet priletu prijezd prijezdu
    erkezes erkezesi desembarque chegada chega lleg cheg przyj pril prij`,
  BEGIN: 'begin beginn debut inizio inicio poczatek baslangic zacatek kezdet begyndelse',
  END: 'end ende eind einde fin fine fim koniec bitis konec vege slut',
  OUT: `hf hinfl ob out utresa utreise utflyg utgaende meno menolento onward outbound outward hinflug hinreise hinfahrt hin heenreis heenvlucht heen aller
    ida andata gidis udrejse ud tam oda odaut outb`,
  BACK: `rf rueckfl ruckfl hemresa hjemreise hemflyg aterresa paluu paluulento ret rtn rtrn return returning returns inbound homebound ruckflug ruckreise ruckfahrt
    ruckkehr ruck rueckflug rueckreise retour terugreis terugvlucht terug vuelta regreso ritorno rientro powrot powrotu powrotny powrotnego
    donus donusu hjemrejse hjem retur zpet navrat navratu zpatecni vissza visszaut visszautazas volta regresso retorno vta vlta inb`,
  DAY: `days tage dage dagen jours giorni dias dni paiva paivamaara pvm dt dte daty datums date dates datum dato fecha data tarih tarihi datuma
    day tag dag jour dia giorno dzien gun gunu den nap termin`,
  TIME: 'aika tm time times zeit tijd tid czas cas ido ideje tempo temps tiempo',
  CLOCK: `klockan klockslag klokkeslett kello klo uhrzeit uhr tijdstip heure hora ora orario horario godz godzina godziny saat saati tidspunkt
    klokkeslæt kl clock idopont idopontja hodina hour hours zeiten horaires horarios orari
    tijden saatleri`,
  PLACE: `pt point apt stn flygplats flyplass lentoasema lentokentta kaupunki sted paikka town airport airports city place port location flughafen
    hafen ort stadt luchthaven stad plaats aeroport ville lieu aeropuerto ciudad aeroporto citta cidade lotnisko miasto miejsce havalimani
    havaalani sehir sehri lufthavn lufthavnen letiste mesto repuloter varos station punkt lugar`,
  FROM: `ex fran mista lahtopaikka ursprung from origin orig von van depuis de da desde z ze od skad nereden fra odkud honnan origem origen
    origine`,
  TO: `till minne mihin kohde maaranpaa resmal reisemal destin dst to destination dest nach ziel naar bestemming vers a destino hasta hacia
    para destinazione do dokad cel nereye til kam cil hova celallomas uticel`,
  ROUTE: `resvag strackning reitti reiserute segmento segmente segments legs route routing routes strecke flugstrecke traject itineraire trajet
    ruta trayecto itinerario itinerary tratta percorso rotta trasa rota guzergah rute strækning utvonal viszonylat percurso trecho leg
    sector segment citypair`,
  FLIGHT: `rejs sefer flt fl flyg flygning flygbolag flyselskap lento lentoyhtio compagnie cie carr linia airlines fluggesellschaft maatschappij
    flight flights flug vlucht vluchten vol vols vuelo vuelos volo voli lot lotu ucus ucak fly flyvning let letu jarat repules repulo voo
    voos carrier airline`,
  NUMBER: 'nro numre numret no nr number num numero nummer numer numara numarasi cislo szam szama n № nº',
  NATIONALITY: `medborgarskap nationalitets statsborgerskap kansalaisuus kansallisuus nasjonalitet staatsang staatsangeh obyw nationality nationalities
    nat naz citizenship citizen nationalitat nationalitaet staatsangehorigkeit staatsangehoerigkeit staatsburgerschaft nationaliteit nationalite
    nacionalidad nazionalita cittadinanza obywatelstwo narodowosc uyruk uyrugu vatandaslik nationalitet statsborgerskab obcanstvi
    prislusnost allampolgarsag nacionalidade cidadania ciudadania citoyennete`,
  PASSPORT: `passi passport passports pass reisepass paspoort passeport pasaporte passaporto paszport paszportu pasaport pas utlevel passaporte`,
  COUNTRY: 'maa country countries land lander pays pais paese kraj ulke ulkesi zeme stat orszag issuing',
  STATUS: 'tila bokningsstatus statuscode status state buchungsstatus statut estado stato stav durum durumu allapot',
  SERVICE: `service leistung leistungsart art typ type typen dienst prestation servicio servizio usluga hizmet ydelse sluzba szolgaltatas servico
    produkt product kategorie category`,
  PERSON: `resenar resenarer passasjer passasjerer reisende matkustaja matkustajat navn namn nimi fornamn efternamn etternavn etunimi sukunimi
    traveler resande name names passenger passengers pax traveller travellers travelers reisender teilnehmer gast nachname reiziger
    passagier voyageur passager pasajero viajero passeggero viaggiatore pasazer podrozny yolcu rejsende cestujici utas passageiro nom nombre
    nome nazwisko imie adi ad soyad soyadi vorname voornaam naam achternaam familienname prenom apellido apellidos cognome fornavn efternavn
    jmeno prijmeni nev first last full surname apelido kunde client famille famiglia familia familie family gezin rodzina rodina`,
  BOOKING: `bokning bokningsnr bokningsnummer bestillingsnr varaus varausnumero recloc rloc bokningsreferens booking bookings buchung boeking
    reservation reserva prenotazione rezerwacja rezerwacji rezervasyon bestilling rezervace foglalas confirmation buchungs buchungsnr
    reservierung reservierungs reservierungsnr reservering reserverings boekings boekingsnr bookingref locator localizador localizzatore
    lokalizator reference ref referenz referentie dossier vorgang filekey foglalasi`,
  LATER: 'next chg chng change offset shift plus versatz decalage',
  UTC: 'utc gmt zulu',
  FILLER: `och og ja schd sched sch actual of the der die das des du la le l d di del della dell dello et and und en e y i ve es am at local locale
    lokal lokale lokalna lokalni lokalzeit ortszeit lt scheduled planned geplant code iata kod kodu 24h h hh hhmm mm dd ddmmyyyy yyyy yy
    jjjj tt aaaa jj rrrr gg travel reise trip voyage viaje viaggio podroz podrozy seyahat rejse cesta cesty utazas viagem reizen reis yerel`,
  OTHER: `fodelsedatum fodelsedato syntymaaika fodd giltig gyldig voimassa pris hinta betalning betaling baggage bagage bagasje matkatavara luokka
    klass klasse cabin birth born dob geburt geburts geburtsdatum geb geboorte geboortedatum naissance nacimiento nascita urodzenia ur dogum
    fodsel fodsels fodselsdato narozeni szuletes szuletesi nascimento valid validity expiry expires expiration expire exp gultig gueltig
    ablauf geldig geldigheid verloop vervaldatum validite caducidad vencimiento scadenza validez waznosc waznosci wazny gecerlilik udlob
    udlobsdato platnost platnosti ervenyesseg ervenyes lejarat validade issue issued ausstellung ausstellungsdatum ausgestellt afgifte
    emission delivrance emision rilascio wydania verilis udstedelse vydani kiallitas emissao booked gebucht created modified changed updated
    order invoice rechnung factuur facture factura fattura faktura payment paid zahlung bezahlt paiement pago pagamento deposit anzahlung
    due deadline option optie opcja ticketing ticketed ticket quote check checkin checkout boarding gate pickup transfer hotel nights
    duration dauer flugdauer duree duracion durata duracao layover connection seat class visa visum vize insurance old original previous alt
    alte alter alten oud oude ancien anterior vecchio report rapor stand buchungsdatum boekingsdatum terminal price preis prijs prix precio
    prezzo cena fiyat ar preco fare amount betrag total tax taxes eur usd cost kosten gepack kg`,
};

/** Departures and arrivals by their letters, and words that say two things. */
const MARKED: Readonly<Record<string, readonly Mark[]>> = {
  std: ['DEPARTURE', 'CLOCK'],
  etd: ['DEPARTURE', 'CLOCK'],
  sta: ['ARRIVAL', 'CLOCK'],
  eta: ['ARRIVAL', 'CLOCK'],
  pnr: ['BOOKING'],
  // As systems for agencies shorten them.
  abdat: ['DEPARTURE', 'DAY'],
  andat: ['ARRIVAL', 'DAY'],
  abzeit: ['DEPARTURE', 'CLOCK'],
  anzeit: ['ARRIVAL', 'CLOCK'],
  flnr: ['FLIGHT', 'NUMBER'],
  // Over times, those of the boarding.
  board: ['FROM', 'PLACE'],
  brd: ['FROM', 'PLACE'],
  off: ['TO', 'PLACE'],
  in: ['BACK'],
  // Over places or times.
  ab: ['FROM', 'DEPARTURE'],
  an: ['TO', 'ARRIVAL'],
  bis: ['TO'],
  tot: ['TO'],
};

const marksByWord = new Map<string, readonly Mark[]>([
  ...Object.entries(WORDS).flatMap(([mark, words]) =>
    words.split(/\s+/).map((word): [string, readonly Mark[]] => [word, [mark as Mark]]),
  ),
  ...Object.entries(MARKED),
]);

export const folded = (text: string): string => fold(text).replaceAll('ı', 'i').replaceAll('ł', 'l').trim();

const SHORTEST_PART = 3;

/** Of a word, or of the two or three that it is put together of: "Rückflugdatum", "Zielflughafen", "Afgangstid". */
function marksOf(word: string, parts = 3): readonly Mark[] {
  const known = marksByWord.get(word);
  if (known) return known;
  if (parts === 1) return ['UNKNOWN'];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = marksByWord.get(word.slice(0, at));
    if (!first) continue;
    const rest = marksOf(word.slice(at), parts - 1);
    if (!rest.includes('UNKNOWN')) return [...first, ...rest];
  }
  return ['UNKNOWN'];
}

export interface HeadMarks {
  marks: ReadonlySet<Mark>;
  /** The first and the last word say something: "Departure time of the train to the ship" does not. */
  isFramed: boolean;
}

const BRACKETS = /[([{][^)\]}]{0,80}[)\]}]?/g;
const LONGEST_WORD = 40;
/** "BoardPt" and "Out1" are two words each. */
const INNER_START = /(?<=\p{Ll})(?=\p{Lu})/gu;
const POINT_OF_BOARDING = /\bboarding (?=point|airport|city|place)/g;
const wordsIn = (text: string): string[] =>
  folded(text.replace(INNER_START, ' '))
    .replace(POINT_OF_BOARDING, 'from ')
    .split(/[^\p{L}№]+/u)
    .filter((word) => word !== '' && word.length <= LONGEST_WORD);

const MOST_KNOWN = 5_000;
const knownHeads = new Map<string, HeadMarks>();
export const forgetHeads = (): void => knownHeads.clear();

/** What a head says of its column. Texts repeat their cells, so that some of them are kept. */
export function headMarks(head: string): HeadMarks {
  const known = knownHeads.get(head);
  if (known) return known;
  const marked = markedHead(head);
  if (knownHeads.size >= MOST_KNOWN) knownHeads.clear();
  knownHeads.set(head, marked);
  return marked;
}

/** An addition in brackets counts where it is understood. */
function markedHead(head: string): HeadMarks {
  const words = wordsIn(head.replace(BRACKETS, ' ')).map((word) => marksOf(word));
  const added = wordsIn((head.match(BRACKETS) ?? []).join(' '))
    .flatMap((word) => marksOf(word))
    .filter((mark) => ['DAY', 'TIME', 'CLOCK', 'UTC', 'BACK', 'OUT', 'OTHER', 'ARRIVAL', 'DEPARTURE'].includes(mark));
  const isKnown = (marks: readonly Mark[] | undefined): boolean => marks !== undefined && !marks.includes('UNKNOWN');
  return {
    marks: new Set([...words.flat(), ...added]),
    isFramed: isKnown(words[0]) || isKnown(words.at(-1)),
  };
}

/** What English heads are made of; the same word may be one of another language. */
const ENGLISH = new Set(
  `leaves landing location homebound ex dst days in departure departures departs departing depart dep dept dpt dptr arrival arrivals
  arrive arrives arriving arr arvl arv board off boarded from to origin orig destination dest date dates day dt dte time times tm hour hours
  return returning returns ret rtn inbound outbound outward out onward airport airports city port point pt apt place station stn flight
  flights flt fl airline airlines carrier carr route routing leg sector segment segments start end status state name names passenger
  passengers pax traveler traveller first last full surname no nr num number nationality nat citizenship passport booking reservation
  reference ref service type code iata local scheduled`.split(/\s+/),
);
const OF_FLIGHTS: readonly Mark[] = [
  'DEPARTURE',
  'ARRIVAL',
  'DAY',
  'TIME',
  'CLOCK',
  'FROM',
  'TO',
  'FLIGHT',
  'OUT',
  'BACK',
];
const LEAST_FOREIGN = 2;

/** Whether heads are of another language than English, all of which write the day before the month. */
export function headsSayDayFirst(heads: readonly string[]): boolean {
  const words = heads.flatMap(wordsIn).filter((word) => marksOf(word).some((mark) => OF_FLIGHTS.includes(mark)));
  return words.filter((word) => word.length > 1 && !ENGLISH.has(word)).length >= LEAST_FOREIGN;
}
