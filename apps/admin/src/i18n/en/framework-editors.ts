import english from 'ra-language-english';

/** All that react-admin says; `framework.ts` has the last word. */
export const frameworkEditors = english;
