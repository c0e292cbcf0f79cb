export const mails = {
  mails: {
    delivery: 'Versand',
    previews: 'Vorschau',
    intro:
      'Jede Mail mit erfundenen Daten, erzeugt von demselben Code, der sie verschickt. Die Links führen zu Seiten, auf denen steht, dass es die Reise nicht gibt.',
    kindLabel: 'Mail',
    language: 'Sprache',
    brand: 'Absender',
    sampleBrand: 'Erfundene Organisation',
    width: 'Breite',
    phone: 'Handy',
    desktop: 'Desktop',
    frame: 'Vorschau: {kind}',
    headers: 'Kopfzeilen',
    text: 'Nur Text',
    size: 'Größe des HTML-Teils: {size}',
    otherLanguage:
      'Kontomails gibt es in dieser Sprache nicht ({requested}); sie werden in einer anderen verschickt ({language}).',
    sendTest: 'Testmail an mich senden',
    sendTestTo: 'Testmail an {address} senden',
    testState: {
      WAITING: 'Die Testmail an {address} ist unterwegs …',
      ACCEPTED: 'Der Mailserver hat die Testmail an {address} angenommen.',
      NOT_TAKEN: 'Die Testmail wurde nicht angenommen: {code}. Es gibt keinen weiteren Versuch.',
    },
    kind: {
      VERIFICATION: 'Bitte um Bestätigung',
      CHANGE_BEFORE_TRIP: 'Änderung vor der Reise',
      CHANGE_DURING_TRIP: 'Änderung während der Reise',
      INVITATION: 'Einladung',
      PASSWORD_RESET: 'Neues Passwort',
      PASSWORD_CHANGED: 'Passwort geändert',
      LOGIN_CHANGED: 'Anmeldung geändert',
    },
    subject: {
      SERVER: 'Mailserver',
      SIGNATURE: 'Signatur (DKIM)',
    },
    problem: {
      NONE: 'In Ordnung',
      HOST_UNKNOWN: 'Server unbekannt',
      NO_CONNECTION: 'Keine Verbindung',
      NO_ANSWER: 'Keine Antwort',
      ENCRYPTION_FAILED: 'Verschlüsselung scheitert',
      CERTIFICATE_REJECTED: 'Zertifikat ungültig',
      LOGIN_REJECTED: 'Anmeldung abgelehnt',
      SERVER_REJECTS: 'Server lehnt uns ab',
      UNENCRYPTED: 'Unverschlüsselt',
      RECORD_MISSING: 'Eintrag fehlt',
      RECORD_DIFFERS: 'Anderer Schlüssel',
      NOT_CHECKED: 'Nicht bekannt',
    },
    advice: {
      NONE_SERVER: 'Der Server antwortet und nimmt die Einstellungen an. Mails können verschickt werden.',
      NONE_SIGNATURE: 'Empfänger finden den öffentlichen Schlüssel zu dem Schlüssel, mit dem Mails signiert werden.',
      HOST_UNKNOWN:
        'Einen Server mit diesem Namen gibt es nicht. Prüfen Sie den Servernamen in SMTP_URL. Mails warten, keine geht verloren.',
      NO_CONNECTION:
        'Unter dieser Adresse antwortet niemand, oder die Verbindung bricht ab. Prüfen Sie Server und Port in SMTP_URL sowie die Firewall. Mails warten, keine geht verloren.',
      NO_ANSWER:
        'Der Server antwortet nicht rechtzeitig. Prüfen Sie den Port in SMTP_URL: 465 braucht smtps://, 587 braucht smtp://. Mails warten, keine geht verloren.',
      ENCRYPTION_FAILED:
        'Die Verschlüsselung kommt nicht zustande. Prüfen Sie das Protokoll in SMTP_URL: smtps:// für Port 465, smtp:// für Port 587. Mails warten, keine geht verloren.',
      CERTIFICATE_REJECTED:
        'Das Zertifikat des Servers gilt nicht für diesen Namen, ist abgelaufen oder stammt von keiner vertrauten Stelle. Mails warten, keine geht verloren.',
      LOGIN_REJECTED:
        'Der Server nimmt Benutzernamen oder Passwort nicht an. Prüfen Sie beides in SMTP_URL; Sonderzeichen müssen prozentkodiert sein. Mails warten, keine geht verloren.',
      SERVER_REJECTS:
        'Der Server bedient uns nicht, zum Beispiel weil unsere Adresse gesperrt ist. Fragen Sie seinen Betreiber. Mails warten, keine geht verloren.',
      UNENCRYPTED:
        'Der Server bietet keine Verschlüsselung an: Mails und Passwort gehen im Klartext. Verwenden Sie einen Server mit TLS.',
      RECORD_MISSING:
        'Unter diesem Namen ist kein öffentlicher Schlüssel veröffentlicht: Empfänger halten die Signatur für ungültig. Veröffentlichen Sie den TXT-Eintrag.',
      RECORD_DIFFERS:
        'Der veröffentlichte Schlüssel gehört nicht zu dem, mit dem Mails signiert werden. Veröffentlichen Sie den richtigen, oder prüfen Sie den Selektor.',
      NOT_CHECKED: 'Kein Nameserver hat geantwortet; ob der Eintrag stimmt, ist deshalb nicht bekannt.',
    },
    checked: 'Geprüft am {checked}.',
    failing: 'Geprüft am {checked}, gestört seit {since}.',
    code: 'Code: {code}.',
    notYetChecked: 'Der Mailserver wurde noch nicht geprüft: Seit dem Start war kein Worker bei der Arbeit.',
    notSigned: 'Mails werden hier nicht signiert (kein DKIM-Schlüssel); möglicherweise signiert der Mailserver.',
    readsBounces: 'Zurückgekommene Mails werden ausgewertet.',
    noBounces: 'Zurückgekommene Mails werden nicht ausgewertet (BOUNCE_ADDRESS ist nicht gesetzt).',
    limited: 'Nur die Adressen aus MAIL_ALLOW_LIST bekommen Mails.',
    from: 'Absender: {from}',
    waiting:
      '{count, plural, =0 {Keine Mail an Reisende ist fällig.} one {# Mail an Reisende ist fällig und wartet.} other {# Mails an Reisende sind fällig und warten.}}',
    sentLastDay:
      '{count, plural, =0 {In 24 Stunden wurde keine Mail an Reisende verschickt.} one {In 24 Stunden wurde # Mail an Reisende verschickt.} other {In 24 Stunden wurden # Mails an Reisende verschickt.}}',
    rejectedLastDay:
      '{count, plural, =0 {Keine wurde abgelehnt.} one {# wurde abgelehnt.} other {# wurden abgelehnt.}}',
  },
};
