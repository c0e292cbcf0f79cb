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
const START = `mutation ($input: ImportFileInput!) { startImport(input: $input) { ok errors { field messages } run { id state counts { read added skipped } problems changes { kind place field after } startedBy { firstName } } } }`;
const APPLY = `mutation ($id: ID!) { applyImport(id: $id) { ok errors { field messages } run { id state appliedBy { id } } } }`;

interface Payload {
  ok: boolean;
  errors: { field: string; messages: string[] }[];
  run: { id: string; state: string; counts: { read: number; added: number; skipped: number } } | null;
}

const start = async (token: string, content: string): Promise<Payload> =>
  (
    await landfall.data<{ startImport: Payload }>(token, START, {
      input: { importer: 'airports', fileName: 'airports.csv', content, dated: '2026-04-01' },
    })
  ).startImport;

it('takes a file of nearly 20 MB, and its airports are found after it was applied', async () => {
  const editor = await landfall.login('editor');
  const airfield = '2,X,small_airport,"Airfield, without a code",52.1,13.1,DE,DE-BB,no,\n';
  const content = `${HEADER}\n${NEW_AIRPORT}\n${airfield.repeat(Math.floor(19_900_000 / airfield.length))}`;
  const { ok, errors, run } = await start(editor, content);
  expect([ok, errors, run?.state, run?.counts.added]).toEqual([true, [], 'DRY_RUN', 1]);
  const find = async (): Promise<unknown> =>
    (
      await landfall.data<{ lookupDestinations: unknown[] }>(
        editor,
        '{ lookupDestinations(search: "invented nord") { id type region { id } } }',
      )
    ).lookupDestinations;
  expect(await find()).toEqual([]);
  const { applyImport } = await landfall.data<{ applyImport: Payload }>(editor, APPLY, { id: run!.id });
  expect([applyImport.ok, applyImport.run?.state]).toEqual([true, 'APPLIED']);
  await eventually(
    async () => expect(await find()).toEqual([{ id: 'Q0N', type: 'AIRPORT', region: { id: 'DE-NI' } }]),
    10_000,
  );

  const larger = await start(editor, content + airfield.repeat(3_000));
  expect(larger).toMatchObject({ ok: false, errors: [{ field: 'content' }], run: null });
}, 60_000);
