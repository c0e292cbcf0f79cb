/**
 * For much short-lived garbage (docs/performance.md): little memory for the young, and one thread beside the main one, since more of them
 * would take the two cores from it. `--expose-gc` serves the one collection after the start.
 */
export const API_FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=768',
  '--v8-pool-size=1',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
];

/** The pages of travellers leave less garbage. */
export const TRAVELLER_FLAGS = ['--max-old-space-size=512', '--v8-pool-size=1'];
