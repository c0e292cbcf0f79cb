import type { DetailValue } from '@landfall/catalogue';
import { saidBy, type Answer, type Difference, type ScheduledDifference } from '@landfall/requirements';

type StatedValue = [type: string, value: DetailValue];

/** The values that the two sides of a difference state. */
export const statedInDifference = ({ before, after }: Pick<Difference, 'before' | 'after'>): StatedValue[] =>
  [before, after].flatMap((side) =>
    side === null || typeof side === 'string' ? [] : saidBy(side).map((s): StatedValue => [side.detailType, s.value]),
  );

/** The values that a stored answer states, now and from a scheduled day on. */
export const statedInAnswer = ({
  entries,
  scheduled = [],
}: Pick<Answer, 'entries'> & { scheduled?: readonly ScheduledDifference[] }): StatedValue[] => [
  ...entries.flatMap((entry) => saidBy(entry).map((s): StatedValue => [entry.detailType, s.value])),
  ...scheduled.flatMap(statedInDifference),
];
