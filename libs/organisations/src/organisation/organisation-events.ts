import type { Fact } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';

/** A stream for each organisation. */
export const ORGANISATION_STREAM = 'organisation';
const ORGANISATION_OPENED = 'organisations.OrganisationOpened';
const ORGANISATION_REVISED = 'organisations.OrganisationRevised';
const FAVOURITES_CHANGED = 'organisations.FavouritesChanged';

interface ChangedFavourites {
  kind: 'COUNTRY' | 'SHIPPING_LINE';
  /** Ids, each once. */
  added: readonly string[];
  removed: readonly string[];
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [ORGANISATION_OPENED]: { 1: { idCodePublic: string } };
    /** The names of what was changed; what it says now stands in the state, as an address may be that of a person. */
    [ORGANISATION_REVISED]: { 1: { fields: readonly string[] } };
    [FAVOURITES_CHANGED]: { 1: ChangedFavourites };
  }
}

export const ORGANISATION_EVENTS: readonly EventTypeDefinition[] = [
  { type: ORGANISATION_OPENED, schemaVersion: 1 },
  { type: ORGANISATION_REVISED, schemaVersion: 1 },
  { type: FAVOURITES_CHANGED, schemaVersion: 1 },
];

export const organisationOpened = (idCodePublic: string): Fact => ({
  type: ORGANISATION_OPENED,
  schemaVersion: 1,
  payload: { idCodePublic },
});

export const organisationRevised = (fields: readonly string[]): Fact => ({
  type: ORGANISATION_REVISED,
  schemaVersion: 1,
  payload: { fields: fields.toSorted() },
});

export const favouritesChanged = ({ kind, added, removed }: ChangedFavourites): Fact => ({
  type: FAVOURITES_CHANGED,
  schemaVersion: 1,
  payload: { kind, added: added.toSorted(), removed: removed.toSorted() },
});
