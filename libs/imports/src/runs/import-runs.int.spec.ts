import { validated } from '@landfall/platform';
import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import type { PresentedAnswer, PresentedEntry } from '../../../answers/src/presentation/present-answer.js';
import { RegressionCaseInput } from '../../../restrictions/src/commands/regression-cases/regression-case.input.js';
import {
  DeleteRegressionCase,
  DeleteRegressionCaseHandler,
} from '../../../restrictions/src/commands/regression-cases/delete-regression-case.handler.js';
import {
  SaveRegressionCase,
  SaveRegressionCaseHandler,
} from '../../../restrictions/src/commands/regression-cases/save-regression-case.handler.js';
import { restrictionsBy } from '../../../restrictions/src/model/restriction/restriction-store.js';
import { AuthorityDirectory } from '../../../restrictions/src/model/authorities/authority-directory.js';
import { asking } from '../../../restrictions/test/asking.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';
import { lookups } from '../../../answers/test/lookups.js';
import { restrictionViews } from '../../../restrictions/test/restriction-views.js';

jest.setTimeout(60_000);
const DE = 'advisory-de';

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

const list = (warnings: Parameters<typeof aGermanList>[1] = {}, more: Parameters<typeof aGermanList>[2] = {}): string =>
  aGermanList(desk.world.places, warnings, more);
const restrictions = () => desk.world.inSystem((tx) => restrictionsBy(tx));

async function lookUp(citizenshipIds: string[], language: 'de' | 'en' = 'de'): Promise<PresentedEntry[]> {
  const { world } = desk;
  for (const { id } of await restrictions()) await world.rules.refresh(id);
  const authorities = new AuthorityDirectory(world.db.database);
  await authorities.start();
  authorities.stop();
  const resolver = lookups(
    world.places,
    world.rules,
    authorities,
    world.db.database,
    world.clock,
    world.historicalPlaces,
  );
  const answer: object = await asking(
    () =>
      resolver.destinationDetail({
        departureType: 'COUNTRY',
        departureId: 'DE',
        destinationsTypes: ['COUNTRY'],
        destinationIds: ['AF'],
        citizenshipIds,
        restrictionType: 'BUSINESS',
        dateStart: '2026-06-01',
        dateEnd: '2026-06-10',
      }),
    { language },
  );
  return (answer as PresentedAnswer).sections.flatMap(({ entries }) => entries);
}

