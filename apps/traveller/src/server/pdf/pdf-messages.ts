import type { PrintedLogo } from './compile-page.js';

/** What the process that sets pages is sent. */
export interface PdfRequest {
  id: number;
  /** A `PrintedPage` as JSON. */
  page: string;
  /** Seconds since 1970, of the document. */
  madeAt: number;
  logo: PrintedLogo | null;
}

/** What it answers. */
export type PdfReply =
  /** `isWithoutLogo`: the logo could not be read. */
  { id: number; pdf: Uint8Array; isWithoutLogo: boolean } | { id: number; problem: string };
