import { jest } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { validated } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { accepted, rejectedFor, TripWorld } from '../../../../journeys/test/trip-world.js';
import {
  CopyEntryRestriction,
  CopyEntryRestrictionHandler,
  type CopyResult,
} from './copy-entry-restriction.handler.js';
import { CopyEntryRestrictionInput } from './copy-entry-restriction.input.js';
import { PreviewCopyHandler } from './preview-copy.query.js';
import { CopyEntryRestrictionResolver } from './copy-entry-restriction.resolver.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { aRegressionCase } from '../../../test/a-regression-case.js';
import { aRestriction, type ARestriction } from '../../../test/a-restriction.js';
import { asking } from '../../../test/asking.js';
import { restrictionViews, saveResults } from '../../../test/restriction-views.js';

jest.setTimeout(30_000);

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

function copy(input: Partial<CopyEntryRestrictionInput> & { id: string }): Promise<CopyResult> {
  const handler = new CopyEntryRestrictionHandler(world.db.database, world.decisionRules);
  return handler.execute(
    new CopyEntryRestriction(
      validated(CopyEntryRestrictionInput, {
        version: 1,
        from: 'BUSINESS',
        categories: ['ErVisaRequirement'],
        ...input,
      }),
      world.editor,
      'test',
    ),
  );
}
function resolver(): CopyEntryRestrictionResolver {
  const commands = { execute: ({ draft }: CopyEntryRestriction) => copy(draft.input) } as unknown as CommandBus;
  return new CopyEntryRestrictionResolver(
    commands,
    queriesOf(new PreviewCopyHandler(world.db.database, world.decisionRules)),
    saveResults(world),
    world.places,
    world.rules,
    new AuthorityDirectory(world.db.database),
  );
}
const values = (restriction: EntryRestriction | null): unknown[] =>
  restriction!.details.map((d) => [d.purpose, d.values]);
const versions = async (): Promise<number[]> =>
  (await world.query<{ version: number }>('select version from entry_restriction_revision order by version')).map(
    (r) => r.version,
  );
const bothPurposes = (): ARestriction =>
  aRestriction()
    .for('TH')
    .stating({ ErVisaRequired: true, ErVisaFreeDays: 30 }, { restrictionType: 'BUSINESS', noteEn: 'For work' })
    .stating({ ErVisaRequired: false, ErPassportSufficient: true });

