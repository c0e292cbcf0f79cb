import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Sources des données et licences',
  'imprint.text': 'Les données indiquées ici proviennent d’autres sources et sont utilisées selon leurs licences.',
  'imprint.airports': 'Aéroports',
  'imprint.airportsChanged':
    'Modifié\u00a0: uniquement les aéroports ayant un code IATA, régions ajoutées, quelques données corrigées.',
  'imprint.countries': 'Noms, langues et monnaies des pays',
  'imprint.callingCodes': 'Indicatifs téléphoniques',
  'imprint.capitals': 'Capitales',
  'imprint.regions': 'Régions',
  'imprint.map': 'Contours des pays',
  'imprint.timeZones': 'Fuseaux horaires',
  'imprint.advice': 'Niveaux des conseils aux voyageurs',
  'imprint.after': 'D’après\u00a0: {name}',
  'imprint.licence': 'Licence\u00a0: {name}',
  'imprint.publicDomain': 'Domaine public',
};
