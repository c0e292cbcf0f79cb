export const tripMails = {
  tripMails: {
    title: 'Änderungsmails',
    subscription: 'Abonnement',
    subscriptionState: {
      NONE: 'Keines',
      PENDING: 'Nicht bestätigt',
      CONFIRMED: 'Bestätigt',
      SUSPENDED: 'Ausgesetzt',
      ENDED: 'Beendet',
    },
    meaning: {
      NONE: 'Niemand hat für diese Seite eine Adresse angegeben.',
      PENDING: 'Der Link in der Bestätigungsmail wurde noch nicht geöffnet. Bis dahin gehen keine Änderungen hinaus.',
      CONFIRMED: 'Änderungen gehen von 30 Tagen vor der Abreise bis zur Rückkehr hinaus.',
      SUSPENDED: 'Der Mailserver hat die Adresse abgewiesen. Geben Sie in der Reiseseite die richtige Adresse an.',
      ENDED: 'Es gehen keine Mails mehr hinaus. Die Adresse ist gelöscht.',
    },
    kind: {
      VERIFICATION: 'Bitte um Bestätigung',
      CHANGE: 'Änderung der Bestimmungen',
    },
    state: {
      QUEUED: 'Wartet',
      DEFERRED: 'Aufgeschoben',
      SENT: 'Angenommen',
      SKIPPED: 'Entfallen',
      FAILED: 'Abgewiesen',
    },
    requestedAt: '{count, plural, one {Angefragt am {moment}} other {Zuletzt angefragt am {moment}, # Mal}}',
    confirmedAt: 'Bestätigt am {moment}',
    createdAt: 'Vorgemerkt am {moment}',
    sentAt: 'Vom Mailserver angenommen am {moment}',
    nextTryAt: 'Nächster Versuch: {moment}',
    code: 'Antwort des Mailservers: {code}',
    devices: 'Hinweise auf Geräten',
    deviceCount:
      '{count, plural, =0 {Kein Gerät wird benachrichtigt.} one {Ein Gerät wird benachrichtigt.} other {# Geräte werden benachrichtigt.}}',
    lastPush: 'Letzter Hinweis ohne Inhalt',
    pushSentAt: 'Vom Push-Dienst angenommen am {moment}',
    pushCode: 'Antwort des Push-Dienstes: {code}',
    gone: 'Diese Reiseseite gibt es nicht mehr.',
  },
};
