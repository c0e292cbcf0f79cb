import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Sans restrictions',
  'scale.status.WITH_RESTRICTIONS': 'Avec restrictions',
  'scale.status.NOT_POSSIBLE': 'Impossible',
  'scale.status.NOT_IN_PORTFOLIO': 'Hors catalogue',
  'scale.status.TRAVEL_WARNING': 'Voyages déconseillés',
  'scale.status.PARTIAL_WARNING': 'Voyages partiellement déconseillés',
  'scale.status.CONFLICTING': 'Informations contradictoires',
  'scale.status.UNKNOWN': 'Non précisé',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Voyages déconseillés, avec des exceptions',

  'scale.area.RISK_FREE': 'Hors zone à risque',
  'scale.area.RISK': 'Zone à risque',
  'scale.area.HIGH_RISK': 'Zone à haut risque',
  'scale.area.VIRUS_VARIANT': 'Zone de variants du virus',
  'scale.area.PARTIAL_RISK': 'En partie zone à risque',
  'scale.area.PARTIAL_HIGH_RISK': 'En partie zone à haut risque',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'En partie zone de variants du virus',
  'scale.area.MIXED': 'Classement différent selon les régions',
  'scale.area.CONFLICTING': 'Informations contradictoires',
  'scale.area.UNKNOWN': 'Aucun classement',

  'risk.UNKNOWN': 'Risque non précisé',
  'risk.LEVEL1': 'Risque très faible',
  'risk.LEVEL2': 'Risque faible',
  'risk.LEVEL3': 'Risque accru',
  'risk.LEVEL4': 'Risque élevé',
  'risk.LEVEL5': 'Risque très élevé',

  'visaType.VISA': 'Visa',
  'visaType.E_VISA': 'Visa électronique',
  'visaType.TRANSIT_VISA': 'Visa de transit',
  'visaType.ENTRY_PERMIT': 'Autorisation d’entrée',

  'visaProcess.SELF_SERVICE': 'Demande à faire soi-même',
  'visaProcess.VISA_PROVIDER': 'Demande par l’intermédiaire d’un service de visas',
};
