import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@landfall/platform/testing';
import { Landfall, ROOT } from './landfall.js';
import { createTrip, inDays, lookUp, saveRestriction, tokenOf, tripPage, type Trip } from './operations.js';

const run = promisify(execFile);
// Botswana has no seeded rule, so that the imported statement is the one that counts.
const trip: Trip = { destinations: ['BW'], citizenships: ['DE'], dateStart: inDays(8), dateEnd: inDays(12) };

let landfall: Landfall;
beforeAll(async () => {
  landfall = await Landfall.start();
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

const importing = (name: string, lines: string[], ...options: string[]): Promise<{ code: number; output: string }> =>
  importingWith('visa-matrix', name, ['Passport,Destination,Requirement', ...lines], ...options);

async function importingWith(
  importer: string,
  name: string,
  lines: string[],
  ...options: string[]
): Promise<{ code: number; output: string }> {
  const file = join(landfall.home, name);
  await writeFile(file, [...lines, ''].join('\n'));
  const env: NodeJS.ProcessEnv = { ...process.env, LANDFALL_HOME: landfall.home };
  delete env['DATABASE_URL'];
  const args = [join(ROOT, 'scripts/import.mjs'), importer, file, '--allow-partial', ...options];
  return run(process.execPath, args, { cwd: ROOT, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

describe('importing a visa matrix', () => {
  it('shows first, writes on demand, marks what it wrote and notifies affected trips of a change', async () => {
    const agent = await landfall.login('agent');
    const older = ['DE,BW,visa required', 'AT,BW,visa required', 'DE,NA,90'];
    expect((await importing('matrix-2026-01-01.csv', older)).code).toBe(0);
    expect((await lookUp(landfall, agent, trip)).summary.find((s) => s.key === 'VISA')!.status).toBe('UNKNOWN');

    expect((await importing('matrix-2026-01-01.csv', older, '--apply')).code).toBe(0);
    const answer = await eventually(async () => {
      const now = await lookUp(landfall, agent, trip);
      expect(now.summary.find((s) => s.key === 'VISA')!.status).toBe('REQUIRED');
      return now;
    });
    expect(answer.warnings.map((w) => w.key)).toContain('UNVERIFIED');
    expect(answer.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired')).toMatchObject({
      provenance: 'IMPORTED',
      value: true,
    });

    const token = tokenOf((await createTrip(landfall, agent, trip)).url!);
    const { code, output } = await importing(
      'matrix-2026-02-01.csv',
      ['DE,BW,90', 'AT,BW,visa required', 'DE,NA,90'],
      '--apply',
    );
    expect(code).toBe(0);
    expect(output).toMatch(/\b1 changed|changed\D+1\b/i);
    await eventually(
      async () =>
        expect((await tripPage(landfall, token))!.changes).toContainEqual(
          expect.objectContaining({ before: 'A visa is required.', after: 'No visa is required.', destination: 'BW' }),
        ),
      30_000,
    );
  });

  it('never overrules an editor', async () => {
    const [agent, editor] = [await landfall.login('agent'), await landfall.login('editor')];
    const saved = await saveRestriction(landfall, editor, 'create', {
      level: 'COUNTRY',
      countryId: 'BW',
      isActive: true,
      details: [{ restrictionType: 'PRIVATE', citizenshipIds: [], restrictionDetailJson: { ErVisaRequired: true } }],
    });
    expect(saved.ok).toBe(true);
    expect((await lookUp(landfall, agent, trip)).summary.find((s) => s.key === 'VISA')!.status).toBe('REQUIRED');
  });

  it('changes nothing for a broken file and names the line', async () => {
    const { code, output } = await importing('matrix-2026-03-01.csv', ['DE,BW,30', 'DE,QQ,30'], '--apply');
    expect(code).not.toBe(0);
    expect(output).toMatch(/line 3/i);
    const [agent] = [await landfall.login('agent')];
    const stated = (await lookUp(landfall, agent, { ...trip, citizenships: ['AT'] })).sections
      .flatMap((s) => s.entries)
      .find((e) => e.detailType === 'ErVisaFreeDays');
    expect(stated).toBeUndefined();
  });
});

describe('importing airports', () => {
  it('applies the rules of the new region to the trip pages of a relocated airport', async () => {
    const [agent, editor] = [await landfall.login('agent'), await landfall.login('editor')];
    for (const [regionId, isRequired] of [
      ['BW:Gaborone', true],
      ['BW:Lobatse', false],
    ] as const) {
      const details = [
        { restrictionType: 'PRIVATE', citizenshipIds: [], restrictionDetailJson: { ErVisaRequired: isRequired } },
      ];
      expect(
        (
          await saveRestriction(landfall, editor, 'create', {
            level: 'REGION',
            countryId: 'BW',
            regionId,
            isActive: true,
            details,
          })
        ).ok,
      ).toBe(true);
    }
    const token = tokenOf((await createTrip(landfall, agent, { ...trip, destinations: ['GBE'] })).url!);
    const columns = 'ident,type,name,latitude_deg,longitude_deg,iso_country,iso_region,scheduled_service,iata_code';
    const airport =
      'FBSK,large_airport,Sir Seretse Khama International Airport,-24.557982,25.924509,BW,BW:Lobatse,yes,GBE';
    expect((await importingWith('airports', 'airports-2026-02-01.csv', [columns, airport], '--apply')).code).toBe(0);
    await eventually(async () => {
      const { detail, changes } = (await tripPage(landfall, token))!;
      expect(detail!.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired')!.value).toBe(
        false,
      );
      expect(changes.map(({ title, before, after }) => [title, before, after])).toEqual([
        ['Visa-free stay', expect.stringContaining('Conflicting'), 'You can stay for up to 90 days without a visa.'],
        [expect.any(String), expect.stringContaining('Conflicting'), 'No visa is required.'],
      ]);
    }, 30_000);
  });
});
