import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Vízummátrix útlevél és úti cél szerint',
  'import.title.advisory-de': 'Németország utazási tanácsai (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Az Egyesült Királyság utazási tanácsai (FCDO)',
  'import.title.advisory-us': 'Az Egyesült Államok utazási tanácsai (Department of State)',
  'import.title.advisory-ca': 'Kanada utazási tanácsai (Global Affairs Canada)',
  'import.title.advisory-au': 'Ausztrália utazási tanácsai (Smartraveller)',
  'import.title.country-facts': 'Országok adatai',
  'import.title.airports': 'Repülőterek',
  'import.title.regions': 'Országok régiói',
  'import.title.region-outlines': 'Régiók körvonalai',
  'import.title.cruises': 'Hajóutak és megállóik',
  'import.title.gdacs': 'Katasztrófák a világban (GDACS)',

  'advisory.authority.de': 'A német külügyminisztérium',
  'advisory.authority.uk': 'A brit külügyminisztérium',
  'advisory.authority.us': 'Az amerikai külügyminisztérium',
  'advisory.authority.ca': 'A kanadai külügyminisztérium',
  'advisory.authority.au': 'Az ausztrál külügyi és kereskedelmi minisztérium',
  'advisory.note':
    '{authority}, tanács a saját állampolgárainak ({date}): {measure, select, NORMAL {a szokásos óvintézkedések elegendők} CAUTION {fokozott óvatosság ajánlott} RECONSIDER {érdemes megfontolni, szükséges-e az utazás} ESSENTIAL {a nem feltétlenül szükséges utazás kerülendő} AVOID {ne utazzon} PARTS {az ország egyes részeire kerülendő az utazás} WARNING {utazási figyelmeztetés van érvényben} PARTIAL {az ország egyes részeire utazási figyelmeztetés van érvényben} NONE {nincs érvényben utazási figyelmeztetés} other {kérjük, olvassa el az utazási tanácsokat}}.{hasParts, select, yes { Az ország egyes részeire szigorúbb tanács vonatkozhat.} other {}}{hasHeadline, select, yes { Eredetiben: „{headline}”} other {}}',

  'import.problem.empty': 'A válasz üres. Lehet, hogy a forrást kikapcsolták, vagy üzemzavara van.',
  'import.problem.webPage': 'Adatok helyett weboldal érkezett.',
  'import.problem.notJson': 'A fájl nem teljes JSON; lehet, hogy a vége levágódott.',
  'import.problem.notFeed': 'A fájl nem teljes RSS-hírcsatorna; lehet, hogy a vége levágódott.',
  'import.problem.notCsv': 'A táblázat innentől nem olvasható: {line}. sor.',
  'import.problem.missingColumn': 'Hiányzó oszlopok: {columns}.',
  'import.problem.wrongShape': 'A fájl alakja nem felel meg ennek a forrásnak.',
  'import.problem.noDate':
    'Nem ismert, melyik napról származnak az adatok. Kérjük, adja meg a napot; a fájl neve nem tartalmazza: {file}.',
  'import.problem.tooFew':
    'A fájlban csak {count} bejegyzés van a legalább {least} várt helyett; lehet, hogy a vége levágódott.',
  'import.problem.tooMuchChange':
    'A fájl {total} tárolt bejegyzésből ennyit módosítana vagy törölne: {count}, azaz több mint a harmadát. Kérjük, ellenőrizze, rendben van-e.',
  'import.problem.missingKept': 'A fájlban már nem szereplő tárolt bejegyzések megmaradnak. Számuk: {count}.',
  'import.problem.unknownCountry': 'Kimaradt, mert nem ismert ilyen nevű vagy kódú ország: {name}.',
  'import.problem.unknownRegion':
    'Kimaradt, mert ebben az országban ({country}) nem ismert ilyen nevű vagy kódú régió: {name}.',
  'import.problem.severalEntries':
    'Ugyanahhoz az országhoz ({country}) több bejegyzés tartozik; a legszigorúbb számít.',
  'import.problem.badValue': '{where}: az érték („{value}”) nem illik a mezőhöz ({field}).',
  'import.problem.unknownLevel': '{country}: ez a szint ismeretlen, ezért kimaradt: „{value}”.',
  'import.problem.withdrawn': '{country}: a tanácsot visszavonták, ezért kimaradt.',
  'import.problem.newerAdvice':
    '{country}: van a tároltnál újabb tanács. Kérjük, importálja külön ennek az országnak az adatait.',
  'import.problem.dateToCome': 'Az adatok dátuma a jövőben van ({date}). Kérjük, ellenőrizze a dátumot.',
  'import.problem.entryToCome': '{country}: kimaradt, mert a dátuma ({date}) a jövőben van.',
  'import.problem.olderKept': '{country}: a tárolt állapot ({stored}) újabb a fájlénál ({date}), ezért megmarad.',
  'import.problem.olderFile':
    'A fájl ({date}) régebbi a tárolt adatoknál ({stored}), és módosítaná őket. Kérjük, használjon újabb fájlt.',
  'import.problem.tooManyLifted':
    'A fájl {total} tárolt figyelmeztetésből ennyit oldana fel: {count}, azaz több mint a harmadát. Kérjük, ellenőrizze, rendben van-e.',
  'import.problem.occursTwice': 'Egy bejegyzés kétszer szerepel: {id}.',
  'import.problem.at': '{line}. sor{hasColumn, select, yes {, {column}. oszlop} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'innentől a JSON nem olvasható; lehet, hogy a fájl vége levágódott.',
  'import.problem.keyTwice': 'ez a kulcs már szerepel a(z) {line}. sorban: {key}.',
  'import.problem.header': 'a fejlécnek ennek kell lennie: {expected}, ez áll helyette: {found}.',
  'import.problem.emptyLine': 'a sor üres.',
  'import.problem.fieldCount': '{count, plural, one {# mező} other {# mező}}, a szükséges szám: {expected}.',
  'import.problem.unknownPassport': 'ismeretlen útlevél: {value}; kétbetűs ISO-országkód szükséges.',
  'import.problem.unknownDestination': 'ismeretlen úti cél: {value}; kétbetűs ISO-országkód szükséges.',
  'import.problem.unknownRequirement': 'ismeretlen követelmény: {value}.',
  'import.problem.badDays': 'a napok száma csak 1 és {max} közötti egész szám lehet, ez áll itt: {days}.',
  'import.problem.statedTwice':
    '{pair} már szerepel itt: {line}. sor{hasColumn, select, yes {, {column}. oszlop} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} az útlevél saját országaként van megjelölve.',
  'import.problem.byPassport': 'itt az útleveleket tartalmazó objektum szükséges.',
  'import.problem.byDestination': 'itt az úti célokat tartalmazó objektum szükséges.',
  'import.problem.statusAndDays': 'itt „status” és „days” mezőjű objektum szükséges.',
  'import.problem.unknownField': 'ez a mező ismeretlen: {field}.',
  'import.problem.statusText': 'a „status” csak szöveg lehet.',
  'import.problem.daysNumber': 'a „days” csak szám lehet.',
  'import.problem.cellMissing': 'hiányzik egy érték.',
  'import.problem.cellTooLong': 'a szöveg hosszabb {max} karakternél.',
  'import.problem.cellValue': 'a(z) {value} érték érvénytelen.',
  'import.problem.formula': 'a cella úgy kezdődik, mint egy képlet: {value}.',
  'import.problem.notATime': 'helyi időre van szükség, például 2027-05-02 08:00, nem pedig erre: {value}.',
  'import.problem.timeAtSea': 'a tengeren töltött napnál az „arrival” oszlopban egyetlen dátum áll, időpont nélkül.',
  'import.problem.notInOrder': 'az időpont korábbi, mint a(z) {id} hajóút előző időpontja.',
  'import.problem.otherCruise': 'a(z) {id} hajóútnál a(z) {line}. sorban más érték áll.',
  'import.problem.cruiseIncomplete':
    'a(z) {id} hajóútnak 2–{stops} megállóra, minden közbenső megállónál érkezésre és indulásra, valamint 1–{days} napos időtartamra van szüksége.',
  'import.problem.sameSailing': 'a(z) {id} hajóút ugyanaz az indulás, mint a(z) {other}.',
  'import.problem.unknownPort':
    'a(z) {code} kikötő nem ismert; az ott megálló hajóutak kimaradtak. Sorok: {count}. A fájl megadhatja a port_name, latitude, longitude és time_zone értékét.',
  'import.problem.noCells': 'A fájl egyetlen országpárról sem tartalmaz adatot.',
  'import.problem.rulesRejected': '{country}: a fájlban megadottak nem menthetők. Semmi nem változott.',
  'import.problem.noTimeZone': 'Kimaradt, mert az időzónája nem ismert: {id}.',
  'import.problem.placeInUse': 'Nem töröltük, mert szabályok vagy utazások hivatkoznak rá: {id}.',
  'import.problem.notUtf8': 'A fájl nem UTF-8 szöveg.',
  'import.problem.tooLarge': 'A válasz nagyobb, mint {max} MB.',
  'import.problem.noAddress': 'A cím nem használható.',
  'import.problem.unknownHost': 'A cím kiszolgálója nem található.',
  'import.problem.notPublic': 'A cím nem a nyilvános internetre vezet, ezért nem olvastuk be.',
  'import.problem.timeout': 'A kiszolgáló nem válaszolt időben teljes egészében.',
  'import.problem.noAnswer': 'A kiszolgáló nem volt elérhető.',
  'import.problem.httpStatus': 'A kiszolgáló hibával válaszolt: {status}.',
  'import.problem.redirected': 'A cím egy másikra irányít át, amelyet nem követtünk: {location}.',
  'import.problem.storedMeanwhile':
    'Valaki más ugyanebben a pillanatban ugyanezeket az adatokat módosította. Semmi sem változott; kérjük, indítsa újra az importálást.',
  'import.problem.internal':
    'Az importálás belső hiba miatt nem sikerült. Semmi sem változott. A hiba bejelentésekor kérjük, adja meg ezt a számot: {id}.',
  'import.problem.interrupted':
    'Az importálás többször megszakadt, ezért leállítottuk. Semmi sem változott. Kérjük, indítsa el újra.',

  'rejection.importFileGone': 'A feltöltött fájl már nem érhető el. Kérjük, töltse fel újra.',
  'rejection.importNotRunning': 'Ez az importálás nem fut, ezért nem szakítható meg.',
  'rejection.unknownImporter': 'Nincs ilyen importáló: {name}.',
  'rejection.fileTooLarge': 'A fájl nagyobb, mint {max} MB.',
  'rejection.noImage': 'A fájl nem olvasható JPG- vagy PNG-kép.',
  'rejection.badUsername': 'A felhasználónév 3–100 karakterből áll, és nem kezdődik és nem végződik szóközzel.',
  'rejection.usernameStays': 'A felhasználónév nem módosítható.',
  'rejection.ownRights': 'A saját hozzáférését nem vonhatja meg.',
  'rejection.passwordTooLong': 'A jelszó túl hosszú.',
  'rejection.passwordCommon': 'Ez a jelszó túl gyakori. Kérjük, válasszon másikat.',
  'rejection.passwordContainsName': 'A jelszó nem tartalmazhatja az Ön nevét vagy a szervezet nevét.',
  'rejection.passwordWrong': 'A jelenlegi jelszó hibás.',
  'rejection.passwordChangeOff': 'A jelszó módosítása ki van kapcsolva.',
  'rejection.importNotOpen':
    'Ez az importálás már nem alkalmazható: már alkalmazták vagy elutasították, vagy egy újabb lépett a helyére.',
  'rejection.importMovedOn':
    'A tárolt adatok az összehasonlítás óta megváltoztak. Az összehasonlítás újra elkészült; kérjük, nézze át, mielőtt alkalmazza.',
  'rejection.importBreaksRegressionCase':
    'A ma még helyes választ kapó mintautazók ezután nem kapnák meg azt: {names}. Az importálást ennek ellenére az elindítójától különböző személy alkalmazhatja.',
};
