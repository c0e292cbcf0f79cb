/** Why: docs/performance.md, "Findings". `--expose-gc` serves the one collection after the start. */
export const API_FLAGS = [
  '--max-semi-space-size=16',
  '--max-old-space-size=544',
  '--v8-pool-size=1',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
  '--heap-growing-percent=20',
];

/** The pages of travellers need a smaller heap; without a size of its own the young generation would shrink with it. */
export const TRAVELLER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512', '--v8-pool-size=1'];

/** Of every process: memory that one thread gives back is used by the others. */
export const PROCESS_ENV = { MALLOC_ARENA_MAX: '2' };
