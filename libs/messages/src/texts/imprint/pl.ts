import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Źródła danych i licencje',
  'imprint.text': 'Wymienione tu dane pochodzą z innych źródeł i są używane na podstawie ich licencji.',
  'imprint.airports': 'Lotniska',
  'imprint.airportsChanged': 'Zmieniono: tylko lotniska z kodem IATA, dodano regiony, poprawiono niektóre dane.',
  'imprint.countries': 'Nazwy, języki i waluty państw',
  'imprint.callingCodes': 'Numery kierunkowe',
  'imprint.capitals': 'Stolice',
  'imprint.regions': 'Regiony',
  'imprint.map': 'Kontury państw',
  'imprint.timeZones': 'Strefy czasowe',
  'imprint.advice': 'Poziomy ostrzeżeń dla podróżujących',
  'imprint.after': 'Na podstawie: {name}',
  'imprint.licence': 'Licencja: {name}',
  'imprint.publicDomain': 'Domena publiczna',
};
