import type { Rejection } from '@landfall/kernel';
import type { StaleRejection } from '../drafts/decide-draft.js';
import type { RegressionCaseRejection, Published } from './publish-revision.js';

/** What became of a revision that an editor saved. */
export type SaveResult = Published | RegressionCaseRejection | StaleRejection | Rejection;
