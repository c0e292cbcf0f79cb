import { jest } from '@jest/globals';
import { addDays, dayIn, InputRejected, LANGUAGES, type Language } from '@landfall/kernel';
import { LinkSecrets, validated, type Delivery, type OutgoingMessage } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import type { MailKind } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { renderInvitationMail } from '../templates/account-mail.js';
import { renderVerificationMail } from '../templates.js';
import { PreviewMail, PreviewMailHandler } from './mail-preview.query.js';
import { MailPreviewInput } from './mail-preview.input.js';
import { SendTestMail, SendTestMailHandler } from './send-test-mail.handler.js';
import { SendTestMails } from './send-test-mails.job.js';
import { FindTestMail, FindTestMailHandler } from './test-mail.query.js';

jest.setTimeout(30_000);

const KINDS: MailKind[] = [
  'VERIFICATION',
  'CHANGE_BEFORE_TRIP',
  'CHANGE_DURING_TRIP',
  'INVITATION',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'LOGIN_CHANGED',
];

let world: TripWorld;
let agent: Agent;
let handed: OutgoingMessage[];
let answer: Delivery;
let secrets: LinkSecrets;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  secrets = new LinkSecrets(world.config.secret);
  handed = [];
  answer = { result: 'ACCEPTED' };
});

const preview = (input: Partial<MailPreviewInput>, organisationId: string | null = null) =>
  queriesOf(
    new PreviewMailHandler(world.db.database, world.places, world.links, secrets, world.clock, world.config),
  ).execute(new PreviewMail({ kind: 'VERIFICATION', language: 'de', brand: 'SAMPLE', ...input }, organisationId));
const worker = (): SendTestMails =>
  new SendTestMails(
    world.db.database,
    {
      send: (message) => {
        handed.push(message);
        return Promise.resolve(answer);
      },
    },
    world.places,
    world.links,
    secrets,
    world.clock,
    world.config,
  );
const send = (input: Partial<MailPreviewInput> = {}, userId = agent.userId) =>
  new SendTestMailHandler(world.db.database, world.jobSink, world.clock).execute(
    new SendTestMail(
      validated(MailPreviewInput, {
        kind: 'CHANGE_BEFORE_TRIP',
        language: 'pl',
        brand: 'OWN',
        ...input,
      }),
      userId,
    ),
  );
const sent = async (input: Partial<MailPreviewInput> = {}): Promise<string> => {
  const outcome = await send(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome.id;
};
const stateOf = (id: string, userId = agent.userId) =>
  new FindTestMailHandler(world.db.database).execute(new FindTestMail(id, userId));
const addressOf = (email: string): Promise<unknown> =>
  world.query('update app_user set email = $2 where id = $1', [agent.userId, email]);

describe('the preview of a mail', () => {
  it.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
    'in %s: %s',
    async (language, kind) => {
      const { html, text, subject, headers, htmlBytes } = await preview({ language, kind });
      expect(html).toMatch(/^<!DOCTYPE html><html lang="[a-z]{2}">/);
      expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|undefined|\{[a-z]+\}/);
      expect(text).not.toMatch(/undefined|<[a-z]|\{[a-z]+\}/);
      expect(htmlBytes).toBe(Buffer.byteLength(html));
      expect(headers).toContainEqual({ name: 'Subject', value: subject });
    },
  );

  it('is what the templates of the sent mails make', async () => {
    const { html } = await preview({ kind: 'INVITATION', language: 'nl' });
    const url = /href="([^"]*password-reset\/[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    expect(html).toBe(renderInvitationMail({ language: 'nl', name: 'Erika Mustermann', url, username: 'erika' }).html);
    const today = dayIn(world.config.timeZone, world.clock.now());
    const verification = await preview({ kind: 'VERIFICATION', language: 'tr' });
    const links = [...verification.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!);
    expect(verification.text).toBe(
      renderVerificationMail({
        language: 'tr',
        organisationName: 'Example Travel',
        tripUrl: links.find((link) => link.includes('/m/'))!,
        verificationUrl: links.find((link) => link.includes('/verify/'))!,
        dateStart: addDays(today, 14),
        dateEnd: addDays(today, 28),
        destinations: [world.places.countryName('TH', 'tr')!, world.places.countryName('VN', 'tr')!],
      }).text,
    );
  });

  it('says in which language it is written, and has the fields of one click where mails have them', async () => {
    expect((await preview({ kind: 'CHANGE_DURING_TRIP', language: 'hu' })).language).toBe('hu');
    expect((await preview({ kind: 'PASSWORD_RESET', language: 'hu' })).language).toBe('en');
    const named = async (kind: MailKind): Promise<string[]> =>
      (await preview({ kind })).headers.map(({ name }) => name);
    expect(await named('CHANGE_BEFORE_TRIP')).toEqual(
      expect.arrayContaining(['List-Unsubscribe', 'List-Unsubscribe-Post']),
    );
    expect(await named('VERIFICATION')).not.toContain('List-Unsubscribe');
  });

  it('carries the name of the own organisation, and of no other', async () => {
    await world.query('update organisation set public_name = $2 where id = $1', [
      agent.organisationId,
      'Sonnenweg & Co',
    ]);
    expect((await preview({ brand: 'OWN' }, agent.organisationId)).html).toContain('Sonnenweg &amp; Co');
    expect((await preview({}, agent.organisationId)).html).toContain('Example Travel');
    await expect(preview({ brand: 'OWN' }, null)).rejects.toThrow(InputRejected);
  });

  it('changes nothing and sends nothing', async () => {
    for (const kind of KINDS) await preview({ kind });
    expect(
      await world.query(
        'select 1 from outgoing_mail union all select 1 from account_mail union all select 1 from test_mail',
      ),
    ).toEqual([]);
  });
});

