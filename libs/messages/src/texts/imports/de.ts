import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Visamatrix nach Pass und Reiseziel',
  'import.title.advisory-de': 'Reisehinweise Deutschlands (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Reisehinweise des Vereinigten Königreichs (FCDO)',
  'import.title.advisory-us': 'Reisehinweise der Vereinigten Staaten (Department of State)',
  'import.title.advisory-ca': 'Reisehinweise Kanadas (Global Affairs Canada)',
  'import.title.advisory-au': 'Reisehinweise Australiens (Smartraveller)',
  'import.title.country-facts': 'Angaben zu Ländern',
  'import.title.airports': 'Flughäfen',
  'import.title.regions': 'Regionen der Länder',
  'import.title.region-outlines': 'Umrisse von Regionen',
  'import.title.cruises': 'Kreuzfahrten mit ihren Stopps',
  'import.title.gdacs': 'Katastrophen weltweit (GDACS)',

  'advisory.authority.de': 'Auswärtiges Amt (Deutschland)',
  'advisory.authority.uk': 'Britisches Außenministerium',
  'advisory.authority.us': 'US-Außenministerium',
  'advisory.authority.ca': 'Kanadisches Außenministerium',
  'advisory.authority.au': 'Australisches Außenministerium',
  'advisory.note':
    '{authority}, Hinweis an die eigenen Staatsangehörigen (Stand: {date}): {measure, select, NORMAL {die üblichen Vorsichtsmaßnahmen beachten} CAUTION {erhöhte Vorsicht walten lassen} RECONSIDER {die Notwendigkeit der Reise überdenken} ESSENTIAL {nicht notwendige Reisen vermeiden} AVOID {nicht reisen} PARTS {Reisen in Teile des Landes vermeiden} WARNING {es besteht eine Reisewarnung} PARTIAL {es besteht eine Reisewarnung für Teile des Landes} NONE {es besteht keine Reisewarnung} other {bitte die Reisehinweise lesen}}.{hasParts, select, yes { Für Teile des Landes kann ein strengerer Hinweis gelten.} other {}}{hasHeadline, select, yes { Im Wortlaut: „{headline}“} other {}}',

  'import.problem.empty': 'Die Antwort ist leer. Möglicherweise ist die Quelle abgeschaltet oder gestört.',
  'import.problem.webPage': 'Statt der Daten wurde eine Webseite geliefert.',
  'import.problem.notJson': 'Die Datei enthält kein vollständiges JSON; möglicherweise wurde sie abgeschnitten.',
  'import.problem.notFeed': 'Die Datei enthält keinen vollständigen RSS-Feed; möglicherweise wurde sie abgeschnitten.',
  'import.problem.notCsv': 'Die Tabelle ist ab Zeile {line} nicht lesbar.',
  'import.problem.missingColumn': 'Es fehlen Spalten: {columns}.',
  'import.problem.wrongShape': 'Die Datei ist nicht so aufgebaut, wie es bei dieser Quelle erwartet wird.',
  'import.problem.noDate':
    'Der Stand der Daten ist nicht bekannt. Bitte geben Sie den Tag an; im Dateinamen steht er nicht: {file}.',
  'import.problem.tooFew':
    'Die Datei enthält nur {count} von mindestens {least} erwarteten Einträgen; möglicherweise wurde sie abgeschnitten.',
  'import.problem.tooMuchChange':
    'Die Datei würde {count} von {total} gespeicherten Einträgen ändern oder entfernen, also mehr als ein Drittel. Bitte prüfen Sie, ob sie in Ordnung ist.',
  'import.problem.missingKept':
    'Gespeicherte Einträge, die nicht mehr in der Datei stehen, bleiben erhalten. Anzahl: {count}.',
  'import.problem.unknownCountry': 'Ausgelassen, weil kein Land mit diesem Namen oder Code bekannt ist: {name}.',
  'import.problem.unknownRegion':
    'Ausgelassen, weil in {country} keine Region mit diesem Namen oder Code bekannt ist: {name}.',
  'import.problem.severalEntries': '{country}: Es gibt mehrere Einträge; es zählt der strengste.',
  'import.problem.badValue': '{where}: Der Wert „{value}“ passt nicht zum Feld {field}.',
  'import.problem.unknownLevel': '{country}: Die Stufe „{value}“ ist nicht bekannt und wurde ausgelassen.',
  'import.problem.withdrawn': '{country}: Der Hinweis wurde zurückgezogen und deshalb ausgelassen.',
  'import.problem.newerAdvice':
    '{country}: Es gibt einen neueren Hinweis als den gespeicherten. Bitte importieren Sie die Daten dieses Landes einzeln.',
  'import.problem.dateToCome': 'Die Daten tragen ein Datum in der Zukunft ({date}). Bitte prüfen Sie das Datum.',
  'import.problem.entryToCome': '{country}: ausgelassen, weil das Datum {date} in der Zukunft liegt.',
  'import.problem.olderKept':
    '{country}: Der gespeicherte Stand vom {stored} ist neuer als der der Datei ({date}) und bleibt erhalten.',
  'import.problem.olderFile':
    'Die Datei vom {date} ist älter als die gespeicherten Daten ({stored}) und würde sie ändern. Bitte verwenden Sie eine neuere Datei.',
  'import.problem.tooManyLifted':
    'Die Datei würde {count} von {total} gespeicherten Warnungen aufheben, also mehr als ein Drittel. Bitte prüfen Sie, ob sie in Ordnung ist.',
  'import.problem.occursTwice': 'Ein Eintrag kommt doppelt vor: {id}.',
  'import.problem.at': 'Zeile {line}{hasColumn, select, yes {, Spalte {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'Ab hier ist das JSON nicht lesbar; möglicherweise wurde die Datei abgeschnitten.',
  'import.problem.keyTwice': 'Der Schlüssel {key} steht schon in Zeile {line}.',
  'import.problem.header': 'Die Kopfzeile muss {expected} lauten, nicht {found}.',
  'import.problem.emptyLine': 'Die Zeile ist leer.',
  'import.problem.fieldCount': '{count, plural, one {# Feld} other {# Felder}} statt {expected}.',
  'import.problem.unknownPassport': 'Unbekannter Pass {value}; nötig ist ein Ländercode aus zwei Buchstaben (ISO).',
  'import.problem.unknownDestination': 'Unbekanntes Ziel {value}; nötig ist ein Ländercode aus zwei Buchstaben (ISO).',
  'import.problem.unknownRequirement': 'Unbekannte Anforderung {value}.',
  'import.problem.badDays': 'Die Tage müssen eine ganze Zahl von 1 bis {max} sein, nicht {days}.',
  'import.problem.statedTwice':
    '{pair} steht schon in Zeile {line}{hasColumn, select, yes {, Spalte {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} ist als eigenes Land des Passes gekennzeichnet.',
  'import.problem.byPassport': 'Hier muss ein Objekt mit den Pässen stehen.',
  'import.problem.byDestination': 'Hier muss ein Objekt mit den Zielen stehen.',
  'import.problem.statusAndDays': 'Hier muss ein Objekt mit „status“ und „days“ stehen.',
  'import.problem.unknownField': 'Das Feld {field} ist nicht bekannt.',
  'import.problem.statusText': '„status“ muss ein Text sein.',
  'import.problem.daysNumber': '„days“ muss eine Zahl sein.',
  'import.problem.cellMissing': 'Es fehlt ein Wert.',
  'import.problem.cellTooLong': 'Der Text ist länger als {max} Zeichen.',
  'import.problem.cellValue': 'Der Wert {value} ist nicht gültig.',
  'import.problem.formula': 'Die Zelle beginnt wie eine Formel: {value}.',
  'import.problem.notATime': 'Hier muss eine Ortszeit wie 2027-05-02 08:00 stehen, nicht {value}.',
  'import.problem.timeAtSea': 'Ein Seetag hat ein Datum in „arrival“ und keine Uhrzeit.',
  'import.problem.notInOrder': 'Die Zeit liegt vor der vorigen der Kreuzfahrt {id}.',
  'import.problem.otherCruise': 'Für die Kreuzfahrt {id} steht in Zeile {line} ein anderer Wert.',
  'import.problem.cruiseIncomplete':
    'Die Kreuzfahrt {id} braucht 2 bis {stops} Stopps, an jedem Stopp unterwegs Ankunft und Abfahrt, und eine Dauer von 1 bis {days} Tagen.',
  'import.problem.sameSailing': 'Die Kreuzfahrt {id} ist dieselbe Abfahrt wie die Kreuzfahrt {other}.',
  'import.problem.unknownPort':
    'Der Hafen {code} ist nicht bekannt; Kreuzfahrten, die ihn anlaufen, wurden ausgelassen. Zeilen: {count}. Die Datei kann port_name, latitude, longitude und time_zone angeben.',
  'import.problem.noCells': 'Die Datei enthält zu keinem Länderpaar eine Angabe.',
  'import.problem.rulesRejected':
    '{country}: Was die Datei angibt, kann nicht gespeichert werden. Es wurde nichts geändert.',
  'import.problem.noTimeZone': 'Ausgelassen, weil die Zeitzone nicht bekannt ist: {id}.',
  'import.problem.placeInUse': 'Nicht entfernt, weil Bestimmungen oder Reisen den Ort nennen: {id}.',
  'import.problem.notUtf8': 'Die Datei ist kein Text in UTF-8.',
  'import.problem.tooLarge': 'Die Antwort ist größer als {max} MB.',
  'import.problem.noAddress': 'Die Adresse ist nicht verwendbar.',
  'import.problem.unknownHost': 'Der Server der Adresse wurde nicht gefunden.',
  'import.problem.notPublic': 'Die Adresse führt nicht in das öffentliche Internet und wurde nicht gelesen.',
  'import.problem.timeout': 'Der Server hat nicht rechtzeitig vollständig geantwortet.',
  'import.problem.noAnswer': 'Der Server war nicht erreichbar.',
  'import.problem.httpStatus': 'Der Server hat mit einem Fehler geantwortet: {status}.',
  'import.problem.redirected': 'Die Adresse leitet zu einer anderen weiter, der nicht gefolgt wurde: {location}.',
  'import.problem.storedMeanwhile':
    'Jemand anderes hat im selben Augenblick dieselben Daten geändert. Es wurde nichts geändert; bitte starten Sie den Import erneut.',
  'import.problem.internal':
    'Der Import ist an einem internen Fehler gescheitert. Es wurde nichts geändert. Bitte geben Sie diese Nummer an, wenn Sie den Fehler melden: {id}.',
  'import.problem.interrupted':
    'Der Import wurde mehrmals unterbrochen und deshalb beendet. Es wurde nichts geändert. Bitte starten Sie ihn erneut.',

  'rejection.importFileGone': 'Die hochgeladene Datei ist nicht mehr vorhanden. Bitte laden Sie sie erneut hoch.',
  'rejection.importNotRunning': 'Dieser Import läuft nicht und kann nicht abgebrochen werden.',
  'rejection.unknownImporter': 'Diesen Importer gibt es nicht: {name}.',
  'rejection.fileTooLarge': 'Die Datei ist größer als {max} MB.',
  'rejection.noImage': 'Die Datei ist kein lesbares Bild im Format JPG oder PNG.',
  'rejection.badUsername': 'Ein Benutzername hat 3 bis 100 Zeichen und weder am Anfang noch am Ende ein Leerzeichen.',
  'rejection.usernameStays': 'Ein Benutzername kann nicht geändert werden.',
  'rejection.ownRights': 'Den eigenen Zugang können Sie sich nicht entziehen.',
  'rejection.passwordTooLong': 'Das Passwort ist zu lang.',
  'rejection.passwordCommon': 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  'rejection.passwordContainsName': 'Das Passwort darf weder Ihren Namen noch den der Organisation enthalten.',
  'rejection.passwordWrong': 'Das bisherige Passwort stimmt nicht.',
  'rejection.passwordChangeOff': 'Das Ändern des Passworts ist ausgeschaltet.',
  'rejection.importNotOpen':
    'Dieser Import kann nicht mehr angewendet werden: Er wurde bereits angewendet, abgelehnt oder durch einen neueren ersetzt.',
  'rejection.importMovedOn':
    'Die gespeicherten Daten haben sich seit dem Vergleich geändert. Der Vergleich wurde neu erstellt; bitte prüfen Sie ihn, bevor Sie ihn anwenden.',
  'rejection.importBreaksRegressionCase':
    'Diese Prüfreisen bekämen nicht mehr die richtige Auskunft: {names}. Wer den Import nicht selbst gestartet hat, kann ihn dennoch anwenden.',
};
