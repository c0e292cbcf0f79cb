import { fold } from '../../ui/fold.js';

/**
 * Cities with one airport of the airlines, by the names that itineraries give them. A city with more than one has the airports of its own
 * below; alone, its name is none.
 */
const CITIES = `
ABJ Abidjan|ABV Abuja|ACC Accra|ADD Addis Ababa|Addis Abeba|ADL Adelaide|AGA Agadir|AGP Malaga|AKL Auckland|ALC Alicante|ALG Algiers|Algier
AMM Amman|AMS Amsterdam|ARN Arlanda|ASM Asmara|ASU Asuncion|ATH Athens|Athen|Athene|ATL Atlanta|AUA Aruba|AUH Abu Dhabi|AYT Antalya
BAH Bahrain|BCN Barcelona|BEG Belgrade|Belgrad|BER Berlin|BEY Beirut|BGO Bergen|BHX Birmingham|BJV Bodrum|BKO Bamako|BLL Billund
BLQ Bologna|BLR Bangalore|Bengaluru|BNE Brisbane|BOG Bogota|BOM Mumbai|BON Bonaire|BOS Boston|BRE Bremen|BSB Brasilia|BSL Basel
BUD Budapest|BWN Bandar Seri Begawan|CAI Cairo|Kairo|CAN Guangzhou|CCU Kolkata|CGN Cologne|Koeln|Koln|CHC Christchurch|CLT Charlotte
CMB Colombo|CMN Casablanca|CNX Chiang Mai|COO Cotonou|CPH Copenhagen|Kopenhagen|CPT Cape Town|Kapstadt|CUN Cancun
CUR Curacao|DAC Dhaka|DAM Damascus|Damaskus|DAR Dar es Salaam|DEL Delhi|New Delhi|DEN Denver|DLA Douala|DOH Doha|DPS Denpasar|Bali
DRS Dresden|DTM Dortmund|DUB Dublin|DUS Duesseldorf|Dusseldorf|EBB Entebbe|EBL Erbil|EDI Edinburgh|ESB Ankara|EVN Yerevan|Eriwan
FAO Faro|FIH Kinshasa|FMO Muenster Osnabrueck|FNC Funchal|FNA Freetown|FUE Fuerteventura|GDN Gdansk|GOT Gothenburg|Goeteborg|GRZ Graz
GUA Guatemala City|GVA Geneva|Genf|GYD Baku|HAJ Hannover|HAM Hamburg|HAN Hanoi|HAV Havana|Havanna|HEL Helsinki|HKG Hong Kong|HKT Phuket
HRE Harare|HRG Hurghada|INN Innsbruck|ISB Islamabad|ISU Sulaymaniyah|IXE Mangalore|JED Jeddah|JNB Johannesburg|JRO Kilimanjaro
KBP Kyiv Boryspil|KEF Keflavik|KGL Kigali|KHI Karachi|KIN Kingston|KRK Krakow|Krakau|KRT Khartoum|KTM Kathmandu|KTW Katowice
KUL Kuala Lumpur|KWI Kuwait|LAD Luanda|LAX Los Angeles|LCA Larnaca|LEJ Leipzig|LFW Lome|LHE Lahore|LIM Lima|LIS Lisbon|Lissabon
LJU Ljubljana|LPA Gran Canaria|Las Palmas|LUN Lusaka|LUX Luxembourg|Luxemburg|LYS Lyon|MAA Chennai|MAD Madrid|MAN Manchester
MBA Mombasa|MCT Muscat|Maskat|MED Madinah|Medina|MEX Mexico City|MIA Miami|MLA Malta|MLE Male|MNL Manila|MPM Maputo|MRS Marseille
MRU Mauritius|MUC Munich|Muenchen|Munchen|NAP Naples|Neapel|NBO Nairobi|NCE Nice|Nizza|NKC Nouakchott|NTE Nantes|NUE Nuremberg|Nuernberg
OPO Porto|OUA Ouagadougou|PAP Port au Prince|PBM Paramaribo|PDL Ponta Delgada|PER Perth|PHL Philadelphia|PMI Palma de Mallorca|PNH Phnom Penh
POS Port of Spain|PPT Papeete|PRG Prague|Prag|Praag|PUJ Punta Cana|RAK Marrakech|Marrakesch|RGN Yangon|RHO Rhodes|Rhodos|RIX Riga
ROB Monrovia|RUH Riyadh|Riad|SAI Siem Reap|SCL Santiago de Chile|SEA Seattle|SEZ Mahe|SFO San Francisco|SGN Ho Chi Minh City|Saigon
SIN Singapore|Singapur|SKP Skopje|SOF Sofia|SSH Sharm el Sheikh|STR Stuttgart|SVQ Seville|Sevilla|SYD Sydney|SZG Salzburg|TAS Tashkent
TBS Tbilisi|Tiflis|TIA Tirana|TLL Tallinn|TLS Toulouse|TLV Tel Aviv|TNR Antananarivo|TUN Tunis|UIO Quito|VCE Venice|Venedig
VIE Vienna|Wien|Wenen|VLC Valencia|VNO Vilnius|WAW Warsaw|Warschau|Warszawa|WDH Windhoek|WRO Wroclaw|Breslau|YVR Vancouver|YYC Calgary
ZAG Zagreb|ZNZ Zanzibar|Sansibar|ZRH Zurich|Zuerich|FRA Frankfurt`;

