import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Datakilder og licenser',
  'imprint.text': 'De data, der er nævnt her, stammer fra andre kilder og bruges under deres licenser.',
  'imprint.airports': 'Lufthavne',
  'imprint.airportsChanged': 'Ændret: kun lufthavne med IATA-kode, regioner tilføjet, enkelte oplysninger rettet.',
  'imprint.countries': 'Landenes navne, sprog og valutaer',
  'imprint.callingCodes': 'Landekoder til telefon',
  'imprint.capitals': 'Hovedstæder',
  'imprint.regions': 'Regioner',
  'imprint.map': 'Landenes omrids',
  'imprint.timeZones': 'Tidszoner',
  'imprint.advice': 'Niveauer i rejsevejledninger',
  'imprint.after': 'Baseret på: {name}',
  'imprint.licence': 'Licens: {name}',
  'imprint.publicDomain': 'Offentligt eje',
};
