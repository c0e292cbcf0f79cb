import type { imprintTexts } from './en.js';

/** One language's texts of the credits: every key of the English ones. */
export type ImprintTexts = Readonly<Record<keyof typeof imprintTexts, string>>;
