import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Meddelelser på denne enhed',
  'page.push.what':
    'Så snart en regel for din rejse ændres, viser denne enhed en kort meddelelse uden oplysninger om rejsen. Det slutter med din rejse.',
  'page.push.start': 'Giv mig besked på denne enhed',
  'page.push.stop': 'Slå fra på denne enhed',
  'page.push.on': 'Slået til: Denne enhed giver dig besked om ændringer.',
  'page.push.off': 'Meddelelser er slået fra på denne enhed.',
  'page.push.blocked':
    'Din browser blokerer meddelelser fra denne side. Du kan tillade dem i browserens indstillinger.',
  'page.push.failed': 'Det lykkedes ikke. Prøv igen senere.',
  'push.changed': 'Reglerne for din rejse er ændret',
  'rejection.pushService': 'Denne browsers meddelelsestjeneste understøttes ikke.',
  'rejection.deviceLimit': 'Denne side giver allerede besked på {max} enheder. Slå først meddelelser fra på en af dem.',
  'evidence.recordPushTaken': 'Meddelelse uden indhold modtaget af en enheds meddelelsestjeneste ({language})',
  'evidence.recordPushFailed': 'Meddelelse til en enhed ikke modtaget ({code})',
  'evidence.recordDeviceAdded': 'Meddelelser på en enhed slået til',
  'evidence.recordDeviceRemoved': 'Meddelelser på en enhed slået fra',
};
