/**
 * How Node runs the api. An answer leaves a megabyte of garbage that is dead within milliseconds; with the default young generation
 * of 16 MB part of it is taken for long-lived, which costs pauses and memory (docs/performance.md). `--expose-gc` is for the one
 * collection after the start.
 */
export const API_FLAGS = ['--max-semi-space-size=32', '--expose-gc'];
