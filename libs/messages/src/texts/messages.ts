import type { en } from './en.js';

export type MessageKey = keyof typeof en;
/** One language's texts: every key of the English catalogue, each an ICU message. */
export type Messages = Readonly<Record<MessageKey, string>>;
