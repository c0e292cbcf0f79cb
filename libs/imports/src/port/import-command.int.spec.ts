import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock } from '@landfall/kernel';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { IMPORTERS } from '../importers/importers.js';
import { restrictionsBy } from '../../../restrictions/src/model/restriction/restriction-store.js';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';

const fixtures = fileURLToPath(new URL('../../test/fixtures/', import.meta.url));

let db: TestDatabase;
let cwd: string;
beforeEach(async () => {
  db = await testDatabase();
  cwd = await mkdtemp(join(tmpdir(), 'landfall-import-'));
  await copyFile(join(fixtures, 'advisory-ca.json'), join(cwd, 'ca.json'));
});
afterEach(async () => {
  await db.close();
  await rm(cwd, { recursive: true });
});

async function run(name: string, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  await IMPORTERS.get(name)!.run(args, {
    ...(await theSeeds()),
    database: db.database,
    clock: fixedClock('2026-11-01T10:00:00Z'),
    cwd,
    print: (line) => void lines.push(line),
  });
  return lines.join('\n');
}
const stored = async (): Promise<number> =>
  (await db.database.transaction('system', (tx) => restrictionsBy(tx))).length;

describe('the command line of an importer', () => {
  it('shows what it would do and changes nothing', async () => {
    const text = await run('advisory-ca', 'ca.json', '--allow-partial');
    expect(text).toContain(
      'Travel advice from Canada (Global Affairs Canada): ca.json, dated 2026-10-07, licence: Open Government Licence – Canada',
    );
    expect(text).toMatch(/read +8\n +added +7\n +changed +0\n +removed +0\n +unchanged +0\n +skipped +1$/m);
    expect(text).toContain('  AF ForeignOfficeStatus: "RED"');
    expect(text).toContain('  Left out because no country with this name or code is known: Azores (PT-20).');
    expect(text).toContain('This was a dry run, nothing was changed.');
    expect(await stored()).toBe(0);
  });

  it('writes with --apply, and finds nothing to write after that', async () => {
    expect(
      await run(
        'advisory-ca',
        'ca.json',
        '--allow-partial',
        '--apply',
        '--licence',
        'My terms',
        '--date',
        '2026-10-10',
      ),
    ).toContain('\nWritten.');
    const [first] = await db.database.transaction('system', (tx) => restrictionsBy(tx, { countryId: 'AF' }));
    expect(first).toMatchObject({
      importProvenance: { source: 'advisory-ca', licence: 'My terms', dated: '2026-10-10' },
      modifiedBy: null,
    });
    const { rows } = await db.database.transaction('system', (tx) =>
      tx.query<{ name: string; type: string }>('select name, authority_type as type from authority'),
    );
    expect(rows).toEqual([{ name: 'Global Affairs Canada', type: 'FOREIGN_OFFICE' }]);
    expect(await run('advisory-ca', 'ca.json', '--allow-partial', '--apply')).toContain('There is nothing to write.');
  });

  it('rejects a short list, a broken file and wrong arguments with a reason', async () => {
    await expect(run('advisory-ca', 'ca.json', '--apply')).rejects.toThrow(
      'contains only 7 entries, although at least 150 were expected',
    );
    await writeFile(join(cwd, 'broken.json'), '{"data":');
    await expect(run('advisory-ca', 'broken.json', '--apply')).rejects.toThrow('The file is not complete JSON');
    await expect(run('advisory-ca', 'ca.json', '--date', 'today')).rejects.toThrow('--date today is not a day');
    await expect(run('advisory-ca', '--nonsense')).rejects.toThrow('Usage: advisory-ca FILE|URL');
    await expect(run('advisory-ca')).rejects.toThrow('Name one file or address.');
    await expect(run('advisory-ca', 'nowhere.json')).rejects.toThrow('There is no file nowhere.json.');
    expect(await stored()).toBe(0);
  });

  it('keeps the levels of countries when only the index of the FCDO comes, and says which pages are newer', async () => {
    const page = (slug: string, name: string, alert: string[], at: string) => ({
      base_path: `/foreign-travel-advice/${slug}`,
      public_updated_at: at,
      details: { country: { slug, name }, alert_status: alert, change_description: '' },
    });
    await writeFile(
      join(cwd, 'thailand.json'),
      JSON.stringify(page('thailand', 'Thailand', ['avoid_all_travel_to_parts'], '2026-09-01T10:00:00Z')),
    );
    const index = {
      document_type: 'travel_advice_index',
      links: {
        children: [
          page('thailand', 'Thailand', [], '2026-10-01T10:00:00Z'),
          page('peru', 'Peru', [], '2026-10-01T10:00:00Z'),
        ],
      },
    };
    await writeFile(join(cwd, 'index.json'), JSON.stringify(index));
    await run('advisory-uk', 'thailand.json', '--apply');
    const text = await run('advisory-uk', 'index.json', '--apply', '--allow-partial');
    expect(text).toContain('TH: there is newer advice than the one stored.');
    expect(text).toMatch(/added +1$/m);
    const [thailand] = await db.database.transaction('system', (tx) => restrictionsBy(tx, { countryId: 'TH' }));
    expect(thailand).toMatchObject({
      version: 1,
      details: [
        { values: { ForeignOfficeStatus: 'YELLOW', AdvisoryRiskLevel: 3 }, writtenOn: '2026-09-01', checkedAt: null },
        {},
      ],
    });
    expect(await run('advisory-uk', 'thailand.json', '--apply', '--remove-missing')).toContain(
      'There is nothing to write.',
    );
  });
});
