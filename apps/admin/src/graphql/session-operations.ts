import { operation } from './client.js';
import type { CurrentUser } from './schema-types.js';

export const tokenAuth = operation<{ tokenAuth: { token: string } }, { username: string; password: string }>(`
  mutation TokenAuth($username: String!, $password: String!) { tokenAuth(username: $username, password: $password) { token } }
`);

export const logoutSession = operation<{ logout: { ok: boolean } }>(`mutation Logout { logout { ok } }`);

export const whoAmI = operation<{ whoAmI: CurrentUser | null }>(`
  query WhoAmI {
    whoAmI {
      id username firstName lastName email isStaff timeZone
      permissions { codename }
      organisation { id name defaultDeparture { iso2 } defaultNationality { iso2 } }
    }
  }
`);

/** Reads nothing: only whether the server answers. */
export const anything = operation<{ __typename: string }>(`query Anything { __typename }`);
