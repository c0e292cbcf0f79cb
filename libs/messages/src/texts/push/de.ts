import type { PushTexts } from './push-texts.js';

export const pushTexts: PushTexts = {
  'page.push': 'Hinweise auf diesem Gerät',
  'page.push.what':
    'Sobald sich eine Regel für Ihre Reise ändert, zeigt dieses Gerät einen kurzen Hinweis, ohne Angaben zur Reise. Mit dem Ende der Reise hört das auf.',
  'page.push.start': 'Auf diesem Gerät benachrichtigen',
  'page.push.stop': 'Auf diesem Gerät ausschalten',
  'page.push.on': 'Eingeschaltet: Dieses Gerät meldet Ihnen Änderungen.',
  'page.push.off': 'Auf diesem Gerät sind die Hinweise ausgeschaltet.',
  'page.push.blocked':
    'Ihr Browser blockiert Benachrichtigungen dieser Seite. Sie können sie in den Einstellungen des Browsers erlauben.',
  'page.push.failed': 'Das hat nicht funktioniert. Bitte versuchen Sie es später noch einmal.',
  'push.changed': 'Die Regeln für Ihre Reise haben sich geändert',
  'rejection.pushService': 'Der Benachrichtigungsdienst dieses Browsers wird nicht unterstützt.',
  'rejection.deviceLimit':
    'Diese Seite benachrichtigt bereits {max} Geräte. Schalten Sie die Hinweise zuerst auf einem davon aus.',
  'evidence.recordPushTaken': 'Hinweis ohne Inhalt vom Benachrichtigungsdienst eines Geräts angenommen ({language})',
  'evidence.recordPushFailed': 'Hinweis für ein Gerät nicht angenommen ({code})',
  'evidence.recordDeviceAdded': 'Hinweise auf einem Gerät eingeschaltet',
  'evidence.recordDeviceRemoved': 'Hinweise auf einem Gerät ausgeschaltet',
};
