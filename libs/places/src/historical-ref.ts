import type { Places } from './places.js';

/** A reference in an answer about the past: linked places resolve as of that moment. */
export class HistoricalRef {
  readonly #places: Places;

  constructor(
    readonly id: string,
    places: Places,
  ) {
    this.#places = places;
  }

  get places(): Places {
    return this.#places;
  }
}
