import type { importTexts } from './en.js';

/** One language's texts of importers: every key of the English ones. */
export type ImportTexts = Readonly<Record<keyof typeof importTexts, string>>;
