import type { EventType } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';

export const JOURNEY_STREAM = 'journey';
export const JOURNEY_CREATED = 'journeys.JourneyCreated';
export const JOURNEY_DISABLED = 'journeys.JourneyDisabled';
export const JOURNEY_ENABLED = 'journeys.JourneyEnabled';
export const TRIP_SUBSCRIPTION_REQUESTED = 'journeys.TripSubscriptionRequested';
export const TRIP_SUBSCRIPTION_CONFIRMED = 'journeys.TripSubscriptionConfirmed';
export const TRIP_SUBSCRIPTION_ENDED = 'journeys.TripSubscriptionEnded';
export const TRIP_DEVICE_ADDED = 'journeys.TripDeviceAdded';
export const TRIP_DEVICE_REMOVED = 'journeys.TripDeviceRemoved';

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

export interface TripDeviceAddedV1 {
  organisationId: string;
  deviceId: string;
}

export interface TripDeviceRemovedV1 {
  organisationId: string;
  deviceId: string;
  /** `GONE`: the push service does not know it any more. */
  reason: 'SWITCHED_OFF' | 'GONE';
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [JOURNEY_CREATED]: { 1: JourneyCreatedV1 };
    [JOURNEY_DISABLED]: { 1: JourneySwitchedV1 };
    [JOURNEY_ENABLED]: { 1: JourneySwitchedV1 };
    [TRIP_SUBSCRIPTION_REQUESTED]: { 1: TripSubscriptionRequestedV1 };
    [TRIP_SUBSCRIPTION_CONFIRMED]: { 1: TripSubscriptionConfirmedV1 };
    [TRIP_SUBSCRIPTION_ENDED]: { 1: TripSubscriptionEndedV1 };
    [TRIP_DEVICE_ADDED]: { 1: TripDeviceAddedV1 };
    [TRIP_DEVICE_REMOVED]: { 1: TripDeviceRemovedV1 };
  }
}

export type JourneyEventType = Extract<EventType, `journeys.${string}`>;

export const JOURNEY_EVENTS: readonly EventTypeDefinition[] = [
  { type: JOURNEY_CREATED, schemaVersion: 1 },
  { type: JOURNEY_DISABLED, schemaVersion: 1 },
  { type: JOURNEY_ENABLED, schemaVersion: 1 },
  { type: TRIP_SUBSCRIPTION_REQUESTED, schemaVersion: 1 },
  { type: TRIP_SUBSCRIPTION_CONFIRMED, schemaVersion: 1 },
  { type: TRIP_SUBSCRIPTION_ENDED, schemaVersion: 1 },
  { type: TRIP_DEVICE_ADDED, schemaVersion: 1 },
  { type: TRIP_DEVICE_REMOVED, schemaVersion: 1 },
];
