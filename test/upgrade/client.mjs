/** A client of one running Landfall. `graphql` throws when the api answers with errors or rejects a mutation. */
export function clientOf(origin) {
  const tokens = new Map();
  const post = async (query, variables, token) => {
    const response = await fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'de',
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${JSON.stringify(errors).slice(0, 500)} for ${query.slice(0, 200)}`);
    return data;
  };
  const tokenOf = async (user) => {
    if (!tokens.has(user)) {
      const { tokenAuth } = await post(
        'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
        { u: user, p: 'landfall-demo' },
      );
      tokens.set(user, tokenAuth.token);
    }
    return tokens.get(user);
  };
  return {
    /** `user`: name of a demo account; null: nobody is logged in. */
    async graphql(user, query, variables = {}) {
      return post(query, variables, user && (await tokenOf(user)));
    },
    async page(path) {
      const response = await fetch(`${origin}${path}`);
      return { status: response.status, body: await response.text() };
    },
  };
}

/** The payload of a mutation. Throws when it was rejected. */
export function accepted(data) {
  const [payload] = Object.values(data);
  if (!payload.ok) throw new Error(`Rejected: ${JSON.stringify(payload.errors)}`);
  return payload;
}
