import * as verdicts from '@landfall/requirements/verdicts';
import type { DestinationAnswer, DetailEntry } from '../gen/graphql.js';

export type Reason = verdicts.Reason<DetailEntry>;
export type Cell = verdicts.Cell<DestinationAnswer, DetailEntry>;
export const { countOfDuties, VERDICT_STATUS, verdictsOf, worstOf } = verdicts;
