import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Bez ograniczeń',
  'scale.status.WITH_RESTRICTIONS': 'Z ograniczeniami',
  'scale.status.NOT_POSSIBLE': 'Niemożliwe',
  'scale.status.NOT_IN_PORTFOLIO': 'Poza ofertą',
  'scale.status.TRAVEL_WARNING': 'Ostrzeżenie przed podróżą',
  'scale.status.PARTIAL_WARNING': 'Częściowe ostrzeżenie przed podróżą',
  'scale.status.CONFLICTING': 'Sprzeczne informacje',
  'scale.status.UNKNOWN': 'Brak danych',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Ostrzeżenie przed podróżą z wyjątkami',

  'scale.area.RISK_FREE': 'Nie jest obszarem ryzyka',
  'scale.area.RISK': 'Obszar ryzyka',
  'scale.area.HIGH_RISK': 'Obszar wysokiego ryzyka',
  'scale.area.VIRUS_VARIANT': 'Obszar występowania wariantów wirusa',
  'scale.area.PARTIAL_RISK': 'Częściowo obszar ryzyka',
  'scale.area.PARTIAL_HIGH_RISK': 'Częściowo obszar wysokiego ryzyka',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Częściowo obszar występowania wariantów wirusa',
  'scale.area.MIXED': 'Różna klasyfikacja w zależności od regionu',
  'scale.area.CONFLICTING': 'Sprzeczne informacje',
  'scale.area.UNKNOWN': 'Bez klasyfikacji',

  'risk.UNKNOWN': 'Ryzyko nieokreślone',
  'risk.LEVEL1': 'Bardzo niskie ryzyko',
  'risk.LEVEL2': 'Niskie ryzyko',
  'risk.LEVEL3': 'Podwyższone ryzyko',
  'risk.LEVEL4': 'Wysokie ryzyko',
  'risk.LEVEL5': 'Bardzo wysokie ryzyko',

  'visaType.VISA': 'Wiza',
  'visaType.E_VISA': 'Wiza elektroniczna',
  'visaType.TRANSIT_VISA': 'Wiza tranzytowa',
  'visaType.ENTRY_PERMIT': 'Zezwolenie na wjazd',

  'visaProcess.SELF_SERVICE': 'Wniosek składany samodzielnie',
  'visaProcess.VISA_PROVIDER': 'Wniosek składany przez pośrednika wizowego',
};