describe('an import that is started', () => {
  it('reports every change and writes nothing but the report', async () => {
    const before = await desk.written();
    const { ok, run } = await desk.start(DE, list({ AF: 'warning', SO: 'warning', TH: 'partialWarning' }), {
      sourceUri: 'https://www.auswaertiges-amt.de/opendata/travelwarning',
    });
    expect([ok, run.state, run.dated]).toEqual([true, 'DRY_RUN', '2025-11-30']);
    expect(run.counts).toEqual({ read: 249, added: 249, changed: 0, removed: 0, unchanged: 0, skipped: 0 });
    expect(run.changes).toHaveLength(500);
    expect(run.changes).toContainEqual({
      kind: 'ADDED',
      place: 'AF',
      placeName: 'Afghanistan',
      field: 'ForeignOfficeStatus',
      before: null,
      after: 'RED',
    });
    expect(run.startedBy).toMatchObject({ id: desk.world.editor });
    expect(await desk.written()).toEqual(before);
    const shown = await desk.as(desk.second, () => desk.imports.importRunList({ limit: 10 }));
    expect([shown.totalCount, shown.results[0]?.id]).toEqual([1, run.id]);
  });

  it.each([
    ['{}', 'Die Antwort ist leer. Möglicherweise ist die Quelle abgeschaltet oder gestört.'],
    ['<!doctype html><html><body>Wartung</body></html>', 'Statt der Daten wurde eine Webseite geliefert.'],
    [
      '{"response":{"lastModified":1764500000',
      'Die Datei enthält kein vollständiges JSON; möglicherweise wurde sie abgeschnitten.',
    ],
    [
      '{"response":{"1":{"lastModified":1764500000,"countryCode":"AF","warning":true},"2":{"lastModified":1764500000,"countryCode":"TH","warning":true}}}',
      'Die Datei enthält nur 2 von mindestens 150 erwarteten Einträgen; möglicherweise wurde sie abgeschnitten.',
    ],
  ])('is rejected for %s, and deletes nothing', async (content, message) => {
    await desk.applied(DE, list({ AF: 'warning' }));
    const before = await desk.written();
    const { ok, errors, run } = await desk.start(DE, content, { removeMissing: true });
    expect([ok, run.state, run.problems]).toEqual([false, 'REJECTED', [message]]);
    expect(errors).toEqual([{ field: 'content', messages: [message] }]);
    expect((await desk.apply(run.id)).errors[0]?.messages[0]).toContain('kann nicht mehr angewendet werden');
    expect(await desk.written()).toEqual(before);
  });

  it('is rejected when the input cannot be right', async () => {
    const { errors, run } = await desk.start('advisory-xx', '{}', {
      fileName: ' ',
      dated: '2026-02-30',
      sourceUri: 'ftp://x.example',
    });
    expect(errors.map(({ field }) => field)).toEqual(['importer', 'fileName', 'sourceUri', 'dated']);
    expect(run).toBeNull();
    expect(
      (await desk.start(DE, list(), { sourceUri: 'https://data.example/a b' })).errors.map(({ field }) => field),
    ).toEqual(['sourceUri']);
  });

  it('is rejected when it would change or take away more than a third', async () => {
    await desk.applied(DE, list());
    const before = await desk.written();
    const all = Object.fromEntries(desk.world.places.countries('de').map(({ iso2 }) => [iso2, 'warning' as const]));
    const changed = await desk.start(DE, list(all));
    const removed = await desk.start(
      DE,
      list(
        {},
        {
          without: desk.world.places
            .countries('de')
            .slice(0, 90)
            .map(({ iso2 }) => iso2),
        },
      ),
      { removeMissing: true },
    );
    for (const { run } of [changed, removed]) {
      expect(run.state).toBe('REJECTED');
      expect(run.problems[0]).toContain('mehr als ein Drittel');
    }
    expect(await desk.written()).toEqual(before);
  });
});

