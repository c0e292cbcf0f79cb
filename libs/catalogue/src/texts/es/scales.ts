import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Sin restricciones',
  'scale.status.WITH_RESTRICTIONS': 'Con restricciones',
  'scale.status.NOT_POSSIBLE': 'No es posible',
  'scale.status.NOT_IN_PORTFOLIO': 'Fuera de la oferta',
  'scale.status.TRAVEL_WARNING': 'Advertencia de viaje',
  'scale.status.PARTIAL_WARNING': 'Advertencia de viaje parcial',
  'scale.status.CONFLICTING': 'Información contradictoria',
  'scale.status.UNKNOWN': 'Sin datos',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Advertencia de viaje con excepciones',

  'scale.area.RISK_FREE': 'No es zona de riesgo',
  'scale.area.RISK': 'Zona de riesgo',
  'scale.area.HIGH_RISK': 'Zona de alto riesgo',
  'scale.area.VIRUS_VARIANT': 'Zona de variantes del virus',
  'scale.area.PARTIAL_RISK': 'En parte zona de riesgo',
  'scale.area.PARTIAL_HIGH_RISK': 'En parte zona de alto riesgo',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'En parte zona de variantes del virus',
  'scale.area.MIXED': 'Clasificación distinta según la región',
  'scale.area.CONFLICTING': 'Información contradictoria',
  'scale.area.UNKNOWN': 'Sin clasificar',

  'risk.UNKNOWN': 'Riesgo no indicado',
  'risk.LEVEL1': 'Riesgo muy bajo',
  'risk.LEVEL2': 'Riesgo bajo',
  'risk.LEVEL3': 'Riesgo mayor de lo habitual',
  'risk.LEVEL4': 'Riesgo alto',
  'risk.LEVEL5': 'Riesgo muy alto',

  'visaType.VISA': 'Visado',
  'visaType.E_VISA': 'Visado electrónico',
  'visaType.TRANSIT_VISA': 'Visado de tránsito',
  'visaType.ENTRY_PERMIT': 'Autorización de entrada',

  'visaProcess.SELF_SERVICE': 'Solicitud por cuenta propia',
  'visaProcess.VISA_PROVIDER': 'Solicitud a través de un gestor de visados',
};
