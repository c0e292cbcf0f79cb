import type { answer as german } from '../de/answer.js';

export const answer: typeof german = {
  answer: {
    title: 'Requirements for this trip', changeSearch: 'Change search', createTrip: 'Create trip page',
    tripLine: '{departure} → {destinations}', dates: '{start} to {end}', nationalities: 'Nationality: {names}',
    incomplete: 'The address holds no complete search.', toSearch: 'To the search', destinations: 'Destinations', transit: 'Transit',
    summary: 'At a glance', warnings: 'Warnings', sections: 'Requirements in detail', view: 'View', language: 'Language of the answer',
    views: { EXPERT: 'Expert', TRAVELLER: 'Traveller', LEGACY: 'Classic' },
    expandAll: 'Expand all', collapseAll: 'Collapse all', empty: 'No regulations available',
    emptyText: 'Nothing is stated for this trip in this view. That does not mean that there are no requirements.',
    entryCount: '{count, plural, =0 {nothing stated} one {# entry} other {# entries}}', unknownCount: '{count, plural, one {# not stated} other {# not stated}}',
    notStated: 'Not stated:', notStatedHint: 'Nothing is known about these points. That does not mean “no”.',
    conflicting: 'Conflicting', conflictingText: 'Statements of equal rank contradict each other. None was picked.',
    unverified: 'Imported, not verified', holdsFor: 'Holds for: {names}', everyone: 'all nationalities searched for',
    source: 'Source', sourceOf: 'Source: {name}', checked: 'Checked on {date}', level: 'Stated for: {level}', otherLanguage: 'Text in {language}',
    machineTranslated: '{from, select, de {Machine translation from German} other {Machine translation from English}}',
    from: 'from {date}', until: 'until {date}', fromUntil: '{start} to {end}',
    phase: { noAccess: 'No access', someRestrictions: 'Some restrictions', noRestrictions: 'No restrictions' },
    positive: 'good news', attention: 'needs attention', entryBanned: 'Entry banned',
    asOf: {
      toggle: 'Rules of an earlier moment', label: 'Rules as published on', hint: 'In your local time', show: 'Show these rules', missing: 'Please enter a date and a time.',
      banner: 'Rules as published on {moment} – not the current ones.', now: 'Back to now',
    },
    planned: {
      title: 'Planned changes', text: 'They take effect before the end of the trip. The requirements below show what applies today.',
      before: 'Until then', after: 'From that day', notStated: 'nothing stated',
    },
    riskOf: 'Risk level {step} of 5:',
    risk: { UNKNOWN: 'Risk not stated', LEVEL1: 'Very low risk', LEVEL2: 'Low risk', LEVEL3: 'Elevated risk', LEVEL4: 'High risk', LEVEL5: 'Very high risk' },
  },
  create: {
    title: 'Create trip page', intro: 'The travellers see these requirements under a link of their own.', language: 'Language of the trip page',
    email: 'Traveller’s e-mail', emailHint: 'Optional. Deleted after the trip.', note: 'Internal note', noteHint: 'Optional. Only your team sees it.',
    submit: 'Create', done: 'The trip page has been created.', copied: 'The link is on the clipboard.', copyFailed: 'Copying was not possible. The link is selected: Ctrl+C copies it.',
    link: 'Link to the trip page', copy: 'Copy link', open: 'Open link', finish: 'Done',
  },
};
