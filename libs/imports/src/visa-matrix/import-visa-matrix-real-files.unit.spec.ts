import { validated } from '@landfall/platform';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { decideSave, type DecidedRevision } from '../../../restrictions/src/decisions/save-entry-restriction.decide.js';
import { buildSaveContext } from '../../../restrictions/src/decisions/save-context.js';
import { diffMatrix, type ChangeKind, type MatrixDiff } from './matrix-diff.js';
import { parseVisaMatrix } from './parse-visa-matrix.js';
import { toCells, toDetails, type StoredCell } from './stored-cells.js';
import type { VisaMatrix } from './visa-matrix.js';
import type { EntryRestriction } from '../../../restrictions/src/model/restriction/entry-restriction.js';

// The files may be read in place and not be committed; without them these tests are skipped.
const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(repository, '..', 'shared', 'data', 'visa-matrix');
const suite = existsSync(folder) ? describe : describe.skip;

suite('the published matrices', () => {
  let places: Places;
  let older: VisaMatrix;
  let newer: VisaMatrix;
  let newerJson: VisaMatrix;

  beforeAll(async () => {
    places = Places.of(await loadPlaceSeeds(join(repository, 'db', 'seeds', 'places')));
    const read = (name: string): VisaMatrix =>
      parseVisaMatrix(readFileSync(join(folder, name), 'utf8'), (code) => places.country(code)?.iso2 ?? null, {
        allowPartial: false,
      });
    older = read('passport-index-tidy-iso2-2025-01-12.csv');
    newer = read('passport-index-tidy-iso2-2026-02-17.csv');
    newerJson = read('passport-index-2026-02-17.json');
  });

  const settings = (dated: string) => ({ dated, sourceUri: 'https://www.passportindex.org', removeMissing: false });
  const count = ({ changes }: MatrixDiff, kind: ChangeKind): number =>
    changes.filter((change) => change.kind === kind).length;
  const detailsOf = (restrictions: Iterable<EntryRestriction>): number =>
    [...restrictions].reduce((sum, { details }) => sum + details.length, 0);
  const cellsOf = (stored: ReadonlyMap<string, EntryRestriction>): Map<string, Map<string, StoredCell>> =>
    new Map([...stored].map(([country, { details }]) => [country, toCells(details)]));

  function take(
    stored: Map<string, EntryRestriction>,
    matrix: VisaMatrix,
    dated: string,
  ): { diff: MatrixDiff; written: DecidedRevision[] } {
    const diff = diffMatrix(cellsOf(stored), matrix, settings(dated));
    const written = [...diff.next].map(([countryId, cells]) => {
      const before = stored.get(countryId) ?? null;
      const context = buildSaveContext(
        places,
        {},
        {
          authorityIds: new Set(),
          now: new Date(`${dated}T00:00:00Z`),
          newId: () => crypto.randomUUID(),
          editorId: null,
          neighbours: [],
          takesDatesAsSent: true,
          importProvenance: { source: 'visa-matrix', licence: 'MIT', dated },
        },
      );
      const details = toDetails(cells, before?.details ?? []);
      const outcome = decideSave(
        before,
        validated(EntryRestrictionInput, {
          level: 'COUNTRY',
          countryId,
          isActive: true,
          version: before?.version ?? null,
          details,
        }),
        context,
      );
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
      stored.set(countryId, outcome.restriction);
      return outcome;
    });
    return { diff, written };
  }

  it('hold 199 × 199 cells', () => {
    for (const matrix of [older, newer])
      expect(matrix).toMatchObject({ form: 'CSV', cellCount: 39_601, ownCells: 199, daysLeftOut: 0 });
    // The JSON form leaves the 199 own countries out.
    expect(newerJson).toMatchObject({ form: 'JSON', cellCount: 39_601 - 199, ownCells: 0, daysLeftOut: 2 });
    for (const { cells } of [older, newer, newerJson])
      expect([...cells.values()].every((byPassport) => byPassport.size === 198)).toBe(true);
  });

  it('differ in 2,935 cells, whichever form the newer one has', () => {
    const stored = new Map<string, EntryRestriction>();
    const first = take(stored, older, '2025-01-12');
    expect([count(first.diff, 'new'), first.diff.changes.length, first.written.length]).toEqual([39_402, 39_402, 199]);
    const fromJson = diffMatrix(cellsOf(stored), newerJson, settings('2026-02-17'));
    const fromCsv = take(stored, newer, '2026-02-17');
    expect([count(fromCsv.diff, 'changed'), fromCsv.diff.changes.length, fromCsv.diff.unchanged]).toEqual([
      2_935,
      2_935,
      39_402 - 2_935,
    ]);
    expect(count(fromJson, 'changed')).toBe(2_935);
    expect(count(fromJson, 'new') + count(fromJson, 'missing')).toBe(0);
    expect(fromCsv.diff.changes).toContainEqual({
      kind: 'changed',
      passport: 'DE',
      destination: 'GB',
      before: expect.objectContaining({ requirement: 'visa free', days: 180 }),
      after: { requirement: 'eta', days: null },
    });
    expect(fromCsv.written.length).toBeLessThanOrEqual(199);
    expect(fromCsv.written.every(({ revision }) => revision.isSignificant && revision.changedTypes.length > 0)).toBe(
      true,
    );
    const touched = new Set(fromCsv.diff.changes.map(({ destination }) => destination));
    expect(new Set(fromCsv.diff.next.keys())).toEqual(touched);
    expect(take(stored, newer, '2026-02-18').written).toEqual([]);
  });

  it('need fewer than 6,000 details, without conflicts', () => {
    for (const matrices of [[older], [newer], [newerJson], [older, newer, newerJson]]) {
      const stored = new Map<string, EntryRestriction>();
      const written = matrices.flatMap((matrix, index) => take(stored, matrix, `202${5 + index}-02-17`).written);
      expect(detailsOf(stored.values())).toBeLessThan(6_000);
      expect(written.flatMap(({ warnings }) => warnings)).toEqual([]);
    }
  });

  it('say the same in both forms, but for the days that CSV drops', () => {
    const stored = new Map<string, EntryRestriction>();
    take(stored, newer, '2026-02-17');
    const { diff } = take(stored, newerJson, '2026-02-17');
    expect([count(diff, 'daysAdded'), diff.changes.length]).toEqual([1_099 + 2_291 + 5_152, 1_099 + 2_291 + 5_152]);
    expect(take(stored, newer, '2026-02-17').diff.changes).toEqual([]);
  });
});
