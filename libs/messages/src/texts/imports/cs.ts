import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Vízová matice podle pasu a destinace',
  'import.title.advisory-de': 'Cestovní doporučení Německa (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Cestovní doporučení Spojeného království (FCDO)',
  'import.title.advisory-us': 'Cestovní doporučení Spojených států (Department of State)',
  'import.title.advisory-ca': 'Cestovní doporučení Kanady (Global Affairs Canada)',
  'import.title.advisory-au': 'Cestovní doporučení Austrálie (Smartraveller)',
  'import.title.country-facts': 'Údaje o zemích',
  'import.title.airports': 'Letiště',
  'import.title.regions': 'Regiony zemí',
  'import.title.region-outlines': 'Obrysy regionů',

  'advisory.authority.de': 'Ministerstvo zahraničí Německa',
  'advisory.authority.uk': 'Ministerstvo zahraničí Spojeného království',
  'advisory.authority.us': 'Ministerstvo zahraničí Spojených států',
  'advisory.authority.ca': 'Ministerstvo zahraničí Kanady',
  'advisory.authority.au': 'Ministerstvo zahraničních věcí a obchodu Austrálie',
  'advisory.note':
    '{authority}, doporučení vlastním občanům (stav ke dni {date}): {measure, select, NORMAL {dbát obvyklé opatrnosti} CAUTION {dbát zvýšené opatrnosti} RECONSIDER {zvážit, zda je cesta nutná} ESSENTIAL {vyhnout se cestám, které nejsou nezbytné} AVOID {necestovat} PARTS {vyhnout se cestám do některých částí země} WARNING {platí cestovní varování} PARTIAL {platí cestovní varování pro některé části země} NONE {neplatí žádné cestovní varování} other {přečtěte si prosím cestovní doporučení}}.{hasHeadline, select, yes { V originále: „{headline}“} other {}}',

  'import.problem.empty': 'Odpověď je prázdná. Zdroj je možná vypnutý nebo má poruchu.',
  'import.problem.webPage': 'Místo dat přišla webová stránka.',
  'import.problem.notJson': 'Soubor není úplný JSON; možná byl zkrácen.',
  'import.problem.notFeed': 'Soubor není úplný kanál RSS; možná byl zkrácen.',
  'import.problem.notCsv': 'Tabulku nelze od řádku {line} přečíst.',
  'import.problem.missingColumn': 'Chybějí sloupce: {columns}.',
  'import.problem.wrongShape': 'Soubor nemá formát tohoto zdroje.',
  'import.problem.noDate': 'Není známo, ze kterého dne údaje jsou. Uveďte prosím den; v názvu souboru není: {file}.',
  'import.problem.tooFew': 'Soubor obsahuje jen {count} z nejméně {least} očekávaných záznamů; možná byl zkrácen.',
  'import.problem.tooMuchChange':
    'Soubor by změnil nebo odstranil {count} z {total} uložených záznamů, tedy více než třetinu. Zkontrolujte prosím, zda je v pořádku.',
  'import.problem.missingKept': 'Uložené záznamy, které už v souboru nejsou, zůstávají beze změny. Počet: {count}.',
  'import.problem.unknownCountry': 'Vynecháno, protože není známa žádná země s tímto názvem nebo kódem: {name}.',
  'import.problem.unknownRegion':
    'Vynecháno, protože v zemi {country} není znám žádný region s tímto názvem nebo kódem: {name}.',
  'import.problem.severalEntries': 'Pro stejnou zemi ({country}) je více záznamů; platí nejpřísnější.',
  'import.problem.badValue': '{where}: hodnota „{value}“ neodpovídá poli {field}.',
  'import.problem.unknownLevel': '{country}: stupeň „{value}“ není znám a byl vynechán.',
  'import.problem.withdrawn': '{country}: doporučení bylo staženo, a proto je vynecháno.',
  'import.problem.newerAdvice':
    '{country}: existuje novější doporučení než uložené. Importujte prosím údaje této země samostatně.',
  'import.problem.dateToCome': 'Údaje nesou datum v budoucnosti ({date}). Zkontrolujte prosím datum.',
  'import.problem.entryToCome': '{country}: vynecháno, protože datum {date} je v budoucnosti.',
  'import.problem.olderKept':
    '{country}: uložený stav ({stored}) je novější než stav v souboru ({date}) a zůstává beze změny.',
  'import.problem.olderFile':
    'Soubor ({date}) je starší než uložené údaje ({stored}) a změnil by je. Použijte prosím novější soubor.',
  'import.problem.tooManyLifted':
    'Soubor by zrušil {count} z {total} uložených varování, tedy více než třetinu. Zkontrolujte prosím, zda je v pořádku.',
  'import.problem.occursTwice': 'Záznam se vyskytuje dvakrát: {id}.',
  'import.problem.at': 'Řádek {line}{hasColumn, select, yes {, sloupec {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'odtud dál nelze JSON přečíst; soubor byl možná zkrácen.',
  'import.problem.keyTwice': 'klíč {key} je už na řádku {line}.',
  'import.problem.header': 'záhlaví musí znít {expected}, ne {found}.',
  'import.problem.emptyLine': 'řádek je prázdný.',
  'import.problem.fieldCount':
    '{count, plural, one {# pole} few {# pole} many {# pole} other {# polí}}, očekávaný počet: {expected}.',
  'import.problem.unknownPassport': 'neznámý pas {value}; je třeba dvoupísmenný kód země podle ISO.',
  'import.problem.unknownDestination': 'neznámý cíl {value}; je třeba dvoupísmenný kód země podle ISO.',
  'import.problem.unknownRequirement': 'neznámý požadavek {value}.',
  'import.problem.badDays': 'počet dní musí být celé číslo od 1 do {max}, ne {days}.',
  'import.problem.statedTwice':
    '{pair} je už na řádku {line}{hasColumn, select, yes {, sloupec {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} je označeno jako vlastní země pasu.',
  'import.problem.byPassport': 'tady musí být objekt s pasy.',
  'import.problem.byDestination': 'tady musí být objekt s cíli.',
  'import.problem.statusAndDays': 'tady musí být objekt se „status“ a „days“.',
  'import.problem.unknownField': 'pole {field} není známo.',
  'import.problem.statusText': '„status“ musí být text.',
  'import.problem.daysNumber': '„days“ musí být číslo.',
  'import.problem.noCells': 'Soubor neobsahuje údaj o žádné dvojici zemí.',
  'import.problem.rulesRejected': '{country}: co soubor uvádí, nelze uložit. Nic se nezměnilo.',
  'import.problem.noTimeZone': 'Vynecháno, protože časové pásmo není známo: {id}.',
  'import.problem.placeInUse': 'Neodstraněno, protože místo uvádějí pravidla nebo cesty: {id}.',
  'import.problem.notUtf8': 'Soubor není text v UTF-8.',
  'import.problem.tooLarge': 'Odpověď je větší než {max} MB.',
  'import.problem.noAddress': 'Adresu nelze použít.',
  'import.problem.unknownHost': 'Server této adresy nebyl nalezen.',
  'import.problem.notPublic': 'Adresa nevede do veřejného internetu, a proto nebyla načtena.',
  'import.problem.timeout': 'Server včas neodeslal úplnou odpověď.',
  'import.problem.noAnswer': 'Server nebyl dostupný.',
  'import.problem.httpStatus': 'Server odpověděl chybou: {status}.',
  'import.problem.redirected': 'Adresa přesměrovává na jinou, na kterou se nepřešlo: {location}.',
  'import.problem.storedMeanwhile':
    'Někdo jiný v tu chvíli změnil stejné údaje. Nic nebylo změněno; spusťte prosím import znovu.',
  'import.problem.internal':
    'Import selhal kvůli vnitřní chybě. Nic nebylo změněno. Při hlášení chyby prosím uveďte toto číslo: {id}.',
  'import.problem.interrupted':
    'Import byl několikrát přerušen, a proto byl zastaven. Nic nebylo změněno. Spusťte ho prosím znovu.',

  'rejection.importFileGone': 'Nahraný soubor již není k dispozici. Nahrajte ho prosím znovu.',
  'rejection.importNotRunning': 'Tento import neprobíhá a nelze ho zrušit.',
  'rejection.unknownImporter': 'Takový typ importu neexistuje: {name}.',
  'rejection.fileTooLarge': 'Soubor je větší než {max} MB.',
  'rejection.noImage': 'Soubor není čitelný obrázek JPG nebo PNG.',
  'rejection.passwordTooLong': 'Heslo je příliš dlouhé.',
  'rejection.passwordCommon': 'Toto heslo je příliš běžné. Zvolte prosím jiné.',
  'rejection.passwordContainsName': 'Heslo nesmí obsahovat vaše jméno ani název organizace.',
  'rejection.passwordWrong': 'Současné heslo není správné.',
  'rejection.passwordChangeOff': 'Změna hesla je vypnutá.',
  'rejection.importNotOpen': 'Tento import už nelze použít: byl již použit nebo odmítnut, nebo ho nahradil novější.',
  'rejection.importMovedOn':
    'Uložené údaje se od porovnání změnily. Porovnání bylo provedeno znovu; před použitím je prosím zkontrolujte.',
  'rejection.importBreaksRegressionCase':
    'Vzoroví cestující, kteří dnes dostávají správnou odpověď, by ji už nedostali: {names}. Import může přesto použít jiná osoba než ta, která ho spustila.',
};
