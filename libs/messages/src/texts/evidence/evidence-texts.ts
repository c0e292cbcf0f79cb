import type { evidenceTexts } from './en.js';

/** One language's texts of the credits: every key of the English ones. */
export type EvidenceTexts = Readonly<Record<keyof typeof evidenceTexts, string>>;
