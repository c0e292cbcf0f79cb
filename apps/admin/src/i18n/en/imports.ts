import type { imports as german } from '../de/imports.js';

export const imports: typeof german = {
  imports: {
    upload: 'Read a file', uploadHint: 'The file is first only compared with what stands. You see what would change, and then decide.', choose: 'Choose a file',
    chosen: 'File: {name}', accepts: 'Files: {endings}', sourceHint: 'Optional. Empty: as the importer or the file names it.', licenceHint: 'Empty: {licence}', datedHint: 'Optional. Empty: as the file says it.',
    removeMissing: 'Take away what the file no longer says', removeHint: 'Otherwise it stays and is only reported.', compare: 'Compare', comparing: 'Comparing …',
    expects: {
      'visa-matrix': 'CSV with the columns Passport, Destination, Requirement, or JSON by passport and destination. The date is part of the file name, or entered as “Day of the data”.',
      'advisory-de': 'The list of countries from the open data of the Auswärtiges Amt, or its response for one country.',
      'advisory-uk': 'Pages of countries from the content API of GOV.UK, one or a list of them. The index of all countries names no levels.',
      'advisory-us': 'The RSS feed with all travel advisories of the Department of State.',
      'advisory-ca': 'The index of all countries (index-alpha-eng.json), or the page of one country.',
      'advisory-au': 'The export of all destinations from Smartraveller (destinations-export).',
      'country-facts': 'A table of your own with the columns iso2, callingCode, currencies, languages, capital, drivingSide, timeZones, source, date. Empty cells say nothing.',
      'airports': 'The file airports.csv from OurAirports, or a list with the columns iata, icao, name, country_iso2, region_name, lat, lon, tz, type, scheduled.',
      'regions': 'The file regions.csv from OurAirports, or the list of subdivisions from UN/LOCODE.',
    },
    field: {
      importer: 'Importer', file: 'File', sourceUri: 'Address of the source', licence: 'Licence', dated: 'Day of the data', address: 'Address', everyHours: 'Every … hours', isActive: 'Active', applies: 'Apply changes by itself',
    },
    hint: { licence: 'You confirm that the data may be used this way.', isActive: 'Switched off, the schedule rests.', applies: 'Otherwise it only reports, and an editor applies the run.' },
    importers: 'Where data may come from', attribution: 'To be named', files: 'Files', runs: 'Runs', noRuns: 'No runs yet.', started: 'Started', state: 'State', result: 'Result',
    counts: '{read} read, {added} added, {changed} changed, {removed} removed', problems: 'Issues', by: 'By', byItself: 'Schedule', appliedBy: 'applied by {name}', momentBy: '{date}, {name}',
    states: { DRY_RUN: 'Compared only', APPLIED: 'Applied', REFUSED: 'Refused', FAILED: 'Failed' },
    schedules: 'Schedules', addSchedule: 'New schedule', editSchedule: 'Edit schedule', noSchedules: 'No schedules yet.', every: 'Interval', everyHours: '{count, plural, one {every hour} other {every # hours}}',
    appliesItself: 'applies by itself', reportsOnly: 'only reports', lastRun: 'Last run', deleteSchedule: 'Delete the schedule “{name}”?', deleteScheduleText: 'The address {address} is no longer read. What has been imported stays.',
    runTitle: 'Run: {name}', toImports: 'To the imports', apply: 'Apply', applied: 'The changes have been applied.', dryRun: 'So far it has only been compared. Check the changes and then apply them.',
    dryRunSame: 'The file says the same as what stands. There is nothing to apply.', applyTitle: '{count, plural, one {Apply # change?} other {Apply # changes?}}',
    applyText: 'What stands is changed at once. If it has changed since the comparison, nothing is written and you are told.',
    problemsTitle: '{count, plural, one {# issue} other {# issues}}', changesTitle: '{count, plural, =0 {No changes} one {# change} other {# changes}}', firstOf: 'The first {shown} of {total} are shown.',
    noChanges: 'Nothing changes here.', change: 'Kind', changes: { ADDED: 'Added', CHANGED: 'Changed', REMOVED: 'Removed' }, what: 'What', beforeAfter: 'Before and after',
    count: { read: 'read', added: 'added', changed: 'changed', removed: 'removed', unchanged: 'unchanged', skipped: 'skipped' },
    problem: {
      missing: 'Please choose a file.', empty: 'The file is empty.', tooLarge: 'The file is larger than {max} MB.', ending: 'This importer only reads: {endings}.', unreadable: 'The file has been changed or moved in the meantime. Please choose it again.', notUtf8: 'The file is not text in UTF-8. Please unpack compressed files, and save tables as “CSV UTF-8”.', hours: 'Please enter a whole number from 1 to 8784.',
    },
    passport: 'Passport: {name}', stay: '{requirement}, {count, plural, one {# day} other {# days}}',
    requirement: { visaFree: 'visa-free', visaOnArrival: 'visa on arrival', eta: 'entry permit (ETA)', eVisa: 'e-visa', visaRequired: 'visa required', noAdmission: 'no admission' },
    placeField: { name: 'Name', also: 'Other names', icao: 'ICAO code', country: 'Country', regionId: 'Region', lat: 'Latitude', lon: 'Longitude', tz: 'Time zone', size: 'Size', scheduled: 'Scheduled flights' },
    empty: 'No importer is set up', emptyText: 'An importer reads the data of one source. There is none in this Landfall.',
  },
};
