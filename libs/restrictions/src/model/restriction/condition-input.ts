import { ArrayMaxSize, IsOptional } from 'class-validator';
import { IsWholeNumber, saying } from '@landfall/platform';
import type { Condition, DocumentQuality, EntryMeans, HeldDocument, PassportKind } from '@landfall/requirements';

const MAX_COUNTRIES = 300;
const MAX_DOCUMENTS = 100;
const MAX_PORTS = 100;
const many = (max: number): PropertyDecorator => ArrayMaxSize(max, saying('rejection.tooManyIds', { max }));

/** A condition, as the api's input types name it. */
export class ConditionInput {
  kind: Condition['kind'];
  isNot?: boolean | null;
  @IsOptional() @many(MAX_COUNTRIES) countryIds?: string[] | null;
  @IsOptional() @IsWholeNumber(1, 365) withinDays?: number | null;
  @IsOptional() @IsWholeNumber(0, 240) transitHours?: number | null;
  @IsOptional() @many(MAX_DOCUMENTS) documents?: { issuerId: string; kind: HeldDocument['kind'] }[] | null;
  @IsOptional() @IsWholeNumber(1, 50) withinYears?: number | null;
  qualities?: DocumentQuality[] | null;
  @IsOptional() @IsWholeNumber(1, 60) validMonths?: number | null;
  @IsOptional() @IsWholeNumber(0, 150) ageFrom?: number | null;
  @IsOptional() @IsWholeNumber(0, 150) ageTo?: number | null;
  means?: EntryMeans[] | null;
  @IsOptional() @many(MAX_PORTS) portIds?: string[] | null;
  passports?: PassportKind[] | null;
}

/** A stored condition as an editor would send it. */
export function toConditionInput(condition: Condition): ConditionInput {
  const isNot = condition.isNot === true;
  switch (condition.kind) {
    case 'VISITED': {
      const { kind, countries, withinDays, transitHours } = condition;
      return { kind, isNot, countryIds: [...countries], withinDays, transitHours };
    }
    case 'RESIDENCE':
      return { kind: condition.kind, isNot, countryIds: [...condition.countries] };
    case 'HOLDS': {
      const { kind, withinYears = null, qualities = [], validMonths = null } = condition;
      const documents = condition.documents.map((held) => ({ issuerId: held.issuer, kind: held.kind }));
      return { kind, isNot, documents, withinYears, qualities: [...qualities], validMonths };
    }
    case 'AGE':
      return { kind: condition.kind, isNot, ageFrom: condition.from, ageTo: condition.to };
    case 'ENTRY_BY':
      return { kind: condition.kind, isNot, means: [...condition.means], portIds: [...(condition.ports ?? [])] };
    case 'PASSPORT':
      return { kind: condition.kind, isNot, passports: [...condition.passports] };
  }
}
