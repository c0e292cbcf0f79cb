import type { EventTypeDefinition } from '@landfall/platform';

export const JOURNEY_STREAM = 'journey';
export const JOURNEY_CREATED = 'journeys.JourneyCreated';
export const JOURNEY_DISABLED = 'journeys.JourneyDisabled';
export const JOURNEY_ENABLED = 'journeys.JourneyEnabled';
export const TRIP_SUBSCRIPTION_REQUESTED = 'journeys.TripSubscriptionRequested';
export const TRIP_SUBSCRIPTION_CONFIRMED = 'journeys.TripSubscriptionConfirmed';
export const TRIP_SUBSCRIPTION_ENDED = 'journeys.TripSubscriptionEnded';

/** Addresses, notes and names stay in the state tables, which retention can empty. */
export interface JourneyCreatedV1 {
  organisationId: string;
  fingerprint: string;
  dateStart: string;
  dateEnd: string;
}

export interface JourneySwitchedV1 {
  organisationId: string;
}

export interface TripSubscriptionRequestedV1 {
  organisationId: string;
  subscriptionId: string;
  attempt: number;
}

export interface TripSubscriptionConfirmedV1 {
  organisationId: string;
  subscriptionId: string;
}

export interface TripSubscriptionEndedV1 {
  organisationId: string;
  subscriptionId: string;
  reason: 'UNSUBSCRIBED' | 'REMOVED_BY_AGENT';
}

export const JOURNEY_EVENTS: readonly EventTypeDefinition[] = [
  { type: JOURNEY_CREATED, schemaVersion: 1 },
  { type: JOURNEY_DISABLED, schemaVersion: 1 },
  { type: JOURNEY_ENABLED, schemaVersion: 1 },
  { type: TRIP_SUBSCRIPTION_REQUESTED, schemaVersion: 1 },
  { type: TRIP_SUBSCRIPTION_CONFIRMED, schemaVersion: 1 },
  { type: TRIP_SUBSCRIPTION_ENDED, schemaVersion: 1 },
];
