import type { goldens as german } from '../de/goldens.js';

export const goldens: typeof german = {
  goldens: {
    one: 'Golden traveller', add: 'New golden traveller', name: 'Name', nameHint: 'Such as: family with Turkish passports to Thailand.', note: 'Note', noteHint: 'Why this answer matters.',
    intro: 'Golden travellers are trips whose answers you know. When a change would upset one of them, a second person decides.', empty: 'No golden travellers yet',
    state: 'State', holds: 'Holds', broken: '{count, plural, one {# expectation does not hold} other {# expectations do not hold}}', trip: 'Trip', via: 'via {names}', dates: 'Dates',
    inDays: '{count, plural, =0 {from today} one {from tomorrow} other {in # days}}', nightCount: '{count, plural, =0 {back on the same day} one {# night} other {# nights}}', expectations: 'Expectations',
    startsInDays: 'Departs in … days', nights: 'Nights', expected: 'Expected', actual: 'Is', expectedCount: '{count, plural, =0 {Nothing expected yet} one {# expectation} other {# expectations}}',
    ask: 'Get the present answer', askHint: 'Tick what this trip has to be told from now on. Texts are not offered: they may be reworded.',
    outdated: 'The trip has been changed. Please get the answer again.', status: 'Status of the destinations', takeAll: 'Take all', takeAllOf: 'Take all: {name}', otherwise: 'expected:', drop: 'Expect no longer',
    dropNamed: 'Expect no longer: {name}', notOffered: 'Expected, but no part of the present answer', kept: 'Expected', deleteTitle: 'Delete the golden traveller “{name}”?', deleteText: 'It will hold back no change any more.',
    problem: { startsInDays: 'Please enter a whole number from 0 to {max}.', nights: 'Please enter a whole number from 0 to {max}.', expectations: 'Please tick at least one expectation.' },
    key: {
      Status: 'Status', ID_OR_PASSPORT: 'ID card or passport', VISA: 'Visa', ENTRY_PERMIT: 'Entry permit', HEALTH_INSURANCE: 'Health insurance', IMMUNISATION: 'Vaccinations', DRIVING_PERMIT: 'International driving permit',
      EXTRA_FORMS: 'Extra forms', CHILDRENS_PASSPORT: 'Children’s passport',
    },
  },
};
