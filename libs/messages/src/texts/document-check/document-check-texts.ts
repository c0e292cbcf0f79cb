import type { documentCheckTexts } from './en.js';

/** One language's texts of the check of documents: every key of the English ones. */
export type DocumentCheckTexts = Readonly<Record<keyof typeof documentCheckTexts, string>>;
