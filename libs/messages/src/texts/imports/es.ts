import type { ImportTexts } from './import-texts.js';

export const importTexts: ImportTexts = {
  'import.title.visa-matrix': 'Matriz de visados por pasaporte y destino',
  'import.title.advisory-de': 'Recomendaciones de viaje de Alemania (Auswärtiges Amt)',
  'import.title.advisory-uk': 'Recomendaciones de viaje del Reino Unido (FCDO)',
  'import.title.advisory-us': 'Recomendaciones de viaje de los Estados Unidos (Department of State)',
  'import.title.advisory-ca': 'Recomendaciones de viaje de Canadá (Global Affairs Canada)',
  'import.title.advisory-au': 'Recomendaciones de viaje de Australia (Smartraveller)',
  'import.title.country-facts': 'Datos de los países',
  'import.title.airports': 'Aeropuertos',
  'import.title.regions': 'Regiones de los países',
  'import.title.region-outlines': 'Contornos de regiones',
  'import.title.cruises': 'Cruceros con sus escalas',
  'import.title.gdacs': 'Desastres en el mundo (GDACS)',

  'advisory.authority.de': 'Ministerio Federal de Asuntos Exteriores de Alemania',
  'advisory.authority.uk': 'Ministerio de Asuntos Exteriores del Reino Unido',
  'advisory.authority.us': 'Departamento de Estado de EE.\u00a0UU.',
  'advisory.authority.ca': 'Ministerio de Asuntos Exteriores de Canadá',
  'advisory.authority.au': 'Ministerio de Asuntos Exteriores y Comercio de Australia',
  'advisory.note':
    '{authority}, recomendación a sus propios ciudadanos (a fecha de {date}): {measure, select, NORMAL {tomar las precauciones habituales} CAUTION {extremar la precaución} RECONSIDER {reconsiderar la necesidad del viaje} ESSENTIAL {evitar los viajes no esenciales} AVOID {no viajar} PARTS {evitar viajar a algunas zonas del país} WARNING {hay una advertencia de viaje en vigor} PARTIAL {hay una advertencia de viaje en vigor para algunas zonas del país} NONE {no hay ninguna advertencia de viaje en vigor} other {consulte las recomendaciones de viaje}}.{hasParts, select, yes { Para algunas zonas del país puede regir una recomendación más estricta.} other {}}{hasHeadline, select, yes { En el original: «{headline}»} other {}}',

  'import.problem.empty': 'La respuesta está vacía. Es posible que la fuente esté desactivada o fuera de servicio.',
  'import.problem.webPage': 'En lugar de los datos se ha recibido una página web.',
  'import.problem.notJson': 'El archivo no es un JSON completo; puede que se haya cortado.',
  'import.problem.notFeed': 'El archivo no es un canal RSS completo; puede que se haya cortado.',
  'import.problem.notCsv': 'La tabla no se puede leer a partir de la línea {line}.',
  'import.problem.missingColumn': 'Faltan columnas: {columns}.',
  'import.problem.wrongShape': 'El archivo no tiene la estructura que se espera de esta fuente.',
  'import.problem.noDate':
    'No se conoce la fecha de los datos. Indique el día; el nombre del archivo no lo contiene: {file}.',
  'import.problem.tooFew':
    'El archivo solo contiene {count} entradas, aunque se esperaban al menos {least}; puede que se haya cortado.',
  'import.problem.tooMuchChange':
    'El archivo cambiaría o eliminaría {count} de {total} entradas guardadas, es decir, más de un tercio. Compruebe que sea correcto.',
  'import.problem.missingKept': 'Las entradas guardadas que ya no figuran en el archivo se conservan. Número: {count}.',
  'import.problem.unknownCountry': 'Entrada omitida porque no se conoce ningún país con este nombre o código: {name}.',
  'import.problem.unknownRegion':
    'Entrada omitida porque no se conoce en {country} ninguna región con este nombre o código: {name}.',
  'import.problem.severalEntries': '{country}: hay varias entradas; cuenta la más estricta.',
  'import.problem.badValue': '{where}: el valor «{value}» no es válido para el campo {field}.',
  'import.problem.unknownLevel': '{country}: se desconoce el nivel «{value}», por lo que se ha omitido.',
  'import.problem.withdrawn': '{country}: la recomendación se ha retirado y, por tanto, se ha omitido.',
  'import.problem.newerAdvice':
    '{country}: hay una recomendación más reciente que la guardada. Importe por separado los datos de este país.',
  'import.problem.dateToCome': 'Los datos llevan una fecha futura ({date}). Compruebe la fecha.',
  'import.problem.entryToCome': '{country}: se ha omitido porque su fecha ({date}) está en el futuro.',
  'import.problem.olderKept':
    '{country}: lo guardado, del {stored}, es más reciente que el archivo ({date}) y se conserva.',
  'import.problem.olderFile':
    'El archivo del {date} es más antiguo que los datos guardados ({stored}) y los cambiaría. Utilice un archivo más reciente.',
  'import.problem.tooManyLifted':
    'El archivo levantaría {count} de {total} advertencias guardadas, es decir, más de un tercio. Compruebe que sea correcto.',
  'import.problem.occursTwice': 'Una entrada aparece dos veces: {id}.',
  'import.problem.at': 'Línea {line}{hasColumn, select, yes {, columna {column}} other {}}{entry}: {problem}',
  'import.problem.brokenJson': 'a partir de aquí el JSON no se puede leer; puede que el archivo se haya cortado.',
  'import.problem.keyTwice': 'la clave {key} ya figura en la línea {line}.',
  'import.problem.header': 'el encabezado debe ser {expected}, no {found}.',
  'import.problem.emptyLine': 'la línea está vacía.',
  'import.problem.fieldCount':
    '{count, plural, one {# campo} many {# de campos} other {# campos}} en lugar de {expected}.',
  'import.problem.unknownPassport': 'pasaporte desconocido {value}; se necesita un código de país ISO de dos letras.',
  'import.problem.unknownDestination': 'destino desconocido {value}; se necesita un código de país ISO de dos letras.',
  'import.problem.unknownRequirement': 'requisito desconocido {value}.',
  'import.problem.badDays': 'los días deben ser un número entero de 1 a {max}, no {days}.',
  'import.problem.statedTwice':
    '{pair} ya figura en la línea {line}{hasColumn, select, yes {, columna {column}} other {}}{entry}.',
  'import.problem.ownCountryMark': '{pair} está marcado como el país del propio pasaporte.',
  'import.problem.byPassport': 'aquí se necesita un objeto con los pasaportes.',
  'import.problem.byDestination': 'aquí se necesita un objeto con los destinos.',
  'import.problem.statusAndDays': 'aquí se necesita un objeto con «status» y «days».',
  'import.problem.unknownField': 'el campo {field} no se conoce.',
  'import.problem.statusText': '«status» debe ser un texto.',
  'import.problem.daysNumber': '«days» debe ser un número.',
  'import.problem.cellMissing': 'falta un valor.',
  'import.problem.cellTooLong': 'el texto tiene más de {max} caracteres.',
  'import.problem.cellValue': 'el valor {value} no es válido.',
  'import.problem.formula': 'la celda empieza como una fórmula: {value}.',
  'import.problem.notATime': 'se necesita una hora local como 2027-05-02 08:00, no {value}.',
  'import.problem.timeAtSea': 'un día en el mar tiene una sola fecha en «arrival» y ninguna hora.',
  'import.problem.notInOrder': 'la hora es anterior a la precedente del crucero {id}.',
  'import.problem.otherCruise': 'el crucero {id} tiene otro valor en la línea {line}.',
  'import.problem.cruiseIncomplete':
    'el crucero {id} necesita de 2 a {stops} escalas, llegada y salida en cada escala intermedia, y una duración de 1 a {days} días.',
  'import.problem.sameSailing': 'el crucero {id} es la misma salida que el crucero {other}.',
  'import.problem.unknownPort':
    'el puerto {code} no se conoce; se han omitido los cruceros que hacen escala en él. Filas: {count}. El archivo puede indicar port_name, latitude, longitude y time_zone.',
  'import.problem.noCells': 'El archivo no contiene indicaciones sobre ningún par de países.',
  'import.problem.rulesRejected': '{country}: lo que indica el archivo no se puede guardar. No se ha modificado nada.',
  'import.problem.noTimeZone': 'Entrada omitida porque no se conoce su zona horaria: {id}.',
  'import.problem.placeInUse': 'No se ha eliminado porque hay normas o viajes que mencionan el lugar: {id}.',
  'import.problem.notUtf8': 'El archivo no es un texto en UTF-8.',
  'import.problem.tooLarge': 'La respuesta supera los {max} MB.',
  'import.problem.noAddress': 'La dirección no se puede utilizar.',
  'import.problem.unknownHost': 'No se ha encontrado el servidor de la dirección.',
  'import.problem.notPublic': 'La dirección no lleva a la internet pública y no se ha leído.',
  'import.problem.timeout': 'El servidor no ha enviado a tiempo una respuesta completa.',
  'import.problem.noAnswer': 'No se ha podido contactar con el servidor.',
  'import.problem.httpStatus': 'El servidor ha respondido con un error: {status}.',
  'import.problem.redirected': 'La dirección remite a otra, que no se ha seguido: {location}.',
  'import.problem.storedMeanwhile':
    'Otra persona ha cambiado los mismos datos al mismo tiempo. No se ha cambiado nada; inicie la importación de nuevo.',
  'import.problem.internal':
    'La importación ha fallado por un error interno. No se ha cambiado nada. Si informa del error, indique este número: {id}.',
  'import.problem.interrupted':
    'La importación se ha interrumpido varias veces y se ha detenido. No se ha cambiado nada. Iníciela de nuevo.',

  'rejection.importFileGone': 'El archivo subido ya no está disponible. Súbalo de nuevo.',
  'rejection.importNotRunning': 'Esta importación no está en curso y no se puede cancelar.',
  'rejection.unknownImporter': 'Este módulo de importación no existe: {name}.',
  'rejection.fileTooLarge': 'El archivo supera los {max} MB.',
  'rejection.noImage': 'El archivo no es una imagen JPG o PNG legible.',
  'rejection.badUsername': 'Un nombre de usuario tiene de 3 a 100 caracteres y no empieza ni termina con un espacio.',
  'rejection.usernameStays': 'El nombre de usuario no se puede cambiar.',
  'rejection.ownRights': 'No puede retirarse su propio acceso.',
  'rejection.passwordTooLong': 'La contraseña es demasiado larga.',
  'rejection.passwordCommon': 'Esta contraseña es demasiado común. Elija otra, por favor.',
  'rejection.passwordContainsName': 'La contraseña no debe contener su nombre ni el de la organización.',
  'rejection.passwordWrong': 'La contraseña actual no es correcta.',
  'rejection.passwordChangeOff': 'El cambio de contraseña está desactivado.',
  'rejection.importNotOpen':
    'Esta importación ya no se puede aplicar: ya se ha aplicado o rechazado, o la ha sustituido otra más reciente.',
  'rejection.importMovedOn':
    'Los datos guardados han cambiado desde la comparación. La comparación se ha vuelto a hacer; revísela antes de aplicar la importación.',
  'rejection.importBreaksRegressionCase':
    'Estos viajes de referencia ya no recibirían la respuesta correcta: {names}. Una persona distinta de la que inició la importación puede aplicarla de todos modos.',
};
