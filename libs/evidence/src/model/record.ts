import { createHash } from 'node:crypto';

/** What is recorded about a trip. It holds ids, days and codes: no address, no name, no note. */
export type EvidenceFact =
  | {
      kind: 'TRIP';
      language: string;
      purpose: string;
      dateStart: string;
      dateEnd: string;
      destinations: string[];
      transits: string[];
      nationalities: string[];
    }
  /** The page, or the page as PDF, was called up for the first time in this version and language. */
  | { kind: 'PAGE' | 'PDF'; language: string; version: string; content: string }
  | {
      kind: 'MAIL';
      mail: string;
      about: 'VERIFICATION' | 'CHANGE';
      language: string;
      outcome: 'ACCEPTED' | 'FAILED';
      /** Of the mail server; null where it took the mail. */
      code: string | null;
      /** Digest of what the mail said; null for one that says the same to everybody. */
      content: string | null;
    }
  /** A push service took a push without content, or did not. */
  | { kind: 'PUSH'; push: string; language: string; outcome: 'ACCEPTED' | 'FAILED'; code: string | null }
  | { kind: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'DEVICE_ADDED' | 'DEVICE_REMOVED' };

export interface EvidenceRecord {
  journeyId: string;
  organisationId: string;
  at: Date;
  fact: EvidenceFact;
}

/** A leaf of the log. What is hashed is its text, to the byte. */
export interface Leaf {
  seq: number;
  trip: string;
  number: number;
  /** Hash of the leaf before it of the same trip, in hexadecimal; null for the first one. */
  previous: string | null;
  at: string;
  fact: EvidenceFact;
}

export const leafText = ({ seq, trip, number, previous, at, fact }: Leaf): string =>
  JSON.stringify({ seq, trip, number, previous, at, fact });

/** Under which name a content is kept: its SHA-256 in hexadecimal. */
export const digestOf = (content: string): string => createHash('sha256').update(content, 'utf8').digest('hex');

/** Null where the text is not exactly what a leaf of this content is. */
export function readLeaf(text: string): Leaf | null {
  try {
    const leaf = JSON.parse(text) as Leaf | null;
    return typeof leaf === 'object' && leaf !== null && leafText(leaf) === text ? leaf : null;
  } catch {
    return null;
  }
}

export const contentOf = ({ fact }: Leaf): string | null => ('content' in fact ? fact.content : null);