describe('a test mail', () => {
  it('goes to the address of the login alone, marked as a test, and its outcome is shown to nobody else', async () => {
    await addressOf('agent@agency.example');
    const id = await sent();
    expect(await stateOf(id)).toEqual({ id, state: 'WAITING', code: null });
    await worker().run();
    await worker().run();
    expect(handed).toHaveLength(1);
    expect(handed[0]).toMatchObject({ to: 'agent@agency.example', messageId: expect.stringContaining(id) });
    expect(handed[0]!.subject).toMatch(/^\[Test\] /);
    expect(handed[0]!.html).toContain('SONNENWEG');
    expect(await stateOf(id)).toEqual({ id, state: 'ACCEPTED', code: null });
    const other = await world.agent('NORDLICHT');
    expect(await stateOf(id, other.userId)).toBeNull();
    world.later(86_401);
    await worker().run();
    expect(await stateOf(id)).toBeNull();
  });

  it('that the server does not take says why, is not tried again, and is noted without its address', async () => {
    await addressOf('agent@agency.example');
    answer = { result: 'DEFERRED', code: 'AUTH 535', cause: 'SERVER' };
    const id = await sent();
    await worker().run();
    await worker().run();
    expect(handed).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ id, state: 'NOT_TAKEN', code: 'AUTH 535' });
    expect(JSON.stringify(await world.query('select * from test_mail'))).not.toContain('agency.example');
  });

  it('is rejected on its field, and nothing waits', async () => {
    await addressOf('');
    expect(await send()).toMatchObject({ ok: false, rejections: [{ field: 'email', key: 'rejection.noOwnAddress' }] });
    await addressOf('agent@agency.example');
    expect(await send({ language: 'xx' as Language })).toMatchObject({
      ok: false,
      rejections: [{ field: 'language' }],
    });
    await world.query('update app_user set organisation_id = null where id = $1', [agent.userId]);
    expect(await send()).toMatchObject({ ok: false, rejections: [{ field: 'brand' }] });
    expect(await world.query('select 1 from test_mail')).toEqual([]);
  });

  it('can be sent ten times an hour', async () => {
    await addressOf('agent@agency.example');
    for (let at = 0; at < 10; at++) await sent({ brand: 'SAMPLE' });
    expect(await send()).toMatchObject({ ok: false, rejections: [{ field: 'kind', key: 'rejection.testMailLimit' }] });
    expect(await world.query('select 1 from test_mail')).toHaveLength(10);
  });
});
