import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Zonder beperkingen',
  'scale.status.WITH_RESTRICTIONS': 'Met beperkingen',
  'scale.status.NOT_POSSIBLE': 'Niet mogelijk',
  'scale.status.NOT_IN_PORTFOLIO': 'Niet in het aanbod',
  'scale.status.TRAVEL_WARNING': 'Negatief reisadvies',
  'scale.status.PARTIAL_WARNING': 'Gedeeltelijk negatief reisadvies',
  'scale.status.CONFLICTING': 'Tegenstrijdige informatie',
  'scale.status.UNKNOWN': 'Niet vermeld',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Negatief reisadvies met uitzonderingen',

  'scale.area.RISK_FREE': 'Geen risicogebied',
  'scale.area.RISK': 'Risicogebied',
  'scale.area.HIGH_RISK': 'Hoogrisicogebied',
  'scale.area.VIRUS_VARIANT': 'Virusvariantgebied',
  'scale.area.PARTIAL_RISK': 'Gedeeltelijk risicogebied',
  'scale.area.PARTIAL_HIGH_RISK': 'Gedeeltelijk hoogrisicogebied',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Gedeeltelijk virusvariantgebied',
  'scale.area.MIXED': 'Per regio verschillend geclassificeerd',
  'scale.area.CONFLICTING': 'Tegenstrijdige informatie',
  'scale.area.UNKNOWN': 'Niet geclassificeerd',

  'risk.UNKNOWN': 'Risico niet vermeld',
  'risk.LEVEL1': 'Zeer laag risico',
  'risk.LEVEL2': 'Laag risico',
  'risk.LEVEL3': 'Verhoogd risico',
  'risk.LEVEL4': 'Hoog risico',
  'risk.LEVEL5': 'Zeer hoog risico',

  'visaType.VISA': 'Visum',
  'visaType.E_VISA': 'E-visum',
  'visaType.TRANSIT_VISA': 'Transitvisum',
  'visaType.ENTRY_PERMIT': 'Reistoestemming',

  'visaProcess.SELF_SERVICE': 'Zelf aanvragen',
  'visaProcess.VISA_PROVIDER': 'Aanvraag via een visumdienst',
};
