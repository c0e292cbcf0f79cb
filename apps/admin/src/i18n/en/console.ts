import type { consoleTexts as german } from '../de/console.js';

export const consoleTexts: typeof german = {
  console: {
    sortBy: 'Sort by',
    sorted: { ASC: '{name}, ascending', DESC: '{name}, descending', usual: 'Usual order' },
    pages: 'Pages',
    saved: 'Saved.',
    toList: 'To the list',
    notFound: 'This entry does not exist.',
    deleted: 'Deleted.',
    newTab: '{name}, opens in a new tab',
    editNamed: 'Edit: {name}',
    choose: 'Select: {name}',
    actions: 'Actions',
    deleteNamed: 'Delete: {name}',
    bulkDelete: '{count, plural, one {Delete # entry?} other {Delete # entries?}}',
    bulkDeleteText: 'Whatever is still in use stays, and you are told so.',
  },
  reviewList: {
    filterCount: 'Filters{count, plural, =0 {} other { (#)}}',
    filters: 'Filter the list',
    typePlace: { REGION: 'Type a region', AIRPORT: 'Type an airport or IATA code' },
  },
};
