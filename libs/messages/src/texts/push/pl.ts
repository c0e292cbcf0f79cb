import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Powiadomienia na tym urządzeniu',
  'page.push.what':
    'Gdy tylko zmieni się przepis dotyczący Państwa podróży, to urządzenie wyświetli krótkie powiadomienie bez żadnych szczegółów podróży. Powiadomienia kończą się wraz z podróżą.',
  'page.push.start': 'Powiadamiaj na tym urządzeniu',
  'page.push.stop': 'Wyłącz na tym urządzeniu',
  'page.push.on': 'Włączone: to urządzenie poinformuje Państwa o zmianach.',
  'page.push.off': 'Powiadomienia na tym urządzeniu są wyłączone.',
  'page.push.blocked':
    'Przeglądarka blokuje powiadomienia z tej strony. Można na nie zezwolić w ustawieniach przeglądarki.',
  'page.push.failed': 'Nie udało się. Prosimy spróbować ponownie później.',
  'push.changed': 'Przepisy dotyczące Państwa podróży zmieniły się',
  'rejection.pushService': 'Usługa powiadomień tej przeglądarki nie jest obsługiwana.',
  'rejection.deviceLimit':
    'Ta strona powiadamia już maksymalną liczbę urządzeń ({max}). Prosimy najpierw wyłączyć powiadomienia na jednym z nich.',
  'evidence.recordPushTaken': 'Powiadomienie bez treści przyjęte przez usługę powiadomień urządzenia ({language})',
  'evidence.recordPushFailed': 'Powiadomienie dla urządzenia nieprzyjęte ({code})',
  'evidence.recordDeviceAdded': 'Powiadomienia na urządzeniu włączone',
  'evidence.recordDeviceRemoved': 'Powiadomienia na urządzeniu wyłączone',
};
