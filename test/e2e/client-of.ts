import { DEMO_PASSWORD, type GraphQLAnswer } from './landfall.js';
import type { Client } from './operations.js';

/** A client of whatever listens there. What is not answered as it has to be is an error. */
export function clientOf(url: string): Client {
  return {
    async data<T>(token: string | null, query: string, variables: object = {}, language = 'en'): Promise<T> {
      const response = await fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: token ? `JWT ${token}` : 'JWT no token',
          'accept-language': language,
        },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as GraphQLAnswer<T>;
      if (!answer.data || answer.errors) throw new Error(`${response.status} ${JSON.stringify(answer.errors)}`);
      return answer.data;
    },
  };
}

export async function tokenOfLogin(client: Client, username: string): Promise<string> {
  const { tokenAuth } = await client.data<{ tokenAuth: { token: string } }>(
    null,
    'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
    { u: username, p: DEMO_PASSWORD },
  );
  return tokenAuth.token;
}
