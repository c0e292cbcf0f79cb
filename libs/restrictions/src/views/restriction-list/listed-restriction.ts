import type { StatusColor } from '@landfall/catalogue';
import { dayIn, type IsoDate } from '@landfall/kernel';
import type { DatedPhase } from '@landfall/requirements';
import type {
  EntryRestriction,
  RestrictionDetail,
  RestrictionPlace,
} from '../../model/restriction/entry-restriction.js';
import { placeKeyOf } from '../../model/restriction/restriction-store.js';
import { detailReviews, type DetailReview } from '../../model/restriction/review.js';
import { statusOfPhases, phasesForEveryone } from '../../model/restriction/status-of-day.js';

/** What a list reads of a detail. */
export type ListedDetail = Pick<
  RestrictionDetail,
  'id' | 'purpose' | 'citizenships' | 'departures' | 'phases' | 'writtenOn' | 'checkedAt' | 'nextReview' | 'modifiedAt'
>;

/** What a list reads of a restriction. */
export type ListedState = Pick<
  EntryRestriction,
  | 'id'
  | 'version'
  | 'provenance'
  | 'isActive'
  | 'reminder'
  | 'modifiedAt'
  | 'modifiedBy'
  | 'significantUpdateAt'
  | 'checkedAt'
  | 'regionDeviationTourism'
  | 'regionDeviationBusiness'
> &
  RestrictionPlace & { details: readonly ListedDetail[] };

/** A restriction as lists filter and sort it: the details are reduced to what depends on the day. */
export class ListedRestriction implements RestrictionPlace {
  readonly id: string;
  readonly version: number;
  readonly level: ListedState['level'];
  readonly countryId: string;
  readonly regionId: string | null;
  readonly airportId: string | null;
  readonly placeKey: string;
  readonly provenance: 'EDITORIAL' | 'IMPORTED';
  readonly isActive: boolean;
  readonly reminder: IsoDate | null;
  readonly modifiedBy: string | null;
  readonly modifiedAt: number;
  readonly modifiedDay: IsoDate;
  readonly checkedAt: number | null;
  readonly checkedDay: IsoDate | null;
  readonly significantUpdateAt: number | null;
  readonly detailCount: number;
  /** Editors noted that something else holds somewhere in it. */
  readonly hasDeviation: boolean;
  private readonly phases: readonly DatedPhase[];
  private readonly reviews: readonly DetailReview[];
  private status: { day: IsoDate; color: StatusColor } | null = null;
  private waiting: { day: IsoDate; reviews: readonly DetailReview[] } | null = null;

  constructor(state: ListedState, timeZone: string) {
    this.id = state.id;
    this.version = state.version;
    this.level = state.level;
    this.countryId = state.countryId;
    this.regionId = state.regionId;
    this.airportId = state.airportId;
    this.placeKey = placeKeyOf(state);
    this.provenance = state.provenance === 'imported' ? 'IMPORTED' : 'EDITORIAL';
    this.isActive = state.isActive;
    this.reminder = state.reminder;
    this.modifiedBy = state.modifiedBy;
    this.modifiedAt = state.modifiedAt.getTime();
    this.modifiedDay = dayIn(timeZone, state.modifiedAt);
    this.checkedAt = state.checkedAt?.getTime() ?? null;
    this.checkedDay = state.checkedAt && dayIn(timeZone, state.checkedAt);
    this.significantUpdateAt = state.significantUpdateAt?.getTime() ?? null;
    this.detailCount = state.details.length;
    this.hasDeviation = state.regionDeviationTourism || state.regionDeviationBusiness;
    this.phases = phasesForEveryone(state);
    this.reviews = detailReviews(state, timeZone);
  }

  /** Colour of the phases that hold on the day for everyone. */
  statusOn(day: IsoDate): StatusColor {
    if (this.status?.day !== day) this.status = { day, color: statusOfPhases(this.phases, day) };
    return this.status.color;
  }

  /** How many details wait for their review on the day. */
  reviewsDueOn(day: IsoDate): number {
    return this.waitingOn(day).length;
  }

  /** The details that wait for their review on the day. */
  waitingOn(day: IsoDate): readonly DetailReview[] {
    if (this.waiting?.day !== day)
      this.waiting = { day, reviews: this.reviews.filter(({ dueFrom }) => dueFrom <= day) };
    return this.waiting.reviews;
  }
}
