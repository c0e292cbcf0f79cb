import english from 'ra-language-english';

/** All that react-admin says, the texts of `framework.ts` included. Its button of filters holds the saved queries here: no filter is hidden. */
export const frameworkEditors = {
  ...english,
  ra: {
    ...english.ra,
    action: { ...english.ra.action, add_filter: 'Saved queries' },
    // Names of resources have no plural here.
    navigation: {
      ...english.ra.navigation,
      no_filtered_results: 'Nothing fits these filters.',
      no_results: 'Nothing found.',
    },
  },
};
