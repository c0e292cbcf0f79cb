/**
 * Node flags of the api. An answer leaves a megabyte of short-lived garbage; the default young generation of 16 MB
 * promotes part of it (docs/performance.md). `--expose-gc` serves the single collection after the start.
 */
export const API_FLAGS = ['--max-semi-space-size=32', '--expose-gc'];
