import type { ImportRun, ImportRunPayload } from '@landfall/platform/schema';
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

const HEADER = 'id,ident,type,name,latitude_deg,longitude_deg,iso_country,iso_region,scheduled_service,iata_code';
const NEW_AIRPORT = '1,EDXQ,medium_airport,"Invented ""Nord"" Airport",52.66,7.92,DE,DE-NI,yes,Q0N';
const START = `mutation ($input: ImportFileInput!) { startImport(input: $input) { ok errors { field messages } run { id state } } }`;
const APPLY = `mutation ($id: ID!) { applyImport(id: $id) { ok errors { field messages } run { id state appliedBy { id } } } }`;
const RUN = `query ($id: ID!) { importRun(id: $id) { id state problems notApplied progress { step percent } counts { read added skipped } } }`;

const AIRFIELD = '2,X,small_airport,"Airfield, without a code",52.1,13.1,DE,DE-BB,no,\n';
const fileOf = (bytes: number): string =>
  `${HEADER}\n${NEW_AIRPORT}\n${AIRFIELD.repeat(Math.floor((bytes - 200) / AIRFIELD.length))}`;

const upload = (token: string, content: string): Promise<Response> =>
  landfall.fetch('/api/imports/files', {
    method: 'POST',
    headers: { authorization: `JWT ${token}`, 'content-type': 'application/octet-stream', 'accept-language': 'en' },
    body: content,
  });

async function start(token: string, content: string): Promise<ImportRun> {
  const response = await upload(token, content);
  expect(response.status).toBe(201);
  const { fileId } = (await response.json()) as { fileId: string };
  const input = { importer: 'airports', fileName: 'airports.csv', fileId, dated: '2026-04-01' };
  const { startImport } = await landfall.data<{ startImport: ImportRunPayload }>(token, START, { input });
  expect(startImport).toMatchObject({ ok: true, errors: [], run: { state: 'QUEUED' } });
  return startImport.run!;
}

const runOf = async (token: string, id: string): Promise<ImportRun> =>
  (await landfall.data<{ importRun: ImportRun }>(token, RUN, { id })).importRun;

const reaches = (token: string, id: string, state: string, withinMs: number): Promise<ImportRun> =>
  eventually(async () => {
    const run = await runOf(token, id);
    expect(run.state).toBe(state);
    return run;
  }, withinMs);

const find = async (token: string): Promise<unknown[]> =>
  (
    await landfall.data<{ lookupDestinations: unknown[] }>(
      token,
      '{ lookupDestinations(search: "invented nord") { id type region { id } } }',
    )
  ).lookupDestinations;

it('takes a file of 20 MB, goes on after its worker was killed, and its airports are found after it was applied', async () => {
  const editor = await landfall.login('editor');
  const { id } = await start(editor, fileOf(20_000_000));
  await eventually(async () => expect((await runOf(editor, id)).state).not.toBe('QUEUED'), 30_000);
  process.kill(await landfall.pidOf('worker'), 'SIGKILL');
  expect((await runOf(editor, id)).state).toBe('RUNNING');
  const compared = await reaches(editor, id, 'DRY_RUN', 90_000);
  expect([compared.problems, compared.progress, compared.counts.added]).toEqual([[], null, 1]);

  expect(await find(editor)).toEqual([]);
  const { applyImport } = await landfall.data<{ applyImport: ImportRunPayload }>(editor, APPLY, { id });
  expect([applyImport.ok, applyImport.run?.state]).toEqual([true, 'QUEUED']);
  await reaches(editor, id, 'APPLIED', 60_000);
  await eventually(
    async () => expect(await find(editor)).toEqual([{ id: 'Q0N', type: 'AIRPORT', region: { id: 'DE-NI' } }]),
    10_000,
  );
}, 180_000);

it('takes no file that is larger than allowed, and none from an agency', async () => {
  const tooLarge = await upload(await landfall.login('editor'), fileOf(25_100_000));
  expect([tooLarge.status, await tooLarge.json()]).toMatchObject([
    413,
    { errors: [{ message: 'The file is larger than 25 MB.' }] },
  ]);
  expect((await upload(await landfall.login('agent'), 'x')).status).toBe(403);
});
