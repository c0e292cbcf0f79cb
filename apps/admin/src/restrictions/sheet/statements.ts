import type { RestrictionType } from '../../gen/graphql.js';
import type { TabOfKey } from '../detail/detail-tabs.js';
import type { DetailForm, FormValue } from '../form/restriction-form.js';

/** What stands together on the sheet, in its order. `notes` holds the notes and the phases. */
export const TOPICS = [
  'entry',
  'documents',
  'visa',
  'permit',
  'transit',
  'customs',
  'health',
  'minors',
  'exit',
  'country',
  'former',
  'notes',
] as const;
export type Topic = (typeof TOPICS)[number];

const OF_KEY: readonly [RegExp, Topic][] = [
  [/^ErTransit/, 'transit'],
  [/^ErCustoms/, 'customs'],
  [/^(ErEntryPermit|ErExtraForms)/, 'permit'],
];

/** The topic of a detail type: finer than the tabs of a detail. */
const topicOf = (typeKey: string, tabOf: TabOfKey): Topic =>
  OF_KEY.find(([pattern]) => pattern.test(typeKey))?.[1] ?? tabOf(typeKey);

/** For whom a detail holds, when, and where it comes from, apart from the purpose. */
export type Scope = Pick<
  DetailForm,
  'nationalities' | 'departures' | 'conditions' | 'validFrom' | 'validUntil' | 'sourceUri' | 'authorityId'
>;

export const scopeOf = (detail: Scope): Scope => ({
  nationalities: detail.nationalities,
  departures: detail.departures,
  conditions: detail.conditions,
  validFrom: detail.validFrom,
  validUntil: detail.validUntil,
  sourceUri: detail.sourceUri,
  authorityId: detail.authorityId,
});

const keyOfScope = (scope: Scope): string =>
  JSON.stringify({
    ...scopeOf(scope),
    nationalities: [...scope.nationalities].sort(),
    departures: [...scope.departures].sort(),
    sourceUri: scope.sourceUri.trim(),
  });

/** Purposes of details; a cruise takes the rules of private travel. */
export const PURPOSES: readonly RestrictionType[] = ['PRIVATE', 'BUSINESS'];

/** One thing that is said, once, whichever details say it. */
export interface Statement {
  /** Of the first detail and the type: stays while the sheet stands still. */
  id: string;
  typeKey: string;
  topic: Topic;
  value: FormValue;
  /** Positions of the details that say it. */
  members: readonly number[];
  purposes: readonly RestrictionType[];
  scope: Scope;
}

/** The notes and phases of details, which are edited with their detail. */
export interface Remark {
  id: string;
  members: readonly number[];
  purposes: readonly RestrictionType[];
  scope: Scope;
}

const inOrder = (purposes: Iterable<RestrictionType>): RestrictionType[] => {
  const found = new Set(purposes);
  return PURPOSES.filter((purpose) => found.has(purpose));
};

type Positioned = readonly [number, DetailForm];

function byScope(details: readonly DetailForm[]): Positioned[][] {
  const groups = new Map<string, Positioned[]>();
  for (const [index, detail] of details.entries()) {
    const key = keyOfScope(detail);
    groups.set(key, [...(groups.get(key) ?? []), [index, detail]]);
  }
  return [...groups.values()];
}

function alike<T>(
  group: readonly Positioned[],
  contentOf: (detail: DetailForm) => T | undefined,
): Map<string, Positioned[]> {
  const found = new Map<string, Positioned[]>();
  for (const positioned of group) {
    const content = contentOf(positioned[1]);
    if (content === undefined) continue;
    const key = JSON.stringify(content);
    found.set(key, [...(found.get(key) ?? []), positioned]);
  }
  return found;
}

const membersOf = (said: readonly Positioned[]): Pick<Statement, 'members' | 'purposes' | 'scope'> => ({
  members: said.map(([index]) => index),
  purposes: inOrder(said.map(([, { restrictionType }]) => restrictionType)),
  scope: scopeOf(said[0]![1]),
});

/**
 * Everything that details say, each thing once: details that differ in nothing but their purpose share what they say alike. By
 * topic, then in the order of the types, then of the details.
 */