describe('an import that is applied', () => {
  it('is shown to the nationals of its authority, with its name and page, and to nobody else', async () => {
    const run = await desk.applied(DE, list({ AF: 'warning', TH: 'partialWarning' }), {
      licence: 'Nutzungsbedingungen',
    });
    expect([run.state, run.appliedBy]).toMatchObject(['APPLIED', { id: desk.world.editor }]);
    const german = await lookUp(['DE']);
    const status = german.find(({ detailType }) => detailType === 'ForeignOfficeStatus');
    expect(status).toMatchObject({
      value: 'RED',
      provenance: 'IMPORTED',
      sourceUri: expect.stringMatching(/^https:\/\/www\.auswaertiges-amt\.de\/opendata\/travelwarning\/\d+$/),
      writtenOn: '2025-11-30',
      checkedAt: null,
      citizenships: ['DE'],
    });
    expect(JSON.stringify(status)).toContain('Auswärtiges Amt');
    expect(german.find(({ detailType }) => detailType === 'AdvisoryRiskLevel')).toMatchObject({ value: 5 });
    expect(german.find(({ detailType }) => detailType === 'AdvisoryNote')?.text).toBe(
      'Auswärtiges Amt (Deutschland), Hinweis an die eigenen Staatsangehörigen (Stand: 30. November 2025): es besteht eine Reisewarnung.',
    );
    expect((await lookUp(['DE'], 'en')).find(({ detailType }) => detailType === 'AdvisoryNote')?.text).toContain(
      'a travel warning is in force.',
    );
    expect(
      (await lookUp(['TR'])).filter(
        ({ detailType }) => detailType.startsWith('Advisory') || detailType === 'ForeignOfficeStatus',
      ),
    ).toEqual([]);
    const [afghanistan] = await desk.world.inSystem((tx) => restrictionsBy(tx, { countryId: 'AF' }));
    expect(afghanistan).toMatchObject({
      provenance: 'imported',
      importProvenance: { source: DE, licence: 'Nutzungsbedingungen', dated: '2025-11-30' },
    });
    expect(afghanistan!.details.map(({ purpose, citizenships }) => [purpose, citizenships])).toEqual([
      ['BUSINESS', ['DE']],
      ['PRIVATE', ['DE']],
    ]);
  });

  it('tells travellers of warnings, and not of countries without one nor of a new date', async () => {
    await desk.applied(DE, list({ AF: 'warning' }));
    const reported = () =>
      desk.world.query<{ place: string }>(
        `select payload ->> 'placeKey' as place from event_log where (payload ->> 'isSignificant')::boolean order by position`,
      );
    expect(await reported()).toEqual([{ place: 'COUNTRY:AF' }]);
    const later = await desk.applied(DE, list({ AF: 'warning', TH: 'partialWarning' }, { lastModified: 1764700000 }));
    expect(later.counts).toMatchObject({ added: 0, changed: 249 });
    expect(await reported()).toEqual([{ place: 'COUNTRY:AF' }, { place: 'COUNTRY:TH' }]);
  });

  it('changes nothing the second time', async () => {
    await desk.applied(DE, list({ AF: 'warning' }));
    const before = await desk.written();
    const { ok, run } = await desk.start(DE, list({ AF: 'warning' }));
    expect([ok, run.counts, run.changes, run.problems]).toEqual([
      true,
      { read: 249, added: 0, changed: 0, removed: 0, unchanged: 249, skipped: 0 },
      [],
      [],
    ]);
    expect(await desk.written()).toEqual(before);
  });

  it('removes only what is requested', async () => {
    await desk.applied(DE, list({ AF: 'warning', TH: 'warning' }));
    const kept = await desk.applied(DE, list({ TH: 'partialWarning' }, { without: ['AF'] }));
    expect([kept.counts.removed, kept.problems]).toEqual([
      0,
      ['Gespeicherte Einträge, die nicht mehr in der Datei stehen, bleiben erhalten. Anzahl: 1.'],
    ]);
    expect((await lookUp(['DE'])).some(({ detailType }) => detailType === 'ForeignOfficeStatus')).toBe(true);
    const removed = await desk.applied(DE, list({ TH: 'partialWarning' }, { without: ['AF'] }), {
      removeMissing: true,
    });
    expect([
      removed.counts.removed,
      removed.changes.filter(({ kind }) => kind === 'REMOVED').map(({ place }) => place),
    ]).toEqual([1, ['AF', 'AF', 'AF']]);
    expect((await lookUp(['DE'])).some(({ detailType }) => detailType === 'ForeignOfficeStatus')).toBe(false);
    expect((await desk.applied(DE, list({ AF: 'warning', TH: 'partialWarning' }))).counts).toMatchObject({
      added: 1,
      changed: 0,
    });
  });

  it('lives beside the matrix and the advice of others without a conflict', async () => {
    await desk.applied(DE, list({ AF: 'warning' }));
    const canada = {
      metadata: {},
      data: {
        'country-iso': 'AF',
        'advisory-state': 3,
        eng: {
          name: 'Afghanistan',
          'url-slug': 'afghanistan',
          'friendly-date': 'May 1, 2026 08:00 EDT',
          'advisory-text': 'Avoid all travel',
        },
      },
    };
    await desk.applied('advisory-ca', JSON.stringify(canada));
    const codes = desk.world.places.countries('de').map(({ iso2 }) => iso2);
    const cells = codes
      .slice(0, 40)
      .flatMap((from) => codes.slice(0, 40).map((to) => `${from},${to},${from === to ? '-1' : 'visa required'}`));
    const matrix = await desk.applied(
      'visa-matrix',
      ['Passport,Destination,Requirement', ...cells, 'DE,AF,visa required', 'CA,AF,visa required']
        .filter((l, i, all) => all.indexOf(l) === i)
        .join('\n'),
      { fileName: 'matrix.csv', dated: '2026-04-01' },
    );
    expect([matrix.dated, matrix.state]).toEqual(['2026-04-01', 'APPLIED']);
    const entries = await lookUp(['DE', 'CA']);
    expect(
      entries
        .filter(({ detailType }) => detailType === 'AdvisoryNote')
        .map(({ citizenships }) => citizenships)
        .sort(),
    ).toEqual([['CA'], ['DE']]);
    expect(entries.filter(({ state }) => state === 'CONFLICTING')).toEqual([]);
  });
});

