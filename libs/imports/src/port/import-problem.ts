import { formatDay, translate, type MessageKey, type MessageValues } from '@landfall/messages';
import { isIsoDate, type Language } from '@landfall/kernel';

type ProblemKey = Extract<
  MessageKey,
  | `import.problem.${string}`
  | 'rejection.unknownImporter'
  | 'rejection.importBreaksRegressionCase'
  | 'rejection.importMovedOn'
>;

/** Where in a file: the line, in JSON its column too, and which entry stands there where that is known. */
export interface ProblemPlace {
  line: number;
  column?: number;
  entry?: string;
}

/** What is wrong with a file, or was left out of it: a text of the product, or a line about the file's own form as its reader said it. */
export type ImportProblem = { key: ProblemKey; values?: MessageValues; at?: ProblemPlace } | { text: string };

export const problem = (key: ProblemKey, values?: MessageValues): ImportProblem => (values ? { key, values } : { key });

/** A place as values of a message; what a form of file does not know of it is left out by the message. */
export const placeValues = ({ line, column, entry }: ProblemPlace): MessageValues => ({
  line,
  hasColumn: column === undefined ? 'no' : 'yes',
  column: column ?? 0,
  entry: entry === undefined ? '' : ` (${entry})`,
});

const DAYS = ['date', 'stored'];

/** Days that are part of a sentence are written as its language writes them. */
const withDays = (language: Language, values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      DAYS.includes(name) && isIsoDate(value) ? formatDay(language, value) : value,
    ]),
  );

/** A problem in the reader's language, with its place in front where it has one. */
export function problemText(language: Language, found: ImportProblem): string {
  if ('text' in found) return found.text;
  const text = translate(language, found.key, withDays(language, found.values ?? {}));
  return found.at ? translate(language, 'import.problem.at', { ...placeValues(found.at), problem: text }) : text;
}
