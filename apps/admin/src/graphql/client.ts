import { readLanguage, readToken } from '../session/session.js';
import type { FieldErrors, TypedDocumentString } from '../gen/graphql.js';

/** A call that the server rejected or that never reached it. `code` NETWORK: no answer at all. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly correlationId: string | null,
    /** What was rejected, by field, where the call was understood. */
    readonly fields: readonly FieldErrors[] = [],
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
export const requestHeaders = (): Record<string, string> => {
  const token = readToken();
  return {
    accept: 'application/json',
    authorization: `JWT ${token ?? 'no token'}`,
    'accept-language': readLanguage(),
  };
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

async function answerOf<Result>(response: Response): Promise<GraphQlAnswer<Result>> {
  try {
    return (await response.json()) as GraphQlAnswer<Result>;
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(response.statusText, 'NETWORK', response.status, response.headers.get('x-correlation-id'));
  }
}

/** Sends a document as text. Rejects with `ApiError`, or as an abort when `signal` says so. */
export async function post<Result>(query: string, variables: unknown, signal?: AbortSignal): Promise<Result> {
  let response: Response;
  try {
    response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { ...requestHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
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
    );
  }
  if (!data)
    throw new ApiError(response.statusText, 'NETWORK', response.status, response.headers.get('x-correlation-id'));
  return data;
}

export const send = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> => post<Result>(document.toString(), variables, signal);
