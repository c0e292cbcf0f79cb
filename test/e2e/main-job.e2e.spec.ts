import { eventually } from '@landfall/platform/testing';
import type { EntryRestriction } from '@landfall/platform/schema';
import { valuesOf } from './editing.js';
import { Landfall, type Mail } from './landfall.js';
import {
  act,
  createTrip,
  inDays,
  lookUp,
  restrictionsOf,
  saveRestriction,
  subscribe,
  toInput,
  tokenOf,
  tripPage,
  type Trip,
} from './operations.js';

// Malawi is seeded with country facts only: these tests state all its rules.
const PLACE = 'MW';
const trip: Trip = { destinations: [PLACE], citizenships: ['DE', 'AT'], dateStart: inDays(10), dateEnd: inDays(24) };

let landfall: Landfall;
let editor: string;
let agent: string;
let otherAgent: string;

beforeAll(async () => {
  landfall = await Landfall.start();
  [editor, agent, otherAgent] = [
    await landfall.login('editor'),
    await landfall.login('agent'),
    await landfall.login('agent-two'),
  ];
}, 120_000);

afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

const detail = (values: object, more: object = {}): object => ({
  restrictionType: 'PRIVATE',
  citizenshipIds: ['EU'],
  sourceUri: 'https://mfa.example.org/visa',
  restrictionDetailJson: values,
  ...more,
});

