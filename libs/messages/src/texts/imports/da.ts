import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Visummatrix efter pas og destination',
  'import.title.advisory-de': 'Rejsevejledninger fra Tyskland (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Rejsevejledninger fra Storbritannien (FCDO)',
  'import.title.advisory-us': 'Rejsevejledninger fra USA (Department of State)',
  'import.title.advisory-ca': 'Rejsevejledninger fra Canada (Global Affairs Canada)',
  'import.title.advisory-au': 'Rejsevejledninger fra Australien (Smartraveller)',
  'import.title.country-facts': 'Oplysninger om lande',
  'import.title.airports': 'Lufthavne',
  'import.title.regions': 'Landenes regioner',
  'import.title.region-outlines': 'Regioners omrids',
  'import.title.gdacs': 'Katastrofer i verden (GDACS)',

  'advisory.authority.de': 'Tysklands udenrigsministerium',
  'advisory.authority.uk': 'Storbritanniens udenrigsministerium',
  'advisory.authority.us': 'USA’s udenrigsministerium',
  'advisory.authority.ca': 'Canadas udenrigsministerium',
  'advisory.authority.au': 'Australiens udenrigs- og handelsministerium',
  'advisory.note':
    '{authority}, råd til egne statsborgere (pr. {date}): {measure, select, NORMAL {tag de sædvanlige forholdsregler} CAUTION {vær ekstra forsigtig} RECONSIDER {overvej, om rejsen er nødvendig} ESSENTIAL {undgå ikke-nødvendige rejser} AVOID {rejs ikke} PARTS {undgå rejser til dele af landet} WARNING {der gælder en rejseadvarsel} PARTIAL {der gælder en rejseadvarsel for dele af landet} NONE {der gælder ingen rejseadvarsel} other {læs rejsevejledningen}}.{hasHeadline, select, yes { I originalen: »{headline}«} other {}}',

  'import.problem.empty': 'Svaret er tomt. Kilden er muligvis slået fra eller ramt af en fejl.',
  'import.problem.webPage': 'Der kom en webside i stedet for data.',
  'import.problem.notJson': 'Filen er ikke fuldstændig JSON; den kan være blevet afkortet.',
  'import.problem.notFeed': 'Filen er ikke et fuldstændigt RSS-feed; den kan være blevet afkortet.',
  'import.problem.notCsv': 'Tabellen kan ikke læses fra linje {line} og frem.',
  'import.problem.missingColumn': 'Der mangler kolonner: {columns}.',
  'import.problem.wrongShape': 'Filen har ikke den form, som denne kilde har.',
  'import.problem.noDate':
    'Det vides ikke, fra hvilken dag oplysningerne stammer. Angiv dagen; den fremgår ikke af filnavnet: {file}.',
  'import.problem.tooFew':
    'Filen indeholder kun {count} af mindst {least} forventede poster; den kan være blevet afkortet.',
  'import.problem.tooMuchChange':
    'Filen ville ændre eller fjerne {count} af {total} gemte poster, altså mere end en tredjedel. Kontrollér, om den er i orden.',
  'import.problem.missingKept': 'Gemte poster, der ikke længere er i filen, bliver stående. Antal: {count}.',
  'import.problem.unknownCountry': 'Udeladt, fordi der ikke kendes noget land med dette navn eller denne kode: {name}.',
  'import.problem.unknownRegion':
    'Udeladt, fordi der ikke kendes nogen region i {country} med dette navn eller denne kode: {name}.',
  'import.problem.severalEntries': 'Der er flere poster for {country}; den strengeste gælder.',
  'import.problem.badValue': '{where}: Værdien »{value}« passer ikke til feltet {field}.',
  'import.problem.unknownLevel': '{country}: Niveauet »{value}« kendes ikke og er udeladt.',
  'import.problem.withdrawn': '{country}: Vejledningen er trukket tilbage og er udeladt.',
  'import.problem.newerAdvice':
    '{country}: Der findes en nyere vejledning end den gemte. Importér landets egne data særskilt.',
  'import.problem.dateToCome': 'Dataene har en dato i fremtiden ({date}). Kontrollér datoen.',
  'import.problem.entryToCome': '{country}: udeladt, fordi datoen {date} ligger i fremtiden.',
  'import.problem.olderKept': '{country}: Det gemte fra {stored} er nyere end filens ({date}) og bliver stående.',
  'import.problem.olderFile':
    'Filen fra {date} er ældre end de gemte data ({stored}) og ville ændre dem. Brug en nyere fil.',
  'import.problem.tooManyLifted':
    'Filen ville ophæve {count} af {total} gemte advarsler, altså mere end en tredjedel. Kontrollér, om den er i orden.',
  'import.problem.occursTwice': 'En post forekommer to gange: {id}.',
  'import.problem.at': 'Linje {line}{hasColumn, select, yes {, kolonne {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'Herfra kan JSON-teksten ikke læses; filen kan være blevet afkortet.',
  'import.problem.keyTwice': 'Nøglen {key} står allerede på linje {line}.',
  'import.problem.header': 'Overskriften skal være {expected}, ikke {found}.',
  'import.problem.emptyLine': 'Linjen er tom.',
  'import.problem.fieldCount': '{count, plural, one {# felt} other {# felter}} i stedet for {expected}.',
  'import.problem.unknownPassport': 'Ukendt pas {value}; der kræves en ISO-landekode på to bogstaver.',
  'import.problem.unknownDestination': 'Ukendt rejsemål {value}; der kræves en ISO-landekode på to bogstaver.',
  'import.problem.unknownRequirement': 'Ukendt krav {value}.',
  'import.problem.badDays': 'Antallet af dage skal være et helt tal fra 1 til {max}, ikke {days}.',
  'import.problem.statedTwice':
    '{pair} står allerede på linje {line}{hasColumn, select, yes {, kolonne {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} er markeret som passets eget land.',
  'import.problem.byPassport': 'Her skal der stå et objekt med passene.',
  'import.problem.byDestination': 'Her skal der stå et objekt med rejsemålene.',
  'import.problem.statusAndDays': 'Her skal der stå et objekt med »status« og »days«.',
  'import.problem.unknownField': 'Feltet {field} kendes ikke.',
  'import.problem.statusText': '»status« skal være en tekst.',
  'import.problem.daysNumber': '»days« skal være et tal.',
  'import.problem.noCells': 'Filen siger ikke noget om noget par af lande.',
  'import.problem.rulesRejected': '{country}: Det, som filen siger, kan ikke gemmes. Intet er ændret.',
  'import.problem.noTimeZone': 'Udeladt, fordi tidszonen ikke kendes: {id}.',
  'import.problem.placeInUse': 'Ikke fjernet, fordi regler eller rejser nævner stedet: {id}.',
  'import.problem.notUtf8': 'Filen er ikke tekst i UTF-8.',
  'import.problem.tooLarge': 'Svaret er større end {max} MB.',
  'import.problem.noAddress': 'Adressen kan ikke bruges.',
  'import.problem.unknownHost': 'Adressens server blev ikke fundet.',
  'import.problem.notPublic': 'Adressen fører ikke ud på det offentlige internet og blev ikke læst.',
  'import.problem.timeout': 'Serveren svarede ikke fuldt ud i tide.',
  'import.problem.noAnswer': 'Serveren kunne ikke nås.',
  'import.problem.httpStatus': 'Serveren svarede med en fejl: {status}.',
  'import.problem.redirected': 'Adressen viser videre til en anden, som ikke blev fulgt: {location}.',
  'import.problem.storedMeanwhile':
    'En anden ændrede de samme oplysninger i samme øjeblik. Intet blev ændret; start importen igen.',
  'import.problem.internal':
    'Importen mislykkedes på grund af en intern fejl. Intet blev ændret. Oplys dette nummer, når du melder fejlen: {id}.',
  'import.problem.interrupted':
    'Importen blev afbrudt flere gange og er derfor stoppet. Intet blev ændret. Start den igen.',

  'rejection.importFileGone': 'Den uploadede fil findes ikke længere. Upload den igen.',
  'rejection.importNotRunning': 'Denne import kører ikke og kan ikke annulleres.',
  'rejection.unknownImporter': 'Denne importfunktion findes ikke: {name}.',
  'rejection.fileTooLarge': 'Filen er større end {max} MB.',
  'rejection.noImage': 'Filen er ikke et læsbart billede i JPG eller PNG.',
  'rejection.badUsername': 'Et brugernavn har 3 til 100 tegn og hverken begynder eller slutter med et mellemrum.',
  'rejection.usernameStays': 'Et brugernavn kan ikke ændres.',
  'rejection.ownRights': 'Du kan ikke fratage dig selv adgangen.',
  'rejection.passwordTooLong': 'Adgangskoden er for lang.',
  'rejection.passwordCommon': 'Denne adgangskode er for almindelig. Vælg venligst en anden.',
  'rejection.passwordContainsName': 'Adgangskoden må ikke indeholde dit navn eller organisationens navn.',
  'rejection.passwordWrong': 'Den nuværende adgangskode er forkert.',
  'rejection.passwordChangeOff': 'Ændring af adgangskoden er slået fra.',
  'rejection.importNotOpen':
    'Denne import kan ikke længere anvendes: Den er allerede anvendt eller afvist, eller en nyere har afløst den.',
  'rejection.importMovedOn':
    'De gemte oplysninger har ændret sig siden sammenligningen. Den er lavet på ny; gennemse den, før du anvender den.',
  'rejection.importBreaksRegressionCase':
    'Testrejsende, der i dag får det rigtige svar, ville ikke længere få det: {names}. En anden end den, der startede importen, kan alligevel anvende den.',
};
