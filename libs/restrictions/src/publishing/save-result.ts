import type { Refusal } from '@landfall/kernel';
import type { StaleRefusal } from '../drafts/decide-draft.js';
import type { GoldenRefusal, Published } from './publish-revision.js';

/** What became of a revision that an editor saved. */
export type SaveResult = Published | GoldenRefusal | StaleRefusal | Refusal;
