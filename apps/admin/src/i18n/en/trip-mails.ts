export const tripMails = {
  tripMails: {
    title: 'Change mails',
    subscription: 'Subscription',
    subscriptionState: {
      NONE: 'None',
      PENDING: 'Not confirmed',
      CONFIRMED: 'Confirmed',
      SUSPENDED: 'Suspended',
      ENDED: 'Ended',
    },
    meaning: {
      NONE: 'Nobody has entered an address for this page.',
      PENDING: 'The link in the mail to confirm has not been opened yet. Until then no changes are mailed.',
      CONFIRMED: 'Changes are mailed from 30 days before departure until the return.',
      SUSPENDED: 'The mail server rejected the address. Enter the right one in the trip page.',
      ENDED: 'No more mails are sent. The address has been deleted.',
    },
    kind: {
      VERIFICATION: 'Request to confirm',
      CHANGE: 'Change of requirements',
    },
    state: {
      QUEUED: 'Waiting',
      DEFERRED: 'Put off',
      SENT: 'Accepted',
      SKIPPED: 'Not needed',
      FAILED: 'Rejected',
    },
    requestedAt: '{count, plural, one {Requested on {moment}} other {Last requested on {moment}, # times}}',
    confirmedAt: 'Confirmed on {moment}',
    createdAt: 'Noted on {moment}',
    sentAt: 'Accepted by the mail server on {moment}',
    nextTryAt: 'Next attempt: {moment}',
    code: 'Answer of the mail server: {code}',
    devices: 'Notifications on devices',
    deviceCount:
      '{count, plural, =0 {No device is notified.} one {One device is notified.} other {# devices are notified.}}',
    lastPush: 'Latest notice without content',
    pushSentAt: 'Accepted by the push service on {moment}',
    pushCode: 'Answer of the push service: {code}',
    gone: 'This trip page does not exist any more.',
  },
};