export function statementsOf(
  details: readonly DetailForm[],
  tabOf: TabOfKey,
  typeOrder: ReadonlyMap<string, number>,
): Statement[] {
  const statements = byScope(details).flatMap((group) =>
    [...new Set(group.flatMap(([, { values }]) => Object.keys(values)))].flatMap((typeKey) =>
      [...alike(group, ({ values }) => values[typeKey]).values()].map((said): Statement => {
        const [index, detail] = said[0]!;
        const topic = topicOf(typeKey, tabOf);
        return { id: `${index}:${typeKey}`, typeKey, topic, value: detail.values[typeKey] ?? null, ...membersOf(said) };
      }),
    ),
  );
  const rank = ({ typeKey }: Statement): number => typeOrder.get(typeKey) ?? typeOrder.size;
  return statements.sort(
    (a, b) => TOPICS.indexOf(a.topic) - TOPICS.indexOf(b.topic) || rank(a) - rank(b) || a.members[0]! - b.members[0]!,
  );
}

const remarkIn = ({ noteDe, noteEn, phases }: DetailForm): string[] | undefined => {
  const days = Object.values(phases).flatMap(({ start, end }) => [start, end]);
  const said = [noteDe, noteEn, ...days];
  return said.some((text) => text !== '') ? said : undefined;
};

/** The notes and phases of details, those of twins once. */
export const remarksOf = (details: readonly DetailForm[]): Remark[] =>
  byScope(details).flatMap((group) =>
    [...alike(group, remarkIn).values()].map((said) => ({ id: `${said[0]![0]}:remark`, ...membersOf(said) })),
  );

/** What an open statement is edited to. */
export interface StatementDraft {
  value: FormValue;
  purposes: readonly RestrictionType[];
  scope: Scope;
  /** The day of the comparison with the source, where it took place; a review that was due by then is done. */
  checkedOn: string | null;
}

const saysNothing = (detail: DetailForm): boolean =>
  Object.keys(detail.values).length === 0 && remarkIn(detail) === undefined;

const without = (detail: DetailForm, typeKey: string): DetailForm => ({
  ...detail,
  values: Object.fromEntries(Object.entries(detail.values).filter(([key]) => key !== typeKey)),
});

function checked(detail: DetailForm, checkedOn: string | null): DetailForm {
  if (checkedOn === null) return detail;
  const isDue = detail.nextReview !== '' && detail.nextReview <= checkedOn;
  return { ...detail, checkedAt: checkedOn, nextReview: isDue ? '' : detail.nextReview };
}

const stating = (detail: DetailForm, typeKey: string, { value, scope, checkedOn }: StatementDraft): DetailForm =>
  checked({ ...detail, ...scope, values: { ...detail.values, [typeKey]: value } }, checkedOn);

/** Where a statement goes: first where it stood, then to who has the same audience, then with a detail that it left empty; else behind the last. */
function placeFor(
  details: readonly DetailForm[],
  members: readonly number[],
  purpose: RestrictionType,
  scope: Scope,
): number {
  const requested = keyOfScope(scope);
  const isOf = (index: number): boolean => details[index]!.restrictionType === purpose;
  const isSame = (index: number): boolean => isOf(index) && keyOfScope(details[index]!) === requested;
  const isLeft = (index: number): boolean => isOf(index) && saysNothing(details[index]!);
  return members.find(isSame) ?? [...details.keys()].find(isSame) ?? members.find(isLeft) ?? details.length;
}

/**
 * The details with a statement edited, added (`members` empty) or removed (`draft` null). With the same audience it is changed where
 * it stands. For another one it moves: to a detail of that audience, or with its own detail where that says nothing else, or to a
 * new one. A detail that says nothing any more is left out.
 */
export function withStatement(
  details: readonly DetailForm[],
  { typeKey, members }: Pick<Statement, 'typeKey' | 'members'>,
  draft: StatementDraft | null,
  emptyOf: (purpose: RestrictionType) => DetailForm,
): DetailForm[] {
  const left = details.map((detail, index) => (members.includes(index) ? without(detail, typeKey) : detail));
  for (const purpose of draft?.purposes ?? []) {
    const at = placeFor(left, members, purpose, draft!.scope);
    left[at] = stating(left[at] ?? emptyOf(purpose), typeKey, draft!);
  }
  return left.filter((detail, index) => !members.includes(index) || !saysNothing(detail));
}
