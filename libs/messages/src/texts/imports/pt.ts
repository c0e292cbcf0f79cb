import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Matriz de vistos por passaporte e destino',
  'import.title.advisory-de': 'Conselhos aos viajantes da Alemanha (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Conselhos aos viajantes do Reino Unido (FCDO)',
  'import.title.advisory-us': 'Conselhos aos viajantes dos Estados Unidos (Department of State)',
  'import.title.advisory-ca': 'Conselhos aos viajantes do Canadá (Global Affairs Canada)',
  'import.title.advisory-au': 'Conselhos aos viajantes da Austrália (Smartraveller)',
  'import.title.country-facts': 'Dados sobre os países',
  'import.title.airports': 'Aeroportos',
  'import.title.regions': 'Regiões dos países',
  'import.title.region-outlines': 'Contornos das regiões',
  'import.title.cruises': 'Cruzeiros com as suas escalas',
  'import.title.gdacs': 'Catástrofes no mundo (GDACS)',

  'advisory.authority.de': 'Ministério Federal dos Negócios Estrangeiros da Alemanha',
  'advisory.authority.uk': 'Ministério dos Negócios Estrangeiros do Reino Unido',
  'advisory.authority.us': 'Departamento de Estado dos EUA',
  'advisory.authority.ca': 'Ministério dos Negócios Estrangeiros do Canadá',
  'advisory.authority.au': 'Ministério dos Negócios Estrangeiros e do Comércio da Austrália',
  'advisory.note':
    '{authority}, conselho aos próprios cidadãos (à data de {date}): {measure, select, NORMAL {tomar as precauções habituais} CAUTION {redobrar a cautela} RECONSIDER {ponderar se a viagem é necessária} ESSENTIAL {evitar viagens não essenciais} AVOID {não viajar} PARTS {evitar viagens a partes do país} WARNING {as viagens são desaconselhadas} PARTIAL {as viagens a partes do país são desaconselhadas} NONE {as viagens não são desaconselhadas} other {leia os conselhos aos viajantes}}.{hasParts, select, yes { Pode vigorar um conselho mais restritivo para partes do país.} other {}}{hasHeadline, select, yes { No original: «{headline}»} other {}}',

  'import.problem.empty': 'A resposta está vazia. É possível que a fonte esteja desativada ou fora de serviço.',
  'import.problem.webPage': 'Em vez dos dados, foi recebida uma página web.',
  'import.problem.notJson': 'O ficheiro não é um JSON completo; pode ter sido cortado.',
  'import.problem.notFeed': 'O ficheiro não é um feed RSS completo; pode ter sido cortado.',
  'import.problem.notCsv': 'A tabela não pode ser lida a partir da linha {line}.',
  'import.problem.missingColumn': 'Faltam colunas: {columns}.',
  'import.problem.wrongShape': 'O ficheiro não tem a estrutura esperada para esta fonte.',
  'import.problem.noDate':
    'Não se sabe de que dia são os dados. Indique o dia; o nome do ficheiro não o contém: {file}.',
  'import.problem.tooFew':
    'O ficheiro contém apenas {count} entradas, quando eram esperadas, pelo menos, {least}; pode ter sido cortado.',
  'import.problem.tooMuchChange':
    'O ficheiro alteraria ou eliminaria {count} de {total} entradas guardadas, ou seja, mais de um terço. Verifique se está correto.',
  'import.problem.missingKept': 'As entradas guardadas que já não constam do ficheiro mantêm-se. Número: {count}.',
  'import.problem.unknownCountry': 'Entrada omitida por não se conhecer nenhum país com este nome ou código: {name}.',
  'import.problem.unknownRegion':
    'Entrada omitida por não se conhecer em {country} nenhuma região com este nome ou código: {name}.',
  'import.problem.severalEntries': '{country}: há várias entradas; conta a mais restritiva.',
  'import.problem.badValue': '{where}: o valor «{value}» não é válido para o campo {field}.',
  'import.problem.unknownLevel': '{country}: o nível «{value}» não é conhecido e foi omitido.',
  'import.problem.withdrawn': '{country}: o conselho foi retirado e, por isso, omitido.',
  'import.problem.newerAdvice':
    '{country}: há um conselho mais recente do que o guardado. Importe em separado os dados deste país.',
  'import.problem.dateToCome': 'Os dados têm uma data futura ({date}). Verifique a data.',
  'import.problem.entryToCome': '{country}: omitido porque a data ({date}) está no futuro.',
  'import.problem.olderKept':
    '{country}: os dados guardados, de {stored}, são mais recentes do que os do ficheiro ({date}) e mantêm-se.',
  'import.problem.olderFile':
    'O ficheiro de {date} é mais antigo do que os dados guardados ({stored}) e alterá-los-ia. Utilize um ficheiro mais recente.',
  'import.problem.tooManyLifted':
    'O ficheiro levantaria {count} de {total} avisos guardados, ou seja, mais de um terço. Verifique se está correto.',
  'import.problem.occursTwice': 'Uma entrada aparece duas vezes: {id}.',
  'import.problem.at': 'Linha {line}{hasColumn, select, yes {, coluna {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'a partir daqui o JSON não pode ser lido; o ficheiro pode ter sido cortado.',
  'import.problem.keyTwice': 'a chave {key} já consta da linha {line}.',
  'import.problem.header': 'o cabeçalho tem de ser {expected}, e não {found}.',
  'import.problem.emptyLine': 'a linha está vazia.',
  'import.problem.fieldCount':
    '{count, plural, one {# campo} many {# de campos} other {# campos}} em vez de {expected}.',
  'import.problem.unknownPassport':
    'passaporte desconhecido {value}; é necessário um código de país ISO de duas letras.',
  'import.problem.unknownDestination':
    'destino desconhecido {value}; é necessário um código de país ISO de duas letras.',
  'import.problem.unknownRequirement': 'requisito desconhecido {value}.',
  'import.problem.badDays': 'os dias têm de ser um número inteiro de 1 a {max}, e não {days}.',
  'import.problem.statedTwice':
    '{pair} já consta da linha {line}{hasColumn, select, yes {, coluna {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} está assinalado como o país do próprio passaporte.',
  'import.problem.byPassport': 'é necessário aqui um objeto com os passaportes.',
  'import.problem.byDestination': 'é necessário aqui um objeto com os destinos.',
  'import.problem.statusAndDays': 'é necessário aqui um objeto com «status» e «days».',
  'import.problem.unknownField': 'o campo {field} não é conhecido.',
  'import.problem.statusText': '«status» tem de ser um texto.',
  'import.problem.daysNumber': '«days» tem de ser um número.',
  'import.problem.cellMissing': 'falta um valor.',
  'import.problem.cellTooLong': 'o texto tem mais de {max} caracteres.',
  'import.problem.cellValue': 'o valor {value} não é válido.',
  'import.problem.formula': 'a célula começa como uma fórmula: {value}.',
  'import.problem.notATime': 'é necessária uma hora local como 2027-05-02 08:00, e não {value}.',
  'import.problem.timeAtSea': 'um dia de navegação tem uma só data em «arrival» e nenhuma hora.',
  'import.problem.notInOrder': 'a hora é anterior à precedente do cruzeiro {id}.',
  'import.problem.otherCruise': 'o cruzeiro {id} tem outro valor na linha {line}.',
  'import.problem.cruiseIncomplete':
    'o cruzeiro {id} precisa de 2 a {stops} escalas, de chegada e partida em cada escala intermédia e de uma duração de 1 a {days} dias.',
  'import.problem.sameSailing': 'o cruzeiro {id} é a mesma partida que o cruzeiro {other}.',
  'import.problem.unknownPort':
    'o porto {code} não é conhecido; os cruzeiros que nele fazem escala foram omitidos. Linhas: {count}. O ficheiro pode indicar port_name, latitude, longitude e time_zone.',
  'import.problem.noCells': 'O ficheiro não contém indicações sobre nenhum par de países.',
  'import.problem.rulesRejected': '{country}: o que o ficheiro indica não pode ser guardado. Nada foi alterado.',
  'import.problem.noTimeZone': 'Entrada omitida por não se conhecer o fuso horário: {id}.',
  'import.problem.placeInUse': 'Não foi eliminado, porque há regras ou viagens que mencionam o lugar: {id}.',
  'import.problem.notUtf8': 'O ficheiro não é um texto em UTF-8.',
  'import.problem.tooLarge': 'A resposta tem mais de {max} MB.',
  'import.problem.noAddress': 'O endereço não pode ser utilizado.',
  'import.problem.unknownHost': 'O servidor do endereço não foi encontrado.',
  'import.problem.notPublic': 'O endereço não leva à internet pública e não foi lido.',
  'import.problem.timeout': 'O servidor não enviou a tempo uma resposta completa.',
  'import.problem.noAnswer': 'Não foi possível contactar o servidor.',
  'import.problem.httpStatus': 'O servidor respondeu com um erro: {status}.',
  'import.problem.redirected': 'O endereço remete para outro, que não foi seguido: {location}.',
  'import.problem.storedMeanwhile':
    'Outra pessoa alterou os mesmos dados ao mesmo tempo. Nada foi alterado; inicie de novo a importação.',
  'import.problem.internal':
    'A importação falhou devido a um erro interno. Nada foi alterado. Indique este número ao comunicar o erro: {id}.',
  'import.problem.interrupted':
    'A importação foi interrompida várias vezes e foi parada. Nada foi alterado. Inicie-a novamente.',

  'rejection.importFileGone': 'O ficheiro carregado já não está disponível. Carregue-o novamente.',
  'rejection.importNotRunning': 'Esta importação não está em curso e não pode ser cancelada.',
  'rejection.unknownImporter': 'Este módulo de importação não existe: {name}.',
  'rejection.fileTooLarge': 'O ficheiro tem mais de {max} MB.',
  'rejection.noImage': 'O ficheiro não é uma imagem JPG ou PNG legível.',
  'rejection.badUsername': 'Um nome de utilizador tem de 3 a 100 caracteres e não começa nem termina com um espaço.',
  'rejection.usernameStays': 'O nome de utilizador não pode ser alterado.',
  'rejection.ownRights': 'Não pode retirar o seu próprio acesso.',
  'rejection.passwordTooLong': 'A palavra-passe é demasiado longa.',
  'rejection.passwordCommon': 'Esta palavra-passe é demasiado comum. Escolha outra.',
  'rejection.passwordContainsName': 'A palavra-passe não pode conter o seu nome nem o da organização.',
  'rejection.passwordWrong': 'A palavra-passe atual não está correta.',
  'rejection.passwordChangeOff': 'A alteração da palavra-passe está desativada.',
  'rejection.importNotOpen':
    'Esta importação já não pode ser aplicada: já foi aplicada ou recusada, ou foi substituída por uma mais recente.',
  'rejection.importMovedOn':
    'Os dados guardados mudaram desde a comparação. A comparação foi refeita; reveja-a antes de aplicar a importação.',
  'rejection.importBreaksRegressionCase':
    'Estas viagens de referência deixariam de receber a resposta certa: {names}. Uma pessoa diferente da que iniciou a importação pode, ainda assim, aplicá-la.',
};
