import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Visummatrix per paspoort en bestemming',
  'import.title.advisory-de': 'Reisadviezen van Duitsland (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Reisadviezen van het Verenigd Koninkrijk (FCDO)',
  'import.title.advisory-us': 'Reisadviezen van de Verenigde Staten (Department of State)',
  'import.title.advisory-ca': 'Reisadviezen van Canada (Global Affairs Canada)',
  'import.title.advisory-au': 'Reisadviezen van Australië (Smartraveller)',
  'import.title.country-facts': 'Gegevens over landen',
  'import.title.airports': 'Luchthavens',
  'import.title.regions': 'Regio’s van landen',
  'import.title.region-outlines': 'Omtrekken van regio’s',
  'import.title.cruises': 'Cruises met hun aanlegplaatsen',
  'import.title.gdacs': 'Rampen wereldwijd (GDACS)',

  'advisory.authority.de': 'Duits ministerie van Buitenlandse Zaken',
  'advisory.authority.uk': 'Brits ministerie van Buitenlandse Zaken',
  'advisory.authority.us': 'Amerikaans ministerie van Buitenlandse Zaken',
  'advisory.authority.ca': 'Canadees ministerie van Buitenlandse Zaken',
  'advisory.authority.au': 'Australisch ministerie van Buitenlandse Zaken en Handel',
  'advisory.note':
    '{authority}, advies aan de eigen burgers (stand per {date}): {measure, select, NORMAL {neem de gebruikelijke voorzorgsmaatregelen} CAUTION {wees extra voorzichtig} RECONSIDER {ga na of de reis nodig is} ESSENTIAL {vermijd niet-noodzakelijke reizen} AVOID {reis niet} PARTS {vermijd reizen naar delen van het land} WARNING {er geldt een negatief reisadvies} PARTIAL {er geldt een negatief reisadvies voor delen van het land} NONE {er geldt geen negatief reisadvies} other {lees het reisadvies}}.{hasParts, select, yes { Voor delen van het land kan een strenger advies gelden.} other {}}{hasHeadline, select, yes { In het origineel: ‘{headline}’} other {}}',

  'import.problem.empty': 'Het antwoord is leeg. Mogelijk is de bron uitgeschakeld of is er een storing.',
  'import.problem.webPage': 'In plaats van de gegevens werd een webpagina ontvangen.',
  'import.problem.notJson': 'Het bestand bevat geen volledige JSON; mogelijk is het afgekapt.',
  'import.problem.notFeed': 'Het bestand bevat geen volledige RSS-feed; mogelijk is het afgekapt.',
  'import.problem.notCsv': 'De tabel is vanaf regel {line} niet leesbaar.',
  'import.problem.missingColumn': 'Er ontbreken kolommen: {columns}.',
  'import.problem.wrongShape': 'Het bestand heeft niet de opbouw die voor deze bron wordt verwacht.',
  'import.problem.noDate':
    'Het is niet bekend van welke dag de gegevens zijn. Geef de dag op; hij staat niet in de bestandsnaam: {file}.',
  'import.problem.tooFew':
    'Het bestand bevat slechts {count} vermeldingen, terwijl er minstens {least} werden verwacht; mogelijk is het afgekapt.',
  'import.problem.tooMuchChange':
    'Het bestand zou {count} van de {total} opgeslagen vermeldingen wijzigen of verwijderen, dus meer dan een derde. Controleer of het bestand in orde is.',
  'import.problem.missingKept':
    'Opgeslagen vermeldingen die niet meer in het bestand staan, blijven behouden. Aantal: {count}.',
  'import.problem.unknownCountry': 'Weggelaten, omdat er geen land met deze naam of code bekend is: {name}.',
  'import.problem.unknownRegion':
    'Weggelaten, omdat er in {country} geen regio met deze naam of code bekend is: {name}.',
  'import.problem.severalEntries': '{country}: er zijn meerdere vermeldingen; de strengste telt.',
  'import.problem.badValue': '{where}: de waarde ‘{value}’ past niet bij het veld {field}.',
  'import.problem.unknownLevel': '{country}: het niveau ‘{value}’ is niet bekend en is weggelaten.',
  'import.problem.withdrawn': '{country}: het advies is ingetrokken en daarom weggelaten.',
  'import.problem.newerAdvice':
    '{country}: er is een recenter advies dan het opgeslagen advies. Importeer de gegevens van dit land afzonderlijk.',
  'import.problem.dateToCome': 'De gegevens hebben een datum in de toekomst ({date}). Controleer de datum.',
  'import.problem.entryToCome': '{country}: weggelaten, omdat de datum {date} in de toekomst ligt.',
  'import.problem.olderKept':
    '{country}: de opgeslagen gegevens van {stored} zijn nieuwer dan die in het bestand ({date}) en blijven behouden.',
  'import.problem.olderFile':
    'Het bestand van {date} is ouder dan de opgeslagen gegevens ({stored}) en zou ze wijzigen. Gebruik een nieuwer bestand.',
  'import.problem.tooManyLifted':
    'Het bestand zou {count} van de {total} opgeslagen waarschuwingen opheffen, dus meer dan een derde. Controleer of het bestand in orde is.',
  'import.problem.occursTwice': 'Een vermelding komt tweemaal voor: {id}.',
  'import.problem.at': 'Regel {line}{hasColumn, select, yes {, kolom {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'vanaf hier is de JSON niet leesbaar; mogelijk is het bestand afgekapt.',
  'import.problem.keyTwice': 'de sleutel {key} staat al op regel {line}.',
  'import.problem.header': 'de kopregel moet {expected} zijn, niet {found}.',
  'import.problem.emptyLine': 'de regel is leeg.',
  'import.problem.fieldCount': '{count, plural, one {# veld} other {# velden}} in plaats van {expected}.',
  'import.problem.unknownPassport': 'onbekend paspoort {value}; een landcode van twee letters (ISO) is nodig.',
  'import.problem.unknownDestination': 'onbekende bestemming {value}; een landcode van twee letters (ISO) is nodig.',
  'import.problem.unknownRequirement': 'onbekende vereiste {value}.',
  'import.problem.badDays': 'het aantal dagen moet een geheel getal van 1 tot en met {max} zijn, niet {days}.',
  'import.problem.statedTwice':
    '{pair} staat al op regel {line}{hasColumn, select, yes {, kolom {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} is gemarkeerd als het eigen land van het paspoort.',
  'import.problem.byPassport': 'hier moet een object met de paspoorten staan.',
  'import.problem.byDestination': 'hier moet een object met de bestemmingen staan.',
  'import.problem.statusAndDays': 'hier moet een object met ‘status’ en ‘days’ staan.',
  'import.problem.unknownField': 'het veld {field} is niet bekend.',
  'import.problem.statusText': '‘status’ moet een tekst zijn.',
  'import.problem.daysNumber': '‘days’ moet een getal zijn.',
  'import.problem.cellMissing': 'er ontbreekt een waarde.',
  'import.problem.cellTooLong': 'de tekst is langer dan {max} tekens.',
  'import.problem.cellValue': 'de waarde {value} is niet geldig.',
  'import.problem.formula': 'de cel begint als een formule: {value}.',
  'import.problem.notATime': 'hier moet een plaatselijke tijd zoals 2027-05-02 08:00 staan, niet {value}.',
  'import.problem.timeAtSea': 'een dag op zee heeft één datum in ‘arrival’ en geen tijdstip.',
  'import.problem.notInOrder': 'het tijdstip ligt vóór het vorige van cruise {id}.',
  'import.problem.otherCruise': 'cruise {id} heeft in regel {line} een andere waarde.',
  'import.problem.cruiseIncomplete':
    'cruise {id} heeft 2 tot {stops} aanlegplaatsen nodig, een aankomst en een vertrek bij elke tussenstop, en een duur van 1 tot {days} dagen.',
  'import.problem.sameSailing': 'cruise {id} is dezelfde afvaart als cruise {other}.',
  'import.problem.unknownPort':
    'de haven {code} is niet bekend; cruises die er aanleggen, zijn weggelaten. Rijen: {count}. Het bestand kan port_name, latitude, longitude en time_zone vermelden.',
  'import.problem.noCells': 'Het bestand bevat voor geen enkel paar landen een vermelding.',
  'import.problem.rulesRejected':
    '{country}: wat het bestand vermeldt, kan niet worden opgeslagen. Er is niets gewijzigd.',
  'import.problem.noTimeZone': 'Weggelaten, omdat de tijdzone niet bekend is: {id}.',
  'import.problem.placeInUse': 'Niet verwijderd, omdat bepalingen of reizen de plaats noemen: {id}.',
  'import.problem.notUtf8': 'Het bestand is geen tekst in UTF-8.',
  'import.problem.tooLarge': 'Het antwoord is groter dan {max} MB.',
  'import.problem.noAddress': 'Het adres is niet bruikbaar.',
  'import.problem.unknownHost': 'De server van het adres is niet gevonden.',
  'import.problem.notPublic': 'Het adres leidt niet naar het openbare internet en is niet gelezen.',
  'import.problem.timeout': 'De server heeft niet op tijd een volledig antwoord gegeven.',
  'import.problem.noAnswer': 'De server was niet bereikbaar.',
  'import.problem.httpStatus': 'De server antwoordde met een fout: {status}.',
  'import.problem.redirected': 'Het adres verwijst door naar een ander adres, dat niet is gevolgd: {location}.',
  'import.problem.storedMeanwhile':
    'Iemand anders heeft op hetzelfde moment dezelfde gegevens gewijzigd. Er is niets gewijzigd; start de import opnieuw.',
  'import.problem.internal':
    'De import is mislukt door een interne fout. Er is niets gewijzigd. Vermeld dit nummer als u de fout meldt: {id}.',
  'import.problem.interrupted':
    'De import is meermaals onderbroken en daarom gestopt. Er is niets gewijzigd. Start de import opnieuw.',

  'rejection.importFileGone': 'Het geüploade bestand is niet meer aanwezig. Upload het opnieuw.',
  'rejection.importNotRunning': 'Deze import is niet bezig en kan niet worden geannuleerd.',
  'rejection.unknownImporter': 'Deze importfunctie bestaat niet: {name}.',
  'rejection.fileTooLarge': 'Het bestand is groter dan {max} MB.',
  'rejection.noImage': 'Het bestand is geen leesbare afbeelding in JPG of PNG.',
  'rejection.badUsername': 'Een gebruikersnaam heeft 3 tot 100 tekens en begint of eindigt niet met een spatie.',
  'rejection.usernameStays': 'Een gebruikersnaam kan niet worden gewijzigd.',
  'rejection.ownRights': 'U kunt uw eigen toegang niet intrekken.',
  'rejection.passwordTooLong': 'Het wachtwoord is te lang.',
  'rejection.passwordCommon': 'Dit wachtwoord komt te vaak voor. Kies een ander.',
  'rejection.passwordContainsName': 'Het wachtwoord mag uw naam of die van de organisatie niet bevatten.',
  'rejection.passwordWrong': 'Het huidige wachtwoord klopt niet.',
  'rejection.passwordChangeOff': 'Het wijzigen van het wachtwoord is uitgeschakeld.',
  'rejection.importNotOpen':
    'Deze import kan niet meer worden toegepast: de import is al toegepast of afgewezen, of er is een nieuwere voor in de plaats gekomen.',
  'rejection.importMovedOn':
    'De opgeslagen gegevens zijn sinds de vergelijking gewijzigd. De vergelijking is opnieuw gemaakt; controleer die voordat u de import toepast.',
  'rejection.importBreaksRegressionCase':
    'Deze toetsreizen zouden niet meer het juiste antwoord krijgen: {names}. Iemand anders dan degene die de import heeft gestart, kan die toch toepassen.',
};
