import * as verdicts from '@landfall/requirements/verdicts';
import type { DestinationAnswer, DetailEntry, StatusColor } from '../gen/graphql.js';

export const VERDICT_STATUS: Readonly<Record<verdicts.Verdict, StatusColor>> = {
  NO: 'RED',
  DEPENDS: 'PURPLE',
  UNKNOWN: 'GRAY',
  TODO: 'YELLOW',
  FINE: 'BLUE',
};

export type Reason = verdicts.Reason<DetailEntry>;
export type Cell = verdicts.Cell<DestinationAnswer, DetailEntry>;
export const { countOfDuties, verdictsOf, worstOf } = verdicts;
