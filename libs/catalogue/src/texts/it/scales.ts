import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Senza restrizioni',
  'scale.status.WITH_RESTRICTIONS': 'Con restrizioni',
  'scale.status.NOT_POSSIBLE': 'Non possibile',
  'scale.status.NOT_IN_PORTFOLIO': 'Non in catalogo',
  'scale.status.TRAVEL_WARNING': 'Viaggi sconsigliati',
  'scale.status.PARTIAL_WARNING': 'Viaggi parzialmente sconsigliati',
  'scale.status.CONFLICTING': 'Informazioni contraddittorie',
  'scale.status.UNKNOWN': 'Non indicato',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Viaggi sconsigliati, con eccezioni',

  'scale.area.RISK_FREE': 'Area non a rischio',
  'scale.area.RISK': 'Area a rischio',
  'scale.area.HIGH_RISK': 'Area ad alto rischio',
  'scale.area.VIRUS_VARIANT': 'Area con varianti del virus',
  'scale.area.PARTIAL_RISK': 'In parte area a rischio',
  'scale.area.PARTIAL_HIGH_RISK': 'In parte area ad alto rischio',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'In parte area con varianti del virus',
  'scale.area.MIXED': 'Classificazione diversa a seconda della regione',
  'scale.area.CONFLICTING': 'Informazioni contraddittorie',
  'scale.area.UNKNOWN': 'Non classificata',

  'risk.UNKNOWN': 'Rischio non indicato',
  'risk.LEVEL1': 'Rischio molto basso',
  'risk.LEVEL2': 'Rischio basso',
  'risk.LEVEL3': 'Rischio accresciuto',
  'risk.LEVEL4': 'Rischio alto',
  'risk.LEVEL5': 'Rischio molto alto',

  'visaType.VISA': 'Visto',
  'visaType.E_VISA': 'Visto elettronico',
  'visaType.TRANSIT_VISA': 'Visto di transito',
  'visaType.ENTRY_PERMIT': 'Autorizzazione all’ingresso',

  'visaProcess.SELF_SERVICE': 'Richiesta autonoma',
  'visaProcess.VISA_PROVIDER': 'Richiesta tramite un’agenzia di visti',
};
