import { type Answer, type Entry, SUMMARY_KEYS, type SummaryKey, type SummaryResult } from '../src/index.js';
import { valueOf, words } from './case-file.js';

export interface Compared {
  shown: unknown;
  written: unknown;
}

interface EntryKey {
  place: string;
  type: string;
  citizenship: string | undefined;
}

const placed = (rest: string): EntryKey => {
  const [head, citizenship] = rest.split(' for ');
  const [place, type, ...more] = head!.split(' ');
  if (place === undefined || type === undefined || more.length > 0)
    throw new Error(`"${rest}" is no "place type" or "place type for nationality"`);
  return { place, type, citizenship };
};

const entriesFor = (answer: Answer, { place, type, citizenship }: EntryKey): Entry[] =>
  answer.entries.filter(
    (entry) =>
      entry.place === place &&
      entry.detailType === type &&
      (citizenship === undefined || entry.citizenships.includes(citizenship)),
  );

const NOT_KNOWN = 'not known';

const shownAs = (entry: Entry): unknown => {
  if (entry.state === 'unknown') return entry.statements.length === 0 ? 'unknown' : NOT_KNOWN;
  const values = entry.statements.map((statement) => statement.value);
  if (entry.state === 'conflicting') return { conflict: values };
  return values.length === 1 ? values[0] : values;
};

const unique = (items: unknown[]): unknown[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

function value(answer: Answer, requested: EntryKey, written: unknown): Compared {
  const shown = unique(entriesFor(answer, requested).map(shownAs));
  const isConflict =
    typeof written === 'object' && written !== null && 'conflict' in written && Array.isArray(written.conflict);
  if (written === 'absent') return { shown, written: [] };
  if (isConflict)
    return {
      shown,
      written: [{ conflict: (written.conflict as unknown[]).map((one) => valueOf(requested.type, one)) }],
    };
  return {
    shown,
    written: [written === 'unknown' || written === NOT_KNOWN ? written : valueOf(requested.type, written)],
  };
}

const status = (answer: Answer, place: string) => {
  const found = answer.places.find((candidate) => candidate.place.id === place);
  if (found === undefined) throw new Error(`The answer has no place ${place}`);
  return found;
};

function phase(answer: Answer, place: string): string {
  const { phase: name, phaseStart, phaseEnd } = status(answer, place);
  return name === null ? 'none' : `${name} ${phaseStart ?? ''}..${phaseEnd ?? ''}`;
}

const summary = (answer: Answer, key: SummaryKey): SummaryResult => answer.summary.find((item) => item.key === key)!;

const SUMMARY_FACTS: Record<string, (item: SummaryResult) => string[]> = {
  at: (item) => item.places,
  for: (item) => item.citizenships,
  'unknown at': (item) => item.unknownPlaces,
};

/** Reads one line of `expect` (see cases/README.md). */
export function compare(answer: Answer, key: string, written: unknown): Compared {
  const item = SUMMARY_KEYS.find((candidate) => key === candidate || key.startsWith(`${candidate} `));
  if (item === key) return { shown: summary(answer, item).status, written };
  if (item !== undefined) {
    const fact = SUMMARY_FACTS[key.slice(item.length + 1)];
    if (fact === undefined) throw new Error(`"${key}" is not known of a summary item`);
    return { shown: fact(summary(answer, item)), written: words(written) };
  }
  return ofWholeAnswer(answer, key, written) ?? ofSubject(answer, key, written) ?? value(answer, placed(key), written);
}

/** A line about the answer as a whole; null: it is about something in it. */
function ofWholeAnswer(answer: Answer, key: string, written: unknown): Compared | null {
  if (key === 'visa forms') return { shown: summary(answer, 'VISA').visaForms, written };
  if (key === 'permit names')
    return { shown: summary(answer, 'ENTRY_PERMIT').permitNames.map((name) => name.en), written };
  if (key === 'valid until') return { shown: summary(answer, 'ID_OR_PASSPORT').validUntil ?? 'none', written };
  if (key === 'places') return { shown: answer.places.map(({ place }) => place.id), written: words(written) };
  if (key === 'transits')
    return {
      shown: answer.places.filter((place) => place.isTransit).map(({ place }) => place.id),
      written: words(written),
    };
  return null;
}

/** A line that begins with what it asks of a place, a warning or an entry; null: it names a value. */
function ofSubject(answer: Answer, key: string, written: unknown): Compared | null {
  const [word, ...rest] = key.split(' ');
  const about = rest.join(' ');
  if (word === 'colour') return { shown: status(answer, about).status, written };
  if (word === 'banned') return { shown: status(answer, about).entryBanned, written };
  if (word === 'phases')
    return {
      shown: (status(answer, about).phases ?? []).map(({ name, provenance }) => `${name} ${provenance}`).join(', '),
      written,
    };
  if (word === 'phase') return { shown: phase(answer, about), written };
  if (word === 'warning')
    return { shown: answer.warnings.find((warning) => warning.key === about)?.places ?? [], written: words(written) };
  if (word === 'warned') {
    const warning = answer.warnings.find((candidate) => candidate.key === rest.at(-1));
    return { shown: warning?.citizenships ?? [], written: words(written) };
  }
  if (word === 'sharing') {
    return { shown: entriesFor(answer, placed(about)).map((entry) => entry.citizenships.join(' ')), written };
  }
  if (word === 'rule') {
    return {
      shown: entriesFor(answer, placed(about)).map((entry) => entry.statements.map(({ detailId }) => detailId)),
      written: [words(written)],
    };
  }
  return null;
}
