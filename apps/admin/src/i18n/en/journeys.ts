import type { journeys as german } from '../de/journeys.js';

export const journeys: typeof german = {
  journeys: {
    title: 'Trip pages', one: 'Trip page', tabs: { ALL: 'All', ONGOING: 'Ongoing', UPCOMING: 'Upcoming', BUSINESS: 'Business', PRIVATE: 'Private', CRUISE: 'Cruise' },
    tabsLabel: 'Filter trip pages', noteFilter: 'Note contains', createdAt: 'Created', dateStart: 'Departure', dateEnd: 'Return', departure: 'Departure from',
    destinations: 'Destinations', via: 'Via', type: 'Type', note: 'Note', status: 'Status', actions: 'Actions', email: 'Traveller’s e-mail',
    state: { active: 'Active', disabled: 'Deactivated', expired: 'Expired' },
    copyLink: 'Copy link: {name}', copied: 'The link is on the clipboard.', copyFailed: 'Copying was not possible: {link}', openLink: 'Open: {name}', edit: 'Edit: {name}',
    editTitle: 'Edit trip page', deactivate: 'Link deactivated', deactivateHint: 'Travellers see a notice instead of the requirements.',
    confirmTitle: 'Deactivate link?', confirmText: 'The travellers cannot open the page any more. You can activate the link again later.',
    switchOff: 'Deactivate link: {name}', switchOn: 'Activate link again: {name}', deactivated: 'The link is deactivated.', activated: 'The link is active again.',
    confirm: 'Deactivate', saved: 'The trip page has been saved.', empty: 'No trip pages yet',
    emptyText: 'Search for requirements and create a trip page from them.', noMatch: 'No trip page fits this selection.',
    asOf: 'Show as it stood: {name}', asOfTitle: 'Trip page at an earlier moment', asOfLabel: 'As it stood on', asOfShow: 'Show', asOfMissing: 'Please enter a date and a time.',
    asOfIntro: 'Shows what the travellers read on their page at that moment.', asOfBanner: 'The page as it stood on {moment}.', asOfNotFound: 'There is no page to show for this moment.', asOfClose: 'Close',
  },
};
