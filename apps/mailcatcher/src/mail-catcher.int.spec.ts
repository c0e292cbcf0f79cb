import { createTransport, type SendMailOptions } from 'nodemailer';
import { startMailCatcher, type MailCatcher } from './mail-catcher.js';
import type { Mail } from './read-mail.js';

let catcher: MailCatcher;
let transport: ReturnType<typeof createTransport>;
const LIMIT = 600;

const url = (path: string): string => `http://127.0.0.1:${catcher.webPort}${path}`;
const mails = async (): Promise<Mail[]> => (await (await fetch(url('/email'))).json()) as Mail[];
const send = (mail: SendMailOptions) =>
  transport.sendMail({
    from: '"Reisebüro Süd" <agent@example.org>',
    to: 'ada@example.org',
    subject: 'A trip',
    text: 'text',
    ...mail,
  });
const lastMail = async (): Promise<Mail> => {
  const last = (await mails()).at(-1);
  if (!last) throw new Error('no mail was caught');
  return last;
};

beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, webPort: 0, limit: LIMIT });
  transport = createTransport({
    host: '127.0.0.1',
    port: catcher.smtpPort,
    secure: false,
    pool: true,
    maxConnections: 4,
    maxMessages: Infinity,
  });
});
afterEach(async () => {
  await fetch(url('/email/all'), { method: 'DELETE' });
});
afterAll(async () => {
  transport.close();
  await catcher.close();
});

