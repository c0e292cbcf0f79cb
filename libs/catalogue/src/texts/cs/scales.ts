import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Bez omezení',
  'scale.status.WITH_RESTRICTIONS': 'S omezením',
  'scale.status.NOT_POSSIBLE': 'Není možné',
  'scale.status.NOT_IN_PORTFOLIO': 'Mimo nabídku',
  'scale.status.TRAVEL_WARNING': 'Cestovní varování',
  'scale.status.PARTIAL_WARNING': 'Částečné cestovní varování',
  'scale.status.CONFLICTING': 'Rozporné informace',
  'scale.status.UNKNOWN': 'Neuvedeno',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Cestovní varování s výjimkami',

  'scale.area.RISK_FREE': 'Nejde o rizikovou oblast',
  'scale.area.RISK': 'Riziková oblast',
  'scale.area.HIGH_RISK': 'Vysoce riziková oblast',
  'scale.area.VIRUS_VARIANT': 'Oblast s výskytem variant viru',
  'scale.area.PARTIAL_RISK': 'Zčásti riziková oblast',
  'scale.area.PARTIAL_HIGH_RISK': 'Zčásti vysoce riziková oblast',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Zčásti oblast s výskytem variant viru',
  'scale.area.MIXED': 'Různá klasifikace podle regionu',
  'scale.area.CONFLICTING': 'Rozporné informace',
  'scale.area.UNKNOWN': 'Bez klasifikace',

  'risk.UNKNOWN': 'Riziko neuvedeno',
  'risk.LEVEL1': 'Velmi nízké riziko',
  'risk.LEVEL2': 'Nízké riziko',
  'risk.LEVEL3': 'Zvýšené riziko',
  'risk.LEVEL4': 'Vysoké riziko',
  'risk.LEVEL5': 'Velmi vysoké riziko',

  'visaType.VISA': 'Vízum',
  'visaType.E_VISA': 'Elektronické vízum',
  'visaType.TRANSIT_VISA': 'Tranzitní vízum',
  'visaType.ENTRY_PERMIT': 'Povolení ke vstupu',

  'visaProcess.SELF_SERVICE': 'Vlastní žádost',
  'visaProcess.VISA_PROVIDER': 'Žádost přes vízovou agenturu',
};
