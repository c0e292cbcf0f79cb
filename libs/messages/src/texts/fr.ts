import { accountTexts } from './accounts/fr.js';
import { eventTexts } from './events/fr.js';
import { importTexts } from './imports/fr.js';
import { documentCheckTexts } from './document-check/fr.js';
import { evidenceTexts } from './evidence/fr.js';
import { pushTexts } from './push/fr.js';
import { imprintTexts } from './imprint/fr.js';
import { revisionTexts } from './revisions/fr.js';
import type { Messages } from './messages.js';

export const fr: Messages = {
  'page.title':
    '{purpose, select, CRUISE {Votre croisière\u00a0: {destinations}} other {Votre voyage\u00a0: {destinations}}}',
  'page.errorTitle': 'Erreur\u00a0: {title}',
  'page.skip': 'Aller au contenu',
  'page.language': 'Langue',
  'page.contact': 'Votre contact',
  'page.website': 'Site web',
  'page.travelDates': 'Dates du voyage',
  'page.departure': 'Lieu de départ',
  'page.transit': '{count, plural, one {Transit} many {Transits} other {Transits}}',
  'page.nationality': '{count, plural, one {Nationalité} many {Nationalités} other {Nationalités}}',
  'page.purpose': 'Motif du voyage',
  'page.purpose.BUSINESS': 'Voyage d’affaires',
  'page.purpose.PRIVATE': 'Voyage privé',
  'page.purpose.CRUISE': 'Croisière',
  'page.asOf': 'Date des informations',
  'page.checked': 'Dernière vérification',
  'page.someChecked': '{checked} sur {total} ({dates})',
  'page.neverChecked': 'Pas encore vérifiées auprès des sources',
  'page.lastChange': 'Dernière modification',
  'page.noChange': 'Aucune modification à ce jour',
  'page.verdict.blocked': 'Ce voyage n’est pas possible tel que prévu',
  'page.verdict.blockedText':
    'L’entrée n’est actuellement pas autorisée\u00a0: {places}. Veuillez contacter la représentation diplomatique compétente et lire la rubrique consacrée à l’entrée.',
  'page.verdict.blockedLink': 'Aller à la rubrique «\u00a0Entrée\u00a0»',
  'page.verdict.todo':
    '{count, plural, one {#\u00a0démarche à effectuer avant le départ} many {#\u00a0de démarches à effectuer avant le départ} other {#\u00a0démarches à effectuer avant le départ}}',
  'page.verdict.todoUnderWay':
    '{count, plural, one {#\u00a0formalité à respecter pendant votre voyage} many {#\u00a0de formalités à respecter pendant votre voyage} other {#\u00a0formalités à respecter pendant votre voyage}}',
  'page.verdict.incomplete': 'Les informations sur votre voyage sont incomplètes',
  'page.verdict.restricted': 'L’entrée est possible avec des restrictions',
  'page.verdict.clear': 'Aucune démarche à effectuer avant le départ',
  'page.verdict.clearUnderWay': 'Aucune démarche à effectuer pendant ce voyage',
  'page.verdict.clearText':
    'D’après les informations disponibles, aucun des documents ou formulaires ci-dessous n’est exigé en complément.',
  'page.verdict.required': 'Obligatoire\u00a0: {topics}.',
  'page.verdict.depends':
    'Dépend de votre voyage ou de vos documents\u00a0: {topics}. Les conditions figurent ci-dessous.',
  'page.verdict.unknown':
    'Information non disponible\u00a0: {topics}. Renseignez-vous auprès des autorités de la destination avant de partir.',
  'page.verdict.unknownUnderWay':
    'Information non disponible\u00a0: {topics}. Renseignez-vous auprès des autorités de la destination.',
  'page.verdict.restrictedPlaces': 'Des restrictions d’entrée s’appliquent\u00a0: {places}.',
  'page.verdict.conflictingPlaces':
    'Les sources se contredisent\u00a0: {places}. Renseignez-vous auprès des autorités avant de partir.',
  'page.verdict.conflictingPlacesUnderWay':
    'Les sources se contredisent\u00a0: {places}. Renseignez-vous auprès des autorités.',
  'page.verdict.noStatus': 'Nous ne savons pas si l’entrée est possible\u00a0: {places}.',
  'page.verdict.scheduled': '{day} ({count, plural, one {#\u00a0point} many {#\u00a0de points} other {#\u00a0points}})',
  'page.print': 'Imprimer',
  'page.openAll': 'Tout ouvrir',
  'page.closeAll': 'Tout fermer',
  'page.summary': 'L’essentiel',
  'page.summary.OK': 'Non obligatoire',
  'page.summary.REQUIRED': 'Obligatoire',
  'page.summary.REQUIRED_ONE': 'Obligatoire pour une destination',
  'page.summary.REQUIRED_MANY': 'Obligatoire pour plusieurs destinations',
  'page.summary.REQUIRED_ALL': 'Obligatoire pour toutes les destinations',
  'page.summary.DEPENDS': 'Selon votre situation',
  'page.summary.UNKNOWN': 'Information non disponible',
  'page.warnings': 'À noter',
  'page.changes': 'Ce qui a changé',
  'page.changes.unread':
    '{count, plural, one {#\u00a0modification non lue} many {#\u00a0de modifications non lues} other {#\u00a0modifications non lues}}',
  'page.changes.read':
    '{count, plural, one {#\u00a0modification déjà lue} many {#\u00a0de modifications déjà lues} other {#\u00a0modifications déjà lues}}',
  'page.changes.before': 'Avant',
  'page.changes.now': 'Maintenant',
  'page.changes.wasNotStated': 'Rien n’était précisé',
  'page.changes.notStated': 'Plus rien n’est précisé',
  'page.changes.markRead': 'Marquer comme lu',
  'page.changes.markReadOf': 'Marquer comme lu\u00a0: {title}, {place}',
  'page.cruise': 'Navire et itinéraire',
  'page.cruise.line': 'Compagnie',
  'page.cruise.ship': 'Navire',
  'page.cruise.route': 'Itinéraire',
  'page.cruise.days': 'À bord',
  'page.cruise.stops': 'Ports dans l’ordre des escales',
  'page.cruise.map': 'Carte de l’itinéraire\u00a0: {stops}',
  'page.cruise.sample': 'Itinéraire d’exemple\u00a0: son tracé et ses dates sont inventés.',
  'page.cruise.note':
    'Cette page indique ce qui vaut pour l’entrée dans les pays de l’itinéraire. D’autres règles peuvent s’appliquer aux descentes à terre\u00a0; si rien n’est indiqué à ce sujet, adressez-vous à la compagnie.',
  'page.pdf': 'Télécharger en PDF',
  'page.pdf.stamp': 'Imprimé le {day}, version {version}. La page en ligne indique ce qui a changé depuis.',
  'page.pdf.live': 'Vers la page actuelle',
  'page.take': 'À emporter',
  'page.take.note': 'Toute personne qui a le lien voit cette page.',
  'page.take.calendar': 'Échéances dans l’agenda',
  'page.take.share': 'Partager le lien',
  'page.take.copied': 'Le lien est copié.',
  'page.take.whatsapp': 'Envoyer par WhatsApp',
  'page.take.offline': 'Enregistrer hors ligne',
  'page.take.forget': 'Supprimer la copie hors ligne',
  'page.offline': 'Vous lisez une copie hors ligne du {day}. Des changements ont pu intervenir depuis.',
  'page.deadlines': 'À faire avant quelle date',
  'page.deadlines.VISA': 'Demander un visa',
  'page.deadlines.ENTRY_PERMIT': 'Demander l’autorisation d’entrée',
  'page.deadlines.EXTRA_FORMS': 'Remplir les formulaires et déclarations',
  'page.deadlines.IMMUNISATION': 'Se faire vacciner',
  'page.deadlines.open': 'Si nécessaire\u00a0: {task}',
  'page.deadlines.until': 'au plus tard le {day}',
  'page.deadlines.from': 'à partir du {day}',
  'page.deadlines.earliest':
    '{days, plural, one {au plus tôt #\u00a0jour avant l’arrivée} many {au plus tôt #\u00a0de jours avant l’arrivée} other {au plus tôt #\u00a0jours avant l’arrivée}}',
  'page.deadlines.window': 'de {earliest} à {latest} jours avant l’arrivée',
  'page.deadlines.note':
    'Calculé à partir du premier jour du voyage, pour les destinations suivantes à partir du premier jour d’arrivée possible.',
  'page.scheduled': 'Ce qui va changer',
  'page.scheduled.text': 'Décidé dès à présent. Les détails ci-dessous indiquent encore ce qui s’applique aujourd’hui.',
  'page.scheduled.before': 'Jusque-là',
  'page.scheduled.after': 'À partir de ce jour',
  'page.scheduled.notStated': 'Rien n’est précisé',
  'page.emergency': 'En cas d’urgence',
  'page.places': 'Vos destinations',
  'page.status.BLUE': 'Aucune restriction d’entrée',
  'page.status.YELLOW': 'Entrée avec restrictions',
  'page.status.RED': 'Entrée impossible',
  'page.status.GRAY': 'Statut d’entrée inconnu',
  'page.status.PURPLE': 'Informations contradictoires',
  'page.transitStop': 'Transit uniquement',
  'page.phase.noAccess': 'entrée impossible',
  'page.phase.someRestrictions': 'entrée avec restrictions',
  'page.phase.noRestrictions': 'aucune restriction d’entrée',
  'page.phaseBegins': 'Changement le {date}, pendant votre voyage. À partir de ce jour\u00a0: {phase}.',
  'page.phaseEnds': 'Changement après le {date}, pendant votre voyage. Jusqu’à ce jour inclus\u00a0: {phase}.',
  'page.phaseRange': 'Période d’application\u00a0: {dates}',
  'page.phaseSince': 'En vigueur depuis le {date}',
  'page.phaseUntil': 'En vigueur jusqu’au {date} inclus',
  'page.period.from': 'À partir du {date}',
  'page.period.until': 'Jusqu’au {date} inclus',
  'page.details': 'Tous les détails',
  'page.changed': 'Modifié',
  'page.unknown': 'Information non disponible\u00a0: {topics}',
  'page.depends': 'Selon votre situation',
  'page.dependsText': 'Cela dépend de votre voyage ou de vos documents\u00a0:',
  'page.conflicting': 'Informations contradictoires',
  'page.conflictingText':
    'Des sources de même rang se contredisent. Toutes leurs indications figurent ici, sans qu’aucune soit privilégiée. Renseignez-vous auprès des autorités avant de partir.',
  'page.imported': 'Information importée, non vérifiée',
  'page.source': 'Source\u00a0: {site}',
  'page.authority': 'Publié par\u00a0: {name}',
  'page.sharedSource': 'Pour toutes les indications ci-dessus\u00a0:',
  'page.checkedOn': 'Vérification\u00a0: {date}',
  'page.writtenOn': 'Situation au {date}, pas encore vérifiée auprès de la source',
  'page.textLanguage': 'Pas encore disponible dans votre langue. Langue du texte\u00a0: {language}',
  'page.machineTranslated':
    '{from, select, de {Traduit automatiquement de l’allemand} other {Traduit automatiquement de l’anglais}}',
  'page.underCondition': 'À la condition\u00a0: {conditions}',
  'page.forNationalities': 'Concerne\u00a0: {names}',
  'page.noRegulations': 'Aucune règle disponible',
  'page.noRegulationsText':
    'Aucune règle n’est enregistrée pour ce voyage. Cela ne signifie pas qu’il n’y en a pas\u00a0: renseignez-vous auprès des autorités de la destination.',
  'page.subscribe': 'Recevoir les modifications par e-mail',
  'page.subscribe.text':
    'Nous vous écrirons lorsqu’une règle changera pour votre voyage\u00a0: du {start} (30\u00a0jours avant le départ) jusqu’à votre retour, le {end}.',
  'page.subscribe.textFromNow':
    'Jusqu’à votre retour, le {end}, nous vous écrirons lorsqu’une règle changera pour votre voyage.',
  'page.subscribe.privacy': 'Votre adresse sera ensuite supprimée. Chaque e-mail vous permet de vous désabonner.',
  'page.subscribe.label': 'Adresse e-mail',
  'page.subscribe.button': 'S’abonner',
  'page.subscribe.pending': 'Il reste une étape',
  'page.subscribe.pendingText':
    'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse. Vous n’avez rien reçu\u00a0? Saisissez de nouveau votre adresse.',
  'page.subscribe.confirmed': 'Vous recevez les modifications par e-mail',
  'page.disclaimer':
    'Informations fournies sans garantie. Les autorités de la destination décident de l’entrée sur leur territoire.',
  'page.printNote':
    'Les règles peuvent changer après l’impression. Votre page personnelle sur {site} affiche toujours les informations à jour.',
  'page.DISABLED.title': 'Cette page de voyage a été désactivée',
  'page.DISABLED.text': 'Votre agence de voyages a désactivé cette page. Pour toute question, veuillez la contacter.',
  'page.EXPIRED.title': 'Ce voyage est terminé',
  'page.EXPIRED.text':
    'La page a été désactivée après le voyage. Votre adresse e-mail est supprimée une fois le voyage terminé.',
  'page.MISSING.title': 'La page demandée est introuvable',
  'page.MISSING.text': 'Veuillez vérifier que le lien est complet ou le demander à votre agence de voyages.',
  'page.noData.title': 'Aucune donnée ne peut être affichée pour le moment',
  'page.noData.text': 'Veuillez réessayer plus tard.',
  'page.code': 'Code {status}',
  'page.verification.ask.title': 'Confirmez votre adresse e-mail',
  'page.verification.ask.text':
    'Cliquez sur le bouton pour recevoir par e-mail les modifications des règles applicables à votre voyage. Expéditeur\u00a0: {organisation}.',
  'page.verification.ask.button': 'Confirmer l’adresse',
  'page.verification.done.title': 'Votre adresse est confirmée',
  'page.verification.done.text':
    'À partir de 30\u00a0jours avant le départ et jusqu’à votre retour, nous vous écrirons lorsqu’une règle changera. Votre adresse sera ensuite supprimée.',
  'page.verification.invalid.title': 'Lien non valide ou expiré',
  'page.verification.invalid.text': 'Ouvrez votre page de voyage et saisissez de nouveau votre adresse e-mail.',
  'page.rhythm.title': 'À quelle fréquence pouvons-nous écrire ?',
  'page.rhythm.text':
    'Dans les deux jours précédant le départ et pendant le voyage, nous écrivons toujours immédiatement.',
  'page.rhythm.AT_ONCE': 'Immédiatement',
  'page.rhythm.DAILY': 'Une fois par jour',
  'page.rhythm.IMPORTANT': 'Seulement l’essentiel',
  'page.rhythm.now': 'Actuellement : {rhythm}',
  'page.rhythm.saved': 'Enregistré : {rhythm}',
  'page.unsubscribe.ask.title': 'Se désabonner des e-mails',
  'page.unsubscribe.ask.text':
    'Cliquez sur le bouton pour ne plus recevoir d’e-mails au sujet de ce voyage. Votre adresse sera alors supprimée. Expéditeur\u00a0: {organisation}.',
  'page.unsubscribe.ask.button': 'Se désabonner',
  'page.unsubscribe.done.title': 'Votre désabonnement est enregistré',
  'page.unsubscribe.done.text': 'Vous ne recevrez plus d’e-mails au sujet de ce voyage. Votre adresse a été supprimée.',
  'page.unsubscribe.invalid.title': 'Ce lien n’est plus valable',
  'page.unsubscribe.invalid.text':
    'Votre désabonnement est peut-être déjà enregistré, ou bien le voyage est terminé et votre adresse a été supprimée.',

  'mail.verification.subject': 'Veuillez confirmer\u00a0: modifications pour votre voyage par e-mail ({destinations})',
  'mail.verification.heading': 'Confirmez votre adresse e-mail',
  'mail.verification.intro':
    'Vous souhaitez recevoir un e-mail lorsque les règles changent pour votre voyage\u00a0: {destinations}, {dates}.',
  'mail.verification.button': 'Confirmer l’adresse',
  'mail.verification.copy': 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  'mail.verification.window':
    'Vous recevrez des e-mails du {start} (30\u00a0jours avant le départ) jusqu’à votre retour, le {end}. L’envoi cessera ensuite automatiquement et votre adresse sera supprimée.',
  'mail.verification.ignore':
    'Vous n’avez rien demandé\u00a0? Vous n’avez rien à faire. Sans votre confirmation, vous ne recevrez pas d’autre e-mail.',
  'mail.change.subject':
    '{kind, select, DURING_TRIP {{count, plural, one {Important pendant votre voyage\u00a0: #\u00a0règle a changé} many {Important pendant votre voyage\u00a0: #\u00a0de règles ont changé} other {Important pendant votre voyage\u00a0: #\u00a0règles ont changé}}} other {{count, plural, one {Avant votre voyage\u00a0: #\u00a0règle a changé} many {Avant votre voyage\u00a0: #\u00a0de règles ont changé} other {Avant votre voyage\u00a0: #\u00a0règles ont changé}}}}',
  'mail.change.heading':
    '{count, plural, one {Une règle a changé pour votre voyage} many {#\u00a0de règles ont changé pour votre voyage} other {#\u00a0règles ont changé pour votre voyage}}',
  'mail.change.before':
    'Votre voyage\u00a0: {dates}. Veuillez vérifier avant le départ si vous avez une démarche à effectuer.',
  'mail.change.during':
    'Vous êtes actuellement en voyage ({dates}). Veuillez vérifier si cela change quelque chose pour la suite de votre voyage.',
  'mail.change.was': 'Avant',
  'mail.change.now': 'Maintenant',
  'mail.change.wasNotStated': 'Rien n’était précisé',
  'mail.change.notStated': 'Plus rien n’est précisé',
  'mail.change.for': 'Concerne\u00a0: {names}',
  'mail.change.more':
    '{count, plural, one {#\u00a0autre modification figure sur votre page de voyage.} many {#\u00a0d’autres modifications figurent sur votre page de voyage.} other {#\u00a0autres modifications figurent sur votre page de voyage.}}',
  'mail.change.shortened': 'Les textes longs sont abrégés ici. Votre page de voyage les affiche en entier.',
  'mail.change.end':
    'L’envoi de ces e-mails cessera automatiquement après votre retour, le {end}. Votre adresse sera alors supprimée.',
  'mail.change.unsubscribe': 'Changer la fréquence ou se désabonner',
  'mail.tripPage': 'Ouvrir votre page de voyage',
  'mail.sender': 'Message envoyé pour le compte de l’organisation suivante\u00a0: {organisation}.',

  'scheduled.BEFORE_TRIP': 'Change le {date}, avant votre voyage',
  'scheduled.DURING_TRIP': 'Change le {date}, pendant votre voyage',
  'scheduled.problem.conflict':
    'Entre-temps, une autre personne a modifié les mêmes informations d’une autre façon\u00a0: {fields}. Rien n’a été publié.',
  'scheduled.problem.rejected':
    'La modification ne peut plus être enregistrée telle qu’elle était prévue. Rien n’a été publié. {reasons}',
  'scheduled.detailDeleted': 'une information supprimée',
  'scheduled.overtaken':
    'La modification prévue pour le {date} ne pourra pas prendre effet ce jour-là\u00a0: une autre modification change auparavant les mêmes informations d’une autre façon ({fields}). Veuillez les accorder ou en retirer une.',
  'scheduled.conflict':
    'À partir du {date}, des informations de même rang se contredisent, car des modifications prévues s’appliquent alors\u00a0: {fields}. Veuillez les accorder.',

  'rejection.required': 'Ce champ est obligatoire.',
  'rejection.invalidEmail': 'Veuillez saisir une adresse e-mail valide.',
  'rejection.tooManyNationalities':
    '{max, plural, one {Vous pouvez indiquer #\u00a0nationalité au maximum.} many {Vous pouvez indiquer #\u00a0de nationalités au maximum.} other {Vous pouvez indiquer #\u00a0nationalités au maximum.}}',
  'rejection.tooManyDestinations':
    '{max, plural, one {Vous pouvez indiquer #\u00a0destination au maximum.} many {Vous pouvez indiquer #\u00a0de destinations au maximum.} other {Vous pouvez indiquer #\u00a0destinations au maximum.}}',
  'rejection.tooManyTransits':
    '{max, plural, one {Vous pouvez indiquer #\u00a0transit au maximum.} many {Vous pouvez indiquer #\u00a0de transits au maximum.} other {Vous pouvez indiquer #\u00a0transits au maximum.}}',
  'rejection.defaultNationality': 'La liste doit contenir la nationalité par défaut.',
  'rejection.widgetDisabled': 'Cette fonction n’est pas activée pour votre entreprise.',
  'rejection.noNationality': 'Veuillez choisir une nationalité.',
  'rejection.noDestination': 'Veuillez choisir une destination.',
  'rejection.unknownPlace': 'Ce lieu n’existe pas\u00a0: {id}.',
  'rejection.unknownPlaceThen': 'Ce lieu n’existait pas à ce moment\u00a0: {id}.',
  'rejection.unknownCountry': 'Ce pays n’existe pas\u00a0: {id}.',
  'rejection.invalidDate': 'Veuillez saisir une date valide.',
  'rejection.dateInFuture': 'La date ne doit pas être dans le futur.',
  'rejection.dateOrder': 'La date de départ ne doit pas être postérieure à la date de retour.',
  'rejection.tripTooLong':
    '{days, plural, one {Un voyage peut durer #\u00a0jour au maximum.} many {Un voyage peut durer #\u00a0de jours au maximum.} other {Un voyage peut durer #\u00a0jours au maximum.}}',
  'rejection.pastTrip': 'La date de retour est passée.',
  'rejection.unknownLanguage': 'Cette langue n’est pas proposée.',
  'rejection.listsDiffer': 'Le nombre de types et le nombre d’identifiants ne correspondent pas.',
  'rejection.tooLong':
    '{max, plural, one {Le texte peut comporter #\u00a0caractère au maximum.} many {Le texte peut comporter #\u00a0de caractères au maximum.} other {Le texte peut comporter #\u00a0caractères au maximum.}}',
  'rejection.invalidUrl': 'Veuillez saisir une adresse web valide.',
  'rejection.unknownDetailType': 'Ce type d’information n’existe pas\u00a0: {key}.',
  'rejection.wrongKind': 'La valeur ne correspond pas au type d’information\u00a0: {key}.',
  'rejection.notPositiveInteger': 'Un nombre entier positif est attendu\u00a0: {key}.',
  'rejection.notAColor': 'Une couleur de statut est attendue\u00a0: {key}.',
  'rejection.countriesOnly': 'Cette information ne peut être indiquée que pour un pays entier\u00a0: {key}.',
  'rejection.unknownAuthority': 'Cette autorité n’existe pas.',
  'rejection.unknownGroupOrCountry': 'Ce pays ou ce groupe de pays n’existe pas\u00a0: {id}.',
  'rejection.validityOrder': 'Le dernier jour de validité ne doit pas précéder le premier.',
  'rejection.phaseOrder': 'Le début d’une phase ne doit pas être postérieur à sa fin.',
  'rejection.phasesOverlap': 'Les phases se chevauchent. Pour les jours communs, le statut est contradictoire.',
  'rejection.levelPlace': 'Le niveau et le lieu ne correspondent pas.',
  'rejection.regionNotInCountry': 'La région n’appartient pas à ce pays.',
  'rejection.airportNotInCountry': 'L’aéroport n’appartient pas à ce pays.',
  'rejection.duplicateDetail':
    'Il existe déjà une information ayant le même motif de voyage, les mêmes nationalités et les mêmes pays de départ.',
  'rejection.duplicateExpectation': 'Il y a déjà une attente à ce sujet plus haut.',
  'rejection.conflict': 'Des informations de même rang se contredisent\u00a0: {type}.',
  'rejection.conflictOfConditions':
    'Des informations soumises à des conditions différentes peuvent s’appliquer en même temps et se contredisent\u00a0: {type}.',
  'rejection.conflictByConditions':
    'Des informations soumises à des conditions différentes peuvent s’appliquer en même temps et divergent\u00a0; celle qui a le plus de conditions l’emporte alors\u00a0: {type}.',
  'rejection.conflictWithImport':
    'L’information «\u00a0{type}\u00a0» contredit une information importée\u00a0: {other}.',
  'rejection.staleVersion':
    'Une version plus récente a été enregistrée entre-temps ({editor}, {time}). Rien n’a été écrasé. Veuillez recharger la page et saisir de nouveau vos modifications.',
  'rejection.placeFixed':
    'Le lieu d’une règle ne peut pas être modifié. Veuillez créer une nouvelle règle pour l’autre lieu.',
  'rejection.notFound': 'L’élément demandé est introuvable.',
  'rejection.subscriptionLimit': 'Trop de tentatives. Veuillez réessayer dans 24\u00a0heures.',
  'rejection.recipientLimit':
    'Cette adresse a déjà reçu trop de demandes de confirmation. Veuillez réessayer dans 24\u00a0heures.',
  'rejection.alreadyConfirmed': 'Une confirmation existe déjà pour ce voyage.',
  'rejection.verificationInvalid': 'Le lien n’est pas valide ou a expiré.',
  'rejection.unsubscribeInvalid': 'Le lien de désabonnement n’est pas valide ou n’est plus actif.',
  'rejection.tripExpired': 'Le voyage est terminé\u00a0; la page a été désactivée.',
  'rejection.tripDisabled': 'La page de voyage a été désactivée par l’agence de voyages.',
  'rejection.cruiseMissing': 'Veuillez choisir une croisière.',
  'rejection.cruiseOnOtherTrip': 'Une croisière n’est possible que pour un voyage de type croisière.',
  'rejection.cruiseRule':
    'Une règle vaut pour les voyages professionnels ou privés. Les règles des voyages privés s’appliquent aux croisières.',
  'rejection.unknownCruise': 'Cette croisière n’existe pas\u00a0: {id}.',
  'rejection.cruiseOtherDay': 'Cette croisière ne commence pas ce jour-là.',
  'rejection.startsAfterCruise': 'Le voyage ne doit pas commencer après le début de la croisière.',
  'rejection.endsBeforeCruise': 'Le voyage ne doit pas se terminer avant la fin de la croisière.',
  'rejection.loginFailed': 'La connexion a échoué. Veuillez vérifier votre nom d’utilisateur et votre mot de passe.',
  'rejection.tooManyAttempts': 'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',
  'rejection.importedReadOnly': 'Les informations importées ne peuvent pas être modifiées.',
  'rejection.changeNotFound': 'Cette modification n’existe pas sur la page de voyage.',
  'rejection.notPermitted': 'Vous n’avez pas l’autorisation de modifier cette rubrique.',
  'rejection.passwordTooShort':
    '{min, plural, one {Le mot de passe doit comporter au moins #\u00a0caractère.} many {Le mot de passe doit comporter au moins #\u00a0de caractères.} other {Le mot de passe doit comporter au moins #\u00a0caractères.}}',
  'rejection.passwordsDiffer': 'Les mots de passe ne correspondent pas.',
  'rejection.resetLinkInvalid': 'Le lien de réinitialisation du mot de passe n’est pas valide ou a expiré.',
  'rejection.asOfFuture': 'Le moment indiqué est dans le futur.',
  'rejection.asOfBeforePage': 'La page de voyage n’existait pas encore à ce moment.',
  'rejection.unknownCategory': 'Cette catégorie n’existe pas\u00a0: {category}.',
  'rejection.copyNotAllowed': 'Cette catégorie ne peut pas être copiée\u00a0: {category}.',
  'rejection.noParent': 'Il n’existe aucune règle rédigée à copier pour la région de niveau supérieur ou pour le pays.',
  'rejection.confirmOverwrite': 'La copie remplacerait des informations existantes. Veuillez confirmer.',
  'rejection.nothingToCopy': 'Il n’y a rien à copier dans ces catégories.',
  'rejection.unknownVersion': 'Cette version n’existe pas\u00a0: {version}.',
  'rejection.versionIsCurrent': 'Cette version est déjà la version actuelle.',
  'rejection.tooManyIds': 'Trop d’entrées à la fois. Le maximum est de {max}.',
  'rejection.nameTaken': 'Ce nom est déjà utilisé.',
  'rejection.textMissing': 'Veuillez saisir un texte dans au moins une langue.',
  'rejection.linkMissing': 'Veuillez saisir au moins une adresse web.',
  'rejection.feedbackLimit':
    '{max, plural, one {Vous pouvez envoyer #\u00a0message par heure au maximum. Veuillez réessayer plus tard.} many {Vous pouvez envoyer #\u00a0de messages par heure au maximum. Veuillez réessayer plus tard.} other {Vous pouvez envoyer #\u00a0messages par heure au maximum. Veuillez réessayer plus tard.}}',
  'rejection.authorityInUse':
    '{count, plural, one {Cette autorité ne peut pas être supprimée, car #\u00a0règle l’utilise.} many {Cette autorité ne peut pas être supprimée, car #\u00a0de règles l’utilisent.} other {Cette autorité ne peut pas être supprimée, car #\u00a0règles l’utilisent.}}',
  'rejection.unknownScreen': 'Aucune requête ne peut être enregistrée pour cette liste.',
  'rejection.filterInvalid': 'Le filtre est illisible ou trop volumineux.',
  'rejection.savedQueryLimit':
    '{max, plural, one {Vous pouvez enregistrer #\u00a0requête au maximum. Veuillez d’abord en supprimer une.} many {Vous pouvez enregistrer #\u00a0de requêtes au maximum. Veuillez d’abord en supprimer une.} other {Vous pouvez enregistrer #\u00a0requêtes au maximum. Veuillez d’abord en supprimer une.}}',
  'rejection.sameLanguage': 'La langue source et la langue cible sont identiques.',
  'rejection.noTranslationService': 'Aucun service de traduction n’est configuré.',
  'rejection.translationUnavailable': 'Le service de traduction ne répond pas. Veuillez réessayer plus tard.',
  'rejection.translationLimit':
    'Le service de traduction n’accepte plus de textes pour le moment. Veuillez réessayer plus tard.',
  'rejection.translationRejected':
    'Le service de traduction a refusé la demande. Veuillez faire vérifier ses paramètres.',

  'eventCategory.NATURAL_DISASTER': 'Catastrophe naturelle',
  'eventCategory.WEATHER': 'Intempéries',
  'eventCategory.SECURITY': 'Sécurité',
  'eventCategory.TERRORISM': 'Terrorisme',
  'eventCategory.CRIME': 'Criminalité',
  'eventCategory.POLITICS': 'Politique',
  'eventCategory.DEMONSTRATION': 'Manifestations et troubles',
  'eventCategory.STRIKE': 'Grève',
  'eventCategory.TRANSPORT': 'Perturbation des transports',
  'eventCategory.HEALTH': 'Santé',
  'eventCategory.ENVIRONMENT': 'Environnement',
  'eventCategory.INFRASTRUCTURE': 'Approvisionnement et communications',
  'eventCategory.ENTRY_RULES': 'Conditions d’entrée',
  'eventCategory.MAJOR_EVENT': 'Grand événement',
  'eventCategory.OTHER': 'Autre',

  'rejection.effectiveOnNotLater': 'La date d’entrée en vigueur doit être postérieure à aujourd’hui.',
  'rejection.regressionCaseBroken':
    'Ces voyages témoins n’obtiendraient plus la bonne réponse\u00a0: {names}. Rien n’a été enregistré. Veuillez corriger la modification ou la soumettre à une deuxième personne pour confirmation.',
  'rejection.regressionCaseHeld':
    'Avec l’une de vos modifications, ce voyage témoin n’obtiendrait plus la bonne réponse. Tant qu’une deuxième personne ne l’a pas confirmée, et jusqu’à {hours} heures après votre dernière tentative, seule une autre personne peut modifier ou supprimer le voyage témoin.',
  'rejection.secondPerson': 'Une modification doit être confirmée par une autre personne que celle qui l’a proposée.',
  'rejection.revisionNotOpen':
    'Ce n’est plus possible\u00a0: la modification a été traitée entre-temps ou est en attente d’autre chose.',
  'rejection.unknownKey': 'Cette clé n’existe pas\u00a0: {key}.',
  'rejection.notPartOfTrip': 'Cela ne fait pas partie du voyage\u00a0: {id}.',
  'rejection.notInRange': 'Un nombre entier de {min} à {max} est attendu.',

  'fault.UNAUTHENTICATED': 'Veuillez vous connecter.',
  'fault.FORBIDDEN': 'Vous n’avez pas l’autorisation nécessaire.',
  'fault.BAD_USER_INPUT': 'La saisie n’est pas valide.',
  'fault.GRAPHQL_PARSE_FAILED': 'La requête est illisible.',
  'fault.GRAPHQL_VALIDATION_FAILED': 'La requête ne correspond pas à l’interface.',
  'fault.TOO_MANY_REQUESTS': 'Trop de requêtes. Veuillez patienter un moment, puis réessayer.',
  'fault.TOO_MUCH': 'La requête demande trop de données à la fois.',
  'fault.NOT_FOUND': 'L’élément demandé est introuvable.',
  'fault.UNAVAILABLE': 'Aucune donnée ne peut être affichée pour le moment. Veuillez réessayer plus tard.',
  'fault.INTERNAL':
    'Une erreur inattendue s’est produite. Veuillez indiquer ce numéro lorsque vous la signalez\u00a0: {correlationId}',
  'fault.loginFailed': 'La connexion a échoué. Veuillez vérifier votre nom d’utilisateur et votre mot de passe.',
  'fault.tooManyAttempts': 'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',

  ...accountTexts,
  ...eventTexts,
  ...importTexts,
  ...documentCheckTexts,
  ...evidenceTexts,
  ...pushTexts,
  ...imprintTexts,
  ...revisionTexts,
};
