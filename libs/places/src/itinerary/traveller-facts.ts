import { ArrayMaxSize, IsOptional } from 'class-validator';
import type { Rejections } from '@landfall/kernel';
import { IsCalendarDay, IsWholeNumber, Nested, saying } from '@landfall/platform';
import type {
  DocumentQuality,
  EntryMeans,
  HeldDocument,
  PassportKind,
  PlaceType,
  SaidDocument,
  TravellerFacts,
} from '@landfall/requirements';
import type { Places } from '../places.js';

const MAX_DOCUMENTS = 20;
const MAX_AGES = 20;
const MAX_STOPS = 100;
const OLDEST = 150;
const YEARS = { min: 1950, max: 2100 };
const many = (max: number): PropertyDecorator => ArrayMaxSize(max, saying('rejection.tooManyIds', { max }));

export class TransitHoursInput {
  type: PlaceType;
  id: string;
  @IsWholeNumber(0, 720) hours: number;
}

export class FormerDocumentInput {
  issuerId: string;
  kind: HeldDocument['kind'];
  @IsOptional() @IsWholeNumber(YEARS.min, YEARS.max) untilYear?: number | null;
}

/** A visa or permit that is held now. What is left out of it is not known. */
export class TravellerDocumentInput {
  issuerId: string;
  kind: HeldDocument['kind'];
  isMultipleEntry?: boolean | null;
  isUsed?: boolean | null;
  isPermanent?: boolean | null;
  @IsCalendarDay() validUntil?: string | null;
}

/** What is known of the travellers, as the api names it; what is left out is not known. */
export class TravellerFactsInput {
  residenceId?: string | null;
  /** Empty: they hold none, but may have a permit of the country of residence. */
  @many(MAX_DOCUMENTS) @Nested(() => TravellerDocumentInput) documents?: TravellerDocumentInput[] | null;
  /** Empty: none in the past. */
  @many(MAX_DOCUMENTS) @Nested(() => FormerDocumentInput) formerDocuments?: FormerDocumentInput[] | null;
  @IsOptional() @many(MAX_AGES) ages?: number[] | null;
  entryBy?: EntryMeans | null;
  passport?: PassportKind | null;
  /** In the order of the destinations, counted from the first day of the journey. */
  @IsOptional() @many(MAX_STOPS) arrivalDays?: (number | null)[] | null;
  @many(MAX_AGES) @Nested(() => TransitHoursInput) transitHours?: TransitHoursInput[] | null;
}

/** The facts as rules judge them; undefined: nothing is said. Unknown countries are rejected below `travellers`. */
export function decideFacts(
  input: TravellerFactsInput | null | undefined,
  places: Places,
  rejections: Rejections,
  /** Of the journey in days; null: not known. */
  length: number | null = null,
): TravellerFacts | undefined {
  if (!input) return undefined;
  rejectArrivals(input.arrivalDays ?? [], length ?? Infinity, rejections);
  const country = (id: string, field: string): string => {
    const code = id.trim().toUpperCase();
    if (code !== 'SCHENGEN' && !places.country(code))
      rejections.add(`travellers.${field}`, 'rejection.unknownCountry', { id: id.slice(0, 40) });
    return code;
  };
  const { residenceId, documents, formerDocuments, ages, entryBy, passport } = input;
  if (ages?.some((age) => !Number.isInteger(age) || age < 0 || age > OLDEST))
    rejections.add('travellers.ages', 'rejection.notInRange', { min: 0, max: OLDEST });
  const facts: TravellerFacts = {
    ...(residenceId ? { residence: country(residenceId, 'residenceId') } : {}),
    ...(documents
      ? { documents: documents.map((held) => ({ ...saidOf(held), issuer: country(held.issuerId, 'documents') })) }
      : {}),
    ...(formerDocuments
      ? {
          formerDocuments: formerDocuments.map(({ issuerId, kind, untilYear }) => ({
            issuer: country(issuerId, 'formerDocuments'),
            kind,
            untilYear: untilYear ?? null,
          })),
        }
      : {}),
    ...(ages && ages.length > 0 ? { ages: [...ages] } : {}),
    ...(entryBy ? { entryBy } : {}),
    ...(passport ? { passport } : {}),
    ...daysAndHours(input),
  };
  return Object.keys(facts).length > 0 ? facts : undefined;
}

const QUALITY_FIELDS = {
  MULTIPLE_ENTRY: 'isMultipleEntry',
  USED: 'isUsed',
  PERMANENT: 'isPermanent',
} as const satisfies Record<DocumentQuality, keyof TravellerDocumentInput>;

function saidOf({ kind, validUntil, ...input }: TravellerDocumentInput): Omit<SaidDocument, 'issuer'> {
  const qualities = Object.fromEntries(
    Object.entries(QUALITY_FIELDS).flatMap(([quality, field]) => {
      const said = input[field] ?? null;
      return said === null ? [] : [[quality, said]];
    }),
  );
  return {
    kind,
    ...(Object.keys(qualities).length > 0 ? { qualities } : {}),
    ...(validUntil ? { validUntil } : {}),
  };
}

/** As the api shows what `decideFacts` has taken. */
export const presentDocument = ({
  issuer,
  kind,
  qualities = {},
  validUntil,
}: SaidDocument): Required<TravellerDocumentInput> => ({
  issuerId: issuer,
  kind,
  isMultipleEntry: qualities.MULTIPLE_ENTRY ?? null,
  isUsed: qualities.USED ?? null,
  isPermanent: qualities.PERMANENT ?? null,
  validUntil: validUntil ?? null,
});

const daysAndHours = ({
  transitHours,
  arrivalDays,
}: TravellerFactsInput): Pick<TravellerFacts, 'transitHours' | 'arrivalDays'> => ({
  ...(transitHours && transitHours.length > 0
    ? { transitHours: Object.fromEntries(transitHours.map(({ type, id, hours }) => [`${type}:${id}`, hours])) }
    : {}),
  ...(arrivalDays?.some((day) => day !== null) ? { arrivalDays: [...arrivalDays] } : {}),
});

/** Nobody arrives before the stop before it, or after the journey. */
function rejectArrivals(days: readonly (number | null)[], length: number, rejections: Rejections): void {
  let min = 0;
  for (const day of days) {
    if (day === null) continue;
    if (!Number.isInteger(day) || day < min || day > length) {
      const max = Number.isFinite(length) ? length : min;
      rejections.add('travellers.arrivalDays', 'rejection.notInRange', { min, max });
      return;
    }
    min = day;
  }
}
