import english from 'ra-language-english';

/** All that react-admin says, the texts of `framework.ts` included. */
export const frameworkEditors = english;
