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

async function postAs<Result>(
  token: string | null,
  query: string,
  variables: unknown,
  { signal, keepalive = false }: { signal?: AbortSignal | undefined; keepalive?: boolean } = {},
): Promise<Result> {
  let response: Response;
  try {
    response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { ...requestHeaders(token), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      keepalive,
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError('', 'NETWORK', 0, null);
  }
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

export const send = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> => post<Result>(document.toString(), variables, signal);
