import { comingEnds } from './coming-ends.js';
import { conflicts } from './conflicts.js';
import { editing } from './editing.js';
import { editorial } from './editorial.js';
import { frameworkEditors } from './framework-editors.js';
import { officialLists } from './official-lists.js';
import { regressionCases } from './regression-cases.js';
import { imports } from './imports.js';
import { mails } from './mails.js';
import { restrictions } from './restrictions.js';
import { reviewList } from './review-list.js';
import { reviewing } from './reviewing.js';

/** What only staff see, loaded once it is known that they are. */
export const editors = [
  frameworkEditors,
  restrictions,
  editing,
  editorial,
  reviewing,
  regressionCases,
  comingEnds,
  officialLists,
  imports,
  mails,
  reviewList,
  conflicts,
];
