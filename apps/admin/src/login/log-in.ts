import { keepToken, readLanguage } from '../session/session.js';

export interface Credentials {
  username: string;
  password: string;
}

const TOKEN_AUTH = `mutation TokenAuth($username: String!, $password: String!) {
  tokenAuth(username: $username, password: $password) { token }
}`;

interface Answer {
  data?: { tokenAuth: { token: string } } | null;
  errors?: { message: string; extensions?: { code?: string; correlationId?: string } }[];
}

class LoginFailed extends Error {
  override name = 'LoginFailed';
  constructor(
    message: string,
    readonly code: string,
    readonly correlationId: string | null,
  ) {
    super(message);
  }
}

/** Logs in and keeps the token. By itself, because the client of the console is larger than the login. Rejects with a code. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { data, errors } = await post(credentials);
  const [first] = errors ?? [];
  if (first) {
    const { code = 'INTERNAL', correlationId = null } = first.extensions ?? {};
    throw new LoginFailed(first.message, code, correlationId);
  }
  if (!data) throw new LoginFailed('', 'NETWORK', null);
  keepToken(data.tokenAuth.token);
}

async function post(variables: Credentials): Promise<Answer> {
  try {
    const response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': readLanguage() },
      body: JSON.stringify({ query: TOKEN_AUTH, variables }),
    });
    return (await response.json()) as Answer;
  } catch (error) {
    throw Object.assign(new LoginFailed('', 'NETWORK', null), { cause: error });
  }
}
