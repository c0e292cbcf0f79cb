// The product as its users see it: through the front web server and the pages of the mail catcher.
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const GIVE_UP_MS = 30_000;
const DETAIL = `id restrictionType citizenships { id } sourceUri restrictionDetailJson`;
const RESTRICTION = `id version level isActive country { id } details { ${DETAIL} }`;
const PAYLOAD = `ok errors { field messages } entryRestriction { ${RESTRICTION} }`;

const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export async function eventually(withinMs, what, probe) {
  const deadline = Date.now() + withinMs;
  let last = '';
  while (Date.now() < deadline) {
    try {
      const found = await probe();
      if (found) return found;
      last = '';
    } catch (error) {
      last = ` (${error.message})`;
    }
    await delay(250);
  }
  throw new Error(`Not within ${withinMs / 1_000} s: ${what}${last}.`);
}

export class Client {
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor({ front, mails }) {
    this.front = front;
    this.mails = mails;
  }

  /** One exchange through the front. Resolves to `{ status, text }`; without an answer it throws. */
  send(path, { method = 'GET', headers = {}, body } = {}) {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { method, agent: this.#agent, headers: { ...headers, ...length }, timeout: GIVE_UP_MS };
      const sent = request(new URL(path, this.front), options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => (text += chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async ask(token, query, variables = {}) {
    const { status, text } = await this.send('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(JSON.stringify(errors).slice(0, 600));
    return data;
  }

  async login(username, password) {
    const data = await this.ask(
      null,
      'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
      { u: username, p: password },
    );
    return data.tokenAuth.token;
  }

  async lookUp(token, place) {
    const { destinationDetail } = await this.ask(
      token,
      `query ($d: [ID!]!, $s: Date!, $e: Date!) {
        destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: $d, citizenshipIds: ["DE"],
          restrictionType: PRIVATE, dateStart: $s, dateEnd: $e, language: "en") { version summary { key status text } } }`,
      { d: [place], s: inDays(10), e: inDays(20) },
    );
    return destinationDetail;
  }

  async createRestriction(token, place, values) {
    return this.#saved('create', token, {
      level: 'COUNTRY',
      countryId: place,
      isActive: true,
      details: [detailOf(values)],
    });
  }

  async updateRestriction(token, { id, version, level, isActive, country, details }, values) {
    const kept = details.map((detail) => ({
      id: detail.id,
      restrictionType: detail.restrictionType,
      citizenshipIds: detail.citizenships.map((each) => each.id),
      sourceUri: detail.sourceUri,
      restrictionDetailJson: { ...detail.restrictionDetailJson, ...values },
    }));
    return this.#saved('update', token, { id, version, level, isActive, countryId: country.id, details: kept });
  }

  /** A trip page; returns the token of its link. */
  async createTrip(token, place) {
    const { createMyjourney: created } = await this.ask(
      token,
      `mutation ($d: [ID!], $s: Date!, $e: Date!) { createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY],
        destinationIds: $d, citizenshipCountryIds: ["DE"], dateStart: $s, dateEnd: $e, restrictionType: PRIVATE, language: "en") { ok errors { field messages } url } }`,
      { d: [place], s: inDays(10), e: inDays(20) },
    );
    if (!created.ok) throw new Error(JSON.stringify(created.errors));
    return new URL(created.url).pathname.split('/').at(-1);
  }

  async subscribe(trip, address) {
    await this.#act(
      'mutation ($t: String!, $a: String!) { result: subscribeTripUpdates(token: $t, email: $a) { ok errors { field messages } } }',
      {
        t: trip,
        a: address,
      },
    );
  }

  /** Follows the link of the mail that asks for a confirmation. */
  async confirm(mail) {
    const [, secret] = /\/verify\/([\w-]+)/.exec(mail.text);
    await this.#act(
      'mutation ($s: String!) { result: confirmTripSubscription(verification: $s) { ok errors { field messages } } }',
      {
        s: secret,
      },
    );
  }

  async mailsOf(kind) {
    const response = await fetch(new URL('/email', this.mails));
    const all = await response.json();
    return all.filter((mail) => (kind === 'VERIFICATION') === /\/verify\/[\w-]+/.test(mail.text));
  }

  async ready() {
    const { status, text } = await this.send('/readyz');
    if (status !== 200) throw new Error(text.slice(0, 300));
    return true;
  }

  close() {
    this.#agent.destroy();
  }

  async #act(query, variables) {
    const { result } = await this.ask(null, query, variables);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
  }

  async #saved(kind, token, input) {
    const { saved } = await this.ask(
      token,
      `mutation ($i: EntryRestrictionInput!) { saved: ${kind}EntryRestriction(input: $i) { ${PAYLOAD} } }`,
      { i: input },
    );
    if (!saved.ok) throw new Error(JSON.stringify(saved.errors));
    return saved.entryRestriction;
  }
}

const detailOf = (values) => ({
  restrictionType: 'PRIVATE',
  citizenshipIds: ['EU'],
  sourceUri: 'https://mfa.example.org/visa',
  restrictionDetailJson: values,
});
