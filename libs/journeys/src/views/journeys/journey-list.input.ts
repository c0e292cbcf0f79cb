import { IsCalendarDay, OptionalText, IsPageOfIds } from '@landfall/platform';

const ID_LENGTH = 100;
const TEXT_LENGTH = 1_000;

/** The arguments of `myjourneys`. */
export class JourneyListInput {
  limit?: number | null;
  offset?: number | null;
  @OptionalText(ID_LENGTH) language?: string | null;
  filter?: 'ALL' | 'ONGOING' | 'UPCOMING' | 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
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
