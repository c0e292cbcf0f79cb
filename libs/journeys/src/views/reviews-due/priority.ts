/** What makes all reviews of a place urgent. */
export interface PlaceExposure {
  activeTripPages: number;
  departingWithin72Hours: number;
  /** 1 to 5; null: unknown. */
  riskLevel: number | null;
}

interface ReviewExposure extends PlaceExposure {
  daysPastDue: number;
}

/** A place without a stated risk counts as one of elevated risk. */
const UNKNOWN_RISK = 3;

/**
 * The priority of a review: grows with the days since it is due, with the trips that rest on
 * it, more with those that leave at once, and with the risk of the place. Only its order has a meaning.
 */
export function priorityOf({
  daysPastDue,
  activeTripPages,
  departingWithin72Hours,
  riskLevel,
}: ReviewExposure): number {
  const traffic = 1 + Math.log2(1 + activeTripPages) + 2 * Math.log2(1 + departingWithin72Hours);
  const age = 1 + daysPastDue / 30;
  const risk = 0.5 + (riskLevel ?? UNKNOWN_RISK) / 2;
  return Math.round(traffic * age * risk * 100) / 100;
}
