/** Importers and the advice of foreign ministries. The reference for the other languages. */
export const importTexts = {
  'import.title.visa-matrix': 'Visa matrix by passport and destination',
  'import.title.advisory-de': 'Travel advice from Germany (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Travel advice from the United Kingdom (FCDO)',
  'import.title.advisory-us': 'Travel advice from the United States (Department of State)',
  'import.title.advisory-ca': 'Travel advice from Canada (Global Affairs Canada)',
  'import.title.advisory-au': 'Travel advice from Australia (Smartraveller)',
  'import.title.country-facts': 'Facts about countries',
  'import.title.airports': 'Airports',
  'import.title.regions': 'Regions of countries',
  'import.title.region-outlines': 'Outlines of regions',

  'advisory.authority.de': 'Federal Foreign Office of Germany',
  'advisory.authority.uk': 'Foreign, Commonwealth & Development Office of the United Kingdom',
  'advisory.authority.us': 'Department of State of the United States',
  'advisory.authority.ca': 'Foreign ministry of Canada (Global Affairs Canada)',
  'advisory.authority.au': 'Department of Foreign Affairs and Trade of Australia',
  'advisory.note':
    '{authority}, advice to its own citizens (as of {date}): {measure, select, NORMAL {take the usual precautions} CAUTION {exercise increased caution} RECONSIDER {reconsider whether you need to travel} ESSENTIAL {avoid non-essential travel} AVOID {do not travel} PARTS {avoid travel to parts of the country} WARNING {a travel warning is in force} PARTIAL {a travel warning is in force for parts of the country} NONE {no travel warning is in force} other {please read the travel advice}}.{hasHeadline, select, yes { In the original: “{headline}”} other {}}',

  'import.problem.empty': 'The response is empty. The source may have been switched off or be out of order.',
  'import.problem.webPage': 'A web page was returned instead of the data.',
  'import.problem.notJson': 'The file is not complete JSON; it may have been cut off.',
  'import.problem.notFeed': 'The file is not a complete RSS feed; it may have been cut off.',
  'import.problem.notCsv': 'The table cannot be read from line {line} onwards.',
  'import.problem.missingColumn': 'Columns are missing: {columns}.',
  'import.problem.wrongShape': 'The file does not have the structure expected of this source.',
  'import.problem.noDate':
    'The date of the data is not known. Please enter it; the file name does not contain it: {file}.',
  'import.problem.tooFew':
    'The file contains only {count} entries, although at least {least} were expected; it may have been cut off.',
  'import.problem.tooMuchChange':
    'The file would change or remove {count} of {total} stored entries, which is more than a third. Please check that it is in order.',
  'import.problem.missingKept': 'Stored entries that are no longer in the file are kept. Number: {count}.',
  'import.problem.unknownCountry': 'Left out because no country with this name or code is known: {name}.',
  'import.problem.unknownRegion': 'Left out because no region of {country} with this name or code is known: {name}.',
  'import.problem.severalEntries': '{country}: there are several entries; the strictest one counts.',
  'import.problem.badValue': '{where}: the value “{value}” is not valid for the field {field}.',
  'import.problem.unknownLevel': '{country}: the level “{value}” is not known and was left out.',
  'import.problem.withdrawn': '{country}: the advice has been withdrawn and was therefore left out.',
  'import.problem.newerAdvice':
    '{country}: there is newer advice than the one stored. Please import the data of this country separately.',
  'import.problem.dateToCome': 'The data are dated in the future ({date}). Please check the date.',
  'import.problem.entryToCome': '{country}: left out because its date, {date}, lies in the future.',
  'import.problem.olderKept': '{country}: what is stored, as of {stored}, is newer than the file ({date}) and is kept.',
  'import.problem.olderFile':
    'The file of {date} is older than the stored data ({stored}) and would change them. Please use a newer file.',
  'import.problem.tooManyLifted':
    'The file would lift {count} of {total} stored warnings, which is more than a third. Please check that it is in order.',
  'import.problem.occursTwice': 'An entry occurs twice: {id}.',
  'import.problem.at': 'Line {line}{hasColumn, select, yes {, column {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'the JSON cannot be read from here on; the file may have been cut off.',
  'import.problem.keyTwice': 'the key {key} is already used in line {line}.',
  'import.problem.header': 'the header must be {expected}, not {found}.',
  'import.problem.emptyLine': 'the line is empty.',
  'import.problem.fieldCount': '{count, plural, one {# field} other {# fields}} instead of {expected}.',
  'import.problem.unknownPassport': 'unknown passport {value}; a two-letter ISO country code is needed.',
  'import.problem.unknownDestination': 'unknown destination {value}; a two-letter ISO country code is needed.',
  'import.problem.unknownRequirement': 'unknown requirement {value}.',
  'import.problem.badDays': 'the days must be a whole number from 1 to {max}, not {days}.',
  'import.problem.statedTwice':
    '{pair} is already stated in line {line}{hasColumn, select, yes {, column {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} is marked as the passport’s own country.',
  'import.problem.byPassport': 'an object by passport is needed.',
  'import.problem.byDestination': 'an object by destination is needed.',
  'import.problem.statusAndDays': 'an object with “status” and “days” is needed.',
  'import.problem.unknownField': 'the field {field} is not known.',
  'import.problem.statusText': '“status” must be a text.',
  'import.problem.daysNumber': '“days” must be a number.',
  'import.problem.noCells': 'The file holds no statement about any pair of countries.',
  'import.problem.rulesRejected': 'What the file says about {country} cannot be stored. Nothing was changed.',
  'import.problem.noTimeZone': 'Left out because the time zone is not known: {id}.',
  'import.problem.placeInUse': 'Not removed because rules or trips refer to the place: {id}.',
  'import.problem.notUtf8': 'The file is not UTF-8 text.',
  'import.problem.tooLarge': 'The response is larger than {max} MB.',
  'import.problem.noAddress': 'The address cannot be used.',
  'import.problem.unknownHost': 'The server of the address was not found.',
  'import.problem.notPublic': 'The address does not lead to the public internet and was not read.',
  'import.problem.timeout': 'The server did not send its full response in time.',
  'import.problem.noAnswer': 'The server could not be reached.',
  'import.problem.httpStatus': 'The server responded with an error: {status}.',
  'import.problem.redirected': 'The address redirects to another one, which was not followed: {location}.',
  'import.problem.storedMeanwhile':
    'Somebody else changed the same data at the same moment. Nothing was changed; please start the import again.',
  'import.problem.internal':
    'The import failed because of an internal error. Nothing was changed. Please give this number when you report it: {id}.',
  'import.problem.interrupted':
    'The import was interrupted several times and has been stopped. Nothing was changed. Please start it again.',

  'rejection.importFileGone': 'The uploaded file is no longer there. Please upload it again.',
  'rejection.importNotRunning': 'This import is not running and cannot be cancelled.',
  'rejection.unknownImporter': 'There is no such importer: {name}.',
  'rejection.fileTooLarge': 'The file is larger than {max} MB.',
  'rejection.noImage': 'The file is not a readable JPG or PNG image.',
  'rejection.importNotOpen':
    'This import can no longer be applied: it has already been applied or rejected, or a newer one has replaced it.',
  'rejection.importMovedOn':
    'The stored data have changed since the comparison. The comparison has been made again; please review it before you apply it.',
  'rejection.importBreaksRegressionCase':
    'These test trips would no longer get the right answer: {names}. Somebody other than the person who started the import can still apply it.',
} as const;