/** Airports of cities that have more than one, and those that stand in the place of a city. */
const AIRPORTS = `
LHR Heathrow|LGW Gatwick|LTN Luton|LCY London City|STN Stansted|CDG Charles de Gaulle|Roissy|ORY Orly|BVA Beauvais|JFK Kennedy|New York JFK
LGA La Guardia|LaGuardia|EWR Newark|NRT Narita|HND Haneda|KIX Kansai|ITM Itami|MXP Malpensa|LIN Linate|BGY Bergamo|FCO Fiumicino|CIA Ciampino
SAW Sabiha|IST Istanbul Airpo|IST Istanbul Airport|ICN Incheon|GMP Gimpo|PEK Beijing Capital|PKX Daxing|PVG Pudong|SHA Hongqiao
BKK Suvarnabhumi|DMK Don Mueang|DXB Dubai Intl|Dubai International|DWC Al Maktoum|GRU Guarulhos|CGH Congonhas|VCP Viracopos
GIG Galeao|SDU Santos Dumont|EZE Ezeiza|Pistarini|AEP Aeroparque|IAD Dulles|DCA Reagan|BWI Baltimore|ORD O Hare|OHare|MDW Midway|DFW Fort Worth
IAH George Bush|HOU Hobby|SVO Sheremetyevo|DME Domodedovo|VKO Vnukovo|CGK Soekarno|HLP Halim|IKA Imam Khomeini|THR Mehrabad|YYZ Pearson
YUL Trudeau|OSL Gardermoen|TRF Torp|BRU Zaventem|CRL Charleroi|RTM Rotterdam|EIN Eindhoven|AMS Schiphol|CUR Hato|HHN Hahn|BVA Beauvais
NBO Jomo Kenyatta|WIL Wilson|LOS Murtala|OTP Otopeni|TSA Songshan|TPE Taoyuan|TSN Tianjin|WMI Modlin|WAW Chopin|TFS Tenerife South|Reina Sofia
TFN Tenerife North|Los Rodeos|GLA Glasgow Intl|BHD Belfast City|BFS Belfast Intl|MJI Mitiga`;

const listed = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  let code = '';
  for (const entry of text.split(/[|\n]/).filter((one) => one !== '')) {
    const [, own, name] = /^(?:([A-Z]{3}) )?(.+)$/.exec(entry)!;
    code = own ?? code;
    found.set(plain(name!), code);
  }
  return found;
};

const plain = (text: string): string =>
  fold(text)
    .replaceAll('ß', 'ss')
    .replace(/[^a-z]+/g, ' ')
    .trim();

let cities: ReadonlyMap<string, string> | null = null;
let airports: ReadonlyMap<string, string> | null = null;

/** Columns cut names short: "BANGKOK SUVARNAB". */
function names(airport: string, name: string): boolean {
  if (` ${name} `.includes(` ${airport} `)) return true;
  const words = name.split(' ');
  return words.some((_, at) => {
    const end = words.slice(at).join(' ');
    return at > 0 && end.length >= LEAST_LETTERS && airport.startsWith(end);
  });
}

const LEAST_LETTERS = 5;
/** Cities of the same name elsewhere. */
const NAMESAKES =
  /^(valencia|barcelona|birmingham|manchester|boston|dublin|perth|kingston)\s*,\s*(ve|us|usa|nh|al|oh|on|ca)\b/i;
/** Behind the name of a city: another airport of it. */
const ELSEWHERE = /\b(hahn|south|north|city|modlin|east|west|beauvais)\b/;

/**
 * The airport of a name as itineraries write it: "AMSTERDAM, NL (SCHIPHOL)", "MUNICH", "LONDON HEATHROW", with its code where it has one in
 * brackets. Null: the name is not known, or its city has several.
 */
export function airportNamed(text: string): string | null {
  const coded = /\(([A-Z]{3})\)/.exec(text);
  if (coded) return coded[1]!;
  airports ??= listed(AIRPORTS);
  cities ??= listed(CITIES);
  const name = plain(text);
  const own = new Set([...airports].filter(([one]) => names(one, name)).map(([, code]) => code));
  if (own.size > 0) return own.size === 1 ? [...own][0]! : null;
  if (NAMESAKES.test(text.trim())) return null;
  const city = plain(/^[^,(]*/.exec(text)![0]);
  const exact = cities.get(city);
  if (exact) return exact;
  const begun = [...cities].filter(([one]) => city.startsWith(`${one} `)).sort(([a], [b]) => b.length - a.length)[0];
  return begun && !ELSEWHERE.test(city.slice(begun[0].length)) ? begun[1] : null;
}
