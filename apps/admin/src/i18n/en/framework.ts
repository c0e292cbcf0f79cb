import english from 'ra-language-english';

export const frameworkEn = english;
