import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock, newId, type NewEvent } from '@landfall/kernel';
import { createUser } from '@landfall/organisations/user-store';
import { ensureOrganisation } from '@landfall/organisations/organisation-store';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { appendEvents } from '@landfall/platform';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { IMPORTERS } from '../importers/importers.js';
import type { EntryRestriction } from '../../../restrictions/src/model/restriction/entry-restriction.js';
import { restrictionsBy } from '../../../restrictions/src/model/restriction/restriction-store.js';

const fixtures = fileURLToPath(new URL('../../test/fixtures/', import.meta.url));
const seeds = fileURLToPath(new URL('../../../../db/seeds/places', import.meta.url));
const JANUARY = 'visa-matrix-2026-01-10.csv';
const MAY = 'visa-matrix-2026-05-20.csv';

let places: Places;
let db: TestDatabase;
let folder: string;
const clock = fixedClock('2026-06-01T10:00:00Z');

beforeAll(async () => {
  places = Places.of(await loadPlaceSeeds(seeds));
});
beforeEach(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'landfall-import-'));
  for (const name of [JANUARY, MAY]) await copyFile(join(fixtures, name), join(folder, name));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const context = {
    database: db.database,
    places,
    groups: {},
    clock,
    cwd: folder,
    print: (line: string) => void lines.push(line),
  };
  await IMPORTERS.get('visa-matrix')!.run([...args, '--allow-partial'], context);
  return lines.join('\n');
}

const restrictions = (): Promise<EntryRestriction[]> => db.database.transaction('system', (tx) => restrictionsBy(tx));

interface LoggedEvent {
  type: string;
  version: number;
  actor: string;
  payload: { placeKey: string; isSignificant: boolean; changedTypes: string[] };
}

const events = (): Promise<LoggedEvent[]> =>
  db.database.transaction(
    'system',
    async (tx) =>
      (await tx.query<LoggedEvent>('select type, version, actor, payload from event_log order by position')).rows,
  );

