import { addDays, daysBetween } from '@landfall/kernel';
import type { DestinationDetail } from '../gen/graphql.js';
import type { SearchForm } from '../search/search-form.js';
import type { AnswerChoice } from './answer-address.js';
import { instantOf } from './moments.js';

/** What an answer is compared with: the rules of another moment, or the same trip on other days. */
export type Comparison = { kind: 'asOf'; asOf: string } | { kind: 'start'; dateStart: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As the address has it; null: nothing, or nothing that makes sense. */
export function comparisonIn(text: string | null): Comparison | null {
  const [, kind, value = ''] = /^(asof|start):(.+)$/.exec(text ?? '') ?? [];
  if (kind === 'start') return DAY.test(value) ? { kind: 'start', dateStart: value } : null;
  const asOf = kind === 'asof' ? instantOf(value) : null;
  return asOf === null ? null : { kind: 'asOf', asOf };
}

export const textOfComparison = (comparison: Comparison): string =>
  comparison.kind === 'asOf' ? `asof:${comparison.asOf}` : `start:${comparison.dateStart}`;

/** The question that leads to the other answer; a trip on other days is as long. */
export function comparedQuestion(
  form: SearchForm,
  choice: AnswerChoice,
  comparison: Comparison,
): { form: SearchForm; choice: AnswerChoice } {
  if (comparison.kind === 'asOf') return { form, choice: { ...choice, asOf: comparison.asOf } };
  const { dateStart } = comparison;
  const dateEnd = addDays(dateStart, daysBetween(form.dateStart, form.dateEnd));
  return { form: { ...form, dateStart, dateEnd }, choice };
}

/** One thing that two answers say differently, with those for whom they do; null: nothing is said. */
export interface AnswerDifference {
  destination: string;
  detailType: string;
  title: string;
  nationalities: readonly string[];
  before: string | null;
  after: string | null;
}

type Said = Pick<AnswerDifference, 'destination' | 'detailType' | 'title'> & { nationality: string; text: string };

function saidIn(answer: DestinationDetail, nationalities: readonly string[]): Map<string, Said> {
  const said = new Map<string, Said>();
  for (const { entries } of answer.sections)
    for (const { destination, detailType, title, citizenships, state, text } of entries) {
      if (state === 'UNKNOWN' || text === null) continue;
      const concerned = citizenships.length === 0 ? nationalities : citizenships;
      for (const nationality of concerned)
        said.set(`${destination}|${detailType}|${nationality}`, { destination, detailType, title, nationality, text });
    }
  return said;
}

/** What two answers say differently, nationality by nationality; those for whom it is the same difference stand together. */
export function differencesOf(
  before: DestinationDetail,
  after: DestinationDetail,
  nationalities: readonly string[],
): AnswerDifference[] {
  const [was, is] = [saidIn(before, nationalities), saidIn(after, nationalities)];
  const found = new Map<string, AnswerDifference>();
  for (const key of new Set([...is.keys(), ...was.keys()])) {
    const [old, now] = [was.get(key), is.get(key)];
    if (old?.text === now?.text) continue;
    const { destination, detailType, title, nationality } = (now ?? old)!;
    const sides = { before: old?.text ?? null, after: now?.text ?? null };
    const group = JSON.stringify([destination, detailType, sides]);
    const others = found.get(group)?.nationalities ?? [];
    found.set(group, { destination, detailType, title, nationalities: [...others, nationality], ...sides });
  }
  return [...found.values()];
}
