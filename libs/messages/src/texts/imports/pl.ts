import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Macierz wizowa według paszportu i celu podróży',
  'import.title.advisory-de': 'Zalecenia dla podróżujących: Niemcy (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Zalecenia dla podróżujących: Wielka Brytania (FCDO)',
  'import.title.advisory-us': 'Zalecenia dla podróżujących: Stany Zjednoczone (Department of State)',
  'import.title.advisory-ca': 'Zalecenia dla podróżujących: Kanada (Global Affairs Canada)',
  'import.title.advisory-au': 'Zalecenia dla podróżujących: Australia (Smartraveller)',
  'import.title.country-facts': 'Dane o krajach',
  'import.title.airports': 'Lotniska',
  'import.title.regions': 'Regiony krajów',
  'import.title.region-outlines': 'Granice regionów',
  'import.title.cruises': 'Rejsy wraz z postojami',
  'import.title.gdacs': 'Katastrofy na świecie (GDACS)',

  'advisory.authority.de': 'Federalne Ministerstwo Spraw Zagranicznych Niemiec',
  'advisory.authority.uk': 'Ministerstwo Spraw Zagranicznych Wielkiej Brytanii',
  'advisory.authority.us': 'Departament Stanu USA',
  'advisory.authority.ca': 'Ministerstwo Spraw Zagranicznych Kanady',
  'advisory.authority.au': 'Ministerstwo Spraw Zagranicznych i Handlu Australii',
  'advisory.note':
    '{authority}, zalecenie dla własnych obywateli (stan na dzień {date}): {measure, select, NORMAL {zachować zwykłe środki ostrożności} CAUTION {zachować wzmożoną ostrożność} RECONSIDER {rozważyć, czy podróż jest konieczna} ESSENTIAL {unikać podróży, które nie są konieczne} AVOID {nie podróżować} PARTS {unikać podróży do niektórych części kraju} WARNING {obowiązuje ostrzeżenie przed podróżą} PARTIAL {obowiązuje ostrzeżenie przed podróżą do niektórych części kraju} NONE {nie obowiązuje ostrzeżenie przed podróżą} other {prosimy przeczytać zalecenia dla podróżujących}}.{hasParts, select, yes { Dla niektórych części kraju może obowiązywać surowsze zalecenie.} other {}}{hasHeadline, select, yes { W oryginale: „{headline}”} other {}}',

  'import.problem.empty': 'Odpowiedź jest pusta. Źródło może być wyłączone lub mieć awarię.',
  'import.problem.webPage': 'Zamiast danych otrzymano stronę internetową.',
  'import.problem.notJson': 'Plik nie jest kompletnym JSON-em; mógł zostać ucięty.',
  'import.problem.notFeed': 'Plik nie jest kompletnym kanałem RSS; mógł zostać ucięty.',
  'import.problem.notCsv': 'Tabeli nie można odczytać od wiersza {line}.',
  'import.problem.missingColumn': 'Brakuje kolumn: {columns}.',
  'import.problem.wrongShape': 'Plik nie ma postaci właściwej dla tego źródła.',
  'import.problem.noDate':
    'Nie wiadomo, z którego dnia pochodzą dane. Prosimy podać dzień; nazwa pliku go nie zawiera: {file}.',
  'import.problem.tooFew': 'Plik zawiera tylko {count} z co najmniej {least} oczekiwanych wpisów; mógł zostać ucięty.',
  'import.problem.tooMuchChange':
    'Plik zmieniłby lub usunął {count} z {total} zapisanych wpisów, czyli ponad jedną trzecią. Prosimy sprawdzić, czy jest poprawny.',
  'import.problem.missingKept': 'Zapisane wpisy, których nie ma już w pliku, pozostają bez zmian. Liczba: {count}.',
  'import.problem.unknownCountry': 'Pominięto, ponieważ nie jest znany żaden kraj o tej nazwie lub kodzie: {name}.',
  'import.problem.unknownRegion':
    'Pominięto, ponieważ w kraju {country} nie jest znany żaden region o tej nazwie lub kodzie: {name}.',
  'import.problem.severalEntries':
    'Jest kilka wpisów dotyczących tego samego kraju ({country}); liczy się najsurowszy.',
  'import.problem.badValue': '{where}: wartość „{value}” nie pasuje do pola {field}.',
  'import.problem.unknownLevel': '{country}: poziom „{value}” nie jest znany i został pominięty.',
  'import.problem.withdrawn': '{country}: zalecenie wycofano, dlatego je pominięto.',
  'import.problem.newerAdvice':
    '{country}: istnieje zalecenie nowsze niż zapisane. Prosimy zaimportować dane tego kraju osobno.',
  'import.problem.dateToCome': 'Dane mają datę w przyszłości ({date}). Prosimy sprawdzić datę.',
  'import.problem.entryToCome': '{country}: pominięto, ponieważ data ({date}) przypada w przyszłości.',
  'import.problem.olderKept':
    '{country}: zapisany stan ({stored}) jest nowszy niż stan z pliku ({date}) i pozostaje bez zmian.',
  'import.problem.olderFile':
    'Plik ({date}) jest starszy niż zapisane dane ({stored}) i zmieniłby je. Prosimy użyć nowszego pliku.',
  'import.problem.tooManyLifted':
    'Plik zniósłby {count} z {total} zapisanych ostrzeżeń, czyli ponad jedną trzecią. Prosimy sprawdzić, czy jest poprawny.',
  'import.problem.occursTwice': 'Wpis występuje dwukrotnie: {id}.',
  'import.problem.at': 'Wiersz {line}{hasColumn, select, yes {, kolumna {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'od tego miejsca nie można odczytać JSON-a; plik mógł zostać ucięty.',
  'import.problem.keyTwice': 'klucz {key} występuje już w wierszu {line}.',
  'import.problem.header': 'nagłówek musi brzmieć {expected}, a nie {found}.',
  'import.problem.emptyLine': 'wiersz jest pusty.',
  'import.problem.fieldCount':
    '{count, plural, one {# pole} few {# pola} many {# pól} other {# pola}} zamiast {expected}.',
  'import.problem.unknownPassport': 'nieznany paszport {value}; potrzebny jest dwuliterowy kod kraju ISO.',
  'import.problem.unknownDestination': 'nieznany cel {value}; potrzebny jest dwuliterowy kod kraju ISO.',
  'import.problem.unknownRequirement': 'nieznany wymóg {value}.',
  'import.problem.badDays': 'liczba dni musi być liczbą całkowitą od 1 do {max}, a nie {days}.',
  'import.problem.statedTwice':
    '{pair} występuje już w wierszu {line}{hasColumn, select, yes {, kolumna {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} jest oznaczone jako kraj samego paszportu.',
  'import.problem.byPassport': 'tu musi być obiekt z paszportami.',
  'import.problem.byDestination': 'tu musi być obiekt z celami.',
  'import.problem.statusAndDays': 'tu musi być obiekt ze „status” i „days”.',
  'import.problem.unknownField': 'pole {field} nie jest znane.',
  'import.problem.statusText': '„status” musi być tekstem.',
  'import.problem.daysNumber': '„days” musi być liczbą.',
  'import.problem.cellMissing': 'brakuje wartości.',
  'import.problem.cellTooLong': 'tekst jest dłuższy niż {max} znaków.',
  'import.problem.cellValue': 'wartość {value} jest nieprawidłowa.',
  'import.problem.formula': 'komórka zaczyna się jak formuła: {value}.',
  'import.problem.notATime': 'potrzebny jest czas lokalny, np. 2027-05-02 08:00, a nie {value}.',
  'import.problem.timeAtSea': 'dzień na morzu ma jedną datę w kolumnie „arrival” i nie ma godziny.',
  'import.problem.notInOrder': 'czas jest wcześniejszy niż poprzedni w rejsie {id}.',
  'import.problem.otherCruise': 'rejs {id} ma inną wartość w wierszu {line}.',
  'import.problem.cruiseIncomplete':
    'rejs {id} musi mieć od 2 do {stops} postojów, przypłynięcie i wypłynięcie przy każdym postoju pośrednim oraz trwać od 1 do {days} dni.',
  'import.problem.sameSailing': 'rejs {id} to ten sam rejs co {other}.',
  'import.problem.unknownPort':
    'port {code} nie jest znany; rejsy z postojem w tym porcie pominięto. Wiersze: {count}. Plik może podać port_name, latitude, longitude i time_zone.',
  'import.problem.noCells': 'Plik nie zawiera informacji o żadnej parze krajów.',
  'import.problem.rulesRejected': '{country}: informacji z pliku nie można zapisać. Nic nie zostało zmienione.',
  'import.problem.noTimeZone': 'Pominięto, ponieważ strefa czasowa nie jest znana: {id}.',
  'import.problem.placeInUse': 'Nie usunięto, ponieważ przepisy lub podróże wymieniają to miejsce: {id}.',
  'import.problem.notUtf8': 'Plik nie jest tekstem w UTF-8.',
  'import.problem.tooLarge': 'Odpowiedź jest większa niż {max} MB.',
  'import.problem.noAddress': 'Adresu nie można użyć.',
  'import.problem.unknownHost': 'Nie znaleziono serwera tego adresu.',
  'import.problem.notPublic': 'Adres nie prowadzi do publicznego internetu i nie został odczytany.',
  'import.problem.timeout': 'Serwer nie odpowiedział w całości na czas.',
  'import.problem.noAnswer': 'Nie udało się połączyć z serwerem.',
  'import.problem.httpStatus': 'Serwer odpowiedział błędem: {status}.',
  'import.problem.redirected': 'Adres przekierowuje na inny, na który nie przeszliśmy: {location}.',
  'import.problem.storedMeanwhile':
    'Ktoś inny zmienił w tej chwili te same dane. Niczego nie zmieniono; prosimy uruchomić import ponownie.',
  'import.problem.internal':
    'Import nie powiódł się z powodu błędu wewnętrznego. Niczego nie zmieniono. Zgłaszając błąd, prosimy podać ten numer: {id}.',
  'import.problem.interrupted':
    'Import był kilkakrotnie przerywany i został zatrzymany. Niczego nie zmieniono. Prosimy uruchomić go ponownie.',

  'rejection.importFileGone': 'Przesłany plik nie jest już dostępny. Prosimy przesłać go ponownie.',
  'rejection.importNotRunning': 'Ten import nie jest w toku i nie można go anulować.',
  'rejection.unknownImporter': 'Nie ma takiego modułu importu: {name}.',
  'rejection.fileTooLarge': 'Plik jest większy niż {max} MB.',
  'rejection.noImage': 'Plik nie jest czytelnym obrazem JPG ani PNG.',
  'rejection.badUsername': 'Nazwa użytkownika ma od 3 do 100 znaków i nie zaczyna się ani nie kończy spacją.',
  'rejection.usernameStays': 'Nazwy użytkownika nie można zmienić.',
  'rejection.ownRights': 'Nie można odebrać dostępu samemu sobie.',
  'rejection.passwordTooLong': 'Hasło jest za długie.',
  'rejection.passwordCommon': 'To hasło jest zbyt popularne. Wybierz inne.',
  'rejection.passwordContainsName': 'Hasło nie może zawierać Twojego nazwiska ani nazwy organizacji.',
  'rejection.passwordWrong': 'Obecne hasło jest nieprawidłowe.',
  'rejection.passwordChangeOff': 'Zmiana hasła jest wyłączona.',
  'rejection.importNotOpen':
    'Tego importu nie można już zastosować: został już zastosowany lub odrzucony albo zastąpił go nowszy.',
  'rejection.importMovedOn':
    'Zapisane dane zmieniły się od czasu porównania. Porównanie wykonano ponownie; prosimy je przejrzeć przed zastosowaniem.',
  'rejection.importBreaksRegressionCase':
    'Podróżni wzorcowi, którzy dziś otrzymują właściwą odpowiedź, już by jej nie otrzymali: {names}. Mimo to import może zastosować inna osoba niż ta, która go uruchomiła.',
};
