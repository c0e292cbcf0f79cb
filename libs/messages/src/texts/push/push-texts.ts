import type { pushTexts } from './en.js';

/** One language's texts of notifications on devices: every key of the English ones. */
export type PushTexts = Readonly<Record<keyof typeof pushTexts, string>>;
