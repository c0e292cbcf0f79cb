import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Meldingen op dit apparaat',
  'page.push.what':
    'Zodra er een regel voor uw reis wijzigt, toont dit apparaat een korte melding, zonder gegevens over de reis. Dit stopt aan het einde van uw reis.',
  'page.push.start': 'Melding op dit apparaat',
  'page.push.stop': 'Op dit apparaat uitschakelen',
  'page.push.on': 'Ingeschakeld: dit apparaat meldt u wijzigingen.',
  'page.push.off': 'De meldingen zijn op dit apparaat uitgeschakeld.',
  'page.push.blocked':
    'Uw browser blokkeert meldingen van deze pagina. U kunt ze toestaan in de instellingen van de browser.',
  'page.push.failed': 'Dat is niet gelukt. Probeer het later opnieuw.',
  'push.changed': 'De regels voor uw reis zijn gewijzigd',
  'rejection.pushService': 'De meldingsdienst van deze browser wordt niet ondersteund.',
  'rejection.deviceLimit':
    'Deze pagina stuurt al meldingen naar {max} apparaten. Schakel de meldingen eerst op een daarvan uit.',
  'evidence.recordPushTaken': 'Melding zonder inhoud aangenomen door de meldingsdienst van een apparaat ({language})',
  'evidence.recordPushFailed': 'Melding voor een apparaat niet aangenomen ({code})',
  'evidence.recordDeviceAdded': 'Meldingen op een apparaat ingeschakeld',
  'evidence.recordDeviceRemoved': 'Meldingen op een apparaat uitgeschakeld',
};
