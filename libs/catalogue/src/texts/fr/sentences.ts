import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Le passeport est accepté comme document de voyage.',
  'value.ErPassportSufficient.no': 'Le passeport n’est pas accepté comme document de voyage.',
  'value.ErPassportExpiredPermissible.yes': 'Un passeport périmé est accepté.',
  'value.ErPassportExpiredPermissible.no': 'Un passeport périmé n’est pas accepté.',
  'value.ErPassportMaxMonthsExpired':
    'À l’entrée, le passeport ne doit pas être périmé depuis plus de {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErPassportValidForStay.yes': 'Le passeport doit être valable pendant toute la durée du séjour.',
  'value.ErPassportValidForStay.no':
    'Il n’est pas nécessaire que le passeport soit valable pendant toute la durée du séjour.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Le passeport doit rester valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} après la fin du voyage.',
  'value.ErPassportMinMonthsAtDeparture':
    'Le jour de l’arrivée, le passeport doit encore être valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErPassportBlankPages':
    'Le passeport doit comporter au moins {count, plural, one {#\u00a0page vierge} many {#\u00a0de pages vierges} other {#\u00a0pages vierges}}.',
  'value.ErPassportMaxYearsSinceIssue':
    'À l’entrée, le passeport doit avoir été délivré depuis {count, plural, one {#\u00a0an} many {#\u00a0d’années} other {#\u00a0ans}} au plus.',
  'value.ErTemporaryPassportSufficient.yes': 'Un passeport provisoire suffit pour entrer dans le pays.',
  'value.ErTemporaryPassportSufficient.no': 'Un passeport provisoire ne suffit pas pour entrer dans le pays.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Un passeport provisoire périmé est accepté.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Un passeport provisoire périmé n’est pas accepté.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'À l’entrée, le passeport provisoire ne doit pas être périmé depuis plus de {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErTemporaryPassportValidForStay.yes':
    'Le passeport provisoire doit être valable pendant toute la durée du séjour.',
  'value.ErTemporaryPassportValidForStay.no':
    'Il n’est pas nécessaire que le passeport provisoire soit valable pendant toute la durée du séjour.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Le passeport provisoire doit rester valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} après la fin du voyage.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Le jour de l’arrivée, le passeport provisoire doit encore être valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErIdSufficient.yes': 'Une carte d’identité suffit pour entrer dans le pays.',
  'value.ErIdSufficient.no': 'Une carte d’identité ne suffit pas pour entrer dans le pays.',
  'value.ErIdExpiredPermissible.yes': 'Une carte d’identité périmée est acceptée.',
  'value.ErIdExpiredPermissible.no': 'Une carte d’identité périmée n’est pas acceptée.',
  'value.ErIdMaxMonthsExpired':
    'À l’entrée, la carte d’identité ne doit pas être périmée depuis plus de {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErIdValidForStay.yes': 'La carte d’identité doit être valable pendant toute la durée du séjour.',
  'value.ErIdValidForStay.no':
    'Il n’est pas nécessaire que la carte d’identité soit valable pendant toute la durée du séjour.',
  'value.ErIdMinMonthsBeyondTrip':
    'La carte d’identité doit rester valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} après la fin du voyage.',
  'value.ErIdMinMonthsAtDeparture':
    'Le jour de l’arrivée, la carte d’identité doit encore être valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErTemporaryIdSufficient.yes': 'Une carte d’identité provisoire suffit pour entrer dans le pays.',
  'value.ErTemporaryIdSufficient.no': 'Une carte d’identité provisoire ne suffit pas pour entrer dans le pays.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Une carte d’identité provisoire périmée est acceptée.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Une carte d’identité provisoire périmée n’est pas acceptée.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'À l’entrée, la carte d’identité provisoire ne doit pas être périmée depuis plus de {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErTemporaryIdValidForStay.yes':
    'La carte d’identité provisoire doit être valable pendant toute la durée du séjour.',
  'value.ErTemporaryIdValidForStay.no':
    'Il n’est pas nécessaire que la carte d’identité provisoire soit valable pendant toute la durée du séjour.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'La carte d’identité provisoire doit rester valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} après la fin du voyage.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Le jour de l’arrivée, la carte d’identité provisoire doit encore être valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErChildPassportSufficient.yes':
    'L’ancien passeport allemand pour enfant (Kinderreisepass) suffit pour entrer dans le pays.',
  'value.ErChildPassportSufficient.no':
    'L’ancien passeport allemand pour enfant (Kinderreisepass) ne suffit pas pour entrer dans le pays.',
  'value.ErChildPassportExpiredPermissible.yes':
    'Un passeport allemand pour enfant (Kinderreisepass) périmé est accepté.',
  'value.ErChildPassportExpiredPermissible.no':
    'Un passeport allemand pour enfant (Kinderreisepass) périmé n’est pas accepté.',
  'value.ErChildPassportMaxMonthsExpired':
    'À l’entrée, le passeport allemand pour enfant (Kinderreisepass) ne doit pas être périmé depuis plus de {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErChildPassportValidForStay.yes':
    'Le passeport allemand pour enfant (Kinderreisepass) doit être valable pendant toute la durée du séjour.',
  'value.ErChildPassportValidForStay.no':
    'Il n’est pas nécessaire que le passeport allemand pour enfant (Kinderreisepass) soit valable pendant toute la durée du séjour.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Le passeport allemand pour enfant (Kinderreisepass) doit rester valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} après la fin du voyage.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Le jour de l’arrivée, le passeport allemand pour enfant (Kinderreisepass) doit encore être valable au moins {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}}.',
  'value.ErChildrenPassportRequired.yes': 'Les enfants doivent avoir leur propre passeport.',
  'value.ErChildrenPassportRequired.no': 'Les enfants n’ont pas besoin de leur propre passeport.',

  'value.ErVisaRequired.yes': 'Un visa est obligatoire.',
  'value.ErVisaRequired.no': 'Aucun visa n’est nécessaire.',
  'value.ErVisaFreeDays':
    'Un séjour sans visa est possible pendant {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} au maximum.',
  'value.ErEVisaPossible.yes': 'Un visa électronique peut être demandé en ligne.',
  'value.ErEVisaPossible.no': 'Le visa électronique n’est pas proposé.',
  'value.ErEVisaDays':
    'Un visa électronique permet un séjour de {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} au maximum.',
  'value.ErVisaOnArrivalPossible.yes': 'Un visa peut être obtenu à l’arrivée.',
  'value.ErVisaOnArrivalPossible.no': 'Aucun visa ne peut être obtenu à l’arrivée.',
  'value.ErVisaOnArrivalDays':
    'Un visa à l’arrivée permet un séjour de {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} au maximum.',
  'value.ErVisaEarliestDays':
    'Le visa peut être demandé au plus tôt {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.ErVisaEarliestMonths':
    'Le visa peut être demandé au plus tôt {count, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} avant l’arrivée.',
  'value.ErVisaLatestDays':
    'Une demande de visa doit être déposée au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.ErEntryPermitRequired.yes': 'Une autorisation d’entrée est obligatoire.',
  'value.ErEntryPermitRequired.no': 'Aucune autre autorisation d’entrée n’est nécessaire.',
  'value.ErEntryPermitLatestDays':
    'Il est conseillé de demander l’autorisation d’entrée au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.ErTransitVisaRequired.yes': 'Un visa de transit est obligatoire.',
  'value.ErTransitVisaRequired.no': 'Si vous ne faites que changer d’avion, aucun visa de transit n’est nécessaire.',
  'value.ErTransitEntryPermitRequired.yes': 'Une autorisation d’entrée est obligatoire pour le transit.',
  'value.ErTransitEntryPermitRequired.no':
    'Si vous ne faites que changer d’avion, aucune autre autorisation d’entrée n’est nécessaire.',

  'value.ErExtraFormsRequired.yes': 'Des formulaires ou déclarations supplémentaires sont exigés.',
  'value.ErExtraFormsRequired.no': 'Aucun formulaire ni aucune déclaration supplémentaire n’est exigé.',
  'value.ErExtraFormsEarliestDays':
    'Les formulaires et déclarations peuvent être envoyés au plus tôt {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.ErExtraFormsLatestDays':
    'Il est conseillé d’envoyer les formulaires et déclarations au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.ErOnwardTicketRequired.yes': 'Un billet de retour ou de continuation est exigé.',
  'value.ErOnwardTicketRequired.no': 'Aucun billet de retour ou de continuation n’est exigé.',
  'value.ErSufficientFundsRequired.yes': 'Un justificatif de ressources suffisantes est exigé.',
  'value.ErSufficientFundsRequired.no': 'Aucun justificatif de ressources suffisantes n’est exigé.',
  'value.ErHealthInsuranceRequired.yes': 'Une assurance médicale de voyage est obligatoire.',
  'value.ErHealthInsuranceRequired.no': 'Une assurance médicale de voyage n’est pas obligatoire.',
  'value.VaccinationRequired.yes': 'Des vaccins sont obligatoires.',
  'value.VaccinationRequired.no': 'Aucun vaccin n’est obligatoire pour entrer dans le pays.',
  'value.VaccinationLatestDays':
    'Les vaccins obligatoires doivent avoir été administrés au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.ErExitFeeRequired.yes': 'Une taxe de sortie est perçue.',
  'value.ErExitFeeRequired.no': 'Aucune taxe n’est à payer séparément à la sortie.',
  'value.ErMinorsConsentRequired.yes':
    'Les mineurs qui ne voyagent pas avec leurs deux parents doivent avoir une autorisation parentale.',
  'value.ErMinorsConsentRequired.no':
    'Les mineurs qui ne voyagent pas avec leurs deux parents n’ont pas besoin d’autorisation parentale.',
  'value.InternationalDrivingPermitRequired.yes': 'Un permis de conduire international est exigé.',
  'value.InternationalDrivingPermitRequired.no': 'Aucun permis de conduire international n’est exigé.',

  'value.TestHoursBeforeArrival':
    'À l’arrivée, le test ne doit pas dater de plus de {count, plural, one {#\u00a0heure} many {#\u00a0d’heures} other {#\u00a0heures}}.',
  'value.TestMinorsExemptionAge':
    'Les mineurs de moins de {count, plural, one {#\u00a0an} many {#\u00a0d’années} other {#\u00a0ans}} sont dispensés de test.',
  'value.VaccinationDaysBeforeArrival':
    'La vaccination doit avoir été effectuée au moins {count, plural, one {#\u00a0jour} many {#\u00a0de jours} other {#\u00a0jours}} avant l’arrivée.',
  'value.SevenDayIncidence':
    'Au cours des sept derniers jours, {count, plural, one {#\u00a0nouvelle infection a été signalée} many {#\u00a0de nouvelles infections ont été signalées} other {#\u00a0nouvelles infections ont été signalées}} pour 100\u00a0000 habitants.',
  'value.SevenDayIncidenceLastWeek':
    'La semaine précédente, {count, plural, one {#\u00a0nouvelle infection a été signalée} many {#\u00a0de nouvelles infections ont été signalées} other {#\u00a0nouvelles infections ont été signalées}} pour 100\u00a0000 habitants.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Niveau de risque\u00a0: {count} sur 5 (1 = très faible, 5 = très élevé), établi d’après les conseils de l’autorité citée.',
  'value.ForeignOfficeStatus.BLUE': 'Les voyages ne sont pas déconseillés.',
  'value.ForeignOfficeStatus.YELLOW': 'Les voyages sont partiellement déconseillés.',
  'value.ForeignOfficeStatus.RED': 'Les voyages sont déconseillés.',
  'value.ForeignOfficeStatus.GRAY': 'Non précisé\u00a0: aucun conseil aux voyageurs n’est disponible.',
  'value.ForeignOfficeStatus.PURPLE':
    'Les conseils aux voyageurs sont contradictoires\u00a0; veuillez vérifier avant le départ.',
  unknown: 'Aucune information n’est disponible à ce sujet.',
  notKnown:
    'Inconnu\u00a0: notre rédaction ne dispose d’aucune information fiable à ce sujet. Veuillez vérifier avant le départ.',
  conflicting: 'Informations contradictoires provenant de plusieurs sources\u00a0; veuillez vérifier avant le départ.',
  imported: 'importé, non vérifié',

  'summary.ID_OR_PASSPORT.title': 'Carte d’identité ou passeport',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Une carte d’identité suffit. Elle doit être valable au moins jusqu’au {date}.} other {Une carte d’identité suffit.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}\u00a0: un passeport est obligatoire. Il doit être valable au moins jusqu’au {date}.} other {{destinations}\u00a0: un passeport est obligatoire.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Un passeport est obligatoire pour l’une de vos destinations\u00a0: {destinations}. Il doit être valable au moins jusqu’au {date}.} other {Un passeport est obligatoire pour l’une de vos destinations\u00a0: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Un passeport est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}. Il doit être valable au moins jusqu’au {date}.} other {Un passeport est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {Un passeport est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}. Il doit être valable au moins jusqu’au {date}.} other {Un passeport est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'L’obligation d’avoir un passeport dépend de votre voyage ou de vos documents.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}\u00a0: on ignore si une carte d’identité suffit ou si un passeport est obligatoire. Le document doit être valable au moins jusqu’au {date}.} other {{destinations}\u00a0: on ignore si une carte d’identité suffit ou si un passeport est obligatoire.}}',
  'summary.VISA.title': 'Visa',
  'summary.VISA.OK': 'Aucun visa n’est nécessaire.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}\u00a0: un visa est obligatoire. Il peut être demandé en ligne sous forme de visa électronique.} onArrival {{destinations}\u00a0: un visa est obligatoire. Il peut être obtenu à l’arrivée.} both {{destinations}\u00a0: un visa est obligatoire. Il peut être demandé en ligne sous forme de visa électronique ou obtenu à l’arrivée.} other {{destinations}\u00a0: un visa est obligatoire.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Un visa est obligatoire pour l’une de vos destinations\u00a0: {destinations}. Il peut être demandé en ligne sous forme de visa électronique.} onArrival {Un visa est obligatoire pour l’une de vos destinations\u00a0: {destinations}. Il peut être obtenu à l’arrivée.} both {Un visa est obligatoire pour l’une de vos destinations\u00a0: {destinations}. Il peut être demandé en ligne sous forme de visa électronique ou obtenu à l’arrivée.} other {Un visa est obligatoire pour l’une de vos destinations\u00a0: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Un visa est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}. Selon la destination, un visa électronique est proposé.} onArrival {Un visa est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}. Selon la destination, il peut être obtenu à l’arrivée.} both {Un visa est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}. Selon la destination, un visa électronique ou un visa à l’arrivée est proposé.} other {Un visa est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {Un visa est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}. Selon la destination, un visa électronique est proposé.} onArrival {Un visa est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}. Selon la destination, il peut être obtenu à l’arrivée.} both {Un visa est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}. Selon la destination, un visa électronique ou un visa à l’arrivée est proposé.} other {Un visa est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.}}',
  'summary.VISA.DEPENDS': 'L’obligation d’avoir un visa dépend de votre voyage ou de vos documents.',
  'summary.VISA.UNKNOWN': '{destinations}\u00a0: on ignore si un visa est obligatoire.',
  'summary.ENTRY_PERMIT.title': 'Autorisation d’entrée',
  'summary.ENTRY_PERMIT.OK': 'Aucune autre autorisation d’entrée n’est nécessaire.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}\u00a0: une autorisation d’entrée est obligatoire. Nom\u00a0: {permits}.} other {{destinations}\u00a0: une autorisation d’entrée est obligatoire.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Une autorisation d’entrée est obligatoire pour l’une de vos destinations\u00a0: {destinations}. Nom\u00a0: {permits}.} other {Une autorisation d’entrée est obligatoire pour l’une de vos destinations\u00a0: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Une autorisation d’entrée est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}. Nom\u00a0: {permits}.} other {Une autorisation d’entrée est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {Une autorisation d’entrée est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}. Nom\u00a0: {permits}.} other {Une autorisation d’entrée est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS':
    'L’obligation d’obtenir une autorisation d’entrée dépend de votre voyage ou de vos documents.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}\u00a0: on ignore si une autorisation d’entrée est obligatoire.',
  'summary.HEALTH_INSURANCE.title': 'Assurance médicale',
  'summary.HEALTH_INSURANCE.OK': 'Une assurance médicale de voyage n’est pas obligatoire.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}\u00a0: une assurance médicale de voyage est obligatoire.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Une assurance médicale de voyage est obligatoire pour l’une de vos destinations\u00a0: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Une assurance médicale de voyage est obligatoire pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'Une assurance médicale de voyage est obligatoire pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'L’obligation d’avoir une assurance médicale de voyage dépend de votre voyage ou de vos documents.',
  'summary.HEALTH_INSURANCE.UNKNOWN':
    '{destinations}\u00a0: on ignore si une assurance médicale de voyage est obligatoire.',
  'summary.IMMUNISATION.title': 'Vaccins obligatoires',
  'summary.IMMUNISATION.OK': 'Aucun vaccin n’est obligatoire.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}\u00a0: des vaccins sont obligatoires.',
  'summary.IMMUNISATION.REQUIRED_ONE':
    'Des vaccins sont obligatoires pour l’une de vos destinations\u00a0: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Des vaccins sont obligatoires pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Des vaccins sont obligatoires pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'L’obligation d’être vacciné dépend de votre voyage ou de vos documents.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}\u00a0: on ignore si des vaccins sont obligatoires.',
  'summary.DRIVING_PERMIT.title': 'Permis de conduire international',
  'summary.DRIVING_PERMIT.OK': 'Aucun permis de conduire international n’est exigé.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}\u00a0: un permis de conduire international est exigé.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Un permis de conduire international est exigé pour l’une de vos destinations\u00a0: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Un permis de conduire international est exigé pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'Un permis de conduire international est exigé pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'L’obligation d’avoir un permis de conduire international dépend de votre voyage ou de vos documents.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}\u00a0: on ignore si un permis de conduire international est exigé.',
  'summary.EXTRA_FORMS.title': 'Formulaires supplémentaires',
  'summary.EXTRA_FORMS.OK': 'Aucun formulaire supplémentaire n’est exigé.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}\u00a0: des formulaires supplémentaires sont exigés.',
  'summary.EXTRA_FORMS.REQUIRED_ONE':
    'Des formulaires supplémentaires sont exigés pour l’une de vos destinations\u00a0: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Des formulaires supplémentaires sont exigés pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Des formulaires supplémentaires sont exigés pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS':
    'L’obligation de remplir des formulaires supplémentaires dépend de votre voyage ou de vos documents.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}\u00a0: on ignore si des formulaires supplémentaires sont exigés.',
  'summary.CHILDRENS_PASSPORT.title': 'Passeport pour les enfants',
  'summary.CHILDRENS_PASSPORT.OK':
    'Les enfants n’ont pas besoin de passeport\u00a0; une carte d’identité à leur nom suffit.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}\u00a0: les enfants doivent avoir leur propre passeport.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Les enfants doivent avoir leur propre passeport pour l’une de vos destinations\u00a0: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Les enfants doivent avoir leur propre passeport pour {areTwo, select, yes {deux} other {plusieurs}} de vos destinations\u00a0: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Les enfants doivent avoir leur propre passeport pour {areTwo, select, yes {vos deux} other {toutes vos}} destinations\u00a0: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'L’obligation pour les enfants d’avoir leur propre passeport dépend de votre voyage ou de vos documents.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN':
    '{destinations}\u00a0: on ignore si les enfants doivent avoir leur propre passeport.',
  'summary.partlyUnknown': 'Non précisé pour\u00a0: {destinations}.',
  'summary.VISA.transit': '{destinations}\u00a0: un visa de transit est obligatoire.',
  'summary.ENTRY_PERMIT.transit': '{destinations}\u00a0: une autorisation d’entrée est obligatoire pour le transit.',
  'summary.VISA.stayOk': 'Aucun visa n’est nécessaire pour le séjour.',
  'summary.ID_OR_PASSPORT.stayOk': 'Pour le séjour, une carte d’identité suffit.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}\u00a0: on ignore si une carte d’identité suffit pour une correspondance. Voyagez avec un passeport.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Pour le séjour, les enfants n’ont pas besoin de passeport\u00a0; une carte d’identité à leur nom suffit.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}\u00a0: on ignore si une carte d’identité suffit aux enfants pour une correspondance. Emportez un passeport pour chaque enfant.',
  'summary.VISA.transitUnknown': '{destinations}\u00a0: on ignore si un visa de transit est obligatoire.',
  'summary.ENTRY_PERMIT.stayOk': 'Aucune autorisation d’entrée n’est nécessaire pour le séjour.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}\u00a0: on ignore si une autorisation d’entrée est obligatoire pour le transit.',
  onlyFor:
    '{count, plural, one {Concerne uniquement cette nationalité\u00a0: {citizenships}.} many {Concerne uniquement ces nationalités\u00a0: {citizenships}.} other {Concerne uniquement ces nationalités\u00a0: {citizenships}.}}',

  alternative: '{conditions}\u00a0: {text}',
  otherwise: 'Sinon\u00a0: {text}',
  noFurtherVisa: 'Aucun autre visa n’est nécessaire.',
  'period.from': 'À partir du {from}\u00a0: {text}',
  'period.until': 'Jusqu’au {until}\u00a0: {text}',
  'period.between': 'Du {from} au {until}\u00a0: {text}',
  notYetKnown: 'Pas encore connu.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {après un séjour antérieur au cours de ce voyage ({countries})} 1 {après un séjour la veille de l’arrivée ({countries})} other {après un séjour au cours des {days} jours précédant l’arrivée ({countries})}}{transit, select, none {} any {, ou après un transit aéroportuaire sur place} other {, ou après un transit aéroportuaire sur place de plus de {hours} heures}}',
  'condition.RESIDENCE':
    '{count, plural, one {en cas de résidence dans ce pays} many {en cas de résidence dans l’un de ces pays} other {en cas de résidence dans l’un de ces pays}} ({countries})',
  'condition.HOLDS': 'avec {documents}',
  'document.VISA':
    '{years, select, 0 {un visa en cours de validité} 1 {un visa valable au cours de la dernière année} other {un visa valable au cours des {years} dernières années}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {un titre de séjour en cours de validité} 1 {un titre de séjour valable au cours de la dernière année} other {un titre de séjour valable au cours des {years} dernières années}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {un visa ou un titre de séjour en cours de validité} 1 {un visa ou un titre de séjour valable au cours de la dernière année} other {un visa ou un titre de séjour valable au cours des {years} dernières années}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {un visa{multiple, select, yes { à entrées multiples} other {}}{used, select, yes { déjà utilisé et} other {}} en cours de validité} other {un visa{multiple, select, yes { à entrées multiples} other {}}{used, select, yes { déjà utilisé et} other {}} encore valable au moins {months, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} à l’entrée}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {un titre de séjour{permanent, select, yes { permanent} other {}} en cours de validité} other {un titre de séjour{permanent, select, yes { permanent} other {}} encore valable au moins {months, plural, one {#\u00a0mois} many {#\u00a0de mois} other {#\u00a0mois}} à l’entrée}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {avant l’âge de 1 an} from {à partir de {from} ans} to {jusqu’à {to} ans} other {de {from} à {to} ans}}',
  'condition.ENTRY_BY.AIR': 'en cas d’entrée par voie aérienne',
  'condition.ENTRY_BY.LAND': 'en cas d’entrée par voie terrestre',
  'condition.ENTRY_BY.SEA': 'en cas d’entrée par voie maritime',
  'condition.ENTRY_BY.ports': 'en cas d’entrée par {ports}',
  'condition.PASSPORT.ORDINARY': 'avec un passeport ordinaire',
  'condition.PASSPORT.BIOMETRIC': 'avec un passeport biométrique',
  'condition.PASSPORT.EMERGENCY': 'avec un passeport d’urgence',
  'condition.PASSPORT.DIPLOMATIC': 'avec un passeport diplomatique',
  'condition.not': 'sauf {condition}',
  'summary.dependsOn': '{destination}\u00a0: cette obligation s’applique {conditions}.',
  'summary.exemptIf':
    '{destination}\u00a0: cette obligation s’applique\u00a0; une exemption est possible {conditions}.',
  'summary.inDetails':
    '{destinations}\u00a0: on ne peut pas répondre simplement par oui ou par non\u00a0; les détails indiquent les règles applicables.',
  'summary.otherDocument': '{destinations}\u00a0: le passeport n’est pas accepté comme document de voyage.',
  'summary.heldVisa':
    '{destinations}\u00a0: d’après vos indications, vous avez déjà un visa ou un titre de séjour\u00a0; il doit être valable pour ces dates, pour ce motif de voyage et pour le nombre d’entrées prévu.',
  'summary.stayLimit':
    '{destination}\u00a0: sans visa, le séjour est limité à {days, plural, one {# jour} many {# de jours} other {# jours}}\u00a0; votre séjour est plus long.',
  'summary.stayLimitTogether':
    '{destination}\u00a0: sans visa, la durée totale du séjour est limitée à {days, plural, one {# jour} many {# de jours} other {# jours}}\u00a0; votre séjour est plus long.',

  'warning.ENTRY_BANNED':
    'Votre voyage n’est pas possible tel que prévu\u00a0: l’entrée n’est pas autorisée dans au moins une destination ({destinations}). Veuillez contacter la représentation diplomatique compétente et lire la rubrique «\u00a0Entrée\u00a0».',
  'warning.TRAVEL_WARNING':
    'Un ministère des Affaires étrangères déconseille de se rendre dans au moins une destination ({destinations}). Veuillez lire les conseils aux voyageurs avant de réserver\u00a0; la couverture d’assurance peut être limitée.',
  'warning.CONFLICTING':
    'Les informations sur au moins une destination sont contradictoires ({destinations}). Veuillez vérifier avant le départ.',
  'warning.UNVERIFIED':
    'Des informations sur au moins une destination proviennent d’un jeu de données importé et n’ont pas été vérifiées par un rédacteur ({destinations}).',
};
