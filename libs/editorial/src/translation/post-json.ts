import { TranslationFault } from './translation-provider.js';

const MAX_ANSWER_BYTES = 2_000_000;
/** DeepL's own status for a used-up quota. */
const QUOTA_EXCEEDED = 456;
/** Statuses of both services for a text that is too long or an unsupported language. */
const UNSUPPORTED: ReadonlySet<number> = new Set([400, 413, 414, 422]);
/** LibreTranslate also answers 400 for a missing key. */
const WANTS_KEY = /\bapi key\b/i;

export interface JsonPost {
  url: string;
  body: object;
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
}

/** Posts JSON and parses the answer. Throws a `TranslationFault` for anything but a valid 2xx answer in time. */
export async function postJson({ url, body, headers = {}, timeoutMs }: JsonPost): Promise<unknown> {
  // Holds for the whole answer, not only until its first byte.
  const signal = AbortSignal.timeout(timeoutMs);
  const request: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    // The key must not be sent to a redirect target.
    redirect: 'manual',
    signal,
  };
  const { status, text } = await answered(url, request, signal);
  if (status === 429 || status === QUOTA_EXCEEDED) throw new TranslationFault('LIMIT', `HTTP ${status}`);
  if (UNSUPPORTED.has(status) && !WANTS_KEY.test(text)) throw new TranslationFault('UNSUPPORTED', `HTTP ${status}`);
  if (status >= 300 && status < 500) throw new TranslationFault('REJECTED', `HTTP ${status}`);
  if (status >= 500) throw new TranslationFault('UNAVAILABLE', `HTTP ${status}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new TranslationFault('UNAVAILABLE', 'no JSON');
  }
}

async function answered(
  url: string,
  request: RequestInit,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await limitedText(response) };
  } catch (error) {
    if (error instanceof TranslationFault) throw error;
    throw new TranslationFault('UNAVAILABLE', signal.aborted ? 'no answer in time' : 'no connection');
  }
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new TranslationFault('UNAVAILABLE', 'answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
