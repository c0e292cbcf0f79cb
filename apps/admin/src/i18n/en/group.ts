export const group = {
  group: {
    intro: 'Each line gets a page and a link of its own, for its nationalities.',
    members: 'Travellers',
    membersHint:
      'One line for each traveller or family: label; nationality. Several with commas. Names are not needed; the label is deleted after the trip.',
    member: 'Guest {number}',
    booking: 'Booking number',
    bookingHint: 'Optional. The same number makes no second set of pages. Only a check value is stored.',
    membersMissing: 'Enter at least one line.',
    memberUnread: 'This line is not clear: “{line}”. It needs a label, a semicolon and a nationality.',
    done: '{count, plural, one {One page has been created.} other {# pages have been created.}}',
    existing: 'This booking already has its pages. Nothing was created.',
    copyAll: 'Copy all links',
    copied: 'The links are in the clipboard.',
    table: 'Save as table',
  },
};