describe('what was reviewed', () => {
  it('is what is applied: when the stored rules have changed, the comparison is repeated and has to be reviewed', async () => {
    const first = await desk.start(DE, list({ AF: 'warning' }), { fileName: 'first.json' });
    await desk.applied(DE, list({ AF: 'partialWarning' }), { fileName: 'second.json' });
    const before = await desk.written();
    const rejected = await desk.apply(first.run.id);
    expect([rejected.ok, rejected.errors[0]?.messages[0]]).toEqual([
      false,
      expect.stringContaining('Der Vergleich wurde neu erstellt'),
    ]);
    expect([rejected.run.state, rejected.run.counts.changed]).toEqual(['DRY_RUN', 1]);
    expect(rejected.run.changes).toContainEqual({
      kind: 'CHANGED',
      place: 'AF',
      placeName: 'Afghanistan',
      field: 'ForeignOfficeStatus',
      before: 'YELLOW',
      after: 'RED',
    });
    expect(await desk.written()).toEqual(before);
    expect((await desk.apply(first.run.id)).ok).toBe(true);
    expect((await desk.apply(first.run.id)).ok).toBe(false);
  });

  it('gives way to a newer file of the same name', async () => {
    const first = await desk.start(DE, list());
    await desk.start(DE, list({ AF: 'warning' }));
    expect((await desk.apply(first.run.id)).errors).toEqual([
      { field: 'id', messages: [expect.stringContaining('durch einen neueren ersetzt')] },
    ]);
    expect(await restrictions()).toEqual([]);
    expect((await desk.apply('00000000-0000-4000-8000-000000000000')).errors[0]?.field).toBe('id');
  });

  it.each([
    ['breaks a regression case', false],
    ['breaks one that its starter has deleted just before', true],
  ])('that %s is applied by a second person only', async (_, isDeleted) => {
    const { world } = desk;
    await desk.applied(DE, list());
    for (const { id } of await restrictions()) await world.rules.refresh(id);
    const regressionCase = {
      name: 'German to Afghanistan',
      departureType: 'COUNTRY' as const,
      departureId: 'DE',
      destinationsTypes: ['COUNTRY' as const],
      destinationIds: ['AF'],
      citizenshipIds: ['DE'],
      restrictionType: 'BUSINESS' as const,
      startsInDays: 10,
      nights: 7,
      expectations: [
        { kind: 'VALUE' as const, key: 'ForeignOfficeStatus', place: 'AF', citizenship: 'DE', expected: 'BLUE' },
      ],
    };
    const saved = await new SaveRegressionCaseHandler(
      world.db.database,
      world.places,
      world.clock,
      world.config,
    ).execute(new SaveRegressionCase('create', validated(RegressionCaseInput, regressionCase), world.editor));
    if (!saved.ok) throw new Error(JSON.stringify(saved.rejections));
    if (isDeleted) {
      const deletion = new DeleteRegressionCase(saved.regressionCase.id, world.editor);
      expect(await new DeleteRegressionCaseHandler(world.db.database, world.clock).execute(deletion)).toEqual({
        ok: true,
      });
    }
    const { run } = await desk.start(DE, list({ AF: 'warning' }));
    expect(run.brokenRegressionCases.map(({ name }) => name)).toEqual(['German to Afghanistan']);
    const rejected = await desk.apply(run.id);
    expect([rejected.ok, rejected.errors[0]?.messages[0]]).toEqual([
      false,
      expect.stringContaining('German to Afghanistan'),
    ]);
    expect((await desk.apply(run.id, desk.second)).run).toMatchObject({
      state: 'APPLIED',
      appliedBy: { id: desk.second },
    });
  });
});

it('leaves imported rules to the importer', async () => {
  await desk.applied(DE, list({ AF: 'warning' }));
  const shown = await asking(() => restrictionViews(desk.world).entryRestrictions({ countryId: 'AF' }));
  expect(shown).toMatchObject([{ importSource: DE, importLicence: 'Open Data, Auswärtiges Amt' }]);
});
