import type { DestinationDetail, DetailEntry } from '../gen/graphql.js';
import { isOfSeveral, sectionModel } from './section-model.js';

/** Words of a text that is copied, in the language of who copies. */
export interface TextWords {
  title: string;
  facts: string;
  asOf: string;
  result: string;
  /** The result, cell by cell. */
  verdicts: readonly string[];
  placeOf: (id: string) => string;
  sourceOf: (entry: DetailEntry) => string | null;
  holdsFor: (entry: DetailEntry) => string | null;
}

const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** Of several statements each: none is picked. */
const saidIn = (entry: DetailEntry): string =>
  isOfSeveral(entry) && entry.periods.length === 0 && entry.statements.length > 0
    ? entry.statements.map(({ text }) => inOneLine(text)).join(' / ')
    : inOneLine(entry.text);

const line = (entry: DetailEntry, { sourceOf, holdsFor }: TextWords): string =>
  [
    `- ${entry.title}: ${saidIn(entry)}`,
    ...[holdsFor(entry), sourceOf(entry)].filter((part) => part !== null).map((part) => `  ${part}`),
  ].join('\n');

/** An answer as plain text for a mail: conclusion, warnings, every statement by topic and place with its source. */
export function answerText(answer: DestinationDetail, words: TextWords): string {
  const sections = answer.sections
    .map((section) => sectionModel(section, answer.destinations))
    .filter(({ saidCount }) => saidCount > 0)
    .map(({ title, places }) =>
      [
        title.toUpperCase(),
        ...places
          .filter(({ said }) => said.length > 0)
          .map(({ destination, said }) =>
            [words.placeOf(destination), ...said.map((entry) => line(entry, words))].join('\n'),
          ),
      ].join('\n'),
    );
  return [
    `${words.title}\n${words.facts}\n${words.asOf}`,
    `${words.result}\n${words.verdicts.map((verdict) => `- ${verdict}`).join('\n')}`,
    ...answer.warnings.map(({ text }) => `! ${text}`),
    ...answer.scheduled.map(({ text }) => `! ${inOneLine(text)}`),
    ...sections,
  ].join('\n\n');
}
