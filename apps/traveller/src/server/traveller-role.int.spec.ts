import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createProcessLogin, Database, TRAVELLER_LOGIN, TRAVELLER_ROLE, type Tx } from '@landfall/platform';
import { TripPageSignal } from '@landfall/journeys/traveller';
import { eventually } from '@landfall/platform/testing';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../../libs/journeys/test/trip-world.js';
import { decideReport } from '../../../../libs/newsroom/src/events/destination-event.decide.js';
import { storeReports } from '../../../../libs/newsroom/src/events/store-reports.js';
import { aReport } from '../../../../libs/newsroom/test/a-report.js';
import { aRestriction } from '../../../../libs/restrictions/test/a-restriction.js';
import { RecomputeItinerariesWhenRestrictionIsRevised } from '../../../../libs/journeys/src/reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.reactor.js';
import { PageRequests } from './pages/page-requests.js';
import { KnownPages } from './pages/known-pages.js';
import { createTraveller } from './create-traveller.js';

jest.setTimeout(60_000);
Logger.overrideLogger(['warn', 'error']);

/** Everything the role may do, by table; `*` are all columns. What is not listed it may not. */
const ALLOWED: Record<string, Partial<Record<'select' | 'insert' | 'update', string>>> = {
  answer_part: { select: 'entries hash' },
  authority: { select: '*' },
  destination_event: { select: '*' },
  ended_trip: { select: 'language organisation_id token_hash' },
  event_log: {
    select: 'occurred_at position stream stream_id version',
    insert: 'actor correlation_id payload schema_version stream stream_id type version',
  },
  evidence_content: { insert: '*' },
  evidence_inbox: { insert: 'at fact journey_id organisation_id' },
  evidence_shown: { insert: '*' },
  image: { select: 'bytes content_type id' },
  itinerary: { select: 'fingerprint restriction_versions snapshot_hash trip' },
  itinerary_change: { select: '*' },
  itinerary_in_demand: { insert: '*' },
  journey: {
    select:
      'citizenships created_at cruise date_end date_start departure_id departure_type destinations email expired_at fingerprint ' +
      'first_change_id id is_manually_disabled language organisation_id restriction_type show_events token_hash transits',
    update: 'email',
  },
  journey_change_read: { select: '*', insert: '*' },
  organisation: { select: '*' },
  outgoing_mail: { select: 'status subscription_id', update: 'lease_until status' },
  push_subscription: { select: '*', insert: '*', update: '*' },
  place_overlay: { select: 'content id kind source' },
  rate_limit: { select: '*', insert: '*', update: '*' },
  recompute_task: { select: 'finished_at restriction_id restriction_version' },
  stored_translation: { select: 'key provider target_language text translated_at' },
  trip_answer: { select: '*' },
  trip_snapshot: { select: '*' },
  trip_subscription: { select: '*', insert: '*', update: '*' },
};

let world: TripWorld;
let traveller: Database;
let agent: Agent;
let journey: CreatedJourney;
let rules: Awaited<ReturnType<TripWorld['saved']>>;

beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  traveller = new Database(world.db.url, { max: 2, role: TRAVELLER_ROLE });
  agent = await world.agent('SONNENWEG');
  rules = await world.saved(aRestriction().for('TH').visaFree());
  journey = await world.journey(agent, { internalNote: 'pays late' });
});
afterAll(async () => {
  await traveller.close();
  await world.close();
});

const asTraveller = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => traveller.transaction('system', work);
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error as { code?: string }).code,
  );

