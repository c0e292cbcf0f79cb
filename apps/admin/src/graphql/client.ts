import { keepToken, readLanguage, readToken } from '../session/session.js';
import { RenewTokenDocument, type FieldErrors, type RenewToken, type TypedDocumentString } from '../gen/graphql.js';

/** A call that the server rejected or that never reached it. `code` NETWORK: no answer at all. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly correlationId: string | null,
    /** What was rejected, by field, where the call was understood. */
    readonly fields: readonly FieldErrors[] = [],
    /** The token that the call was made with. */
    readonly token: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get isUnauthenticated(): boolean {
    return this.code === 'UNAUTHENTICATED' || this.status === 401;
  }

  get isForbidden(): boolean {
    return this.code === 'FORBIDDEN' || this.status === 403;
  }
}

interface GraphQlError {
  message: string;
  extensions?: { code?: string; correlationId?: string; errors?: FieldErrors[] };
}

interface GraphQlAnswer<Result> {
  data?: Result | null;
  errors?: GraphQlError[];
}

/** What every call to the server says of its user. */
export const requestHeaders = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  authorization: `JWT ${token ?? 'no token'}`,
  'accept-language': readLanguage(),
});

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function answerOf<Result>(response: Response): Promise<GraphQlAnswer<Result>> {
  try {
    return (await response.json()) as GraphQlAnswer<Result>;
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(response.statusText, 'NETWORK', response.status, response.headers.get('x-correlation-id'));
  }
}

async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'include', ...init });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError('', 'NETWORK', 0, null);
  }
}

async function postAs<Result>(
  token: string | null,
  query: string,
  variables: unknown,
  { signal, keepalive = false }: { signal?: AbortSignal | undefined; keepalive?: boolean } = {},
): Promise<Result> {
  const response = await fetched('/api/graphql', {
    method: 'POST',
    headers: { ...requestHeaders(token), 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    keepalive,
    ...(signal ? { signal } : {}),
  });
  return resultOf<Result>(response, token);
}

interface Known {
  etag: string;
  result: unknown;
}

/** The last answers to what is asked again and again, by token and address. */
const known = new Map<string, Known>();
const MOST_KNOWN = 20;

async function getAs<Result>(
  token: string | null,
  query: string,
  variables: unknown,
  signal?: AbortSignal,
): Promise<Result> {
  const path = `/api/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`;
  const key = `${token} ${readLanguage()} ${path}`;
  const last = known.get(key);
  const response = await fetched(path, {
    headers: {
      ...requestHeaders(token),
      'apollo-require-preflight': 'true',
      ...(last ? { 'if-none-match': last.etag } : {}),
    },
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  });
  if (response.status === 304 && last) return last.result as Result;
  const result = await resultOf<Result>(response, token);
  const etag = response.headers.get('etag');
  known.delete(key);
  if (etag) known.set(key, { etag, result });
  for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
  return result;
}

/** The stream of what changes on the server; `onTopics` gets the names of what should be read again, none once it stands. Ends when the server closes it. */
async function followAs(
  token: string | null,
  onTopics: (topics: readonly string[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetched('/api/changes', {
    headers: { ...requestHeaders(token), accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) return void (await resultOf(response, token));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = `${unread}${part.value}`.split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) if (event.startsWith('event: ')) onTopics(topicsIn(event));
  }
}

function topicsIn(event: string): string[] {
  const [, data] = /^event: changed\ndata: (.*)$/.exec(event) ?? [];
  return data === undefined ? [] : data.split(' ');
}

async function resultOf<Result>(response: Response, token: string | null): Promise<Result> {
  const { data, errors } = await answerOf<Result>(response);
  const [first] = errors ?? [];
  if (first) {
    throw new ApiError(
      first.message,
      first.extensions?.code ?? 'INTERNAL',
      response.status,
      first.extensions?.correlationId ?? response.headers.get('x-correlation-id'),
      first.extensions?.errors,
      token,
    );
  }
  if (!data)
    throw new ApiError(response.statusText, 'NETWORK', response.status, response.headers.get('x-correlation-id'));
  return data;
}

let renewal: Promise<boolean> | null = null;

/**
 * Whether there is another token than the one that lapsed: another window may have renewed it, else the refresh cookie is exchanged, once for all
 * requests that wait for it. Rejects when the server does not say.
 */
function renewed(lapsed: string): Promise<boolean> {
  const token = readToken();
  if (token !== lapsed) return Promise.resolve(token !== null);
  renewal ??= oneWindowAtATime(() => exchange(lapsed)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** A refresh token that comes twice ends the session. Pages without https have no locks; their windows seldom renew at the same moment. */
const oneWindowAtATime = (exchanging: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('landfall.renewal', exchanging) : exchanging();

async function exchange(lapsed: string): Promise<boolean> {
  if (readToken() !== lapsed) return readToken() !== null;
  try {
    // Outlives its window: the cookie of the answer is kept, also when the window is closed meanwhile.
    const { renewToken } = await postAs<RenewToken>(null, RenewTokenDocument.toString(), {}, { keepalive: true });
    // Somebody may have logged out, or in, meanwhile.
    if (readToken() === lapsed) keepToken(renewToken.token);
    return readToken() !== null;
  } catch (error) {
    // Somebody may have logged in while the server said no.
    if (error instanceof ApiError && error.isUnauthenticated) return readToken() !== null && readToken() !== lapsed;
    throw error;
  }
}

/** Calls with the token of the session, and once more when that had lapsed: what is not authenticated has not been executed. */
export async function withToken<Result>(call: (token: string | null) => Promise<Result>): Promise<Result> {
  const token = readToken();
  try {
    return await call(token);
  } catch (error) {
    const isLapsed = token !== null && error instanceof ApiError && error.isUnauthenticated;
    if (!isLapsed || !(await renewed(token))) throw error;
    return call(readToken());
  }
}

/** Sends a document as text. Rejects with `ApiError`, or as an abort when `signal` says so. */
export const post = <Result>(query: string, variables: unknown, signal?: AbortSignal): Promise<Result> =>
  withToken((token) => postAs<Result>(token, query, variables, { signal }));

/** Reads what is read again and again: an answer that is still the same is not sent again. */
export const read = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> => withToken((token) => getAs<Result>(token, document.toString(), variables, signal));

export const follow = (onTopics: (topics: readonly string[]) => void, signal: AbortSignal): Promise<void> =>
  withToken((token) => followAs(token, onTopics, signal));

export const send = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> => post<Result>(document.toString(), variables, signal);
