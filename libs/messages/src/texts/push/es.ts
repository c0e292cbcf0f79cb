import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Avisos en este dispositivo',
  'page.push.what':
    'En cuanto cambie una norma que afecte a su viaje, este dispositivo mostrará un aviso breve, sin ningún dato del viaje. Los avisos terminan con su viaje.',
  'page.push.start': 'Avisarme en este dispositivo',
  'page.push.stop': 'Desactivar en este dispositivo',
  'page.push.on': 'Activados: este dispositivo le avisa de los cambios.',
  'page.push.off': 'Los avisos están desactivados en este dispositivo.',
  'page.push.blocked':
    'Su navegador bloquea las notificaciones de esta página. Puede permitirlas en la configuración del navegador.',
  'page.push.failed': 'No ha funcionado. Inténtelo de nuevo más tarde.',
  'push.changed': 'Han cambiado las normas que afectan a su viaje',
  'rejection.pushService': 'El servicio de notificaciones de este navegador no es compatible.',
  'rejection.deviceLimit': 'Esta página ya avisa a {max} dispositivos. Desactive primero los avisos en uno de ellos.',
  'evidence.recordPushTaken':
    'Aviso sin contenido aceptado por el servicio de notificaciones de un dispositivo ({language})',
  'evidence.recordPushFailed': 'Aviso para un dispositivo no aceptado ({code})',
  'evidence.recordDeviceAdded': 'Avisos activados en un dispositivo',
  'evidence.recordDeviceRemoved': 'Avisos desactivados en un dispositivo',
};