describe('the role of the traveller process', () => {
  it('may do what is listed, in every schema of the database, and nothing else', async () => {
    const rows = await world.query<{ name: string; privilege: 'select' | 'insert' | 'update'; columns: string }>(
      `select c.relname as name, p.privilege, case when count(*) = count(*) filter (where has_column_privilege($1, c.oid, a.attnum, p.privilege))
           then '*' else string_agg(a.attname, ' ' order by a.attname) filter (where has_column_privilege($1, c.oid, a.attnum, p.privilege)) end as columns
         from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         cross join (values ('select'), ('insert'), ('update')) as p (privilege)
         where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
         group by c.oid, c.relname, p.privilege having bool_or(has_column_privilege($1, c.oid, a.attnum, p.privilege))`,
      [TRAVELLER_ROLE],
    );
    const found: typeof ALLOWED = {};
    for (const { name, privilege, columns } of rows) found[name] = { ...found[name], [privilege]: columns };
    expect(found).toEqual(ALLOWED);
  });

  it('deletes nothing but its own counts, owns nothing, and may use neither sequences nor the queues', async () => {
    const rows = await world.query(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and (
         relkind in ('r', 'p') and (
           has_table_privilege($1, c.oid, 'delete')
           or has_table_privilege($1, c.oid, 'truncate')
           or has_table_privilege($1, c.oid, 'trigger')
         )
         or relkind = 'S' and (has_sequence_privilege($1, c.oid, 'usage') or has_sequence_privilege($1, c.oid, 'update'))
         or relowner = (select oid from pg_roles where rolname = $1))`,
      [TRAVELLER_ROLE],
    );
    expect(rows).toEqual([{ relname: 'rate_limit' }]);
    const [role] = await world.query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
         coalesce(bool_or(has_schema_privilege(rolname, n.oid, 'usage')) filter (where n.nspname = 'bullmq'), false) as queues,
         exists (select from pg_auth_members m where m.member = r.oid) as "isMember"
       from pg_roles r cross join pg_namespace n where rolname = $1 group by r.oid, rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb`,
      [TRAVELLER_ROLE],
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
      queues: false,
      isMember: false,
    });
  });

  it.each([
    'select 1 from app_user',
    'select 1 from session',
    'select 1 from entry_restriction',
    'select 1 from entry_restriction_revision',
    'select internal_note from journey',
    'select payload from event_log',
    'select * from journey',
    'delete from trip_subscription',
    `update journey set is_manually_disabled = false`,
    `insert into journey_change_read select * from journey_change_read; drop table journey`,
  ])('is rejected: %s', async (sql) => {
    expect(await codeOf(asTraveller((tx) => tx.query(sql)))).toBe('42501');
  });

  it('appends facts of trip pages in its own name only', async () => {
    const append = (stream: string, actor: string): Promise<unknown> =>
      codeOf(
        asTraveller((tx) =>
          tx.query(
            `insert into event_log (stream, stream_id, version, type, schema_version, payload, actor) values ($1, 'x', 1, 't', 1, '{}', $2)`,
            [stream, actor],
          ),
        ),
      );
    expect(await append('restriction', 'traveller')).toBe('42501');
    expect(await append('journey', 'an editor')).toBe('42501');
    expect(await append('journey', 'traveller')).toBe('allowed');
  });

  it('accesses its own counts of attempts, not those of logins', async () => {
    await world.query(`insert into rate_limit (key, points) values ('login:a', 9), ('missing-page:a', 9)`);
    const { rows } = await asTraveller((tx) => tx.query('delete from rate_limit returning key'));
    expect(rows).toEqual([{ key: 'missing-page:a' }]);
    expect(
      await codeOf(asTraveller((tx) => tx.query(`insert into rate_limit (key, points) values ('login:b', 1)`))),
    ).toBe('42501');
  });

  it('sees no trip without a scope, and another agency sees none through it', async () => {
    const count = 'select count(*)::int as trips from journey';
    const seen = async (scope: Parameters<Database['transaction']>[0]): Promise<unknown> =>
      (await traveller.transaction(scope, (tx) => tx.query(count))).rows[0];
    expect(await seen('none')).toEqual({ trips: 0 });
    expect(await seen({ organisationId: (await world.agent('NORDLICHT')).organisationId })).toEqual({ trips: 0 });
    expect(await seen('system')).toEqual({ trips: 1 });
  });
});

