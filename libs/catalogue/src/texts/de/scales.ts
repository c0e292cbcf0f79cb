import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Ohne Einschränkungen',
  'scale.status.WITH_RESTRICTIONS': 'Mit Einschränkungen',
  'scale.status.NOT_POSSIBLE': 'Nicht möglich',
  'scale.status.NOT_IN_PORTFOLIO': 'Nicht im Angebot',
  'scale.status.TRAVEL_WARNING': 'Reisewarnung',
  'scale.status.PARTIAL_WARNING': 'Teilreisewarnung',
  'scale.status.CONFLICTING': 'Widersprüchliche Angaben',
  'scale.status.UNKNOWN': 'Keine Angabe',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Reisewarnung mit Ausnahmen',

  'scale.area.RISK_FREE': 'Kein Risikogebiet',
  'scale.area.RISK': 'Risikogebiet',
  'scale.area.HIGH_RISK': 'Hochrisikogebiet',
  'scale.area.VIRUS_VARIANT': 'Virusvariantengebiet',
  'scale.area.PARTIAL_RISK': 'Teilweise Risikogebiet',
  'scale.area.PARTIAL_HIGH_RISK': 'Teilweise Hochrisikogebiet',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Teilweise Virusvariantengebiet',
  'scale.area.MIXED': 'Je nach Region unterschiedlich eingestuft',
  'scale.area.CONFLICTING': 'Widersprüchliche Angaben',
  'scale.area.UNKNOWN': 'Nicht eingestuft',

  'risk.UNKNOWN': 'Risiko nicht angegeben',
  'risk.LEVEL1': 'Sehr geringes Risiko',
  'risk.LEVEL2': 'Geringes Risiko',
  'risk.LEVEL3': 'Erhöhtes Risiko',
  'risk.LEVEL4': 'Hohes Risiko',
  'risk.LEVEL5': 'Sehr hohes Risiko',

  'visaType.VISA': 'Visum',
  'visaType.E_VISA': 'E-Visum',
  'visaType.TRANSIT_VISA': 'Transitvisum',
  'visaType.ENTRY_PERMIT': 'Einreisegenehmigung',

  'visaProcess.SELF_SERVICE': 'Eigener Antrag',
  'visaProcess.VISA_PROVIDER': 'Antrag über einen Visumdienst',
};
