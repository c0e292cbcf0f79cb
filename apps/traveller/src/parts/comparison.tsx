import { catalogueText } from '@landfall/catalogue';
import { markDifference, type Run } from '@landfall/requirements/mark-difference';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';

/** Below this share of common words the texts are two different texts, and marking them is only noise where both are read anyway. */
const LEAST_SHARED = 0.3;

interface Side {
  heading: string;
  text: string | null;
  /** The text of an unstated side. */
  none: string;
}

interface ComparisonProps {
  reader: Reader;
  before: Side;
  after: Side;
  /** Marks all differences, also between dissimilar texts. */
  marksAll?: boolean;
  /** The level of the headings of both sides. */
  level: 'h4' | 'h5';
}

/** Both sides of a change, beside each other or, on a narrow screen, one above the other, with what differs marked. */
export function Comparison({
  reader: { language },
  before,
  after,
  marksAll = false,
  level,
}: ComparisonProps): ReactNode {
  // "Unknown" is no statement: it is neither added nor removed.
  const stated = ({ text }: Side): string | null => (text === catalogueText(language, 'unknown') ? null : text);
  const sides = markDifference(stated(before), stated(after), marksAll ? 0 : LEAST_SHARED);
  return (
    <div className="cmp">
      <SideView side={before} runs={sides.before} mark="del" level={level} />
      <SideView side={after} runs={sides.after} mark="ins" level={level} />
    </div>
  );
}

function SideView({
  side,
  runs,
  mark: Mark,
  level: Heading,
}: {
  side: Side;
  runs: Run[];
  mark: 'del' | 'ins';
  level: 'h4' | 'h5';
}): ReactNode {
  return (
    <div className={Mark === 'ins' ? 'now' : undefined}>
      <Heading>{side.heading}</Heading>
      {runs.length === 0 ? (
        <p className="muted">{side.none}</p>
      ) : (
        <p>{runs.map(({ text, isChanged }, at) => (isChanged ? <Mark key={at}>{text}</Mark> : text))}</p>
      )}
    </div>
  );
}