describe('the traveller process', () => {
  let app: NestExpressApplication;
  let origin: string;
  beforeAll(async () => {
    app = await createTraveller({ ...world.config, databaseUrl: world.db.travellerUrl, port: 0 }, world.clock);
    await app.listen(0, '127.0.0.1');
    origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + path, { headers });
  const post = (path: string, form: Record<string, string>): Promise<Response> =>
    fetch(origin + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
  const secretOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

  it('serves a page, follows a change, and lets it be marked as read', async () => {
    expect(await (await get(`/m/${journey.token}?lang=en`)).text()).toContain('Thailand');
    rules = await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    const changed = await (await get(`/m/${journey.token}?lang=en`)).text();
    const action = new RegExp(`/m/${journey.token}/changes/\\d+/read`).exec(changed)![0];
    expect((await post(action, { lang: 'en' })).status).toBe(303);
    expect(await (await get(`/m/${journey.token}?lang=en`)).text()).not.toContain(action);
  });

  it('waits for a page whose rules have just been revised, and has it recomputed before others', async () => {
    const path = `/m/${journey.token}?lang=en`;
    expect(await (await get(path)).text()).not.toContain('No visa is required.');
    rules = await world.saved(aRestriction().for('TH').visaFree().revising(rules));
    await world.process(new RecomputeItinerariesWhenRestrictionIsRevised(world.jobSink, world.config));
    const [job] = world.jobs.splice(0);
    const reading = get(path, { 'cache-control': 'no-cache' }).then((answer) => answer.text());
    await eventually(async () => expect(await world.query('select 1 from itinerary_in_demand')).toHaveLength(1));
    await world.recompute(job!.data);
    expect(await reading).toContain('No visa is required.');
  });

  it('serves a page that it knows without Nest: the same bytes and headers, in each language and encoding', async () => {
    const shown = jest.spyOn(app.get(KnownPages), 'page');
    const read = async (path: string, encoding: string): Promise<object> => {
      const answer = await get(path, { 'accept-encoding': encoding });
      const { 'x-correlation-id': id, date: _, ...headers } = Object.fromEntries(answer.headers);
      expect(id).toMatch(/^[\w-]{36}$/);
      return { status: answer.status, headers, text: await answer.text() };
    };
    try {
      for (const path of [`/m/${journey.token}`, `/m/${journey.token}?lang=tr`])
        for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip']) {
          const first = await read(path, encoding);
          shown.mockClear();
          expect(await read(path, encoding)).toEqual(first);
          expect(first).toMatchObject({ status: 200, text: expect.stringContaining('</html>') });
          expect(shown).not.toHaveBeenCalled();
        }
      expect(await read(`/m/${journey.token}?lang=xx`, 'br')).toEqual(await read(`/m/${journey.token}`, 'br'));
      expect(shown).toHaveBeenCalledTimes(1);
    } finally {
      shown.mockRestore();
    }
  });

  it('reads nothing for a page while nothing changes, and shows what has changed once it is notified of it', async () => {
    const signal = app.get(TripPageSignal);
    await eventually(() => expect(signal.isCurrent).toBe(true));
    const reads = jest.spyOn(app.get(Database), 'readOnce');
    const read = async (headers: Record<string, string> = {}): Promise<{ queries: boolean; text: string }> => {
      reads.mockClear();
      const text = await (await get(`/m/${journey.token}?lang=en`, headers)).text();
      return { queries: reads.mock.calls.length > 0, text };
    };
    // A notification arrives shortly after its transaction, not within it.
    const changed = async (sql: string, values: unknown[]): Promise<void> => {
      const { count } = signal;
      await world.query(sql, values);
      await eventually(() => expect(signal.count).toBeGreaterThan(count));
    };
    const now = world.clock.now();
    try {
      const { text } = await read();
      expect(await read()).toEqual({ queries: false, text });
      expect(await read({ 'cache-control': 'max-age=0' })).toEqual({ queries: true, text });
      for (const number of Array.from({ length: 20 }, (_, n) => `+49 30 ${1_000 + n}`)) {
        await changed('update organisation set phone = $2 where id = $1', [agent.organisationId, number]);
        expect((await read()).text).toContain(number);
      }
      expect(await read()).toMatchObject({ queries: false });
      // Another day may be another page.
      world.clock.set(new Date(now.getTime() + 86_400_000).toISOString());
      expect(await read()).toMatchObject({ queries: true });
      expect(await read()).toMatchObject({ queries: false });
      // Nobody says that a change would be heard of.
      const deaf = jest.spyOn(signal, 'isCurrent', 'get').mockReturnValue(false);
      expect([await read(), await read()]).toMatchObject([{ queries: true }, { queries: true }]);
      deaf.mockRestore();
      expect(await read()).toMatchObject({ queries: false });
      await changed('update journey set is_manually_disabled = true where id = $1', [journey.id]);
      expect((await get(`/m/${journey.token}?lang=en`)).status).toBe(410);
      expect((await get(`/m/${journey.token}?lang=en`)).status).toBe(410);
    } finally {
      reads.mockRestore();
      world.clock.set(now.toISOString());
      await world.query('update journey set is_manually_disabled = false where id = $1', [journey.id]);
    }
  });

  it('keeps no version that was read before a change and arrived after it', async () => {
    const signal = app.get(TripPageSignal);
    await eventually(() => expect(signal.isCurrent).toBe(true));
    const database = app.get(Database);
    const path = `/m/${journey.token}?lang=en`;
    const reload = { 'cache-control': 'no-cache' };
    await get(path, reload);
    const readOnce = database.readOnce.bind(database);
    const late = jest.spyOn(database, 'readOnce').mockImplementationOnce(async (scope, statement) => {
      const rows = await readOnce(scope, statement);
      const { count } = signal;
      await world.query(`update organisation set phone = '+49 40 2' where id = $1`, [agent.organisationId]);
      await eventually(() => expect(signal.count).toBe(count + 1));
      return rows;
    });
    try {
      await get(path, reload);
      expect(await (await get(path)).text()).toContain('+49 40 2');
    } finally {
      late.mockRestore();
    }
  });

  it('shows the events in place and time of a trip that has them on, new ones within ten seconds', async () => {
    const days = { dateStart: '2026-05-20', dateEnd: '2026-06-10' };
    const [on, off] = [
      await world.journey(agent, { ...days, showEvents: true }),
      await world.journey(agent, { ...days, dateEnd: '2026-06-09', showEvents: false }),
    ];
    const read = async ({ token }: CreatedJourney): Promise<string> => (await get(`/m/${token}?lang=en`)).text();
    expect(await read(on)).not.toContain('Important events');
    const now = world.clock.now();
    const report = (change: Parameters<typeof aReport>[0]) =>
      decideReport(null, aReport({ level: 'LEVEL3', reportedAt: now, timeStart: now, ...change }))!;
    const later = { timeEnd: new Date('2026-05-25T00:00:00Z') };
    await world.db.database.transaction('system', (tx) =>
      storeReports(
        tx,
        [
          report({ uniqueId: 'here', countryId: 'TH', name: 'HERE', ...later }),
          report({ uniqueId: 'small', countryId: 'TH', name: 'SMALL', level: 'LEVEL2', ...later }),
          report({ uniqueId: 'there', countryId: 'MU', name: 'THERE', ...later }),
          report({ uniqueId: 'early', countryId: 'TH', name: 'EARLY', timeEnd: now }),
        ],
        { actor: 'test', correlationId: null },
      ),
    );
    await eventually(async () => expect(await read(on)).toContain('Tropical cyclone HERE'), 15_000);
    expect(await read(on)).not.toMatch(/SMALL|THERE|EARLY/);
    expect(await read(off)).not.toContain('Important events');
    const shown = (page: CreatedJourney) =>
      world.query<{ n: number }>(
        `select count(*)::int as n from evidence_content c join evidence_inbox e on e.fact::json->>'content' = c.digest
         where e.journey_id = $1 and c.content like '%cyclone HERE%'`,
        [page.id],
      );
    expect([(await shown(on))[0]!.n, (await shown(off))[0]!.n]).toEqual([1, 0]);
  });

  it('knows no page of which a part could not be read', async () => {
    const broken = jest.spyOn(app.get(PageRequests), 'of').mockRejectedValue(new Error('it broke'));
    try {
      const answer = await get(`/m/${journey.token}`, { 'cache-control': 'no-cache' });
      expect([answer.status, (await answer.text()).includes('</html>')]).toEqual([503, true]);
    } finally {
      broken.mockRestore();
    }
  });

  it('subscribes, confirms and unsubscribes by the links of the mails', async () => {
    const subscribed = await post(`/m/${journey.token}/subscribe`, { email: 'traveller@example.com', lang: 'en' });
    expect([subscribed.status, subscribed.headers.get('location')]).toEqual([
      303,
      `/m/${journey.token}?lang=en&done=subscribed`,
    ]);
    expect((await post(`/m/${journey.token}/subscribe`, { email: 'nobody', lang: 'en' })).status).toBe(422);
    const { id, attempt } = await world.subscriptionOf(journey.id);
    const verify = `/verify/${secretOf(world.links.verificationUrl(id, attempt))}`;
    expect((await get(verify)).status).toBe(200);
    expect((await post(verify, { lang: 'en' })).status).toBe(200);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED' });
    const unsubscribe = `/unsubscribe/${secretOf(world.links.unsubscribeUrl(id))}`;
    expect((await get(unsubscribe)).status).toBe(200);
    expect((await post(unsubscribe, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
  });

  it('notifies a device and stops doing so, at the word of the page alone', async () => {
    const endpoint = 'https://push.example/a-device';
    const say = async (act: string, form: Record<string, string>, site = 'same-origin', token = journey.token) => {
      const answer = await fetch(`${origin}/m/${token}/device/${act}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams(form),
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return [answer.status, await answer.json()];
    };
    expect(await say('state', { endpoint })).toEqual([200, { isOn: false }]);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await say('on', { endpoint, lang: 'tr' }, site)).toEqual([403, { text: expect.any(String) }]);
    expect(await say('on', { endpoint, lang: 'tr' })).toEqual([200, { isOn: true }]);
    expect(await say('state', { endpoint })).toEqual([200, { isOn: true }]);
    expect(await world.query('select language from push_subscription where endpoint = $1', [endpoint])).toEqual([
      { language: 'tr' },
    ]);
    expect(await say('on', { endpoint: 'https://10.0.0.1/', lang: 'tr' })).toEqual([
      422,
      { text: 'Bu tarayıcının bildirim hizmeti desteklenmiyor.' },
    ]);
    expect(await say('on', {})).toMatchObject([422, {}]);
    expect(await say('off', { endpoint }, 'cross-site')).toMatchObject([403, {}]);
    expect(await say('off', { endpoint })).toEqual([200, { isOn: false }]);
    expect(await say('state', { endpoint })).toEqual([200, { isOn: false }]);
    expect(await world.tablesHolding('push.example')).toEqual([]);
    for (const act of ['on', 'off', 'state'])
      expect(await say(act, { endpoint }, 'same-origin', 'nowhere')).toEqual([404, { text: expect.any(String) }]);
  });

  it('hands out the scripts of the pages, with the notice in a language', async () => {
    const worker = await get('/m/offline.js?lang=tr');
    expect(await worker.text()).toContain(JSON.stringify('Seyahatinize ili').slice(0, -1));
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(await (await get('/m/offline.js?lang=</script>')).text()).toContain('The rules for your trip have changed');
    const page = await get(`/m/${journey.token}?lang=tr`);
    expect(page.headers.get('content-security-policy')).not.toContain('connect-src');
  });

  it('answers what does not exist, is too large or cannot be read with a page', async () => {
    const answers = await Promise.all([
      get('/m/no-such-page'),
      get('/m'),
      get('/m/%E0%A4%A'),
      post(`/m/${journey.token}/subscribe`, { email: 'x'.repeat(20_000) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 413]);
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('</html>');
      expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  it('says that a trip is over, to its link alone, also when nothing else of it is left', async () => {
    const { url } = await world.journey(agent, {
      dateStart: '2026-05-03',
      dateEnd: '2026-05-04',
      language: 'nl',
    });
    const now = world.clock.now();
    world.clock.set('2026-06-05T10:00:00Z');
    await world.expire();
    world.clock.set(now.toISOString());
    expect(await world.query('select 1 from ended_trip')).toHaveLength(1);
    const ended = await get(`/m/${secretOf(url)}`);
    const page = await ended.text();
    expect([ended.status, page.includes('lang="nl"'), page.includes('Thailand')]).toEqual([410, true, false]);
    expect((await get(`/m/${secretOf(url)}x`)).status).toBe(404);
  });

  it('is ready while the database answers, without any rule in memory', async () => {
    for (const path of ['/healthz', '/readyz', '/traveller/healthz', '/traveller/readyz'])
      expect((await get(path)).status).toBe(200);
  });

  it('lets an address guess twenty links a minute, whatever they seem to be for, and still knows the right ones', async () => {
    accepted(await world.subscribe(journey, 'guessed@example.com'));
    const { id } = await world.subscriptionOf(journey.id);
    const guesses = ['/m/', '/verify/', '/unsubscribe/'].flatMap((door) => [
      (n: number) => get(`${door}guess-${n}`),
      (n: number) => post(door === '/m/' ? `/m/guess-${n}/subscribe` : `${door}guess-${n}`, {}),
    ]);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await guesses[n % guesses.length]!(n)).status);
    expect(statuses.slice(20)).toEqual(Array.from({ length: 10 }, () => 429));
    const unsubscribe = `/unsubscribe/${secretOf(world.links.unsubscribeUrl(id))}`;
    expect([(await get(`/m/${journey.token}`)).status, (await get(unsubscribe)).status]).toEqual([200, 200]);
  });
});

describe('the login of the traveller process', () => {
  const PASSWORD = `it's "one" of its own`;
  let url: string;
  let login: Database;
  let owner: Database;
  const codeAs = (sql: string): Promise<unknown> => codeOf(login.transaction('system', (tx) => tx.query(sql)));
  const asOwner = (sql: string): Promise<unknown> => owner.transaction('none', (tx) => tx.query(sql));
  beforeAll(async () => {
    url = await createProcessLogin(world.db.url, TRAVELLER_LOGIN, PASSWORD);
    login = new Database(url, { max: 1, role: null });
    owner = new Database(world.db.url, { max: 1, role: null });
  });
  afterAll(async () => {
    await login.close();
    await asOwner(`drop role ${TRAVELLER_LOGIN.name}`);
    await owner.close();
  });

  it('is a member of the role alone, and no more when it is made again', async () => {
    expect(await createProcessLogin(world.db.url, TRAVELLER_LOGIN, PASSWORD)).toBe(url);
    const [role] = await world.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin,
         array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid) as roles
       from pg_roles r where rolname = $1`,
      [TRAVELLER_LOGIN.name],
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolcanlogin: true,
      roles: [TRAVELLER_ROLE],
    });
  });

  it.each([
    'set role landfall_app',
    'set local role postgres',
    'select 1 from app_user',
    'select 1 from session',
    'select 1 from entry_restriction',
    'select payload from event_log',
    'create table x ()',
  ])('is rejected: %s', async (sql) => {
    expect(await codeAs(sql)).toBe('42501');
  });

  it('serves pages, and is of no use to another process', async () => {
    const asApi = new Database(url, { max: 1 });
    expect(await codeOf(asApi.transaction('system', (tx) => tx.query('select 1')))).toBe('42501');
    await asApi.close();
    const app = await createTraveller({ ...world.config, databaseUrl: url, port: 0 }, world.clock);
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const page = await fetch(`http://127.0.0.1:${port}/m/${journey.token}?lang=en`);
    expect([page.status, (await page.text()).includes('Thailand')]).toEqual([200, true]);
    await app.close();
  });

  it('is not made when it is a member of another role too', async () => {
    await asOwner(`grant landfall_app to ${TRAVELLER_LOGIN.name}`);
    await expect(createProcessLogin(world.db.url, TRAVELLER_LOGIN, PASSWORD)).rejects.toThrow(
      'but landfall_pages is a member of landfall_app',
    );
    await asOwner(`revoke landfall_app from ${TRAVELLER_LOGIN.name}`);
  });
});
