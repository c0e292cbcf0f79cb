import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Prepare, saying } from '@landfall/platform';

/** Spec, application, sections 5 and 9. */
export const MAX_WIDGET_NATIONALITIES = 3;

const codes = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value.map((id) => String(id).trim().toUpperCase()))] : value;

/** What a widget offers to visitors. */
export class WidgetInput {
  @Prepare((value) => String(value).trim().toUpperCase()) nationalityDefaultId: string;
  @Prepare(codes)
  @ArrayMinSize(1, saying('rejection.noNationality'))
  @ArrayMaxSize(MAX_WIDGET_NATIONALITIES, saying('rejection.tooManyNationalities', { max: MAX_WIDGET_NATIONALITIES }))
  nationalityIds: string[];
  restrictionType: 'PRIVATE' | 'BUSINESS' | 'CRUISE';
}
