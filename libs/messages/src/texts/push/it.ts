import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Avvisi su questo dispositivo',
  'page.push.what':
    'Non appena cambia una norma che riguarda il suo viaggio, questo dispositivo mostra un breve avviso, senza alcun dettaglio del viaggio. Gli avvisi terminano con il viaggio.',
  'page.push.start': 'Avvisami su questo dispositivo',
  'page.push.stop': 'Disattiva su questo dispositivo',
  'page.push.on': 'Attivi: questo dispositivo le segnala le modifiche.',
  'page.push.off': 'Gli avvisi sono disattivati su questo dispositivo.',
  'page.push.blocked':
    'Il suo browser blocca le notifiche di questa pagina. Può consentirle nelle impostazioni del browser.',
  'page.push.failed': 'Operazione non riuscita. Si prega di riprovare più tardi.',
  'push.changed': 'Le norme che riguardano il suo viaggio sono cambiate',
  'rejection.pushService': 'Il servizio di notifica di questo browser non è supportato.',
  'rejection.deviceLimit': 'Questa pagina avvisa già {max} dispositivi. Disattivi prima gli avvisi su uno di essi.',
  'evidence.recordPushTaken':
    'Avviso senza contenuto accettato dal servizio di notifica di un dispositivo ({language})',
  'evidence.recordPushFailed': 'Avviso per un dispositivo non accettato ({code})',
  'evidence.recordDeviceAdded': 'Avvisi attivati su un dispositivo',
  'evidence.recordDeviceRemoved': 'Avvisi disattivati su un dispositivo',
};
