import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Oznámení na tomto zařízení',
  'page.push.what':
    'Jakmile se změní předpisy pro vaši cestu, toto zařízení zobrazí krátké oznámení bez jakýchkoli údajů o cestě. Oznámení končí s vaší cestou.',
  'page.push.start': 'Upozornit na tomto zařízení',
  'page.push.stop': 'Vypnout na tomto zařízení',
  'page.push.on': 'Zapnuto: toto zařízení vás upozorní na změny.',
  'page.push.off': 'Oznámení jsou na tomto zařízení vypnutá.',
  'page.push.blocked': 'Váš prohlížeč blokuje oznámení z této stránky. Můžete je povolit v nastavení prohlížeče.',
  'page.push.failed': 'Nepodařilo se to. Zkuste to prosím později.',
  'push.changed': 'Předpisy pro vaši cestu se změnily',
  'rejection.pushService': 'Služba oznámení tohoto prohlížeče není podporována.',
  'rejection.deviceLimit':
    'Tato stránka už upozorňuje nejvyšší možný počet zařízení ({max}). Nejprve prosím oznámení na jednom z nich vypněte.',
  'evidence.recordPushTaken': 'Oznámení bez obsahu přijato službou oznámení zařízení ({language})',
  'evidence.recordPushFailed': 'Oznámení pro zařízení nepřijato ({code})',
  'evidence.recordDeviceAdded': 'Oznámení na zařízení zapnuta',
  'evidence.recordDeviceRemoved': 'Oznámení na zařízení vypnuta',
};
