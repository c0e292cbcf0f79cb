import { EVIDENCE_ATTACHMENT } from '@landfall/evidence/verify';
import type { EvidenceOfTrip } from '@landfall/evidence/evidence-of-trip';
import type { TripPageModel } from '@landfall/journeys/traveller';
import type { IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { evidencePage } from '../pdf/evidence-page.js';
import type { PrintedPage } from '../pdf/printed-page.js';
import { headView } from './to-trip-page-view.js';

export { PdfRenderer } from './pdf-renderer.js';

interface EvidenceOptions {
  /** Null: not known. */
  contractOn: IsoDate | null;
  today: IsoDate;
  /** The day of a moment. */
  dayOf: (moment: string) => IsoDate;
}

/** What a trip page said, for the layout of a printed page. `page`: of the trip, open or closed. */
export function evidenceFile(
  page: TripPageModel,
  { document, leaves }: EvidenceOfTrip,
  places: Places,
  { contractOn, today, dayOf }: EvidenceOptions,
): PrintedPage {
  return evidencePage({
    language: page.language,
    ...headView(page, places, today),
    document,
    leaves,
    contractOn,
    dayOf,
    attachment: EVIDENCE_ATTACHMENT,
  });
}
