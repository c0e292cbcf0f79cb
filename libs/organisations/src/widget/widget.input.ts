import { Nationalities } from '@landfall/places/itinerary-input';
import { Prepare } from '@landfall/platform';

/** Spec, application, sections 5 and 9. */
export const MAX_WIDGET_NATIONALITIES = 3;

/** What a widget offers to visitors. */
export class WidgetInput {
  @Prepare((value) => String(value).trim().toUpperCase()) nationalityDefaultId: string;
  @Nationalities(MAX_WIDGET_NATIONALITIES) nationalityIds: string[];
  restrictionType: 'PRIVATE' | 'BUSINESS' | 'CRUISE';
}
