import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Avisos neste dispositivo',
  'page.push.what':
    'Assim que mudar uma regra relativa à sua viagem, este dispositivo mostra um breve aviso, sem quaisquer dados da viagem. Os avisos terminam com a viagem.',
  'page.push.start': 'Avisar-me neste dispositivo',
  'page.push.stop': 'Desativar neste dispositivo',
  'page.push.on': 'Ativados: este dispositivo avisa-o das alterações.',
  'page.push.off': 'Os avisos estão desativados neste dispositivo.',
  'page.push.blocked':
    'O seu navegador bloqueia as notificações desta página. Pode permiti-las nas definições do navegador.',
  'page.push.failed': 'Não foi possível. Tente novamente mais tarde.',
  'push.changed': 'As regras relativas à sua viagem mudaram',
  'rejection.pushService': 'O serviço de notificações deste navegador não é suportado.',
  'rejection.deviceLimit': 'Esta página já avisa {max} dispositivos. Desative primeiro os avisos num deles.',
  'evidence.recordPushTaken': 'Aviso sem conteúdo aceite pelo serviço de notificações de um dispositivo ({language})',
  'evidence.recordPushFailed': 'Aviso para um dispositivo não aceite ({code})',
  'evidence.recordDeviceAdded': 'Avisos ativados num dispositivo',
  'evidence.recordDeviceRemoved': 'Avisos desativados num dispositivo',
};
