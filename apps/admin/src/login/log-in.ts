import { keepToken, readLanguage } from '../session/session.js';

interface Credentials {
  username: string;
  password: string;
  /** Of the second step. */
  code?: string;
}

/** Who logs in: by a password, a passkey of this device, or a session that a page of the server has just opened. */
export type LoginWay = Credentials | 'PASSKEY' | 'AUTOMATIC';

const TOKEN_AUTH = `mutation TokenAuth($username: String!, $password: String!, $code: String) {
  auth: tokenAuth(username: $username, password: $password, code: $code) { token }
}`;
const RENEW = 'mutation Renew { auth: renewToken { token } }';
const PASSKEY_OPTIONS = 'mutation PasskeyLoginOptions { passkeyLoginOptions { options } }';
const PASSKEY = 'mutation PasskeyLogin($credential: String!) { auth: passkeyLogin(credential: $credential) { token } }';
const METHODS = 'query LoginMethods { loginMethods { singleSignOn } }';

interface FailureExtensions {
  code?: string;
  correlationId?: string;
  errors?: { field: string; messages: string[] }[];
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: FailureExtensions }[];
}

interface Given {
  auth: { token: string };
}

export class LoginFailed extends Error {
  override name = 'LoginFailed';
  constructor(
    message: string,
    readonly code: string,
    readonly correlationId: string | null = null,
    /** The password was right, and the code of the second step is missing or wrong. */
    readonly isAboutCode = false,
  ) {
    super(message);
  }
}

/** Logs in and keeps the token. By itself, because the client of the console is larger than the login. Rejects with `LoginFailed`. */
export async function logIn(way: LoginWay): Promise<void> {
  const { auth } = await given(way);
  keepToken(auth.token);
}

/** What the button for the login of a chain says; null: there is none. */
export async function singleSignOnName(): Promise<string | null> {
  const { loginMethods } = await post<{ loginMethods: { singleSignOn: string | null } }>(METHODS);
  return loginMethods.singleSignOn;
}

function given(way: LoginWay): Promise<Given> {
  if (way === 'PASSKEY') return byPasskey();
  return way === 'AUTOMATIC' ? post(RENEW).catch(asAutomatic) : post(TOKEN_AUTH, way);
}

async function byPasskey(): Promise<Given> {
  const { passkeyLoginOptions } = await post<{ passkeyLoginOptions: { options: string } }>(PASSKEY_OPTIONS);
  const credential = await chosenPasskey(passkeyLoginOptions.options);
  return post<Given>(PASSKEY, { credential }).catch(withCode('PASSKEY'));
}

async function chosenPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = JSON.parse(options) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch (error) {
    // None was chosen, there is none, or the time was over: the browser does not say which.
    throw Object.assign(new LoginFailed('', 'NO_PASSKEY'), { cause: error });
  }
}

/** What the server answers to wrong input, said of the way that was taken. */
const withCode =
  (code: string) =>
  (error: unknown): never => {
    if (!(error instanceof LoginFailed) || !['BAD_USER_INPUT', 'UNAUTHENTICATED'].includes(error.code)) throw error;
    throw new LoginFailed(error.message, code, error.correlationId);
  };
const asAutomatic = withCode('AUTOMATIC');

async function post<Data = Given>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await answerTo<Data>(query, variables);
  const [first] = errors ?? [];
  if (first) {
    const { code = 'INTERNAL', correlationId = null, errors: fields = [] } = first.extensions ?? {};
    const isAboutCode = fields.some(({ field }) => field === 'code');
    throw new LoginFailed(first.message, code, correlationId, isAboutCode);
  }
  if (!data) throw new LoginFailed('', 'NETWORK');
  return data;
}

async function answerTo<Data>(query: string, variables: object): Promise<Answer<Data>> {
  try {
    const response = await fetch('/api/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': readLanguage() },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer<Data>;
  } catch (error) {
    throw Object.assign(new LoginFailed('', 'NETWORK'), { cause: error });
  }
}
