import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Notifications sur cet appareil',
  'page.push.what':
    'Dès qu’une règle concernant votre voyage change, cet appareil affiche une brève notification, sans aucun détail du voyage. Elles prennent fin avec votre voyage.',
  'page.push.start': 'Me prévenir sur cet appareil',
  'page.push.stop': 'Désactiver sur cet appareil',
  'page.push.on': 'Activées\u00a0: cet appareil vous signale les changements.',
  'page.push.off': 'Les notifications sont désactivées sur cet appareil.',
  'page.push.blocked':
    'Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans les paramètres du navigateur.',
  'page.push.failed': 'L’opération n’a pas abouti. Veuillez réessayer plus tard.',
  'push.changed': 'Les règles concernant votre voyage ont changé',
  'rejection.pushService': 'Le service de notification de ce navigateur n’est pas pris en charge.',
  'rejection.deviceLimit':
    'Cette page prévient déjà {max} appareils. Désactivez d’abord les notifications sur l’un d’eux.',
  'evidence.recordPushTaken':
    'Notification sans contenu acceptée par le service de notification d’un appareil ({language})',
  'evidence.recordPushFailed': 'Notification pour un appareil non acceptée ({code})',
  'evidence.recordDeviceAdded': 'Notifications activées sur un appareil',
  'evidence.recordDeviceRemoved': 'Notifications désactivées sur un appareil',
};
