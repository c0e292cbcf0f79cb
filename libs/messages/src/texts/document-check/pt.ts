import type { DocumentCheckTexts } from './document-check-texts.js';

export const documentCheckTexts: DocumentCheckTexts = {
  'page.check': 'O seu documento é suficiente?',
  'page.check.private': 'O que introduz fica neste dispositivo e não é enviado para lado nenhum.',
  'page.check.open': 'Verificar um passaporte ou cartão de identidade',
  'page.check.lines': 'Linhas de leitura ótica',
  'page.check.linesHint':
    'As duas ou três linhas com os caracteres <<< no fundo da página do passaporte ou no verso do cartão.',
  'page.check.read': 'Ler linhas',
  'page.check.unread': 'Não é possível ler estas linhas. Verifique se estão completas.',
  'page.check.wrongDigits': 'Um dígito de controlo está errado. Verifique as linhas carácter a carácter.',
  'page.check.kind': 'Documento',
  'page.check.PASSPORT': 'Passaporte',
  'page.check.ID': 'Cartão de identidade',
  'page.check.nationality': 'Nacionalidade',
  'page.check.expires': 'Válido até',
  'page.check.issued': 'Data de emissão',
  'page.check.add': 'Adicionar',
  'page.check.missing': 'Indique até quando o documento é válido.',
  'page.check.remove': 'Remover',
  'page.check.document': '{kind} ({nationality}), válido até {day}',
  'page.check.ok': 'É suficiente.',
  'page.check.notAccepted': 'Aqui este documento não é suficiente.',
  'page.check.notStated': 'É válido durante tempo suficiente. Não está indicado se este documento basta.',
  'page.check.otherNationality': 'Esta página não diz nada sobre esta nacionalidade.',
  'page.check.tooShort': 'Não é suficiente: tem de ser válido pelo menos até {day}.',
  'page.check.tooOld': 'Não é suficiente: tem de ter sido emitido em {day} ou mais tarde.',
  'page.check.mayBeTooOld':
    'É certamente suficiente se foi emitido em {day} ou mais tarde; caso contrário, depende do dia de entrada.',
  'page.check.issueMissing':
    'É válido durante tempo suficiente. Tem ainda de ter sido emitido em {day} ou mais tarde: indique a data de emissão.',
  'page.check.endsOnTrip':
    'Caduca antes do fim da viagem, em {day}. Não está indicado durante quanto tempo tem de ser válido.',
  'page.check.best': 'Apresentar aqui: {document}',
  'page.check.visaFree': 'Não é necessário visto.',
  'page.check.most': 'Podem ser verificados no máximo quatro documentos.',
};
