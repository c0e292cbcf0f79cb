import type { Alternative, Condition } from '@landfall/requirements';

/** A document as one text. */
const documentsOf = (condition: Condition): string[] =>
  condition.kind === 'HOLDS'
    ? condition.documents.map(({ issuer, kind }) => `${kind} ${issuer} ${requirementsOf(condition)}`)
    : [];

const requirementsOf = ({
  withinYears = 0,
  qualities = [],
  validMonths = 0,
}: Extract<Condition, { kind: 'HOLDS' }>): string => [withinYears, validMonths, ...qualities].join(' ');

const isDenied = ({ kind, isNot }: Condition): boolean => kind === 'HOLDS' && isNot === true;

/** The documents that are all that an alternative asks for. */
function soleDocumentsOf({ conditions }: Alternative): string[] {
  const [first, ...others] = conditions.filter((condition) => !isDenied(condition));
  return first && first.isNot !== true && others.length === 0 ? documentsOf(first) : [];
}

/**
 * Alternatives in the order in which a reader takes them: the first that fits counts. Rules keep documents apart by denying those that count before ("a
 * visa of Ireland, but none of the United Kingdom"). Here these come first, so that what they denied is left out. What denies anything else keeps its words.
 */
export function inReadingOrder(alternatives: readonly Alternative[]): readonly Alternative[] {
  const ordered: Alternative[] = [];
  const said = new Set<string>();
  const isSaid = (condition: Condition): boolean =>
    isDenied(condition) && documentsOf(condition).every((one) => said.has(one));
  let rest = alternatives;
  while (rest.length > 0) {
    const free = rest.filter(({ conditions }) => conditions.filter(isDenied).every(isSaid));
    const next = free.length > 0 ? free : rest.slice(0, 1);
    ordered.push(
      ...next.map((one) => ({ ...one, conditions: one.conditions.filter((condition) => !isSaid(condition)) })),
    );
    next.flatMap(soleDocumentsOf).forEach((one) => said.add(one));
    rest = rest.filter((one) => !next.includes(one));
  }
  return ordered;
}

/** What a summary names of conditions that hold together: documents that must not be held beside others are left to the entry. */
export const namedInSummary = (conditions: readonly Condition[]): readonly Condition[] =>
  conditions.some((condition) => condition.isNot !== true)
    ? conditions.filter((condition) => !isDenied(condition))
    : conditions;
