import type {
  ConditionInput,
  ConditionKind,
  DocumentQuality,
  EntryMeans,
  HeldDocumentKind,
  PassportKind,
  RestrictionDetail,
} from '../../gen/graphql.js';

export const CONDITION_KINDS: readonly ConditionKind[] = [
  'VISITED',
  'RESIDENCE',
  'HOLDS',
  'AGE',
  'ENTRY_BY',
  'PASSPORT',
];

/** One condition in the form: fields of all kinds, of which only those of its kind count. Numbers are texts until they are sent. */
export interface ConditionForm {
  kind: ConditionKind;
  isNot: boolean;
  /** Group keys and ISO codes; of documents, those who issued them. */
  countries: string[];
  withinDays: string;
  transitHours: string;
  documents: HeldDocumentKind[];
  withinYears: string;
  qualities: DocumentQuality[];
  validMonths: string;
  ageFrom: string;
  ageTo: string;
  means: EntryMeans[];
  /** As typed: "MNL, CEB". */
  ports: string;
  passports: PassportKind[];
}

type StoredCondition = RestrictionDetail['conditions'][number];

export const emptyCondition = (): ConditionForm => ({
  kind: 'VISITED',
  isNot: false,
  countries: [],
  withinDays: '',
  transitHours: '',
  documents: ['VISA'],
  withinYears: '',
  qualities: [],
  validMonths: '',
  ageFrom: '',
  ageTo: '',
  means: [],
  ports: '',
  passports: [],
});

const text = (value: number | null): string => (value === null ? '' : String(value));
const wholeNumber = (value: string): number | null => (value.trim() === '' ? null : Number(value));

/** The codes that were typed, each once. */
export const portsOf = ({ ports }: ConditionForm): string[] => [
  ...new Set(ports.toUpperCase().match(/[A-Z0-9]+/g) ?? []),
];

/** Documents are every chosen kind of every chosen country. */
export function conditionForm(condition: StoredCondition): ConditionForm {
  const isHeld = condition.kind === 'HOLDS';
  return {
    kind: condition.kind,
    isNot: condition.isNot,
    countries: isHeld ? [...new Set(condition.documents.map(({ issuerId }) => issuerId))] : [...condition.countryIds],
    withinDays: text(condition.withinDays),
    transitHours: text(condition.transitHours),
    documents: isHeld ? [...new Set(condition.documents.map(({ kind }) => kind))] : ['VISA'],
    withinYears: text(condition.withinYears),
    qualities: [...condition.qualities],
    validMonths: text(condition.validMonths),
    ageFrom: text(condition.ageFrom),
    ageTo: text(condition.ageTo),
    means: [...condition.means],
    ports: condition.portIds.join(', '),
    passports: [...condition.passports],
  };
}

export function conditionInput(form: ConditionForm): ConditionInput {
  const { kind, isNot, countries } = form;
  const only = <T>(of: ConditionKind, value: T): T | null => (kind === of ? value : null);
  return {
    kind,
    isNot,
    countryIds: kind === 'VISITED' || kind === 'RESIDENCE' ? countries : null,
    withinDays: only('VISITED', wholeNumber(form.withinDays)),
    transitHours: only('VISITED', wholeNumber(form.transitHours)),
    documents: only(
      'HOLDS',
      countries.flatMap((issuerId) => form.documents.map((document) => ({ issuerId, kind: document }))),
    ),
    withinYears: only('HOLDS', wholeNumber(form.withinYears)),
    qualities: only('HOLDS', form.qualities),
    validMonths: only('HOLDS', wholeNumber(form.validMonths)),
    ageFrom: only('AGE', wholeNumber(form.ageFrom)),
    ageTo: only('AGE', wholeNumber(form.ageTo)),
    means: only('ENTRY_BY', form.means),
    portIds: only('ENTRY_BY', portsOf(form)),
    passports: only('PASSPORT', form.passports),
  };
}
