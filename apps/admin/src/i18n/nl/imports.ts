import type { imports as german } from '../de/imports.js';

export const imports: typeof german = {
  imports: {
    upload: 'Bestand inlezen', uploadHint: 'Het bestand wordt eerst alleen met de huidige gegevens vergeleken. U ziet wat er zou veranderen en beslist dan.', choose: 'Bestand kiezen',
    chosen: 'Bestand: {name}', accepts: 'Bestanden: {endings}', sourceHint: 'Optioneel. Leeg: zoals de importer of het bestand het noemt.', licenceHint: 'Leeg: {licence}', datedHint: 'Optioneel. Leeg: zoals het bestand het zegt.',
    removeMissing: 'Weghalen wat in het bestand ontbreekt', removeHint: 'Anders blijft het staan en wordt het alleen gemeld.', compare: 'Vergelijken', comparing: 'Wordt vergeleken …',
    expects: {
      'visa-matrix': 'CSV met de kolommen Passport, Destination, Requirement, of JSON per paspoort en bestemming. De datum staat in de bestandsnaam of wordt hieronder ingevuld.',
      'advisory-de': 'De landenlijst uit de open data van het Auswärtiges Amt, of het antwoord voor één land.',
      'advisory-uk': 'Pagina’s van landen uit de content-API van GOV.UK, één of een lijst ervan. De index van alle landen noemt geen niveaus.',
      'advisory-us': 'De RSS-feed met alle reisadviezen van het Department of State.',
      'advisory-ca': 'De index van alle landen (index-alpha-eng.json), of de pagina van één land.',
      'advisory-au': 'De export van alle bestemmingen van Smartraveller (destinations-export).',
      'country-facts': 'Een eigen tabel met de kolommen iso2, callingCode, currencies, languages, capital, drivingSide, timeZones, source, date. Lege cellen zeggen niets.',
      'airports': 'Het bestand airports.csv van OurAirports, of een lijst met de kolommen iata, icao, name, country_iso2, region_name, lat, lon, tz, type, scheduled.',
      'regions': 'Het bestand regions.csv van OurAirports, of de lijst van gebieden van UN/LOCODE.',
    },
    field: {
      importer: 'Importer', file: 'Bestand', sourceUri: 'Adres van de bron', licence: 'Licentie', dated: 'Datum van de gegevens', address: 'Adres', everyHours: 'Elke … uur', isActive: 'Actief', applies: 'Wijzigingen vanzelf overnemen',
    },
    hint: { licence: 'U bevestigt daarmee dat de gegevens zo mogen worden gebruikt.', isActive: 'Uitgeschakeld rust het schema.', applies: 'Anders wordt er alleen gemeld en neemt een redacteur de wijzigingen over.' },
    importers: 'Waar gegevens vandaan mogen komen', attribution: 'Te noemen', files: 'Bestanden', runs: 'Uitvoeringen', noRuns: 'Nog geen uitvoeringen.', started: 'Begonnen', state: 'Toestand', result: 'Resultaat',
    counts: '{read} gelezen, {added} nieuw, {changed} gewijzigd, {removed} verwijderd', problems: 'Bijzonderheden', by: 'Door', byItself: 'Schema', appliedBy: 'overgenomen door {name}', momentBy: '{date}, {name}',
    states: { DRY_RUN: 'Alleen vergeleken', APPLIED: 'Overgenomen', REFUSED: 'Geweigerd', FAILED: 'Mislukt' },
    schedules: 'Schema’s', addSchedule: 'Nieuw schema', editSchedule: 'Schema bewerken', noSchedules: 'Nog geen schema’s.', every: 'Interval', everyHours: '{count, plural, one {elk uur} other {elke # uur}}',
    appliesItself: 'neemt vanzelf over', reportsOnly: 'meldt alleen', lastRun: 'Laatste uitvoering', deleteSchedule: 'Schema ‘{name}’ verwijderen?', deleteScheduleText: 'Het adres {address} wordt niet meer gelezen. Wat is ingelezen, blijft.',
    runTitle: 'Uitvoering: {name}', toImports: 'Naar de imports', apply: 'Overnemen', applied: 'De wijzigingen zijn overgenomen.', dryRun: 'Er is tot nu toe alleen vergeleken. Controleer de wijzigingen en neem ze dan over.',
    dryRunSame: 'Het bestand zegt hetzelfde als de huidige gegevens. Er valt niets over te nemen.', applyTitle: '{count, plural, one {# wijziging overnemen?} other {# wijzigingen overnemen?}}',
    applyText: 'De gegevens worden meteen gewijzigd. Zijn ze sinds de vergelijking veranderd, dan wordt er niets geschreven en krijgt u dat te horen.',
    problemsTitle: '{count, plural, one {# bijzonderheid} other {# bijzonderheden}}', changesTitle: '{count, plural, =0 {Geen wijzigingen} one {# wijziging} other {# wijzigingen}}', firstOf: 'U ziet de eerste {shown} van {total}.',
    noChanges: 'Hier verandert niets.', change: 'Soort', changes: { ADDED: 'Nieuw', CHANGED: 'Gewijzigd', REMOVED: 'Verwijderd' }, what: 'Wat', beforeAfter: 'Voor en na',
    count: { read: 'gelezen', added: 'nieuw', changed: 'gewijzigd', removed: 'verwijderd', unchanged: 'ongewijzigd', skipped: 'overgeslagen' },
    problem: {
      missing: 'Kies een bestand.', empty: 'Het bestand is leeg.', tooLarge: 'Het bestand is groter dan {max} MB.', ending: 'Deze importer leest alleen: {endings}.', unreadable: 'Het bestand is intussen gewijzigd of verplaatst. Kies het opnieuw.', notUtf8: 'Het bestand is geen tekst in UTF-8. Pak gecomprimeerde bestanden uit en sla tabellen op als ‘CSV UTF-8’.', hours: 'Voer een geheel getal van 1 tot 8784 in.',
    },
    passport: 'Paspoort: {name}', stay: '{requirement}, {count, plural, one {# dag} other {# dagen}}',
    requirement: { visaFree: 'visumvrij', visaOnArrival: 'visum bij aankomst', eta: 'inreisvergunning (ETA)', eVisa: 'e-visum', visaRequired: 'visum vereist', noAdmission: 'geen toegang' },
    placeField: { name: 'Naam', also: 'Andere namen', icao: 'ICAO-code', country: 'Land', regionId: 'Regio', lat: 'Breedtegraad', lon: 'Lengtegraad', tz: 'Tijdzone', size: 'Grootte', scheduled: 'Lijnvluchten' },
    empty: 'Geen importer ingesteld', emptyText: 'Een importer leest de gegevens van één bron. In deze Landfall is er geen.',
  },
};
