import type { DestinationDetail, DetailEntry } from '../../gen/graphql.js';

/** What a draft says differently; null: nothing is stated. */
export interface LiveChange {
  detailType: string;
  title: string;
  before: string | null;
  after: string | null;
}

const entriesOf = (answer: DestinationDetail): Map<string, DetailEntry> =>
  new Map(answer.sections.flatMap(({ entries }) => entries).map((entry) => [entry.detailType, entry]));

const textOf = (entry: DetailEntry | undefined): string | null =>
  entry === undefined || entry.state === 'UNKNOWN' ? null : entry.text;

/** The entries that say something else by a draft, of an answer for one nationality at one place. */
export function liveChanges(before: DestinationDetail, after: DestinationDetail): LiveChange[] {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((detailType) => {
    const [old, now] = [was.get(detailType), is.get(detailType)];
    const change = { detailType, title: (now ?? old)!.title, before: textOf(old), after: textOf(now) };
    return change.before === change.after ? [] : [change];
  });
}
