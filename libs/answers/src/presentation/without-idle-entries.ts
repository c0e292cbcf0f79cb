import { TASK_TYPES } from '@landfall/requirements/deadlines';
import type { Entry } from '@landfall/requirements';

const VISA_FORMS = ['ErEVisaPossible', 'ErVisaOnArrivalPossible'];
/** What says nothing more where another type is stated as not required: visa forms that are not offered, lead times and costs. */
const IDLE_WITHOUT: ReadonlyMap<string, string> = new Map([
  ...VISA_FORMS.map((form) => [form, 'ErVisaRequired'] as const),
  ...TASK_TYPES,
]);
const REQUIREMENTS: ReadonlySet<string> = new Set(IDLE_WITHOUT.values());

function isStatedAsNo({ state, statements: [statement] }: Entry): boolean {
  const value = statement?.value;
  if (state !== 'stated') return false;
  return value === false || (typeof value === 'object' && value !== null && 'yes' in value && value.yes === false);
}

/** What no reader misses where it is taken back: how much of something is needed, and notes. Whether something is needed is said to be unknown. */
const IS_DETAIL = /(Note|Name|Cost|ValidForStay|BlankPages|MaxYearsSinceIssue|MinMonths\w+|(Earliest|Latest)\w+)$/;

/**
 * A detail that is taken back leaves nothing to say, and nor do days of a stay in one's own country. One that nobody states is said to be unknown
 * where its type always has an entry.
 */
const isTakenBack = ({ detailType, state, statements, periods, place, citizenships }: Entry): boolean =>
  state === 'unknown' &&
  statements.length > 0 &&
  periods === undefined &&
  (IS_DETAIL.test(detailType) || (detailType === 'ErVisaFreeDays' && citizenships.every((code) => code === place)));

/** The entries without what is taken back, and without "no e-visa", lead times and costs for those who are stated not to need the visa, the permit, the form or the vaccination at the same place. */
export function withoutIdleEntries(entries: readonly Entry[]): readonly Entry[] {
  const unneeded = entries.filter((entry) => REQUIREMENTS.has(entry.detailType) && isStatedAsNo(entry));
  if (unneeded.length === 0 && !entries.some(isTakenBack)) return entries;
  const isUnneeded = (requirement: string, place: string, citizenship: string): boolean =>
    unneeded.some(
      (entry) => entry.detailType === requirement && entry.place === place && entry.citizenships.includes(citizenship),
    );
  const isIdle = (entry: Entry): boolean => {
    if (isTakenBack(entry)) return true;
    const requirement = IDLE_WITHOUT.get(entry.detailType);
    if (requirement === undefined) return false;
    if (VISA_FORMS.includes(entry.detailType) && !isStatedAsNo(entry)) return false;
    return entry.citizenships.every((citizenship) => isUnneeded(requirement, entry.place, citizenship));
  };
  return entries.filter((entry) => !isIdle(entry));
}
