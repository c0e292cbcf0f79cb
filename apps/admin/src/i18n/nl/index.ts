import { answer } from './answer.js';
import { centre } from './centre.js';
import { consoleTexts } from './console.js';
import { framework } from './framework.js';
import { journeys } from './journeys.js';
import { screens } from './screens.js';
import { search } from './search.js';
import { shell } from './shell.js';

/** What everybody loads, before it is known who logs in. */
export const everybody = [framework, shell, screens, search, answer, journeys, centre, consoleTexts];
