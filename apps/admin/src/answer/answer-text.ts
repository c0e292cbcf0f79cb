import type { DestinationDetail, DetailEntry } from '../gen/graphql.js';
import { sectionModel } from './section-model.js';

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

const line = (entry: DetailEntry, { sourceOf, holdsFor }: TextWords): string =>
  [
    `- ${entry.title}: ${entry.text.replace(/\s*\n\s*/g, ' ')}`,
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
    ...sections,
  ].join('\n\n');
}
