import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Prueba de la información de viaje',
  'evidence.what':
    'Este documento recoge qué decía la página de este viaje en cada versión, qué correos se enviaron al respecto y cuándo. No nombra a ningún viajero.',
  'evidence.trip': 'Viaje',
  'evidence.dates': 'Fechas del viaje',
  'evidence.nationalities': 'Nacionalidades',
  'evidence.made': 'Elaborado el',
  'evidence.invoice': 'Frase para la factura',
  'evidence.invoiceText':
    'La información sobre los requisitos de pasaporte y visado y las formalidades sanitarias para el viaje a {destinations} ({nationalities}) se facilitó el {day} (versión {version}) y se mantiene actualizada en la página del viaje hasta el {end}.',
  'evidence.invoiceNone':
    'La página del viaje aún no se ha abierto. Todavía no hay nada a lo que la factura pueda remitir.',
  'evidence.versions': 'Qué se mostró',
  'evidence.contract': 'Antes del contrato',
  'evidence.departure': 'Antes de la salida',
  'evidence.shown': 'Mostrada por primera vez el {moment}, {language}, versión {version}',
  'evidence.same': 'La página decía lo mismo antes del contrato y antes de la salida.',
  'evidence.none': 'Hasta entonces la página no se había abierto.',
  'evidence.records': 'Qué ocurrió y cuándo',
  'evidence.recordTrip': 'Página del viaje creada',
  'evidence.recordPage': 'Página abierta por primera vez en esta versión ({language}, versión {version})',
  'evidence.recordPdf': 'Página descargada en PDF por primera vez en esta versión ({language}, versión {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {Correo sobre cambios} other {Correo con la solicitud de confirmación}} aceptado por el servidor de correo ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {Correo sobre cambios} other {Correo con la solicitud de confirmación}} no aceptado ({code})',
  'evidence.recordSubscribed': 'Notificaciones confirmadas por el destinatario',
  'evidence.recordUnsubscribed': 'Notificaciones finalizadas por el destinatario',
  'evidence.mailed': 'Qué comunicaron los correos',
  'evidence.nobody': 'Puede abrir la página quien tenga el enlace. No se registra quién lo hizo.',
  'evidence.verify': 'Cómo verificar este archivo',
  'evidence.verifyText':
    'El archivo está firmado y cada entrada figura en un registro que solo puede crecer. El comando «npm run verify-evidence» de Landfall lo verifica sin conexión y encuentra cualquier byte alterado. Las entradas se adjuntan como {file}.',
  'evidence.key': 'Clave del registro',
  'evidence.state': 'Estado del registro',
};
