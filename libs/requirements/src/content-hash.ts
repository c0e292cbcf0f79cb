import { hash } from 'node:crypto';

const BYTES = 16;

/** The first 128 bits of SHA-256 over UTF-8, as 32 hex digits. */
export const contentHash = (text: string): string => hash('sha256', text, 'buffer').toString('hex', 0, BYTES);