describe('the JSON', () => {
  it('gives every part of a mail', async () => {
    await send({
      to: ['"Ødegård, Åse" <ase@example.org>', 'bob@example.org'],
      bcc: 'audit@example.org',
      subject: 'Änderung für Ihre Reise nach Çeşme ✈ – bitte prüfen, dies ist eine lange Betreffzeile',
      text: 'Grüße',
      html: '<p>Grüße <b>aus</b> Łódź</p>',
      date: new Date('2026-05-03T10:00:00Z'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'X-Trip': ['one', 'two'] },
      messageId: '<42@landfall.example>',
    });
    const mail = await lastMail();
    expect(mail).toMatchObject({
      from: { address: 'agent@example.org', name: 'Reisebüro Süd' },
      to: [
        { address: 'ase@example.org', name: 'Ødegård, Åse' },
        { address: 'bob@example.org', name: '' },
      ],
      subject: 'Änderung für Ihre Reise nach Çeşme ✈ – bitte prüfen, dies ist eine lange Betreffzeile',
      date: '2026-05-03T10:00:00.000Z',
      html: expect.stringMatching(/^<p>Grüße <b>aus<\/b> Łódź<\/p>\s*$/),
      envelope: { from: 'agent@example.org', to: ['ase@example.org', 'bob@example.org', 'audit@example.org'] },
      problem: null,
    });
    expect(mail.text?.trim()).toBe('Grüße');
    expect(mail.headers['subject']).toBe(mail.subject);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.headers['x-trip']).toEqual(['one', 'two']);
    expect(mail.headers['message-id']).toBe('<42@landfall.example>');
    expect(await (await fetch(url(`/email/${mail.id}`))).json()).toEqual(mail);
    const source = await fetch(url(`/email/${mail.id}/source`));
    expect(await source.text()).toMatch(/^From: =\?UTF-8\?[\s\S]*^Message-ID: <42@landfall\.example>\r$/m);
  });

  it('leaves out what a mail does not have', async () => {
    await send({ text: 'only text' });
    expect((await lastMail()).html).toBeNull();
    await send({ text: '', html: '<p>only html</p>' });
    expect((await lastMail()).html?.trim()).toBe('<p>only html</p>');
  });

  it('lists attachments and keeps a mail that is no MIME message', async () => {
    await send({ attachments: [{ filename: 'trip.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }] });
    expect((await lastMail()).attachments).toEqual([
      { filename: 'trip.ics', contentType: 'text/calendar', size: 'BEGIN:VCALENDAR\n'.length },
    ]);
    await transport.sendMail({ envelope: { from: 'a@example.org', to: ['b@example.org'] }, raw: 'no header at all' });
    expect(await lastMail()).toMatchObject({
      from: { address: 'a@example.org' },
      to: [{ address: 'b@example.org' }],
      subject: '',
    });
  });

  it('deletes one mail and all mails', async () => {
    await send({ subject: 'first' });
    await send({ subject: 'second' });
    const [first] = await mails();
    const deleted = await fetch(url(`/email/${first?.id}`), { method: 'DELETE' });
    expect([deleted.status, await deleted.json()]).toEqual([200, true]);
    expect((await fetch(url(`/email/${first?.id}`), { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(url(`/email/${first?.id}`))).status).toBe(404);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['second']);
    const all = await fetch(url('/email/all'), { method: 'DELETE' });
    expect([all.status, await all.json()]).toEqual([200, true]);
    expect(await mails()).toEqual([]);
  });

  it('answers with the mails to one recipient, or after one mail', async () => {
    await send({ subject: 'one', to: 'Cleo@example.org' });
    await send({ subject: 'two' });
    await send({ subject: 'three', bcc: 'cleo@example.org' });
    const subjects = async (query: string) =>
      ((await (await fetch(url(`/email?${query}`))).json()) as Mail[]).map(({ subject }) => subject);
    expect(await subjects('to=cleo%40example.org')).toEqual(['one', 'three']);
    const [first] = await mails();
    expect(await subjects(`after=${first?.id}`)).toEqual(['two', 'three']);
    expect(await subjects('to=nobody%40example.org')).toEqual([]);
  });

  it('takes many mails at once, in order, and keeps the newest', async () => {
    await Promise.all(Array.from({ length: 100 }, () => send({ subject: 'warm up' })));
    const ids: string[] = [];
    await Promise.all(
      Array.from({ length: LIMIT }, async () => {
        const { response } = (await send({ html: `<p>${'x'.repeat(5_000)}</p>` })) as { response: string };
        ids.push(/caught as (\d+)/.exec(response)?.[1] ?? response);
      }),
    );
    const listed = (await mails()).map(({ id }) => id);
    expect(listed).toHaveLength(LIMIT);
    expect(listed).toEqual([...ids].sort((a, b) => Number(a) - Number(b)));
  });

  it('rejects a mail that is too large', async () => {
    await expect(send({ text: 'x'.repeat(11 * 1024 * 1024) })).rejects.toThrow(/552/);
    expect(await mails()).toEqual([]);
  });
});

describe('the pages', () => {
  it('list the newest mail first and say when there is none', async () => {
    expect(await (await fetch(url('/'))).text()).toContain('No mail yet');
    await send({ subject: 'Older <script>alert(1)</script>' });
    await send({ subject: 'Newer' });
    const response = await fetch(url('/?refresh=5'));
    const html = await response.text();
    expect(response.headers.get('refresh')).toBe('5');
    expect(html.indexOf('Newer')).toBeLessThan(html.indexOf('Older &lt;script&gt;'));
    expect(html).toContain('2 mails');
    expect(html).not.toContain('<script');
  });

  it('show a mail with its HTML locked in a frame', async () => {
    await send({
      subject: 'Look',
      html: '<a href="https://example.org/">"go"</a><script>alert(1)</script>',
      text: 'a < b',
    });
    const { id } = await lastMail();
    const response = await fetch(url(`/mail/${id}`));
    const html = await response.text();
    expect(html).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;a href=',
    );
    expect(html).toContain('a &lt; b');
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(url('/mail/0'))).status).toBe(404);
  });
});

describe('the process', () => {
  it('is healthy', async () => {
    await send({});
    expect(await (await fetch(url('/healthz'))).json()).toEqual({ status: 'ok', mails: 1 });
  });

  it('says when a port is taken, and leaves nothing behind', async () => {
    await expect(startMailCatcher({ smtpPort: catcher.smtpPort, webPort: 0 })).rejects.toThrow(/EADDRINUSE/);
    await expect(startMailCatcher({ smtpPort: 0, webPort: catcher.webPort })).rejects.toThrow(/EADDRINUSE/);
  });

  it('frees its ports when closed', async () => {
    const first = await startMailCatcher({ smtpPort: 0, webPort: 0 });
    await first.close();
    const second = await startMailCatcher({ smtpPort: first.smtpPort, webPort: first.webPort });
    expect([second.smtpPort, second.webPort]).toEqual([first.smtpPort, first.webPort]);
    await second.close();
  });
});
