import type { Places } from './places.js';

/** A reference to a place in an answer about the past: what the api leads to from here is told as it was then. */
export class HistoricalRef {
  readonly #places: Places;

  constructor(
    readonly id: string,
    places: Places,
  ) {
    this.#places = places;
  }

  /** The places that the id was found in. */
  get places(): Places {
    return this.#places;
  }
}
