import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { eventually } from '@landfall/platform/testing';
import { Landfall, ROOT } from './landfall.js';
import { createTrip, inDays, tokenOf, type Trip } from './operations.js';
import { rowsOf } from './rows.js';

jest.setTimeout(120_000);
const trip: Trip = { destinations: ['TH', 'US'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };
const AT_ONCE = 20;

let landfall: Landfall;
let agent: string;
let id: string;
let page: string;
beforeAll(async () => {
  landfall = await Landfall.start();
  agent = await landfall.login('agent');
  const created = await createTrip(landfall, agent, trip);
  id = created.id!;
  page = `/m/${tokenOf(created.url!)}`;
});
afterAll(async () => {
  expect(await landfall.stop()).toBe(0);
  await landfall.remove();
});

const owned = async <T extends object>(sql: string, values: unknown[]): Promise<T[]> =>
  rowsOf<T>(await landfall.databaseUrl(), sql, values);
const printed = (query = ''): Promise<Response> => landfall.fetch(`${page}/pdf${query}`);
const textOf = async (response: Response): Promise<string> =>
  Buffer.from(await response.arrayBuffer()).toString('latin1');
/** To the organisation of the agent. */
async function giveLogo(): Promise<void> {
  const response = await landfall.fetch('/api/images?for=logo', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `JWT ${agent}` },
    body: await readFile(join(ROOT, 'db/seeds/demo/logo.png')),
  });
  const image = (await response.json()) as { id: string };
  const { whoAmI } = await landfall.data<{ whoAmI: { organisation: { id: string } } }>(
    agent,
    '{ whoAmI { organisation { id } } }',
  );
  const { result } = await landfall.data<{ result: { ok: boolean } }>(
    agent,
    'mutation ($input: JSON!) { result: updateOrganisation(input: $input) { ok } }',
    { input: { id: whoAmI.organisation.id, logoId: image.id } },
  );
  expect(result.ok).toBe(true);
}
/** The process that sets pages. */
async function renderer(): Promise<number | undefined> {
  const pid = await landfall.pidOf('traveller');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').map(Number).find(Boolean);
}

describe('a trip page on paper', () => {
  it('is a tagged document in the language of the request, kept by nobody on the way', async () => {
    const response = await printed('?lang=tr');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'content-disposition': `inline; filename="${trip.dateStart}.pdf"`,
    });
    const pdf = await textOf(response);
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain('/Lang (tr)');
    expect(pdf).toContain('pdfuaid:part');
    expect(pdf).not.toContain(page.slice(3));
    expect(await textOf(await printed())).toContain('/Lang (en)');
  });

  it('comes for all of many at once, and the page itself beside them', async () => {
    const all = Array.from({ length: AT_ONCE }, () => printed('?lang=en'));
    expect((await landfall.fetch(page)).status).toBe(200);
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 200));
  });

  it('has the logo of the organisation in it, and goes on without one that cannot be read', async () => {
    const pictures = async (): Promise<number> =>
      (await textOf(await printed())).match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    expect(await pictures()).toBe(0);
    await giveLogo();
    expect(await pictures()).toBeGreaterThan(0);
    const [{ logo_id: logo } = { logo_id: '' }] = await owned<{ logo_id: string }>(
      `select logo_id from organisation where id = (select organisation_id from journey where id = $1)`,
      [id],
    );
    const bad = newId();
    await owned(
      `insert into image (id, purpose, organisation_id, content_type, width, height, bytes, uploaded_at)
       select $2, purpose, organisation_id, content_type, width, height, 'no picture', now() from image where id = $1`,
      [logo, bad],
    );
    const show = (shown: string) =>
      owned(`update organisation set logo_id = $2 where logo_id = $1`, [shown === bad ? logo : bad, shown]);
    await show(bad);
    expect([await pictures(), await pictures()]).toEqual([0, 0]);
    expect(landfall.output.split(`The logo ${bad} cannot be printed`)).toHaveLength(2);
    await show(logo);
    expect(await pictures()).toBeGreaterThan(0);
  });

  it('comes again after the process that makes it has died', async () => {
    const pid = (await renderer())!;
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await renderer()).not.toBe(pid));
    expect((await printed()).status).toBe(200);
  });

  it('is lost alone when the process that makes it dies: those that wait come', async () => {
    await printed();
    const pid = (await renderer())!;
    const all = Array.from({ length: 10 }, () => printed('?lang=en'));
    process.kill(pid, 'SIGKILL');
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.filter((status) => status === 503).length).toBeLessThanOrEqual(1);
  });

  it('is closed with its page, and says nothing about a trip that is', async () => {
    await landfall.data(agent, `mutation { updateMyjourneyEmailNote(id: "${id}", isManuallyDisabled: true) { ok } }`);
    const closed = await printed();
    expect(closed.status).toBe(410);
    expect(closed.headers.get('content-type')).toContain('text/html');
    expect(await closed.text()).not.toContain('Thailand');
    expect((await landfall.fetch('/m/00000000000000000000000000000000/pdf')).status).toBe(404);
  });
});
