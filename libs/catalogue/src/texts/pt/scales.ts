import type { Scales } from '../en/scales.js';

export const scales: Scales = {
  'scale.status.WITHOUT_RESTRICTIONS': 'Sem restrições',
  'scale.status.WITH_RESTRICTIONS': 'Com restrições',
  'scale.status.NOT_POSSIBLE': 'Não é possível',
  'scale.status.NOT_IN_PORTFOLIO': 'Fora da oferta',
  'scale.status.TRAVEL_WARNING': 'Viagens desaconselhadas',
  'scale.status.PARTIAL_WARNING': 'Viagens parcialmente desaconselhadas',
  'scale.status.CONFLICTING': 'Informações contraditórias',
  'scale.status.UNKNOWN': 'Não indicado',
  'scale.status.WARNING_WITH_EXCEPTIONS': 'Viagens desaconselhadas, com exceções',

  'scale.area.RISK_FREE': 'Não é zona de risco',
  'scale.area.RISK': 'Zona de risco',
  'scale.area.HIGH_RISK': 'Zona de alto risco',
  'scale.area.VIRUS_VARIANT': 'Zona de variantes do vírus',
  'scale.area.PARTIAL_RISK': 'Em parte zona de risco',
  'scale.area.PARTIAL_HIGH_RISK': 'Em parte zona de alto risco',
  'scale.area.PARTIAL_VIRUS_VARIANT': 'Em parte zona de variantes do vírus',
  'scale.area.MIXED': 'Classificação diferente conforme a região',
  'scale.area.CONFLICTING': 'Informações contraditórias',
  'scale.area.UNKNOWN': 'Não classificada',

  'risk.UNKNOWN': 'Risco não indicado',
  'risk.LEVEL1': 'Risco muito baixo',
  'risk.LEVEL2': 'Risco baixo',
  'risk.LEVEL3': 'Risco acrescido',
  'risk.LEVEL4': 'Risco alto',
  'risk.LEVEL5': 'Risco muito alto',

  'visaType.VISA': 'Visto',
  'visaType.E_VISA': 'Visto eletrónico',
  'visaType.TRANSIT_VISA': 'Visto de trânsito',
  'visaType.ENTRY_PERMIT': 'Autorização de entrada',

  'visaProcess.SELF_SERVICE': 'Pedido feito pelo próprio',
  'visaProcess.VISA_PROVIDER': 'Pedido através de um serviço de vistos',
};
