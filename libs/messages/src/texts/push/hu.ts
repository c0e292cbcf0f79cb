import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Értesítések ezen az eszközön',
  'page.push.what':
    'Amint megváltozik egy, az utazására vonatkozó szabály, ez az eszköz rövid értesítést jelenít meg, az utazás adatai nélkül. Az értesítések az utazással együtt véget érnek.',
  'page.push.start': 'Értesítést kérek ezen az eszközön',
  'page.push.stop': 'Kikapcsolás ezen az eszközön',
  'page.push.on': 'Bekapcsolva: ez az eszköz jelzi Önnek a változásokat.',
  'page.push.off': 'Az értesítések ezen az eszközön ki vannak kapcsolva.',
  'page.push.blocked': 'A böngészője letiltja az oldal értesítéseit. A böngésző beállításaiban engedélyezheti őket.',
  'page.push.failed': 'Nem sikerült. Kérjük, próbálja meg később.',
  'push.changed': 'Megváltoztak az utazására vonatkozó szabályok',
  'rejection.pushService': 'Ennek a böngészőnek az értesítési szolgáltatása nem támogatott.',
  'rejection.deviceLimit': 'Ez az oldal már {max} eszközt értesít. Először kapcsolja ki az értesítéseket az egyiken.',
  'evidence.recordPushTaken': 'Tartalom nélküli értesítés: egy eszköz értesítési szolgáltatása átvette ({language})',
  'evidence.recordPushFailed': 'Egy eszköznek szóló értesítést nem vettek át ({code})',
  'evidence.recordDeviceAdded': 'Értesítések bekapcsolva egy eszközön',
  'evidence.recordDeviceRemoved': 'Értesítések kikapcsolva egy eszközön',
};