describe('the main job', () => {
  let restrictionId: string;
  let token: string;
  let pageUrl: string;
  const stated = async (): Promise<EntryRestriction> =>
    (await restrictionsOf(landfall, editor, PLACE)).find((r) => r.id === restrictionId)!;

  it('says unknown where nothing is stated', async () => {
    const answer = await lookUp(landfall, agent, trip);
    expect(answer.summary.map((s) => [s.key, s.status])).toEqual(
      [
        'ID_OR_PASSPORT',
        'VISA',
        'ENTRY_PERMIT',
        'HEALTH_INSURANCE',
        'IMMUNISATION',
        'DRIVING_PERMIT',
        'EXTRA_FORMS',
        'CHILDRENS_PASSPORT',
      ].map((key) => [key, 'UNKNOWN']),
    );
    expect(answer.destinations[0]).toMatchObject({ status: 'GRAY', entryBanned: false });
  });

  it('answers with what an editor has just stated', async () => {
    const saved = await saveRestriction(landfall, editor, 'create', {
      level: 'COUNTRY',
      countryId: PLACE,
      isActive: true,
      details: [
        detail({
          ErVisaRequired: false,
          ErVisaFreeDays: 90,
          ErPassportSufficient: true,
          ErPassportMinMonthsBeyondTrip: 6,
          ErIdSufficient: false,
        }),
      ],
    });
    expect(saved).toMatchObject({ ok: true, errors: [], warnings: [] });
    restrictionId = saved.entryRestriction!.id;
    const answer = await lookUp(landfall, agent, trip);
    expect(answer.summary.find((s) => s.key === 'VISA')).toMatchObject({ status: 'OK' });
    expect(answer.summary.find((s) => s.key === 'ID_OR_PASSPORT')).toMatchObject({
      status: 'REQUIRED',
      destinations: [PLACE],
    });
    const visa = answer.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired');
    expect(visa).toMatchObject({
      value: false,
      citizenships: ['DE', 'AT'],
      state: 'STATED',
      text: 'No visa is required.',
      provenance: 'EDITORIAL',
    });
  });

  it('gives the traveller a page that works at once, with and without a script', async () => {
    const created = await createTrip(landfall, agent, trip, { note: 'Familie Berger' });
    expect(created).toMatchObject({ ok: true, errors: [] });
    pageUrl = created.url!;
    token = tokenOf(pageUrl);
    const response = await fetch(pageUrl);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Sonnenweg Reisen');
    expect(html).toContain('No visa is required.');
    expect(html).not.toContain('Familie Berger');
  });

  it('shows the page in all twelve languages', async () => {
    const expected = {
      cs: 'Vízum',
      da: 'Visum',
      de: 'Visum',
      en: 'visa',
      es: 'visado',
      fr: 'visa',
      hu: 'vízum',
      it: 'visto',
      nl: 'visum',
      pl: 'Wiza',
      pt: 'visto',
      tr: 'Vize',
    };
    for (const [language, word] of Object.entries(expected)) {
      const html = await (await fetch(`${pageUrl}?lang=${language}`)).text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.toLowerCase()).toContain(word.toLowerCase());
    }
  });

  it('subscribes with the form of the page, and confirms only by a person', async () => {
    const posted = await fetch(`${pageUrl}/subscribe`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'anna@example.org', lang: 'en' }),
      redirect: 'manual',
    });
    expect(posted.status).toBe(303);
    const mail = await landfall.mailNumber(1, 'anna@example.org');
    const link = /http:\/\/\S+\/verify\/[\w-]+/.exec(mail.text)![0];
    expect((await fetch(link)).status).toBe(200);
    expect((await tripPage(landfall, token))!.subscription).toBe('PENDING');
    expect((await fetch(link, { method: 'POST' })).status).toBe(200);
    expect((await tripPage(landfall, token))!.subscription).toBe('CONFIRMED');
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
  });

  it('mails the old and the new value to the subscriber', async () => {
    const restriction = await stated();
    const input = toInput(restriction);
    input.details[0]!['restrictionDetailJson'] = {
      ...valuesOf(restriction.details[0]!),
      ErVisaRequired: true,
      ErEVisaPossible: true,
    };
    expect(await saveRestriction(landfall, editor, 'update', input)).toMatchObject({ ok: true });

    const mail = await landfall.mailNumber(2, 'anna@example.org');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('No visa is required.');
      expect(part).toContain('A visa is required.');
      expect(part).toContain('Malawi');
    }
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const page = (await tripPage(landfall, token))!;
    expect(page.changes).toContainEqual(
      expect.objectContaining({
        before: 'No visa is required.',
        after: 'A visa is required.',
        isRead: false,
        destination: PLACE,
      }),
    );
    expect(page.detail!.summary.find((s) => s.key === 'VISA')!.status).toBe('REQUIRED');
    const [change] = page.changes;
    expect(await act(landfall, `markTripChangeRead(token: "${token}", changeId: "${change!.id}")`)).toEqual({
      ok: true,
      errors: [],
    });
    expect((await tripPage(landfall, token))!.changes.find((c) => c.id === change!.id)!.isRead).toBe(true);
  });

  it('changes the text without a flag or a mail when the revision is minor', async () => {
    const before = (await tripPage(landfall, token))!;
    const restriction = await stated();
    const input = { ...toInput(restriction), isSignificant: false };
    input.details[0]!['noteEn'] = 'Bring a printed copy.';
    expect((await saveRestriction(landfall, editor, 'update', input)).ok).toBe(true);
    await eventually(
      async () => expect(JSON.stringify((await tripPage(landfall, token))!.detail)).toContain('Bring a printed copy.'),
      20_000,
    );
    expect((await tripPage(landfall, token))!.changes.map((c) => c.id)).toEqual(before.changes.map((c) => c.id));
    expect(await landfall.mailsTo('anna@example.org')).toHaveLength(2);
  });

  it('delivers the mail although the worker is killed between the change and the mail', async () => {
    const restriction = await stated();
    const input = toInput(restriction);
    input.details[0]!['restrictionDetailJson'] = {
      ...valuesOf(restriction.details[0]!),
      ErPassportMinMonthsBeyondTrip: 9,
    };
    const worker = await landfall.pidOf('worker');
    expect((await saveRestriction(landfall, editor, 'update', input)).ok).toBe(true);
    process.kill(worker, 'SIGKILL');
    const mail: Mail = await landfall.mailNumber(3, 'anna@example.org', 60_000);
    expect(mail.text).toContain('9 months');
    const ids = (await landfall.mailsTo('anna@example.org')).map((m) => m.headers['message-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('comes as often as the reader chooses behind the link of a mail', async () => {
    const mail = await landfall.mailNumber(3, 'anna@example.org');
    const link = /<(.+)>/.exec(String(mail.headers['list-unsubscribe']))![1]!;
    const choose = (to: string, rhythm: string): Promise<Response> =>
      fetch(to, { method: 'POST', body: new URLSearchParams({ rhythm, lang: 'en' }) });
    const chosen = await choose(`${link}/rhythm`, 'DAILY');
    expect([chosen.status, await chosen.text()]).toEqual([200, expect.stringContaining('Saved: Once a day')]);
    expect(await (await fetch(`${link}?lang=en`)).text()).toContain('At present: Once a day');
    expect((await choose(`${link}/rhythm`, 'NEVER')).status).toBe(404);
    expect((await choose(`${link}x/rhythm`, 'DAILY')).status).toBe(404);
    expect((await choose(`${link}/rhythm`, 'AT_ONCE')).status).toBe(200);
    expect((await tripPage(landfall, token))!.subscription).toBe('CONFIRMED');
  });

  it('ends with one click from the mail program', async () => {
    const mail = await landfall.mailNumber(3, 'anna@example.org');
    const link = /<(.+)>/.exec(String(mail.headers['list-unsubscribe']))![1]!;
    expect((await fetch(link)).status).toBe(200);
    expect((await tripPage(landfall, token))!.subscription).toBe('CONFIRMED');
    const clicked = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    });
    expect(clicked.status).toBe(200);
    expect((await tripPage(landfall, token))!.subscription).toBe('NONE');
  });

  it('lets only the first of two editors save, and loses nothing of the second', async () => {
    const restriction = await stated();
    const [mine, theirs] = [toInput(restriction), toInput(restriction)];
    mine.details[0]!['noteDe'] = 'Fassung A';
    theirs.details[0]!['noteDe'] = 'Fassung B';
    const results = await Promise.all([
      saveRestriction(landfall, editor, 'update', mine),
      saveRestriction(landfall, editor, 'update', theirs),
    ]);
    expect(results.filter((r) => r.ok)).toHaveLength(1);
    const rejected = results.find((r) => !r.ok)!;
    expect(rejected.errors).toEqual([{ field: 'version', messages: [expect.stringContaining('Edda Lenz')] }]);
    expect(rejected.current!.version).toBe(restriction.version + 1);
    expect(rejected.current!.details[0]!.note.noteDe).toMatch(/^Fassung [AB]$/);
    expect((await stated()).version).toBe(restriction.version + 1);
  });
});