describe('a copy from business', () => {
  it('that would overwrite something is rejected, says what, and writes nothing', async () => {
    const { id } = await world.saved(bothPurposes());
    const result = await copy({ id });
    expect(rejectedFor(result)).toEqual(['confirmOverwrite rejection.confirmOverwrite']);
    expect(result).toMatchObject({ overwrites: [{ field: 'ErVisaRequired', before: false, after: true }] });
    expect(await versions()).toEqual([1]);
    const payload = (await asking(() =>
      resolver().copy({ id, version: 1, from: 'BUSINESS', categories: ['ErVisaRequirement'] }),
    )) as Record<string, unknown>;
    expect(payload).toMatchObject({
      ok: false,
      errors: [{ field: 'confirmOverwrite', messages: ['Copying would overwrite existing details. Please confirm.'] }],
      overwrites: [
        {
          title: 'Visa requirement',
          beforeText: expect.any(String),
          afterText: expect.any(String),
          category: 'ErVisaRequirement',
        },
      ],
      entryRestriction: null,
    });
  });

  it('once confirmed is a revision like any other', async () => {
    const first = await world.saved(bothPurposes());
    const { restriction } = accepted(
      await copy({ id: first.id, confirmOverwrite: true, significantUpdateNote: 'Same as for work' }),
    );
    expect(values(restriction)).toEqual([
      ['BUSINESS', { ErVisaRequired: true, ErVisaFreeDays: 30 }],
      ['PRIVATE', { ErPassportSufficient: true, ErVisaFreeDays: 30, ErVisaRequired: true }],
    ]);
    expect(restriction).toMatchObject({
      version: 2,
      significantUpdateNote: 'Same as for work',
      details: [
        { noteEn: 'For work', editCategories: [] },
        { noteEn: null, editCategories: [{ category: 'ErVisaRequirement', copyFromBusiness: true }] },
      ],
    });
    expect(restriction!.details.map((d) => d.id)).toEqual(first.details.map((d) => d.id));
    const [event] = await world.query<{ types: string[] }>(
      `select payload -> 'changedTypes' as types from event_log where version = 2`,
    );
    expect(event!.types).toEqual(['ErVisaFreeDays', 'ErVisaRequired']);
  });

  it('that overwrites nothing needs no confirmation, and makes the private detail', async () => {
    const { id } = await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErVisaFreeDays: 30 }, { restrictionType: 'BUSINESS', citizenshipIds: ['EU'] }),
    );
    const { restriction } = accepted(await copy({ id, isSignificant: false }));
    expect(restriction!.details).toMatchObject([
      { purpose: 'BUSINESS' },
      { purpose: 'PRIVATE', citizenships: ['EU'], values: { ErVisaFreeDays: 30 } },
    ]);
    expect(rejectedFor(await copy({ id, version: 2 }))).toEqual(['categories rejection.nothingToCopy']);
    expect(await versions()).toEqual([1, 2]);
  });

  it('is rejected for categories that private travellers have words of their own for', async () => {
    const { id } = await world.saved(
      aRestriction().for('TH').stating({ ErChildPassportSufficient: true }, { restrictionType: 'BUSINESS' }),
    );
    expect(rejectedFor(await copy({ id, categories: ['ChildrenPassport'], confirmOverwrite: true }))).toEqual([
      'categories rejection.copyNotAllowed',
    ]);
    expect(rejectedFor(await copy({ id, categories: ['Nonsense'] }))).toEqual(['categories rejection.unknownCategory']);
    expect(await versions()).toEqual([1]);
  });

  it('is rejected where it breaks a regression case, like any revision', async () => {
    const { id } = await world.saved(bothPurposes());
    await aRegressionCase(world);
    expect(rejectedFor(await copy({ id, confirmOverwrite: true }))).toEqual([
      'regressionCase rejection.regressionCaseBroken',
    ]);
    expect(await versions()).toEqual([1]);
  });

  it('that breaks a regression case can be proposed to a second person', async () => {
    const { id } = await world.saved(bothPurposes());
    await aRegressionCase(world);
    expect(await copy({ id, proposeForConfirmation: true })).toMatchObject({
      ok: false,
      rejections: [{ key: 'rejection.confirmOverwrite' }],
    });
    const { restriction, scheduled } = accepted(
      await copy({
        id,
        confirmOverwrite: true,
        proposeForConfirmation: true,
        isSignificant: false,
        significantUpdateNote: 'Same for all',
      }),
    );
    expect([restriction, scheduled]).toMatchObject([
      { version: 1 },
      {
        state: 'HELD',
        restoredFrom: null,
        isSignificant: false,
        note: 'Same for all',
        brokenRegressionCases: [{ name: 'German to Thailand' }],
      },
    ]);
    expect(await versions()).toEqual([1]);
  });

  it('is rejected on a stale version, an unknown and an imported restriction', async () => {
    const first = await world.saved(bothPurposes());
    await world.saved(bothPurposes().minor().revising(first));
    expect(await copy({ id: first.id, confirmOverwrite: true })).toMatchObject({
      ok: false,
      rejections: [{ field: 'version', key: 'rejection.staleVersion' }],
      current: { version: 2 },
    });
    expect(rejectedFor(await copy({ id: '00000000-0000-4000-8000-000000000000' }))).toEqual(['id rejection.notFound']);
    await world.query(`update entry_restriction set provenance = 'imported', import_source = 'test'`);
    expect(rejectedFor(await copy({ id: first.id, version: 2 }))).toEqual(['id rejection.importedReadOnly']);
  });
});

describe('a copy from the parent', () => {
  const hotels = (): ARestriction => aRestriction().forAirport('TH', 'HKT').stating({});

  it('takes the region over the country', async () => {
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    const airport = await world.saved(hotels());
    expect(values(accepted(await copy({ id: airport.id, from: 'PARENT' })).restriction)).toEqual([
      ['PRIVATE', { ErVisaFreeDays: 30 }],
    ]);
    await world.saved(aRestriction().forRegion('TH', 'TH-83').stating({ ErVisaFreeDays: 10 }));
    const { restriction } = accepted(
      await copy({ id: airport.id, version: 2, from: 'PARENT', confirmOverwrite: true }),
    );
    expect([values(restriction), restriction!.details[0]!.editCategories]).toEqual([
      [['PRIVATE', { ErVisaFreeDays: 10 }]],
      [],
    ]);
  });

  it('is rejected without a parent, and where the parent is imported or inactive', async () => {
    const airport = await world.saved(hotels());
    const country = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }).inactive());
    expect(rejectedFor(await copy({ id: airport.id, from: 'PARENT' }))).toEqual(['from rejection.noParent']);
    expect(rejectedFor(await copy({ id: country.id, from: 'PARENT' }))).toEqual(['from rejection.noParent']);
    await world.query(
      `update entry_restriction set provenance = 'imported', import_source = 'test', is_active = true where level = 'COUNTRY'`,
    );
    expect(rejectedFor(await copy({ id: airport.id, from: 'PARENT' }))).toEqual(['from rejection.noParent']);
  });

  it('is announced beforehand with the restriction', async () => {
    await world.saved(
      aRestriction().for('TH').stating(
        {},
        {
          sourceUri: 'https://th.example/rules',
          noAccessStart: '2026-05-01',
          noRestrictionsEnd: '2026-04-30',
          noteDe: 'Hinweis',
          noteEn: 'Note',
        },
      ),
    );
    const { id } = await world.saved(hotels());
    const restrictions = restrictionViews(world);
    const { entryRestriction } = (await asking(() => restrictions.entryRestrictionWithParent(id))) as {
      entryRestriction: { details: () => { copyParent: object }[] };
    };
    expect(entryRestriction.details()[0]!.copyParent).toEqual({
      sourceUri: 'https://th.example/rules',
      noteRaw: 'Hinweis',
      noteDeRaw: 'Hinweis',
      noteEnRaw: 'Note',
      noAccessStart: '2026-05-01',
      noAccessEnd: null,
      someRestrictionsStart: null,
      someRestrictionsEnd: null,
      noRestrictionsStart: null,
      noRestrictionsEnd: '2026-04-30',
      phases: { noAccess: { start: '2026-05-01', end: null }, noRestrictions: { start: null, end: '2026-04-30' } },
    });
  });
});

