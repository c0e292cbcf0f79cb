/** For much short-lived garbage (docs/performance.md); `--expose-gc` serves the one collection after the start. */
export const API_FLAGS = ['--max-semi-space-size=32', '--no-allocation-site-pretenuring', '--expose-gc'];
