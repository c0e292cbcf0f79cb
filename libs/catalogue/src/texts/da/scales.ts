import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Uden restriktioner',
  'scale.status.WITH_RESTRICTIONS': 'Med restriktioner',
  'scale.status.NOT_POSSIBLE': 'Ikke muligt',
  'scale.status.NOT_IN_PORTFOLIO': 'Ikke i udbuddet',
  'scale.status.TRAVEL_WARNING': 'Rejseadvarsel',
  'scale.status.PARTIAL_WARNING': 'Delvis rejseadvarsel',
  'scale.status.CONFLICTING': 'Modstridende oplysninger',
  'scale.status.UNKNOWN': 'Ikke oplyst',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Rejseadvarsel med undtagelser',

  'scale.area.RISK_FREE': 'Ikke risikoområde',
  'scale.area.RISK': 'Risikoområde',
  'scale.area.HIGH_RISK': 'Højrisikoområde',
  'scale.area.VIRUS_VARIANT': 'Virusvariantområde',
  'scale.area.PARTIAL_RISK': 'Delvist risikoområde',
  'scale.area.PARTIAL_HIGH_RISK': 'Delvist højrisikoområde',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Delvist virusvariantområde',
  'scale.area.MIXED': 'Forskellig klassificering efter region',
  'scale.area.CONFLICTING': 'Modstridende oplysninger',
  'scale.area.UNKNOWN': 'Ikke klassificeret',

  'risk.UNKNOWN': 'Risiko ikke oplyst',
  'risk.LEVEL1': 'Meget lav risiko',
  'risk.LEVEL2': 'Lav risiko',
  'risk.LEVEL3': 'Forhøjet risiko',
  'risk.LEVEL4': 'Høj risiko',
  'risk.LEVEL5': 'Meget høj risiko',

  'visaType.VISA': 'Visum',
  'visaType.E_VISA': 'E-visum',
  'visaType.TRANSIT_VISA': 'Transitvisum',
  'visaType.ENTRY_PERMIT': 'Indrejsetilladelse',

  'visaProcess.SELF_SERVICE': 'Egen ansøgning',
  'visaProcess.VISA_PROVIDER': 'Ansøgning via en visumtjeneste',
};
