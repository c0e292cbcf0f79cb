import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Zdroje dat a licence',
  'imprint.text': 'Zde uvedená data pocházejí z jiných zdrojů a používají se podle jejich licencí.',
  'imprint.airports': 'Letiště',
  'imprint.airportsChanged': 'Upraveno: jen letiště s kódem IATA, doplněny regiony, některé údaje opraveny.',
  'imprint.countries': 'Názvy, jazyky a měny zemí',
  'imprint.callingCodes': 'Telefonní předvolby',
  'imprint.capitals': 'Hlavní města',
  'imprint.regions': 'Regiony',
  'imprint.map': 'Obrysy zemí',
  'imprint.timeZones': 'Časová pásma',
  'imprint.advice': 'Stupně cestovních doporučení',
  'imprint.after': 'Podle: {name}',
  'imprint.licence': 'Licence: {name}',
  'imprint.publicDomain': 'Volné dílo',
};