describe('the detail that a copy from business comes from', () => {
  it('is the one with the same source where several speak to the same people', async () => {
    const facts =
      (restrictionType: 'BUSINESS' | 'PRIVATE') =>
      (restriction: ARestriction): ARestriction =>
        restriction
          .stating({ CiCapital: { de: 'Bangkok' } }, { restrictionType, sourceUri: 'https://one.example' })
          .stating({ CiTipping: { de: 'Nein' } }, { restrictionType, sourceUri: 'https://two.example' });
    const { id, details } = await world.saved(facts('PRIVATE')(facts('BUSINESS')(aRestriction().for('TH'))));
    const restrictions = restrictionViews(world);
    const shown = (await asking(() => restrictions.entryRestriction({ id: id }))) as {
      details: () => { copyBase: string | null }[];
    };
    expect(shown.details().map(({ copyBase }) => copyBase)).toEqual([null, null, details[0]!.id, details[1]!.id]);
  });
});

describe('the preview of a copy', () => {
  const preview = (
    restriction: ARestriction,
    from: 'BUSINESS' | 'PARENT',
    categories = ['ErVisaRequirement'],
  ): Promise<Record<string, unknown>> =>
    asking(() => resolver().preview(restriction.build(), from, categories), {
      viewer: { userId: world.editor, organisationId: null, isStaff: true, permissions: [] },
    });

  it('of a draft gives what a form can take over, and saves nothing', async () => {
    expect(await preview(bothPurposes(), 'BUSINESS')).toMatchObject({
      ok: true,
      errors: [],
      overwrites: [{ field: 'ErVisaRequired', title: 'Visa requirement', detailId: null }],
      additions: [
        { field: 'ErVisaFreeDays', beforeText: null, afterText: 'You can stay for up to 30 days without a visa.' },
      ],
      details: [
        { restrictionType: 'BUSINESS' },
        {
          restrictionType: 'PRIVATE',
          restrictionDetailJson: { ErVisaRequired: true, ErVisaFreeDays: 30, ErPassportSufficient: true },
        },
      ],
    });
    expect(await versions()).toEqual([]);
  });

  it('says which regression cases the draft would break with it', async () => {
    const draft = bothPurposes();
    await world.saved(draft);
    await aRegressionCase(world);
    expect(await preview(draft, 'BUSINESS')).toMatchObject({
      ok: true,
      brokenRegressionCases: [
        { name: 'German to Thailand', failures: [{ key: 'VISA', expected: 'OK', actual: 'REQUIRED' }] },
      ],
    });
    expect(await preview(draft, 'BUSINESS', ['Passport'])).toMatchObject({ ok: true, brokenRegressionCases: [] });
    expect(await preview(draft, 'BUSINESS', ['ChildrenPassport'])).toMatchObject({
      ok: false,
      brokenRegressionCases: [],
    });
  });

  it('finds the parent of a draft that has no restriction yet', async () => {
    await world.saved(aRestriction().forRegion('TH', 'TH-83').stating({ ErVisaFreeDays: 10 }));
    const draft = aRestriction().forAirport('TH', 'hkt').stating({ ErVisaFreeDays: 5 });
    expect(await preview(draft, 'PARENT')).toMatchObject({
      ok: true,
      overwrites: [{ before: 5, after: 10 }],
      additions: [],
    });
    expect(await preview(aRestriction().forAirport('TH', 'ZZZ'), 'PARENT')).toMatchObject({
      ok: false,
      errors: [{ field: 'from' }],
    });
  });

  it('that is rejected gives the draft back as it was', async () => {
    expect(await preview(bothPurposes(), 'BUSINESS', ['ChildrenPassport'])).toMatchObject({
      ok: false,
      errors: [{ field: 'categories', messages: ['This category may not be copied: ChildrenPassport.'] }],
      overwrites: [],
      additions: [],
      details: bothPurposes().build().details,
    });
  });
});
