import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Fuentes de datos y licencias',
  'imprint.text': 'Los datos que se indican aquí proceden de otras fuentes y se utilizan conforme a sus licencias.',
  'imprint.airports': 'Aeropuertos',
  'imprint.airportsChanged':
    'Modificado: solo aeropuertos con código IATA, regiones añadidas, algunos datos corregidos.',
  'imprint.countries': 'Nombres, idiomas y monedas de los países',
  'imprint.callingCodes': 'Prefijos telefónicos',
  'imprint.capitals': 'Capitales',
  'imprint.regions': 'Regiones',
  'imprint.map': 'Contornos de los países',
  'imprint.timeZones': 'Husos horarios',
  'imprint.advice': 'Niveles de las recomendaciones de viaje',
  'imprint.after': 'Basado en: {name}',
  'imprint.licence': 'Licencia: {name}',
  'imprint.publicDomain': 'Dominio público',
};