describe('the import of a visa matrix', () => {
  it('writes nothing in a dry run', async () => {
    expect(await run(JANUARY)).toContain('To write: 4 restrictions with 16 details');
    expect(await restrictions()).toEqual([]);
    expect(await events()).toEqual([]);
  });

  it('writes one imported restriction per destination, with source, licence and date', async () => {
    await run(JANUARY, '--apply', '--licence', 'CC0', '--source-uri', 'https://data.example/m');
    const stored = await restrictions();
    expect(
      stored.map(({ countryId, level, provenance, isActive, version }) => [
        countryId,
        level,
        provenance,
        isActive,
        version,
      ]),
    ).toEqual(['DE', 'GB', 'IN', 'TH'].map((country) => [country, 'COUNTRY', 'imported', true, 1]));
    expect(
      stored.every(
        ({ importProvenance }) =>
          importProvenance?.source === 'visa-matrix' &&
          importProvenance.licence === 'CC0' &&
          importProvenance.dated === '2026-01-10',
      ),
    ).toBe(true);
    expect(
      stored
        .flatMap(({ details }) => details)
        .every((d) => d.sourceUri === 'https://data.example/m' && d.writtenOn === '2026-01-10'),
    ).toBe(true);
    expect((await events()).map(({ type, actor, payload }) => [type, actor, payload.isSignificant])).toEqual(
      Array.from({ length: 4 }, () => ['restrictions.EntryRestrictionCreated', 'import-visa-matrix', true]),
    );
  });

  it('writes only what a newer file changes, as a significant revision', async () => {
    await run(JANUARY, '--apply');
    const before = await restrictions();
    const text = await run(MAY, '--apply');
    expect(text).toMatch(/changed cells +2$/m);
    expect(text).toMatch(/missing in the file +1 {2}kept/m);
    const after = await restrictions();
    expect(after.filter(({ countryId }) => countryId !== 'GB')).toEqual(
      before.filter(({ countryId }) => countryId !== 'GB'),
    );
    expect(after.find(({ countryId }) => countryId === 'GB')).toMatchObject({
      version: 2,
      importProvenance: { dated: '2026-05-20' },
    });
    const [, , , , revised, ...others] = await events();
    expect(others).toEqual([]);
    expect(revised).toMatchObject({
      type: 'restrictions.EntryRestrictionRevised',
      version: 2,
      payload: {
        placeKey: 'COUNTRY:GB',
        isSignificant: true,
        changedTypes: ['ErEntryPermitRequired', 'ErVisaFreeDays'],
      },
    });
  });

  it('changes nothing when it is run again', async () => {
    await run(JANUARY, '--apply');
    const [state, log] = [await restrictions(), await events()];
    expect(await run(JANUARY, '--apply', '--date', '2026-02-01')).toContain('There is nothing to write.');
    expect(await restrictions()).toEqual(state);
    expect(await events()).toEqual(log);
  });

  it('removes missing cells only on request', async () => {
    await run(JANUARY, '--apply');
    await run(MAY, '--apply', '--remove-missing');
    const [britain] = await db.database.transaction('system', (tx) => restrictionsBy(tx, { countryId: 'GB' }));
    expect(britain!.details.flatMap(({ citizenships }) => citizenships).sort()).toEqual([
      'DE',
      'DE',
      'FR',
      'FR',
      'TH',
      'TH',
    ]);
  });

  it('changes nothing when the file is broken, and says where', async () => {
    await run(JANUARY, '--apply');
    const [state, log] = [await restrictions(), await events()];
    const broken = (await readFile(join(folder, MAY), 'utf8')).replace('TH,GB,visa required', 'TH,GB,perhaps');
    await writeFile(join(folder, 'broken-2026-06-01.csv'), broken);
    await expect(run('broken-2026-06-01.csv', '--apply')).rejects.toThrow('Line 11: unknown requirement "perhaps"');
    expect(await restrictions()).toEqual(state);
    expect(await events()).toEqual(log);
  });

  it('takes no file of a day to come, on request neither', async () => {
    await copyFile(join(folder, JANUARY), join(folder, 'matrix-2026-06-03.csv'));
    await expect(run('matrix-2026-06-03.csv', '--apply')).rejects.toThrow('in the future (3 June 2026)');
    expect(await restrictions()).toEqual([]);
  });

  it('changes nothing at all when one of its writes fails', async () => {
    await run(JANUARY, '--apply');
    const state = await restrictions();
    // Another writer is one version ahead on the last destination that is written.
    const thailand = state.find(({ countryId }) => countryId === 'TH')!;
    const foreign = {
      stream: 'entry-restriction',
      streamId: thailand.id,
      type: 'restrictions.EntryRestrictionRevised',
      schemaVersion: 1,
      payload: {},
    } as unknown as NewEvent;
    await db.database.transaction('system', (tx) =>
      appendEvents(tx, [foreign], 1, { actor: null, correlationId: null }),
    );
    const log = await events();
    await writeFile(join(folder, 'two-2026-06-01.csv'), 'Passport,Destination,Requirement\nDE,GB,eta\nDE,TH,30\n');
    await expect(run('two-2026-06-01.csv', '--apply')).rejects.toThrow('has moved on');
    expect(await restrictions()).toEqual(state);
    expect(await events()).toEqual(log);
  });

  it('counts the active trip pages that go to destinations it touches', async () => {
    await run(JANUARY, '--apply');
    await aTrip('COUNTRY:GB', { pages: 2 });
    await aTrip('COUNTRY:GB', { pages: 1, disabled: true });
    await aTrip('COUNTRY:GB', { pages: 1, dateEnd: '2026-05-31' });
    await aTrip('COUNTRY:TH', { pages: 1 });
    expect(await run(MAY)).toContain('Active trip pages at these destinations: 2, on 1 itineraries.');
  });
});

/** Trip pages that share one itinerary to a place. */
async function aTrip(
  placeKey: string,
  { pages, dateEnd = '2026-07-01', disabled = false }: { pages: number; dateEnd?: string; disabled?: boolean },
): Promise<void> {
  await db.database.transaction('system', async (tx) => {
    const organisation = await ensureOrganisation(tx, newId(), { idCodePublic: 'TRIPS', name: 'Trips' });
    const user = {
      username: newId(),
      passwordHash: '-',
      firstName: '',
      lastName: '',
      email: '',
      isStaff: false,
      organisationId: organisation,
      permissions: [],
    };
    const author = newId();
    await createUser(tx, author, user);
    const fingerprint = newId();
    await tx.query(`insert into trip_snapshot (hash, content) values ('empty', '{}') on conflict do nothing`);
    await tx.query(
      `insert into itinerary (fingerprint, trip, date_start, date_end, snapshot_hash, restriction_versions, computed_at) values ($1, '{}', '2026-05-01', $2, 'empty', '{}', now())`,
      [fingerprint, dateEnd],
    );
    await tx.query('insert into itinerary_place (place_key, fingerprint) values ($1, $2)', [placeKey, fingerprint]);
    for (let page = 0; page < pages; page += 1) {
      await tx.query(
        `insert into journey (id, organisation_id, created_by, token_hash, fingerprint, departure_type, departure_id, destinations, transits, citizenships,
           restriction_type, date_start, date_end, language, is_manually_disabled, created_at)
         values ($1, $2, $3, $4, $5, 'COUNTRY', 'DE', '[]', '[]', '{DE}', 'PRIVATE', '2026-05-01', $6, 'en', $7, now())`,
        [newId(), organisation, author, randomBytes(32), fingerprint, dateEnd, disabled],
      );
    }
  });
}
