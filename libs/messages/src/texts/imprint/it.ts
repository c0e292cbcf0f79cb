import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Fonti dei dati e licenze',
  'imprint.text': 'I dati qui elencati provengono da altre fonti e sono utilizzati secondo le rispettive licenze.',
  'imprint.airports': 'Aeroporti',
  'imprint.airportsChanged': 'Modificato: solo aeroporti con codice IATA, regioni aggiunte, alcuni dati corretti.',
  'imprint.countries': 'Nomi, lingue e valute dei Paesi',
  'imprint.callingCodes': 'Prefissi telefonici',
  'imprint.capitals': 'Capitali',
  'imprint.regions': 'Regioni',
  'imprint.map': 'Contorni dei Paesi',
  'imprint.timeZones': 'Fusi orari',
  'imprint.advice': 'Livelli degli avvisi di viaggio',
  'imprint.after': 'Basato su: {name}',
  'imprint.licence': 'Licenza: {name}',
  'imprint.publicDomain': 'Pubblico dominio',
};
