const DEMO_PASSWORD = 'landfall-demo';

export interface GraphQLAnswer<T> {
  data: T | null;
  errors?: {
    message: string;
    extensions: {
      code: string;
      errors?: { field: string; messages: string[] }[];
      correlationId: string;
      detail?: string;
    };
  }[];
}

/** Whatever sends operations to the api. */
export interface Client {
  /** Data of an operation that has to succeed. */
  data<T>(token: string | null, query: string, variables?: object, language?: string): Promise<T>;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** What the api behind `fetch` answers to an operation. */
export async function answerTo<T>(
  fetch: Fetch,
  token: string | null,
  query: string,
  variables: object = {},
  language = 'en',
): Promise<GraphQLAnswer<T>> {
  const response = await fetch('/api/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token ? `JWT ${token}` : 'JWT no token',
      'accept-language': language,
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLAnswer<T>;
}

/** The data of an answer that has to be one. */
export function dataOf<T>({ data, errors }: GraphQLAnswer<T>): T {
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A client of whatever listens there. */
export const clientOf = (url: string): Client => ({
  data: async <T>(token: string | null, query: string, variables?: object, language?: string) =>
    dataOf(await answerTo<T>((path, init) => fetch(`${url}${path}`, init), token, query, variables, language)),
});

export async function tokenOfLogin(client: Client, username: string): Promise<string> {
  const { tokenAuth } = await client.data<{ tokenAuth: { token: string } }>(
    null,
    'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
    { u: username, p: DEMO_PASSWORD },
  );
  return tokenAuth.token;
}
