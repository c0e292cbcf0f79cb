import { answer } from './answer.js';
import { journeys } from './journeys.js';
import { restrictions } from './restrictions.js';
import { search } from './search.js';
import { shell } from './shell.js';

export const de = { ...shell, ...search, ...answer, ...journeys, ...restrictions };
