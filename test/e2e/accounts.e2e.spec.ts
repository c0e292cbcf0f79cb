import sharp from 'sharp';
import { eventually } from '@landfall/platform/testing';
import { Landfall } from './landfall.js';

let landfall: Landfall;
beforeAll(async () => {
  landfall = await Landfall.start();
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

const RESET = '/auth/password-reset';
const post = (path: string, form: Record<string, string>): Promise<Response> =>
  landfall.fetch(path, { method: 'POST', body: new URLSearchParams({ lang: 'de', ...form }) });
const passwordOf = async (username: string, password: string): Promise<unknown> => {
  const response = await landfall.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($u: String!, $p: String!) { tokenAuth(username: $u, password: $p) { token } }',
      variables: { u: username, p: password },
    }),
  });
  return ((await response.json()) as { data: { tokenAuth: unknown } | null }).data?.tokenAuth ?? null;
};

it('lets somebody in again who has forgotten the password, by the link of a mail and without a script', async () => {
  const address = 'agent-two@landfall.example';
  const page = await landfall.fetch(`${RESET}?lang=de`);
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
    200,
    'no-store',
    expect.stringContaining('Passwort vergessen?'),
  ]);
  expect((await post(RESET, { who: ' ' })).status).toBe(422);
  const stranger = await (await post(RESET, { who: 'nobody' })).text();
  expect(await (await post(RESET, { who: 'agent-two' })).text()).toBe(stranger);

  const mail = await landfall.mailNumber(1, address);
  const link = /http\S+password-reset\/[\w-]+\S*/.exec(mail.text)![0];
  const { pathname, search } = new URL(link);
  const form = await landfall.fetch(pathname + search);
  expect([form.status, form.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  const refused = await post(pathname, { password: 'short', passwordConfirmation: 'other' });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringMatching(/mindestens 8 Zeichen[^]*stimmen nicht überein/),
  ]);
  const password = 'a sentence nobody guesses';
  expect((await post(pathname, { password, passwordConfirmation: password })).status).toBe(200);
  expect((await post(pathname, { password, passwordConfirmation: password })).status).toBe(410);
  expect(await passwordOf('agent-two', 'landfall-demo')).toBeNull();
  expect(await passwordOf('agent-two', password)).not.toBeNull();
  expect((await landfall.mailNumber(2, address)).subject).toBe('Ihr Passwort für Landfall wurde geändert');
}, 90_000);

it('shows the logo of an agency on its pages, and leaves out what it switches off', async () => {
  const agent = await landfall.login('agent');
  const logo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0b4f8a' } })
    .png()
    .toBuffer();
  const upload = await landfall.fetch('/api/images?for=logo', {
    method: 'POST',
    headers: { authorization: `JWT ${agent}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(logo),
  });
  const image = (await upload.json()) as { id: string; url: string; width: number };
  expect([upload.status, image.width]).toEqual([201, 640]);
  const { createMyjourney } = await landfall.data<{ createMyjourney: { url: string } }>(
    agent,
    `mutation { createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"],
       citizenshipCountryIds: ["DE"], dateStart: "2099-05-01", dateEnd: "2099-05-10", restrictionType: PRIVATE, language: "de") { url } }`,
  );
  const path = new URL(createMyjourney.url).pathname;
  const before = await (await landfall.fetch(path)).text();
  expect(before).toContain('Geld');
  const { updateOrganisation } = await landfall.data<{ updateOrganisation: { ok: boolean } }>(
    agent,
    'mutation ($input: JSON!) { updateOrganisation(input: $input) { ok errors { field messages } } }',
    { input: { logoId: image.id, mytripSections: { money: false } } },
  );
  expect(updateOrganisation).toMatchObject({ ok: true });
  await eventually(async () => {
    const after = await (await landfall.fetch(path)).text();
    expect(after).toContain(`src="${image.url}"`);
    expect(after).not.toContain('>Geld<');
  });
  const shown = await landfall.fetch(image.url);
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
}, 90_000);
