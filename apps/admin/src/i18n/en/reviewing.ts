import type { reviewing as german } from '../de/reviewing.js';

export const reviewing: typeof german = {
  scheduled: {
    empty: 'Nothing waits for a decision',
    emptyText:
      'Versions stand here that are planned, that a second person has to confirm, or that could not be published.',
    group: '{state} ({count, number})',
    proposedBy: 'Proposed by',
    byMe: 'me',
    byOthers: 'others',
    proposedAt: 'Proposed on',
    effectiveOn: 'Takes effect on',
    significant: 'Significant: travellers are notified',
    note: 'Note: {note}',
    own: 'You proposed this version. Somebody else has to confirm or reject it; you can withdraw it.',
    regressionCases:
      '{count, plural, one {One test trip would get another answer} other {# test trips would get other answers}}',
    actionOn: '{action}: {name}',
    withdrawal: {
      title: '{count, plural, one {Withdraw # version?} other {Withdraw # versions?}}',
      text: 'Withdrawn versions will not be published and cannot be edited afterwards.',
      done: '{smart_count, plural, one {The version has been withdrawn.} other {# versions have been withdrawn.}}',
    },
    hint: {
      HELD: 'These versions would change the answer of a test trip. That is why a second person decides.',
      BLOCKED:
        'These versions could not be published because the restriction has been changed since. Withdraw them and write them again.',
      SCHEDULED: 'These versions are published automatically on their day.',
    },
  },
  reviewsDue: {
    intro:
      '{count, plural, one {# detail is due for review.} other {# details are due for review, the most urgent first.}} How urgent depends on how long the review is overdue, how many trip pages show the detail and when their travellers depart.',
    empty: 'Everything is up to date',
    emptyText: 'No detail has passed its day of review.',
    audience: 'For whom',
    for: '{purpose} · {names}',
    source: 'Source',
    noSource: 'no source',
    days: '{count, plural, one {# day} other {# days}}',
    today: 'since {date}',
    trips: 'Trip pages',
    imminent: 'Departing in 72 h',
    risk: 'Risk',
  },
};
