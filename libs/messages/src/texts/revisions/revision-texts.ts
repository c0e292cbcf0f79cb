import type { revisionTexts } from './en.js';

/** One language's texts of revisions: every key of the English ones. */
export type RevisionTexts = Readonly<Record<keyof typeof revisionTexts, string>>;
