import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Fontes dos dados e licenças',
  'imprint.text': 'Os dados aqui indicados provêm de outras fontes e são utilizados ao abrigo das respetivas licenças.',
  'imprint.airports': 'Aeroportos',
  'imprint.airportsChanged':
    'Alterado: apenas aeroportos com código IATA, regiões acrescentadas, alguns dados corrigidos.',
  'imprint.countries': 'Nomes, línguas e moedas dos países',
  'imprint.callingCodes': 'Indicativos telefónicos',
  'imprint.capitals': 'Capitais',
  'imprint.regions': 'Regiões',
  'imprint.map': 'Contornos dos países',
  'imprint.timeZones': 'Fusos horários',
  'imprint.advice': 'Níveis dos conselhos aos viajantes',
  'imprint.after': 'Com base em: {name}',
  'imprint.licence': 'Licença: {name}',
  'imprint.publicDomain': 'Domínio público',
};