describe('what is rejected', () => {
  it('rejects bad trips on the field and stores nothing', async () => {
    const count = async (): Promise<number> =>
      (await landfall.data<{ myjourneys: { totalCount: number } }>(agent, '{ myjourneys { totalCount } }')).myjourneys
        .totalCount;
    const before = await count();
    const fields = async (bad: Partial<Trip>, more: object = {}): Promise<string[]> => {
      const result = await createTrip(landfall, agent, { ...trip, ...bad }, more);
      expect(result).toMatchObject({ ok: false, url: null });
      return result.errors.map((e) => e.field);
    };
    expect(await fields({ citizenships: ['DE', 'AT', 'CH', 'FR', 'IT'] })).toEqual(['citizenshipCountryIds']);
    expect(await fields({ citizenships: [] })).toEqual(['citizenshipCountryIds']);
    expect(await fields({ destinations: ['TH', 'VN', 'ID', 'SG', 'JP', 'CN', 'AU', 'NZ', 'US', 'CA', 'MX'] })).toEqual([
      'destinationIds',
    ]);
    expect(await fields({ destinations: ['ZZ'] })).toEqual(['destinationIds']);
    expect(await fields({ dateStart: inDays(24), dateEnd: inDays(10) })).toEqual(['dateStart']);
    expect(await fields({ dateStart: '2027-02-30' })).toEqual(['dateStart']);
    expect(await fields({}, { email: 'not an address' })).toEqual(['email']);
    expect(await fields({ language: 'xx' })).toEqual(['language']);
    expect(await count()).toBe(before);
  });

  it('names the fields of a bad lookup', async () => {
    const answer = await landfall.ask(
      agent,
      '{ destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"], citizenshipIds: ["DE", "AT", "CH", "FR", "IT"], dateStart: "2027-01-02", dateEnd: "2027-01-01") { version } }',
      {},
      'de',
    );
    expect(answer.data).toBeNull();
    expect(answer.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      errors: [
        { field: 'citizenshipIds', messages: ['Höchstens 4 Staatsangehörigkeiten sind möglich.'] },
        { field: 'dateStart', messages: [expect.any(String)] },
      ],
    });
  });

  it('closes every field to strangers that is not public, and answers no stack', async () => {
    const answer = await landfall.ask(null, '{ countries { id } }');
    expect(answer.errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(answer)).not.toContain('at ');
    expect((await landfall.data<{ whoAmI: null }>(null, '{ whoAmI { id } }')).whoAmI).toBeNull();
    expect(await landfall.data(agent, '{ whoAmI { timeZone } }')).toEqual({ whoAmI: { timeZone: 'Europe/Berlin' } });
    expect(
      (
        await landfall.ask(
          agent,
          'mutation { createEntryRestriction(input: { level: COUNTRY, countryId: "NA", isActive: true, details: [] }) { ok } }',
        )
      ).errors![0]!.extensions.code,
    ).toBe('FORBIDDEN');
    expect(
      (await landfall.ask(null, 'mutation { tokenAuth(username: "agent", password: "wrong-password") { token } }'))
        .errors![0]!.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('keeps organisations apart', async () => {
    const created = await createTrip(landfall, agent, trip, { note: 'CANARY' });
    const seen = await landfall.data<{ myjourneys: object }>(
      otherAgent,
      '{ myjourneys(limit: 100) { totalCount results { id internalNote link } } }',
    );
    expect(JSON.stringify(seen)).not.toContain('CANARY');
    const { updateMyjourneyEmailNote: update } = await landfall.data<{ updateMyjourneyEmailNote: { ok: boolean } }>(
      otherAgent,
      'mutation ($id: ID!) { updateMyjourneyEmailNote(id: $id, internalNote: "mine now", isManuallyDisabled: true) { ok error } }',
      { id: created.id },
    );
    expect(update.ok).toBe(false);
    expect((await tripPage(landfall, tokenOf(created.url!)))!.state).toBe('ACTIVE');
  });

  it('closes a page that the agent has deactivated, without its content', async () => {
    const created = await createTrip(landfall, agent, trip);
    await landfall.data(
      agent,
      'mutation ($id: ID!) { updateMyjourneyEmailNote(id: $id, isManuallyDisabled: true) { ok } }',
      { id: created.id },
    );
    const response = await fetch(created.url!);
    expect(response.status).toBe(410);
    expect(await response.text()).not.toContain('Malawi');
    expect(await tripPage(landfall, tokenOf(created.url!))).toMatchObject({
      state: 'DISABLED',
      detail: null,
      changes: [],
    });
    const shown = await landfall.data<object>(
      null,
      'query ($t: String!) { tripPage(token: $t) { restrictionType dateStart dateEnd } }',
      { t: tokenOf(created.url!) },
    );
    expect(shown).toEqual({ tripPage: { restrictionType: 'PRIVATE', dateStart: '1970-01-01', dateEnd: '1970-01-01' } });
    expect(
      (await act(landfall, `subscribeTripUpdates(token: "${tokenOf(created.url!)}", email: "a@example.org")`)).ok,
    ).toBe(false);
    expect((await fetch(landfall.url('/m/no-such-page'))).status).toBe(404);
    expect(await tripPage(landfall, 'no-such-page')).toBeNull();
  });

  it('rejects the sixth attempt to subscribe within a day, and a second confirmation', async () => {
    const token = tokenOf((await createTrip(landfall, agent, trip)).url!);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await act(landfall, `subscribeTripUpdates(token: "${token}", email: "often@example.org")`)).ok).toBe(
        true,
      );
    }
    expect(
      (await act(landfall, `subscribeTripUpdates(token: "${token}", email: "often@example.org")`)).errors[0]!
        .messages[0],
    ).toMatch(/24/);
    const other = tokenOf((await createTrip(landfall, agent, trip)).url!);
    await subscribe(landfall, other, 'once@example.org');
    expect((await act(landfall, `subscribeTripUpdates(token: "${other}", email: "twice@example.org")`)).ok).toBe(false);
  });

  it('answers hostile requests with 4xx and a code', async () => {
    const post = (body: string, type = 'application/json'): Promise<Response> =>
      fetch(landfall.url('/api/graphql'), { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('{')).status).toBe(400);
    const tooLarge = await post(JSON.stringify({ query: `{ ${'a'.repeat(120_000)} }` }));
    expect(tooLarge.status).toBe(413);
    const notifiedAs = (code: string): object => ({
      errors: [{ message: expect.any(String), extensions: { code, correlationId: expect.any(String) } }],
    });
    expect(await tooLarge.json()).toMatchObject(notifiedAs('BAD_USER_INPUT'));
    for (const [path, status, code] of [
      ['/search/%E0%A4%A', 400, 'BAD_USER_INPUT'],
      ['/assets/none.js', 404, 'NOT_FOUND'],
    ] as const) {
      const answer = await fetch(landfall.url(path));
      expect([answer.status, await answer.json()]).toMatchObject([status, notifiedAs(code)]);
    }
    expect(
      (await post('query=%7BwhoAmI%7Bid%7D%7D', 'application/x-www-form-urlencoded')).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (
        await post(
          JSON.stringify({ query: `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: whoAmI { id }`).join(' ')} }` }),
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await post(
          JSON.stringify({
            query:
              'mutation { a: tokenAuth(username: "a", password: "b") { token } b: tokenAuth(username: "a", password: "c") { token } }',
          }),
        )
      ).status,
    ).toBe(400);
  });

  it('answers no request with a fault, and writes nothing of what was typed into the log', async () => {
    const CANARY = 'LOGCANARY-victim@example.test';
    const sorted = (orderBy: string): object => ({ query: `{ myjourneys(orderBy: "${orderBy}") { total } }` });
    const bodies: object[] = [
      { query: 'query A { whoAmI { id } } query B { whoAmI { id } }' },
      { query: 'query A { whoAmI { id } }', operationName: CANARY },
      { query: 'query A { whoAmI { id } }', operationName: '__proto__' },
      { query: 'query A { whoAmI { id } }', operationName: 5 },
      { query: 'subscription { x }' },
      { query: '' },
      { query: null },
      { query: 7 },
      { query: '{ whoAmI { id } }', variables: CANARY },
      { query: '{ whoAmI { id } }', extensions: [] },
      { query: `{ myjourneys(dateStart: "${CANARY}") { total } }` },
      { query: `{ myjourneys(note: "${CANARY}\\u0000%_") { total } }` },
      { query: `{ tripPage(token: "${CANARY}") { state } }` },
      { query: `{ entryRestriction(id: "${CANARY}") { id } }` },
      { query: `{ whoAmI { ${'id '.repeat(400)} } }` },
      { query: '{ entryRestrictions { details { citizenships { regions { airports { id } } } } } }' },
      { query: '{ entryRestrictions { details { citizenships { regions { id } } } } }' },
      {
        query: `{ ${Array.from({ length: 19 }, (_, n) => `a${n}: entryRestrictions { id details { id } }`).join(' ')} }`,
      },
      ...['constructor', '__proto__', 'toString', 'hasOwnProperty', CANARY].map(sorted),
    ];
    const seen: unknown[] = [];
    for (const token of [null, agent, editor])
      for (const body of bodies) {
        const answer = await fetch(landfall.url('/api/graphql'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (answer.status >= 500 || text.includes('"INTERNAL"')) seen.push([answer.status, body, text]);
      }
    expect(seen).toEqual([]);
    expect(landfall.output).not.toContain(CANARY);
  });
});
