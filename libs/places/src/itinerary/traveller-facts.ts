import { ArrayMaxSize, IsOptional } from 'class-validator';
import type { Rejections } from '@landfall/kernel';
import { IsWholeNumber, Nested, saying } from '@landfall/platform';
import type { EntryMeans, HeldDocument, PassportKind, PlaceType, TravellerFacts } from '@landfall/requirements';
import type { Places } from '../places.js';

const MAX_DOCUMENTS = 20;
const MAX_AGES = 20;
const OLDEST = 150;
const many = (max: number): PropertyDecorator => ArrayMaxSize(max, saying('rejection.tooManyIds', { max }));

export class TransitHoursInput {
  type: PlaceType;
  id: string;
  @IsWholeNumber(0, 240) hours: number;
}

/** What is known of the travellers, as the api names it; what is left out is not known. */
export class TravellerFactsInput {
  residenceId?: string | null;
  /** Empty: they hold none. */
  @IsOptional() @many(MAX_DOCUMENTS) documents?: { issuerId: string; kind: HeldDocument['kind'] }[] | null;
  @IsOptional() @many(MAX_AGES) ages?: number[] | null;
  entryBy?: EntryMeans | null;
  passport?: PassportKind | null;
  @many(MAX_AGES) @Nested(() => TransitHoursInput) transitHours?: TransitHoursInput[] | null;
}

/** The facts as rules judge them; undefined: nothing is said. Unknown countries are rejected below `travellers`. */
export function decideFacts(
  input: TravellerFactsInput | null | undefined,
  places: Places,
  rejections: Rejections,
): TravellerFacts | undefined {
  if (!input) return undefined;
  const country = (id: string, field: string): string => {
    const code = id.trim().toUpperCase();
    if (code !== 'SCHENGEN' && !places.country(code))
      rejections.add(`travellers.${field}`, 'rejection.unknownCountry', { id: id.slice(0, 40) });
    return code;
  };
  const { residenceId, documents, ages, entryBy, passport, transitHours } = input;
  if (ages?.some((age) => !Number.isInteger(age) || age < 0 || age > OLDEST))
    rejections.add('travellers.ages', 'rejection.notInRange', { min: 0, max: OLDEST });
  const facts: TravellerFacts = {
    ...(residenceId ? { residence: country(residenceId, 'residenceId') } : {}),
    ...(documents
      ? { documents: documents.map(({ issuerId, kind }) => ({ issuer: country(issuerId, 'documents'), kind })) }
      : {}),
    ...(ages && ages.length > 0 ? { ages: [...ages] } : {}),
    ...(entryBy ? { entryBy } : {}),
    ...(passport ? { passport } : {}),
    ...(transitHours && transitHours.length > 0
      ? { transitHours: Object.fromEntries(transitHours.map(({ type, id, hours }) => [`${type}:${id}`, hours])) }
      : {}),
  };
  return Object.keys(facts).length > 0 ? facts : undefined;
}
