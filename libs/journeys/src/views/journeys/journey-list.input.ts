import { IsIn, IsOptional } from 'class-validator';
import {
  ContractPageInput,
  IsCalendarDay,
  IsOfferedLanguage,
  IsPageOfIds,
  OptionalText,
  Prepare,
  saying,
} from '@landfall/platform';

const ID_LENGTH = 100;
const TEXT_LENGTH = 1_000;
const SHOWN = 40;

export const JOURNEY_SORT_FIELDS = [
  'createdAt',
  'dateStart',
  'dateEnd',
  'restrictionType',
  'departureName',
  'language',
  'internalNote',
] as const;
export type JourneySortField = (typeof JOURNEY_SORT_FIELDS)[number];

/** The arguments of `myjourneys`. */
export class JourneyListInput extends ContractPageInput {
  @IsOfferedLanguage() language?: string | null;
  filter?: 'ALL' | 'ONGOING' | 'UPCOMING' | 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  @Prepare((value) => (value === '' ? null : value))
  @IsOptional()
  @IsIn(JOURNEY_SORT_FIELDS, saying('rejection.unknownKey', (value) => ({ key: String(value).slice(0, SHOWN) })))
  orderBy?: string | null;
  order?: 'ASC' | 'DESC' | null;
  @OptionalText(ID_LENGTH) departureId?: string | null;
  @OptionalText(ID_LENGTH) destinationId?: string | null;
  @OptionalText(ID_LENGTH) citizenshipId?: string | null;
  restrictionType?: 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  @IsCalendarDay() dateStart?: string | null;
  @IsCalendarDay() dateEnd?: string | null;
  @OptionalText(ID_LENGTH) transitId?: string | null;
  @OptionalText(TEXT_LENGTH) note?: string | null;
  @OptionalText(ID_LENGTH) shippingLineId?: string | null;
  @OptionalText(ID_LENGTH) route?: string | null;
  @IsPageOfIds() ids?: readonly string[] | null;
}
