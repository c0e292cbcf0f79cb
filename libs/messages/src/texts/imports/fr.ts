import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Matrice des visas par passeport et destination',
  'import.title.advisory-de': 'Conseils aux voyageurs de l’Allemagne (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Conseils aux voyageurs du Royaume-Uni (FCDO)',
  'import.title.advisory-us': 'Conseils aux voyageurs des États-Unis (Department of State)',
  'import.title.advisory-ca': 'Conseils aux voyageurs du Canada (Affaires mondiales Canada)',
  'import.title.advisory-au': 'Conseils aux voyageurs de l’Australie (Smartraveller)',
  'import.title.country-facts': 'Données sur les pays',
  'import.title.airports': 'Aéroports',
  'import.title.regions': 'Régions des pays',
  'import.title.region-outlines': 'Contours des régions',
  'import.title.cruises': 'Croisières avec leurs escales',
  'import.title.gdacs': 'Catastrophes dans le monde (GDACS)',

  'advisory.authority.de': 'Ministère fédéral des Affaires étrangères d’Allemagne',
  'advisory.authority.uk': 'Ministère des Affaires étrangères du Royaume-Uni',
  'advisory.authority.us': 'Département d’État des États-Unis',
  'advisory.authority.ca': 'Affaires mondiales Canada',
  'advisory.authority.au': 'Ministère des Affaires étrangères et du Commerce d’Australie',
  'advisory.note':
    '{authority}, conseil à ses propres ressortissants (au {date})\u00a0: {measure, select, NORMAL {prendre les précautions habituelles} CAUTION {faire preuve d’une vigilance renforcée} RECONSIDER {réexaminer la nécessité du voyage} ESSENTIAL {éviter les voyages non essentiels} AVOID {ne pas voyager} PARTS {éviter certaines parties du pays} WARNING {les voyages sont déconseillés} PARTIAL {les voyages sont déconseillés dans certaines parties du pays} NONE {les voyages ne sont pas déconseillés} other {veuillez lire les conseils aux voyageurs}}.{hasParts, select, yes { Des conseils plus stricts peuvent s’appliquer à certaines parties du pays.} other {}}{hasHeadline, select, yes { Dans le texte original\u00a0: «\u00a0{headline}\u00a0»} other {}}',

  'import.problem.empty': 'La réponse est vide. La source est peut-être désactivée ou en panne.',
  'import.problem.webPage': 'Une page web a été reçue à la place des données.',
  'import.problem.notJson': 'Le fichier n’est pas un JSON complet\u00a0; il a peut-être été tronqué.',
  'import.problem.notFeed': 'Le fichier n’est pas un flux RSS complet\u00a0; il a peut-être été tronqué.',
  'import.problem.notCsv': 'Le tableau est illisible à partir de la ligne {line}.',
  'import.problem.missingColumn': 'Des colonnes manquent\u00a0: {columns}.',
  'import.problem.wrongShape': 'Le fichier n’a pas la structure attendue pour cette source.',
  'import.problem.noDate':
    'La date des données n’est pas connue. Veuillez l’indiquer\u00a0; le nom du fichier ne la contient pas\u00a0: {file}.',
  'import.problem.tooFew':
    'Le fichier ne contient que {count} entrées, alors qu’au moins {least} étaient attendues\u00a0; il a peut-être été tronqué.',
  'import.problem.tooMuchChange':
    'Le fichier modifierait ou supprimerait {count} des {total} entrées enregistrées, soit plus d’un tiers. Veuillez vérifier qu’il est correct.',
  'import.problem.missingKept':
    'Les entrées enregistrées qui ne figurent plus dans le fichier sont conservées. Nombre\u00a0: {count}.',
  'import.problem.unknownCountry': 'Entrée ignorée, car aucun pays n’est connu sous ce nom ou ce code\u00a0: {name}.',
  'import.problem.unknownRegion':
    'Entrée ignorée, car aucune région de ce nom ou de ce code n’est connue pour ce pays ({country})\u00a0: {name}.',
  'import.problem.severalEntries': '{country}\u00a0: il existe plusieurs entrées\u00a0; la plus stricte est retenue.',
  'import.problem.badValue': '{where}\u00a0: la valeur «\u00a0{value}\u00a0» ne convient pas au champ {field}.',
  'import.problem.unknownLevel': '{country}\u00a0: le niveau «\u00a0{value}\u00a0» est inconnu et a été ignoré.',
  'import.problem.withdrawn': '{country}\u00a0: le conseil a été retiré et n’a pas été repris.',
  'import.problem.newerAdvice':
    '{country}\u00a0: il existe un conseil plus récent que celui qui est enregistré. Veuillez importer les données de ce pays séparément.',
  'import.problem.dateToCome': 'Les données portent une date future ({date}). Veuillez vérifier la date.',
  'import.problem.entryToCome': '{country}\u00a0: ignoré, car la date ({date}) est dans le futur.',
  'import.problem.olderKept':
    '{country}\u00a0: la version enregistrée, du {stored}, est plus récente que celle du fichier ({date}) et est conservée.',
  'import.problem.olderFile':
    'Le fichier du {date} est plus ancien que les données enregistrées ({stored}) et les modifierait. Veuillez utiliser un fichier plus récent.',
  'import.problem.tooManyLifted':
    'Le fichier lèverait {count} des {total} avertissements enregistrés, soit plus d’un tiers. Veuillez vérifier qu’il est correct.',
  'import.problem.occursTwice': 'Une entrée apparaît deux fois\u00a0: {id}.',
  'import.problem.at': 'Ligne {line}{hasColumn, select, yes {, colonne {column}} other {}}{entry}\u00a0: {problem}',
  'import.problem.brokenJson': 'à partir d’ici, le JSON est illisible\u00a0; le fichier a peut-être été tronqué.',
  'import.problem.keyTwice': 'la clé {key} figure déjà à la ligne {line}.',
  'import.problem.header': 'l’en-tête doit être {expected} et non {found}.',
  'import.problem.emptyLine': 'la ligne est vide.',
  'import.problem.fieldCount':
    '{count, plural, one {# champ} many {# de champs} other {# champs}} au lieu de {expected}.',
  'import.problem.unknownPassport': 'passeport inconnu {value}\u00a0; il faut un code pays ISO de deux lettres.',
  'import.problem.unknownDestination': 'destination inconnue {value}\u00a0; il faut un code pays ISO de deux lettres.',
  'import.problem.unknownRequirement': 'exigence inconnue {value}.',
  'import.problem.badDays': 'le nombre de jours doit être un entier compris entre 1 et {max}, et non {days}.',
  'import.problem.statedTwice':
    '{pair} figure déjà à la ligne {line}{hasColumn, select, yes {, colonne {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} est marqué comme le pays du passeport lui-même.',
  'import.problem.byPassport': 'un objet contenant les passeports est attendu ici.',
  'import.problem.byDestination': 'un objet contenant les destinations est attendu ici.',
  'import.problem.statusAndDays': 'un objet avec «\u00a0status\u00a0» et «\u00a0days\u00a0» est attendu ici.',
  'import.problem.unknownField': 'le champ {field} est inconnu.',
  'import.problem.statusText': '«\u00a0status\u00a0» doit être un texte.',
  'import.problem.daysNumber': '«\u00a0days\u00a0» doit être un nombre.',
  'import.problem.cellMissing': 'il manque une valeur.',
  'import.problem.cellTooLong': 'le texte dépasse {max} caractères.',
  'import.problem.cellValue': 'la valeur {value} n’est pas valide.',
  'import.problem.formula': 'la cellule commence comme une formule : {value}.',
  'import.problem.notATime': 'une heure locale telle que 2027-05-02 08:00 est attendue, et non {value}.',
  'import.problem.timeAtSea': 'une journée en mer porte une seule date dans « arrival », sans heure.',
  'import.problem.notInOrder': 'l’heure précède la précédente de la croisière {id}.',
  'import.problem.otherCruise': 'la croisière {id} a une autre valeur à la ligne {line}.',
  'import.problem.cruiseIncomplete':
    'la croisière {id} doit comporter de 2 à {stops} escales, une arrivée et un départ à chaque escale intermédiaire, et durer de 1 à {days} jours.',
  'import.problem.sameSailing': 'la croisière {id} est le même départ que la croisière {other}.',
  'import.problem.unknownPort':
    'le port {code} n’est pas connu ; les croisières qui y font escale ont été laissées de côté. Lignes : {count}. Le fichier peut indiquer port_name, latitude, longitude et time_zone.',
  'import.problem.noCells': 'Le fichier ne contient d’indication pour aucune paire de pays.',
  'import.problem.rulesRejected':
    '{country}\u00a0: ce que dit le fichier ne peut pas être enregistré. Rien n’a été modifié.',
  'import.problem.noTimeZone': 'Entrée ignorée, car le fuseau horaire n’est pas connu\u00a0: {id}.',
  'import.problem.placeInUse': 'Lieu conservé, car des règles ou des voyages le mentionnent\u00a0: {id}.',
  'import.problem.notUtf8': 'Le fichier n’est pas un texte en UTF-8.',
  'import.problem.tooLarge': 'La réponse dépasse {max} Mo.',
  'import.problem.noAddress': 'L’adresse n’est pas utilisable.',
  'import.problem.unknownHost': 'Le serveur de l’adresse est introuvable.',
  'import.problem.notPublic': 'L’adresse ne mène pas à l’Internet public et n’a pas été lue.',
  'import.problem.timeout': 'Le serveur n’a pas envoyé de réponse complète à temps.',
  'import.problem.noAnswer': 'Le serveur n’a pas pu être joint.',
  'import.problem.httpStatus': 'Le serveur a répondu par une erreur\u00a0: {status}.',
  'import.problem.redirected': 'L’adresse renvoie à une autre, qui n’a pas été suivie\u00a0: {location}.',
  'import.problem.storedMeanwhile':
    'Quelqu’un d’autre a modifié les mêmes données au même moment. Rien n’a été modifié\u00a0; veuillez relancer l’importation.',
  'import.problem.internal':
    'L’importation a échoué en raison d’une erreur interne. Rien n’a été modifié. Veuillez indiquer ce numéro si vous la signalez\u00a0: {id}.',
  'import.problem.interrupted':
    'L’importation a été interrompue à plusieurs reprises et a été arrêtée. Rien n’a été modifié. Veuillez la relancer.',

  'rejection.importFileGone': 'Le fichier envoyé n’est plus disponible. Veuillez l’envoyer à nouveau.',
  'rejection.importNotRunning': 'Cette importation n’est pas en cours et ne peut pas être annulée.',
  'rejection.unknownImporter': 'Ce module d’importation n’existe pas\u00a0: {name}.',
  'rejection.fileTooLarge': 'Le fichier dépasse {max} Mo.',
  'rejection.noImage': 'Le fichier n’est pas une image JPG ou PNG lisible.',
  'rejection.badUsername': 'Un nom d’utilisateur compte de 3 à 100 caractères, sans espace au début ni à la fin.',
  'rejection.usernameStays': 'Un nom d’utilisateur ne peut pas être modifié.',
  'rejection.ownRights': 'Vous ne pouvez pas vous retirer votre propre accès.',
  'rejection.passwordTooLong': 'Le mot de passe est trop long.',
  'rejection.passwordCommon': 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  'rejection.passwordContainsName': 'Le mot de passe ne doit contenir ni votre nom ni celui de l’organisation.',
  'rejection.passwordWrong': 'Le mot de passe actuel est incorrect.',
  'rejection.passwordChangeOff': 'La modification du mot de passe est désactivée.',
  'rejection.importNotOpen':
    'Cette importation ne peut plus être appliquée\u00a0: elle a déjà été appliquée ou refusée, ou une plus récente l’a remplacée.',
  'rejection.importMovedOn':
    'Les données enregistrées ont changé depuis la comparaison. Celle-ci a été refaite\u00a0; veuillez l’examiner avant de l’appliquer.',
  'rejection.importBreaksRegressionCase':
    'Ces voyages témoins n’obtiendraient plus la bonne réponse\u00a0: {names}. Une autre personne que celle qui a lancé l’importation peut néanmoins l’appliquer.',
};
