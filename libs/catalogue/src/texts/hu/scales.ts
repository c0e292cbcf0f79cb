import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Korlátozások nélkül',
  'scale.status.WITH_RESTRICTIONS': 'Korlátozásokkal',
  'scale.status.NOT_POSSIBLE': 'Nem lehetséges',
  'scale.status.NOT_IN_PORTFOLIO': 'Nem szerepel a kínálatban',
  'scale.status.TRAVEL_WARNING': 'Utazási figyelmeztetés',
  'scale.status.PARTIAL_WARNING': 'Részleges utazási figyelmeztetés',
  'scale.status.CONFLICTING': 'Ellentmondó információk',
  'scale.status.UNKNOWN': 'Nincs adat',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Utazási figyelmeztetés kivételekkel',

  'scale.area.RISK_FREE': 'Nem kockázatos terület',
  'scale.area.RISK': 'Kockázatos terület',
  'scale.area.HIGH_RISK': 'Magas kockázatú terület',
  'scale.area.VIRUS_VARIANT': 'Vírusvariánssal érintett terület',
  'scale.area.PARTIAL_RISK': 'Részben kockázatos terület',
  'scale.area.PARTIAL_HIGH_RISK': 'Részben magas kockázatú terület',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Részben vírusvariánssal érintett terület',
  'scale.area.MIXED': 'Régiónként eltérő besorolás',
  'scale.area.CONFLICTING': 'Ellentmondó információk',
  'scale.area.UNKNOWN': 'Nincs besorolva',

  'risk.UNKNOWN': 'A kockázat nincs megadva',
  'risk.LEVEL1': 'Nagyon alacsony kockázat',
  'risk.LEVEL2': 'Alacsony kockázat',
  'risk.LEVEL3': 'Fokozott kockázat',
  'risk.LEVEL4': 'Magas kockázat',
  'risk.LEVEL5': 'Nagyon magas kockázat',

  'visaType.VISA': 'Vízum',
  'visaType.E_VISA': 'Elektronikus vízum',
  'visaType.TRANSIT_VISA': 'Tranzitvízum',
  'visaType.ENTRY_PERMIT': 'Beutazási engedély',

  'visaProcess.SELF_SERVICE': 'Saját igénylés',
  'visaProcess.VISA_PROVIDER': 'Igénylés vízumügyintézőn keresztül',
};
