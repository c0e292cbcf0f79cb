/** What the process that sets pages is sent. */
export interface PdfRequest {
  id: number;
  /** A `PrintedPage` as JSON. */
  page: string;
  /** Seconds since 1970, of the document. */
  madeAt: number;
}

/** What it answers. */
export type PdfReply = { id: number; pdf: Uint8Array } | { id: number; problem: string };
