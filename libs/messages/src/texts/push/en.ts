/** What notifications on devices say. The reference for the other languages. */
export const pushTexts = {
  'page.push': 'Notifications on this device',
  'page.push.what':
    'As soon as a rule for your trip changes, this device shows a short notice, without any details of the trip. This ends with your trip.',
  'page.push.start': 'Notify me on this device',
  'page.push.stop': 'Turn off on this device',
  'page.push.on': 'Notifications are on. This device tells you about changes.',
  'page.push.off': 'Notifications are off on this device.',
  'page.push.blocked':
    'Your browser blocks notifications from this page. You can allow them in the settings of the browser.',
  'page.push.failed': 'That did not work. Please try again later.',
  'push.changed': 'The rules for your trip have changed',
  'rejection.pushService': 'The notification service of this browser is not supported.',
  'rejection.deviceLimit': 'This page already notifies {max} devices. Turn notifications off on one of them first.',
  'evidence.recordPushTaken': 'Notice without content accepted by the notification service of a device ({language})',
  'evidence.recordPushFailed': 'Notice for a device not accepted ({code})',
  'evidence.recordDeviceAdded': 'Notifications on a device turned on',
  'evidence.recordDeviceRemoved': 'Notifications on a device turned off',
};
