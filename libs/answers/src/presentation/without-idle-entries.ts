import { TASK_TYPES } from '@landfall/requirements/deadlines';
import { yesOf, type Entry } from '@landfall/requirements';

const VISA_FORMS = ['ErEVisaPossible', 'ErVisaOnArrivalPossible'];
const DOCUMENTS = ['ErPassport', 'ErTemporaryPassport', 'ErId', 'ErTemporaryId', 'ErChildPassport'];
const VALIDITY = [
  'ExpiredPermissible',
  'MaxMonthsExpired',
  'ValidForStay',
  'MinMonthsBeyondTrip',
  'MinMonthsAtDeparture',
];
/**
 * What says nothing more where another type is stated as a no: visa forms that are not offered, lead times and costs of what is not required, and how long a document must
 * be valid that is not enough.
 */
const IDLE_WITHOUT: ReadonlyMap<string, string> = new Map([
  ...VISA_FORMS.map((form): [string, string] => [form, 'ErVisaRequired']),
  ...DOCUMENTS.flatMap((document) =>
    VALIDITY.map((rule): [string, string] => [document + rule, `${document}Sufficient`]),
  ),
  ...TASK_TYPES,
]);
const REQUIREMENTS: ReadonlySet<string> = new Set(IDLE_WITHOUT.values());

/** Whether an entry states yes, or no, for the whole stay. */
export function isStatedAs(yes: boolean, { state, statements: [statement], periods }: Entry): boolean {
  return state === 'stated' && periods === undefined && yesOf(statement!.value) === yes;
}

/** How much of something is needed, and its name: nothing to miss where it is taken back from all. */
const IS_AMOUNT = /(Name|Cost|BlankPages|MaxYearsSinceIssue|MinMonths\w+|(Earliest|Latest)\w+)$/;

/** Stated as not known, for the whole stay. One that nobody states is said to be unknown where its type always has an entry. */
const isTakenBack = ({ state, statements, periods }: Entry): boolean =>
  state === 'unknown' && statements.length > 0 && periods === undefined;

/** Whether a requirement is stated in this way for all travellers of an entry, at its place. */
function statedAs(yes: boolean, entries: readonly Entry[]): (requirement: string, entry: Entry) => boolean {
  const found = entries.filter((entry) => REQUIREMENTS.has(entry.detailType) && isStatedAs(yes, entry));
  return (requirement, { place, citizenships }) =>
    citizenships.every((citizenship) =>
      found.some(
        (one) => one.detailType === requirement && one.place === place && one.citizenships.includes(citizenship),
      ),
    );
}

/**
 * The entries without details that are taken back, days without a visa of those who need one or are at home among them, and without what is idle for all travellers of the
 * entry at its place.
 */
export function withoutIdleEntries(entries: readonly Entry[]): readonly Entry[] {
  const isUnneeded = statedAs(false, entries);
  const isStatedForOthers = ({ detailType, place }: Entry): boolean =>
    entries.some((one) => one.detailType === detailType && one.place === place && one.state !== 'unknown');
  const isIdle = (entry: Entry): boolean => {
    const { detailType, place, citizenships } = entry;
    const requirement = IDLE_WITHOUT.get(detailType);
    const isOffered = VISA_FORMS.includes(detailType) && !isStatedAs(false, entry);
    if (requirement !== undefined && !isOffered && isUnneeded(requirement, entry)) return true;
    if (!isTakenBack(entry)) return false;
    if (detailType === 'ErVisaFreeDays')
      return citizenships.every((code) => code === place) || statedAs(true, entries)('ErVisaRequired', entry);
    return detailType.endsWith('Note') || (IS_AMOUNT.test(detailType) && !isStatedForOthers(entry));
  };
  return entries.filter((entry) => !isIdle(entry));
}
