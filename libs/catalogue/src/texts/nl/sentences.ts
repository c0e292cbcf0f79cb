import type { Sentences } from '../en/sentences.js';

export const sentences: Sentences = {
  'value.ErPassportSufficient.yes': 'Een paspoort wordt als reisdocument geaccepteerd.',
  'value.ErPassportSufficient.no': 'Een paspoort wordt niet als reisdocument geaccepteerd.',
  'value.ErPassportExpiredPermissible.yes': 'Een verlopen paspoort wordt geaccepteerd.',
  'value.ErPassportExpiredPermissible.no': 'Een verlopen paspoort wordt niet geaccepteerd.',
  'value.ErPassportMaxMonthsExpired':
    'Bij inreis mag het paspoort hoogstens {count, plural, one {# maand} other {# maanden}} verlopen zijn.',
  'value.ErPassportValidForStay.yes': 'Het paspoort moet gedurende het hele verblijf geldig zijn.',
  'value.ErPassportValidForStay.no': 'Het paspoort hoeft niet gedurende het hele verblijf geldig te zijn.',
  'value.ErPassportMinMonthsBeyondTrip':
    'Het paspoort moet na afloop van de reis nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErPassportMinMonthsAtDeparture':
    'Op de dag van aankomst moet het paspoort nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErPassportBlankPages':
    'Het paspoort moet minstens {count, plural, one {# lege pagina} other {# lege pagina’s}} hebben.',
  'value.ErPassportMaxYearsSinceIssue':
    'Bij de inreis mag het paspoort hoogstens {count, plural, one {# jaar} other {# jaar}} geleden zijn afgegeven.',
  'value.ErTemporaryPassportSufficient.yes': 'Een tijdelijk paspoort is voldoende voor de inreis.',
  'value.ErTemporaryPassportSufficient.no': 'Een tijdelijk paspoort is niet voldoende voor de inreis.',
  'value.ErTemporaryPassportExpiredPermissible.yes': 'Een verlopen tijdelijk paspoort wordt geaccepteerd.',
  'value.ErTemporaryPassportExpiredPermissible.no': 'Een verlopen tijdelijk paspoort wordt niet geaccepteerd.',
  'value.ErTemporaryPassportMaxMonthsExpired':
    'Bij inreis mag het tijdelijke paspoort hoogstens {count, plural, one {# maand} other {# maanden}} verlopen zijn.',
  'value.ErTemporaryPassportValidForStay.yes': 'Het tijdelijke paspoort moet gedurende het hele verblijf geldig zijn.',
  'value.ErTemporaryPassportValidForStay.no':
    'Het tijdelijke paspoort hoeft niet gedurende het hele verblijf geldig te zijn.',
  'value.ErTemporaryPassportMinMonthsBeyondTrip':
    'Het tijdelijke paspoort moet na afloop van de reis nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErTemporaryPassportMinMonthsAtDeparture':
    'Op de dag van aankomst moet het tijdelijke paspoort nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErIdSufficient.yes': 'Een identiteitskaart is voldoende voor de inreis.',
  'value.ErIdSufficient.no': 'Een identiteitskaart is niet voldoende voor de inreis.',
  'value.ErIdExpiredPermissible.yes': 'Een verlopen identiteitskaart wordt geaccepteerd.',
  'value.ErIdExpiredPermissible.no': 'Een verlopen identiteitskaart wordt niet geaccepteerd.',
  'value.ErIdMaxMonthsExpired':
    'Bij inreis mag de identiteitskaart hoogstens {count, plural, one {# maand} other {# maanden}} verlopen zijn.',
  'value.ErIdValidForStay.yes': 'De identiteitskaart moet gedurende het hele verblijf geldig zijn.',
  'value.ErIdValidForStay.no': 'De identiteitskaart hoeft niet gedurende het hele verblijf geldig te zijn.',
  'value.ErIdMinMonthsBeyondTrip':
    'De identiteitskaart moet na afloop van de reis nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErIdMinMonthsAtDeparture':
    'Op de dag van aankomst moet de identiteitskaart nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErTemporaryIdSufficient.yes': 'Een tijdelijke identiteitskaart is voldoende voor de inreis.',
  'value.ErTemporaryIdSufficient.no': 'Een tijdelijke identiteitskaart is niet voldoende voor de inreis.',
  'value.ErTemporaryIdExpiredPermissible.yes': 'Een verlopen tijdelijke identiteitskaart wordt geaccepteerd.',
  'value.ErTemporaryIdExpiredPermissible.no': 'Een verlopen tijdelijke identiteitskaart wordt niet geaccepteerd.',
  'value.ErTemporaryIdMaxMonthsExpired':
    'Bij inreis mag de tijdelijke identiteitskaart hoogstens {count, plural, one {# maand} other {# maanden}} verlopen zijn.',
  'value.ErTemporaryIdValidForStay.yes': 'De tijdelijke identiteitskaart moet gedurende het hele verblijf geldig zijn.',
  'value.ErTemporaryIdValidForStay.no':
    'De tijdelijke identiteitskaart hoeft niet gedurende het hele verblijf geldig te zijn.',
  'value.ErTemporaryIdMinMonthsBeyondTrip':
    'De tijdelijke identiteitskaart moet na afloop van de reis nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErTemporaryIdMinMonthsAtDeparture':
    'Op de dag van aankomst moet de tijdelijke identiteitskaart nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErChildPassportSufficient.yes':
    'Het voormalige Duitse kinderpaspoort (Kinderreisepass) is voldoende voor de inreis.',
  'value.ErChildPassportSufficient.no':
    'Het voormalige Duitse kinderpaspoort (Kinderreisepass) is niet voldoende voor de inreis.',
  'value.ErChildPassportExpiredPermissible.yes':
    'Een verlopen Duits kinderpaspoort (Kinderreisepass) wordt geaccepteerd.',
  'value.ErChildPassportExpiredPermissible.no':
    'Een verlopen Duits kinderpaspoort (Kinderreisepass) wordt niet geaccepteerd.',
  'value.ErChildPassportMaxMonthsExpired':
    'Bij inreis mag het Duitse kinderpaspoort (Kinderreisepass) hoogstens {count, plural, one {# maand} other {# maanden}} verlopen zijn.',
  'value.ErChildPassportValidForStay.yes':
    'Het Duitse kinderpaspoort (Kinderreisepass) moet gedurende het hele verblijf geldig zijn.',
  'value.ErChildPassportValidForStay.no':
    'Het Duitse kinderpaspoort (Kinderreisepass) hoeft niet gedurende het hele verblijf geldig te zijn.',
  'value.ErChildPassportMinMonthsBeyondTrip':
    'Het Duitse kinderpaspoort (Kinderreisepass) moet na afloop van de reis nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErChildPassportMinMonthsAtDeparture':
    'Op de dag van aankomst moet het Duitse kinderpaspoort (Kinderreisepass) nog minstens {count, plural, one {# maand} other {# maanden}} geldig zijn.',
  'value.ErChildrenPassportRequired.yes': 'Kinderen hebben een eigen paspoort nodig.',
  'value.ErChildrenPassportRequired.no': 'Kinderen hebben geen eigen paspoort nodig.',

  'value.ErVisaRequired.yes': 'Er is een visum vereist.',
  'value.ErVisaRequired.no': 'Er is geen visum vereist.',
  'value.ErVisaFreeDays': 'Zonder visum kunt u maximaal {count, plural, one {# dag} other {# dagen}} blijven.',
  'value.ErEVisaPossible.yes': 'Een e-visum kan online worden aangevraagd.',
  'value.ErEVisaPossible.no': 'Er is geen e-visum beschikbaar.',
  'value.ErEVisaDays':
    'Een e-visum geeft recht op een verblijf van maximaal {count, plural, one {# dag} other {# dagen}}.',
  'value.ErVisaOnArrivalPossible.yes': 'Een visum is bij aankomst verkrijgbaar.',
  'value.ErVisaOnArrivalPossible.no': 'Een visum is bij aankomst niet verkrijgbaar.',
  'value.ErVisaOnArrivalDays':
    'Een visum bij aankomst geeft recht op een verblijf van maximaal {count, plural, one {# dag} other {# dagen}}.',
  'value.ErVisaEarliestDays':
    'Het visum kan op zijn vroegst {count, plural, one {# dag} other {# dagen}} vóór aankomst worden aangevraagd.',
  'value.ErVisaEarliestMonths':
    'Het visum kan op zijn vroegst {count, plural, one {# maand} other {# maanden}} vóór aankomst worden aangevraagd.',
  'value.ErVisaLatestDays':
    'Een visumaanvraag moet uiterlijk {count, plural, one {# dag} other {# dagen}} vóór aankomst worden ingediend.',
  'value.ErEntryPermitRequired.yes': 'Er is een reistoestemming vereist.',
  'value.ErEntryPermitRequired.no': 'Er is geen aanvullende reistoestemming vereist.',
  'value.ErEntryPermitLatestDays':
    'U kunt de reistoestemming het best uiterlijk {count, plural, one {# dag} other {# dagen}} vóór aankomst aanvragen.',
  'value.ErTransitVisaRequired.yes': 'Er is een transitvisum vereist.',
  'value.ErTransitVisaRequired.no': 'Als u alleen overstapt, is geen transitvisum vereist.',
  'value.ErTransitEntryPermitRequired.yes': 'Voor transit is een reistoestemming vereist.',
  'value.ErTransitEntryPermitRequired.no': 'Als u alleen overstapt, is geen aanvullende reistoestemming vereist.',

  'value.ErExtraFormsRequired.yes': 'Er zijn extra formulieren of verklaringen vereist.',
  'value.ErExtraFormsRequired.no': 'Er zijn geen extra formulieren of verklaringen vereist.',
  'value.ErExtraFormsEarliestDays':
    'Formulieren en verklaringen kunnen op zijn vroegst {count, plural, one {# dag} other {# dagen}} vóór aankomst worden ingediend.',
  'value.ErExtraFormsLatestDays':
    'U kunt formulieren en verklaringen het best uiterlijk {count, plural, one {# dag} other {# dagen}} vóór aankomst indienen.',
  'value.ErOnwardTicketRequired.yes': 'Er is een retour- of doorreisticket vereist.',
  'value.ErOnwardTicketRequired.no': 'Er is geen retour- of doorreisticket vereist.',
  'value.ErSufficientFundsRequired.yes': 'Bewijs van voldoende financiële middelen is vereist.',
  'value.ErSufficientFundsRequired.no': 'Bewijs van voldoende financiële middelen is niet vereist.',
  'value.ErHealthInsuranceRequired.yes': 'Een reisziektekostenverzekering is verplicht.',
  'value.ErHealthInsuranceRequired.no': 'Een reisziektekostenverzekering is niet verplicht.',
  'value.VaccinationRequired.yes': 'Vaccinaties zijn verplicht.',
  'value.VaccinationRequired.no': 'Voor de inreis zijn geen vaccinaties verplicht.',
  'value.VaccinationLatestDays':
    'Verplichte vaccinaties moeten uiterlijk {count, plural, one {# dag} other {# dagen}} vóór aankomst zijn toegediend.',
  'value.ErExitFeeRequired.yes': 'Bij de uitreis wordt een vertrekbelasting geheven.',
  'value.ErExitFeeRequired.no': 'Bij vertrek hoeft geen aparte belasting te worden betaald.',
  'value.ErMinorsConsentRequired.yes':
    'Minderjarigen die niet met beide ouders reizen, hebben een toestemmingsverklaring nodig.',
  'value.ErMinorsConsentRequired.no':
    'Minderjarigen die niet met beide ouders reizen, hebben geen toestemmingsverklaring nodig.',
  'value.InternationalDrivingPermitRequired.yes': 'Er is een internationaal rijbewijs vereist.',
  'value.InternationalDrivingPermitRequired.no': 'Er is geen internationaal rijbewijs vereist.',

  'value.TestHoursBeforeArrival':
    'Bij aankomst mag de test hoogstens {count, plural, one {# uur} other {# uur}} oud zijn.',
  'value.TestMinorsExemptionAge':
    'Minderjarigen jonger dan {count, plural, one {# jaar} other {# jaar}} zijn vrijgesteld van de testplicht.',
  'value.VaccinationDaysBeforeArrival':
    'De vaccinatie moet minstens {count, plural, one {# dag} other {# dagen}} vóór aankomst zijn toegediend.',
  'value.SevenDayIncidence':
    'In de afgelopen zeven dagen {count, plural, one {is # nieuwe besmetting} other {zijn # nieuwe besmettingen}} per 100.000 inwoners gemeld.',
  'value.SevenDayIncidenceLastWeek':
    'In de voorgaande week {count, plural, one {is # nieuwe besmetting} other {zijn # nieuwe besmettingen}} per 100.000 inwoners gemeld.',

  'value.withText': '{answer} {text}',
  'value.AdvisoryRiskLevel':
    'Risiconiveau {count} op een schaal van 1 (zeer laag) tot 5 (zeer hoog), afgeleid van het advies van de genoemde instantie.',
  'value.ForeignOfficeStatus.BLUE': 'Er geldt geen negatief reisadvies.',
  'value.ForeignOfficeStatus.YELLOW': 'Er geldt een gedeeltelijk negatief reisadvies.',
  'value.ForeignOfficeStatus.RED': 'Er geldt een negatief reisadvies.',
  'value.ForeignOfficeStatus.GRAY': 'Niet vermeld: er is geen reisadvies beschikbaar.',
  'value.ForeignOfficeStatus.PURPLE': 'De reisadviezen spreken elkaar tegen; controleer dit vóór de reis.',
  unknown: 'Hierover is geen informatie beschikbaar.',
  notKnown: 'Niet bekend: onze redactie heeft hierover geen betrouwbare informatie. Controleer dit vóór de reis.',
  conflicting: 'De informatie uit verschillende bronnen is tegenstrijdig; controleer dit vóór de reis.',
  imported: 'geïmporteerd, niet gecontroleerd',

  'summary.ID_OR_PASSPORT.title': 'Identiteitskaart of paspoort',
  'summary.ID_OR_PASSPORT.OK':
    '{hasDate, select, yes {Een identiteitskaart is voldoende. Deze moet minstens tot {date} geldig zijn.} other {Een identiteitskaart is voldoende.}}',
  'summary.ID_OR_PASSPORT.REQUIRED':
    '{hasDate, select, yes {{destinations}: er is een paspoort vereist. Het moet minstens tot {date} geldig zijn.} other {{destinations}: er is een paspoort vereist.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ONE':
    '{hasDate, select, yes {Voor een van uw bestemmingen is een paspoort vereist: {destinations}. Het moet minstens tot {date} geldig zijn.} other {Voor een van uw bestemmingen is een paspoort vereist: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_MANY':
    '{hasDate, select, yes {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een paspoort vereist: {destinations}. Het moet minstens tot {date} geldig zijn.} other {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een paspoort vereist: {destinations}.}}',
  'summary.ID_OR_PASSPORT.REQUIRED_ALL':
    '{hasDate, select, yes {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een paspoort vereist: {destinations}. Het moet minstens tot {date} geldig zijn.} other {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een paspoort vereist: {destinations}.}}',
  'summary.ID_OR_PASSPORT.DEPENDS': 'Of een paspoort vereist is, hangt af van uw reis of uw documenten.',
  'summary.ID_OR_PASSPORT.UNKNOWN':
    '{hasDate, select, yes {{destinations}: het is niet bekend of een identiteitskaart voldoende is of een paspoort vereist is. Het document moet minstens tot {date} geldig zijn.} other {{destinations}: het is niet bekend of een identiteitskaart voldoende is of een paspoort vereist is.}}',
  'summary.VISA.title': 'Visum',
  'summary.VISA.OK': 'Er is geen visum vereist.',
  'summary.VISA.REQUIRED':
    '{forms, select, eVisa {{destinations}: er is een visum vereist. Het kan online als e-visum worden aangevraagd.} onArrival {{destinations}: er is een visum vereist. Het is bij aankomst verkrijgbaar.} both {{destinations}: er is een visum vereist. Het kan online als e-visum worden aangevraagd of is bij aankomst verkrijgbaar.} other {{destinations}: er is een visum vereist.}}',
  'summary.VISA.REQUIRED_ONE':
    '{forms, select, eVisa {Voor een van uw bestemmingen is een visum vereist: {destinations}. Het kan online als e-visum worden aangevraagd.} onArrival {Voor een van uw bestemmingen is een visum vereist: {destinations}. Het is bij aankomst verkrijgbaar.} both {Voor een van uw bestemmingen is een visum vereist: {destinations}. Het kan online als e-visum worden aangevraagd of is bij aankomst verkrijgbaar.} other {Voor een van uw bestemmingen is een visum vereist: {destinations}.}}',
  'summary.VISA.REQUIRED_MANY':
    '{forms, select, eVisa {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een visum vereist: {destinations}. Afhankelijk van de bestemming is een e-visum beschikbaar.} onArrival {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een visum vereist: {destinations}. Afhankelijk van de bestemming is het bij aankomst verkrijgbaar.} both {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een visum vereist: {destinations}. Afhankelijk van de bestemming is een e-visum of een visum bij aankomst beschikbaar.} other {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een visum vereist: {destinations}.}}',
  'summary.VISA.REQUIRED_ALL':
    '{forms, select, eVisa {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een visum vereist: {destinations}. Afhankelijk van de bestemming is een e-visum beschikbaar.} onArrival {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een visum vereist: {destinations}. Afhankelijk van de bestemming is het bij aankomst verkrijgbaar.} both {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een visum vereist: {destinations}. Afhankelijk van de bestemming is een e-visum of een visum bij aankomst beschikbaar.} other {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een visum vereist: {destinations}.}}',
  'summary.VISA.DEPENDS': 'Of een visum vereist is, hangt af van uw reis of uw documenten.',
  'summary.VISA.UNKNOWN': '{destinations}: het is niet bekend of een visum vereist is.',
  'summary.ENTRY_PERMIT.title': 'Reistoestemming',
  'summary.ENTRY_PERMIT.OK': 'Er is geen aanvullende reistoestemming vereist.',
  'summary.ENTRY_PERMIT.REQUIRED':
    '{hasPermits, select, yes {{destinations}: er is een reistoestemming vereist. Naam: {permits}.} other {{destinations}: er is een reistoestemming vereist.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ONE':
    '{hasPermits, select, yes {Voor een van uw bestemmingen is een reistoestemming vereist: {destinations}. Naam: {permits}.} other {Voor een van uw bestemmingen is een reistoestemming vereist: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_MANY':
    '{hasPermits, select, yes {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een reistoestemming vereist: {destinations}. Naam: {permits}.} other {Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een reistoestemming vereist: {destinations}.}}',
  'summary.ENTRY_PERMIT.REQUIRED_ALL':
    '{hasPermits, select, yes {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een reistoestemming vereist: {destinations}. Naam: {permits}.} other {Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een reistoestemming vereist: {destinations}.}}',
  'summary.ENTRY_PERMIT.DEPENDS': 'Of een reistoestemming vereist is, hangt af van uw reis of uw documenten.',
  'summary.ENTRY_PERMIT.UNKNOWN': '{destinations}: het is niet bekend of een reistoestemming vereist is.',
  'summary.HEALTH_INSURANCE.title': 'Ziektekostenverzekering',
  'summary.HEALTH_INSURANCE.OK': 'Een reisziektekostenverzekering is niet verplicht.',
  'summary.HEALTH_INSURANCE.REQUIRED': '{destinations}: een reisziektekostenverzekering is verplicht.',
  'summary.HEALTH_INSURANCE.REQUIRED_ONE':
    'Voor een van uw bestemmingen is een reisziektekostenverzekering verplicht: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_MANY':
    'Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een reisziektekostenverzekering verplicht: {destinations}.',
  'summary.HEALTH_INSURANCE.REQUIRED_ALL':
    'Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een reisziektekostenverzekering verplicht: {destinations}.',
  'summary.HEALTH_INSURANCE.DEPENDS':
    'Of een reisziektekostenverzekering verplicht is, hangt af van uw reis of uw documenten.',
  'summary.HEALTH_INSURANCE.UNKNOWN':
    '{destinations}: het is niet bekend of een reisziektekostenverzekering verplicht is.',
  'summary.IMMUNISATION.title': 'Verplichte vaccinaties',
  'summary.IMMUNISATION.OK': 'Er zijn geen vaccinaties verplicht.',
  'summary.IMMUNISATION.REQUIRED': '{destinations}: er zijn vaccinaties verplicht.',
  'summary.IMMUNISATION.REQUIRED_ONE': 'Voor een van uw bestemmingen zijn vaccinaties verplicht: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_MANY':
    'Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen zijn vaccinaties verplicht: {destinations}.',
  'summary.IMMUNISATION.REQUIRED_ALL':
    'Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen zijn vaccinaties verplicht: {destinations}.',
  'summary.IMMUNISATION.DEPENDS': 'Of vaccinaties verplicht zijn, hangt af van uw reis of uw documenten.',
  'summary.IMMUNISATION.UNKNOWN': '{destinations}: het is niet bekend of vaccinaties verplicht zijn.',
  'summary.DRIVING_PERMIT.title': 'Internationaal rijbewijs',
  'summary.DRIVING_PERMIT.OK': 'Er is geen internationaal rijbewijs vereist.',
  'summary.DRIVING_PERMIT.REQUIRED': '{destinations}: er is een internationaal rijbewijs vereist.',
  'summary.DRIVING_PERMIT.REQUIRED_ONE':
    'Voor een van uw bestemmingen is een internationaal rijbewijs vereist: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_MANY':
    'Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen is een internationaal rijbewijs vereist: {destinations}.',
  'summary.DRIVING_PERMIT.REQUIRED_ALL':
    'Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen is een internationaal rijbewijs vereist: {destinations}.',
  'summary.DRIVING_PERMIT.DEPENDS':
    'Of een internationaal rijbewijs vereist is, hangt af van uw reis of uw documenten.',
  'summary.DRIVING_PERMIT.UNKNOWN': '{destinations}: het is niet bekend of een internationaal rijbewijs vereist is.',
  'summary.EXTRA_FORMS.title': 'Extra formulieren',
  'summary.EXTRA_FORMS.OK': 'Er zijn geen extra formulieren vereist.',
  'summary.EXTRA_FORMS.REQUIRED': '{destinations}: er zijn extra formulieren vereist.',
  'summary.EXTRA_FORMS.REQUIRED_ONE': 'Voor een van uw bestemmingen zijn extra formulieren vereist: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_MANY':
    'Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen zijn extra formulieren vereist: {destinations}.',
  'summary.EXTRA_FORMS.REQUIRED_ALL':
    'Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen zijn extra formulieren vereist: {destinations}.',
  'summary.EXTRA_FORMS.DEPENDS': 'Of extra formulieren vereist zijn, hangt af van uw reis of uw documenten.',
  'summary.EXTRA_FORMS.UNKNOWN': '{destinations}: het is niet bekend of extra formulieren vereist zijn.',
  'summary.CHILDRENS_PASSPORT.title': 'Paspoort voor kinderen',
  'summary.CHILDRENS_PASSPORT.OK': 'Kinderen hebben geen paspoort nodig; een eigen identiteitskaart is voldoende.',
  'summary.CHILDRENS_PASSPORT.REQUIRED': '{destinations}: kinderen hebben een eigen paspoort nodig.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ONE':
    'Voor een van uw bestemmingen hebben kinderen een eigen paspoort nodig: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_MANY':
    'Voor {areTwo, select, yes {twee} other {meerdere}} van uw bestemmingen hebben kinderen een eigen paspoort nodig: {destinations}.',
  'summary.CHILDRENS_PASSPORT.REQUIRED_ALL':
    'Voor {areTwo, select, yes {uw beide} other {al uw}} bestemmingen hebben kinderen een eigen paspoort nodig: {destinations}.',
  'summary.CHILDRENS_PASSPORT.DEPENDS':
    'Of kinderen een eigen paspoort nodig hebben, hangt af van uw reis of uw documenten.',
  'summary.CHILDRENS_PASSPORT.UNKNOWN':
    '{destinations}: het is niet bekend of kinderen een eigen paspoort nodig hebben.',
  'summary.partlyUnknown': 'Niet vermeld voor: {destinations}.',
  'summary.VISA.transit': '{destinations}: er is een transitvisum vereist.',
  'summary.ENTRY_PERMIT.transit': '{destinations}: voor transit is een reistoestemming vereist.',
  'summary.VISA.stayOk': 'Voor het verblijf is geen visum vereist.',
  'summary.ID_OR_PASSPORT.stayOk': 'Voor het verblijf is een identiteitskaart voldoende.',
  'summary.ID_OR_PASSPORT.transitUnknown':
    '{destinations}: het is niet bekend of een identiteitskaart volstaat om over te stappen. Reis met een paspoort.',
  'summary.CHILDRENS_PASSPORT.stayOk':
    'Voor het verblijf hebben kinderen geen paspoort nodig; een eigen identiteitskaart is voldoende.',
  'summary.CHILDRENS_PASSPORT.transitUnknown':
    '{destinations}: het is niet bekend of voor kinderen een identiteitskaart volstaat om over te stappen. Neem voor elk kind een paspoort mee.',
  'summary.VISA.transitUnknown': '{destinations}: het is niet bekend of een transitvisum vereist is.',
  'summary.ENTRY_PERMIT.stayOk': 'Voor het verblijf is geen reistoestemming vereist.',
  'summary.ENTRY_PERMIT.transitUnknown':
    '{destinations}: het is niet bekend of voor transit een reistoestemming vereist is.',
  onlyFor:
    '{count, plural, one {Geldt alleen voor deze nationaliteit: {citizenships}.} other {Geldt alleen voor deze nationaliteiten: {citizenships}.}}',

  alternative: '{conditions}: {text}',
  otherwise: 'Anders: {text}',
  noFurtherVisa: 'Er is geen extra visum vereist.',
  'period.from': 'Vanaf {from}: {text}',
  'period.until': 'Tot en met {until}: {text}',
  'period.between': 'Van {from} tot en met {until}: {text}',
  notYetKnown: 'Nog niet bekend.',
  'conditions.held': '{conditions}',
  'condition.VISITED':
    '{days, select, 0 {na een eerder verblijf op deze reis ({countries})} 1 {na een verblijf op de dag vóór aankomst ({countries})} other {na een verblijf in de laatste {days} dagen vóór aankomst ({countries})}}{transit, select, none {} any {, ook na een luchthaventransit daar} other {, ook na een luchthaventransit van meer dan {hours} uur daar}}',
  'condition.RESIDENCE':
    '{count, plural, one {met woonplaats in dit land} other {met woonplaats in een van deze landen}} ({countries})',
  'condition.HOLDS': 'met {documents}',
  'document.VISA':
    '{years, select, 0 {een geldig visum} 1 {een visum dat in het afgelopen jaar geldig was} other {een visum dat in de afgelopen {years} jaar geldig was}} ({issuer})',
  'document.RESIDENCE':
    '{years, select, 0 {een geldige verblijfsvergunning} 1 {een verblijfsvergunning die in het afgelopen jaar geldig was} other {een verblijfsvergunning die in de afgelopen {years} jaar geldig was}} ({issuer})',
  'document.VISA_OR_RESIDENCE':
    '{years, select, 0 {een geldig visum of een geldige verblijfsvergunning} 1 {een visum of verblijfsvergunning, geldig in het afgelopen jaar} other {een visum of verblijfsvergunning, geldig in de afgelopen {years} jaar}} ({issuer})',
  'document.VISA_THAT':
    '{months, select, 0 {een geldig{used, select, yes {, al eerder gebruikt} other {}} visum{multiple, select, yes { voor meerdere inreizen} other {}}} other {een {used, select, yes {al eerder gebruikt visum} other {visum}}{multiple, select, yes { voor meerdere inreizen} other {}} dat bij inreis nog minstens {months, plural, one {# maand} other {# maanden}} geldig is}} ({issuer})',
  'document.RESIDENCE_THAT':
    '{months, select, 0 {een geldige {permanent, select, yes {permanente verblijfsvergunning} other {verblijfsvergunning}}} other {een {permanent, select, yes {permanente verblijfsvergunning} other {verblijfsvergunning}} die bij inreis nog minstens {months, plural, one {# maand} other {# maanden}} geldig is}} ({issuer})',
  'condition.AGE':
    '{part, select, infant {jonger dan 1 jaar} from {vanaf {from} jaar} to {tot en met {to} jaar} other {van {from} tot en met {to} jaar}}',
  'condition.ENTRY_BY.AIR': 'bij inreis per vliegtuig',
  'condition.ENTRY_BY.LAND': 'bij inreis over land',
  'condition.ENTRY_BY.SEA': 'bij inreis over zee',
  'condition.ENTRY_BY.ports': 'bij inreis via {ports}',
  'condition.PASSPORT.ORDINARY': 'met een gewoon paspoort',
  'condition.PASSPORT.BIOMETRIC': 'met een biometrisch paspoort',
  'condition.PASSPORT.EMERGENCY': 'met een noodpaspoort',
  'condition.PASSPORT.DIPLOMATIC': 'met een diplomatiek paspoort',
  'condition.not': 'behalve {condition}',
  'summary.dependsOn': '{destination}: verplicht {conditions}.',
  'summary.exemptIf': '{destination}: verplicht; vrijstelling is mogelijk {conditions}.',
  'summary.inDetails': '{destinations}: een eenvoudig ja of nee is niet mogelijk; in de details staat wat geldt.',
  'summary.otherDocument': '{destinations}: een paspoort wordt niet als reisdocument geaccepteerd.',
  'summary.heldVisa':
    '{destinations}: volgens uw gegevens hebt u al een visum of een verblijfsvergunning; dit document moet geldig zijn voor deze dagen, het doel van de reis en het aantal inreizen.',
  'summary.stayLimit':
    '{destination}: zonder visum kunt u er hooguit {days, plural, one {# dag} other {# dagen}} blijven; het verblijf duurt langer.',
  'summary.stayLimitTogether':
    '{destination}: zonder visum kunt u er in totaal hooguit {days, plural, one {# dag} other {# dagen}} blijven; het verblijf duurt langer.',

  'warning.ENTRY_BANNED':
    'Uw reis is zo niet mogelijk: voor minstens één bestemming is de inreis niet toegestaan ({destinations}). Neem contact op met de bevoegde diplomatieke vertegenwoordiging en lees het onderdeel ‘Inreis’.',
  'warning.TRAVEL_WARNING':
    'Een ministerie van Buitenlandse Zaken raadt reizen naar minstens één bestemming af ({destinations}). Lees vóór het boeken het reisadvies; de verzekeringsdekking kan beperkt zijn.',
  'warning.CONFLICTING':
    'De informatie over minstens één bestemming is tegenstrijdig ({destinations}). Controleer dit vóór de reis.',
  'warning.UNVERIFIED':
    'Informatie over minstens één bestemming komt uit een geïmporteerde gegevensverzameling en is niet door een redacteur gecontroleerd ({destinations}).',
};
