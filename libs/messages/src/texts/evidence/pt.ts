import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Prova da informação de viagem',
  'evidence.what':
    'Este documento regista o que a página desta viagem dizia em cada versão, que e-mails foram enviados a esse respeito e quando. Não nomeia nenhum viajante.',
  'evidence.trip': 'Viagem',
  'evidence.dates': 'Datas da viagem',
  'evidence.nationalities': 'Nacionalidades',
  'evidence.made': 'Elaborado em',
  'evidence.invoice': 'Frase para a fatura',
  'evidence.invoiceText':
    'A informação sobre os requisitos de passaporte e visto e as formalidades sanitárias para a viagem a {destinations} ({nationalities}) foi disponibilizada em {day} (versão {version}) e é mantida atualizada na página da viagem até {end}.',
  'evidence.invoiceNone': 'A página da viagem ainda não foi aberta. Ainda não há nada para que a fatura possa remeter.',
  'evidence.versions': 'O que foi mostrado',
  'evidence.contract': 'Antes do contrato',
  'evidence.departure': 'Antes da partida',
  'evidence.shown': 'Mostrada pela primeira vez em {moment}, {language}, versão {version}',
  'evidence.same': 'A página dizia o mesmo antes do contrato e antes da partida.',
  'evidence.none': 'Até então a página não tinha sido aberta.',
  'evidence.records': 'O que aconteceu e quando',
  'evidence.recordTrip': 'Página da viagem criada',
  'evidence.recordPage': 'Página aberta pela primeira vez nesta versão ({language}, versão {version})',
  'evidence.recordPdf': 'Página descarregada em PDF pela primeira vez nesta versão ({language}, versão {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-mail sobre alterações} other {E-mail com o pedido de confirmação}} aceite pelo servidor de correio ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-mail sobre alterações} other {E-mail com o pedido de confirmação}} não aceite ({code})',
  'evidence.recordSubscribed': 'Notificações confirmadas pelo destinatário',
  'evidence.recordUnsubscribed': 'Notificações terminadas pelo destinatário',
  'evidence.mailed': 'O que os e-mails comunicaram',
  'evidence.nobody': 'Quem tiver a ligação pode abrir a página. Não fica registado quem o fez.',
  'evidence.verify': 'Como verificar este ficheiro',
  'evidence.verifyText':
    'O ficheiro está assinado e cada entrada consta de um registo que só pode crescer. O comando «npm run verify-evidence» do Landfall verifica-o sem ligação e encontra qualquer byte alterado. As entradas estão anexadas como {file}.',
  'evidence.key': 'Chave do registo',
  'evidence.state': 'Estado do registo',
};
