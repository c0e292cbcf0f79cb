import { jest } from '@jest/globals';
import pg from 'pg';
import { validated } from '@landfall/platform';
import { rejectionsOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { accepted, rejectedFor, TripWorld } from '../../../../journeys/test/trip-world.js';
import {
  RestoreEntryRestriction,
  RestoreEntryRestrictionHandler,
} from '../../commands/restore-entry-restriction/restore-entry-restriction.handler.js';
import { RestoreInput } from '../../commands/restore-entry-restriction/restore-entry-restriction.input.js';
import { ConfirmRevision, ConfirmRevisionHandler } from '../../commands/resolve-revision/confirm-revision.handler.js';
import type { SaveResult } from '../../publishing/save-result.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { diffRevisions } from '../../model/revisions/revision-diff.js';
import { revisionOf } from '../../model/revisions/revision-store.js';
import { aRegressionCase } from '../../../test/a-regression-case.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { asking } from '../../../test/asking.js';
import type { RestrictionRevisionsResolver } from './restriction-revisions.resolver.js';
import { revisionViews } from '../../../test/restriction-views.js';
import type { PresentedRevision } from './list-revisions.query.js';

jest.setTimeout(30_000);
const NOBODY = '00000000-0000-4000-8000-000000000000';

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

const resolver = (): RestrictionRevisionsResolver => revisionViews(world);
async function listed(
  id: string,
  limit?: number,
  offset?: number,
  isStaff = true,
): Promise<{ versions: number[]; results: PresentedRevision[]; totalCount: number; fields: string[][] }> {
  return asking(
    async () => {
      const page = await resolver().entryRestrictionRevisions(id, limit, offset);
      return {
        ...page,
        versions: page.results.map((r) => r.version),
        fields: page.results.map((r) => r.changes().map((c) => c.field)),
      };
    },
    { viewer: { userId: 'x', isStaff, organisationId: null, permissions: [] } },
  );
}
const said = (id: string, version: number): Promise<Record<string, unknown> | null> =>
  asking(() => resolver().entryRestrictionRevision(id, version));
function restore(
  id: string,
  version: number,
  toVersion: number,
  isSignificant: boolean | null = null,
  proposeForConfirmation = false,
  significantUpdateNote = 'Back again',
): Promise<SaveResult> {
  const handler = new RestoreEntryRestrictionHandler(world.db.database, world.decisionRules);
  return handler.execute(
    new RestoreEntryRestriction(
      id,
      version,
      validated(RestoreInput, { toVersion, isSignificant, significantUpdateNote, proposeForConfirmation }),
      world.editor,
      'test',
    ),
  );
}

/** Three versions: two details, then one of them changed and the other gone, then a third one and an internal note. */
async function threeVersions(): Promise<{ id: string; first: EntryRestriction; third: EntryRestriction }> {
  const first = await world.saved(
    aRestriction()
      .for('TH')
      .with({ reminder: '2026-07-01', regionDeviationTourism: true, isChecked: true })
      .stating(
        { ErVisaFreeDays: 30 },
        {
          sourceUri: 'https://a.example/rules',
          checkedAt: '2026-04-01',
          nextReview: '2026-06-01',
          noteDe: 'Hinweis',
          noAccessStart: '2026-05-01',
        },
      )
      .stating({ ErVisaRequired: true }, { citizenshipIds: ['IN'], sourceUri: 'https://b.example/rules' }),
  );
  world.clock.set('2026-05-02T10:00:00Z');
  const second = await world.saved(
    aRestriction()
      .for('TH')
      .with({ reminder: null, significantUpdateNote: 'Longer stays' })
      .stating({ ErVisaFreeDays: 60 }, { sourceUri: 'https://a.example/new' })
      .revising(first),
  );
  world.clock.set('2026-05-03T10:00:00Z');
  const third = await world.saved(
    aRestriction()
      .for('TH')
      .minor()
      .with({ internalNote: 'Ask again', isChecked: true })
      .stating({ ErVisaFreeDays: 60 }, { sourceUri: 'https://a.example/new' })
      .stating({ ErVisaRequired: true }, { citizenshipIds: ['US'] })
      .revising(second),
  );
  world.clock.set('2026-05-04T10:00:00Z');
  return { id: first.id, first, third };
}

describe('the versions of a restriction', () => {
  it('are listed from the newest, each with who, why, from which source, and what changed', async () => {
    const { id, first } = await threeVersions();
    const { results, totalCount, fields } = await listed(id);
    expect(totalCount).toBe(3);
    expect(results).toMatchObject([
      { version: 3, editor: { firstName: 'Edda' }, isSignificant: false, note: null, sources: [], restoredFrom: null },
      { version: 2, isSignificant: true, note: 'Longer stays', sources: ['https://a.example/new'] },
      { version: 1, isSignificant: true, note: null, sources: ['https://a.example/rules', 'https://b.example/rules'] },
    ]);
    expect(fields[0]).toEqual(['internalNote', 'checkedAt', 'purpose', 'citizenships', 'ErVisaRequired', 'writtenOn']);
    expect(fields[1]).toEqual([
      'reminder',
      'phase.noAccess',
      'noteDe',
      'ErVisaFreeDays',
      'sourceUri',
      'writtenOn',
      'checkedAt',
      'purpose',
      'citizenships',
      'ErVisaRequired',
      'sourceUri',
      'writtenOn',
    ]);
    expect(asking(() => results[1]!.changes()).find((c) => c.field === 'ErVisaFreeDays')).toMatchObject({
      detailId: first.details[0]!.id,
      before: 30,
      after: 60,
      title: 'Visa-free stay',
      beforeText: 'You can stay for up to 30 days without a visa.',
      purpose: 'PRIVATE',
    });
  });

  it('are listed page by page, each compared with the one before it', async () => {
    const { id } = await threeVersions();
    const whole = await listed(id);
    const pages = [await listed(id, 1), await listed(id, 1, 1), await listed(id, 1, 2), await listed(id, 1, 3)];
    expect(pages.map((p) => p.versions)).toEqual([[3], [2], [1], []]);
    expect(pages.slice(0, 3).flatMap((p) => p.fields)).toEqual(whole.fields);
    expect(Object.keys(await rejectionsOf(() => listed(id, 0, -5)))).toEqual(['limit', 'offset']);
    expect([(await listed(NOBODY)).totalCount, (await listed('no id')).totalCount]).toEqual([0, 0]);
  });

  it('tell what is internal to staff only', async () => {
    const { id } = await threeVersions();
    expect((await listed(id, 1, 0, false)).fields).toEqual([
      ['checkedAt', 'purpose', 'citizenships', 'ErVisaRequired', 'writtenOn'],
    ]);
  });

  it('can each be read as a restriction', async () => {
    const { id } = await threeVersions();
    expect(await said(id, 1)).toMatchObject({
      version: 1,
      reminder: '2026-07-01',
      regionDeviationTourism: true,
      checkedAt: new Date('2026-05-01T10:00:00Z'),
      detailCount: 2,
      internalNote: null,
    });
    expect(await said(id, 3)).toMatchObject({
      version: 3,
      reminder: null,
      internalNote: 'Ask again',
      checkedAt: new Date('2026-05-03T10:00:00Z'),
      detailCount: 2,
    });
    expect([await said(id, 4), await said(id, 0), await said(NOBODY, 1), await said('no id', 1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('bringing a version back', () => {
  it('says again what it said to the field, as a new version that names it', async () => {
    const { id, first, third } = await threeVersions();
    const { restriction } = accepted(await restore(id, 3, 1));
    expect(restriction).toMatchObject({
      version: 4,
      reminder: '2026-07-01',
      internalNote: null,
      checkedAt: first.checkedAt,
      significantUpdateNote: 'Back again',
    });
    expect(
      diffRevisions(
        first,
        { ...restriction!, details: restriction!.details.map((d, i) => ({ ...d, id: first.details[i]!.id })) },
        world.config.timeZone,
      ),
    ).toEqual([]);
    expect(restriction!.details[0]!.id).toBe(third.details[0]!.id);
    expect(first.details.map((d) => d.id)).not.toContain(restriction!.details[1]!.id);
    expect((await listed(id)).results[0]).toMatchObject({
      version: 4,
      restoredFrom: 1,
      note: 'Back again',
      isSignificant: true,
    });
    expect((await world.inSystem((tx) => revisionOf(tx, id, 4)))!.restriction).toEqual({
      ...restriction,
      modifiedAt: new Date('2026-05-04T10:00:00Z'),
    });
  });

  it('is an event like any revision, and the rule index knows at once', async () => {
    const { id } = await threeVersions();
    accepted(await restore(id, 3, 1));
    const events = await world.query<{ version: number; types: string[]; reported: boolean }>(
      `select version, payload -> 'changedTypes' as types, (payload ->> 'isSignificant')::boolean as reported from event_log where stream_id = $1 order by version`,
      [id],
    );
    expect(events.at(-1)).toEqual({
      version: 4,
      types: ['ErVisaFreeDays', 'ErVisaRequired', 'Note', 'Status'],
      reported: true,
    });
    expect(world.rules.versionsAt(['COUNTRY:TH'])).toEqual({ [id]: 4 });
    accepted(await restore(id, 4, 2, false));
    expect((await listed(id)).results[0]).toMatchObject({ version: 5, restoredFrom: 2, isSignificant: false });
  });

  it('is rejected on a stale version, with what stands now, and writes nothing', async () => {
    const { id } = await threeVersions();
    const result = await restore(id, 2, 1);
    expect(result).toMatchObject({
      ok: false,
      rejections: [{ field: 'version', key: 'rejection.staleVersion', values: { editor: 'Edda Lenz' } }],
      current: { id, version: 3 },
    });
    expect((await listed(id)).versions).toEqual([3, 2, 1]);
  });

  it('is rejected where it breaks a regression case, like any revision', async () => {
    const first = await world.saved(aRestriction().for('TH').visaRequired());
    await world.saved(aRestriction().for('TH').visaFree().revising(first));
    await aRegressionCase(world);
    const result = await restore(first.id, 2, 1);
    expect(rejectedFor(result)).toEqual(['regressionCase rejection.regressionCaseBroken']);
    expect(result).toMatchObject({ brokenRegressionCases: [{ name: 'German to Thailand' }] });
    expect((await listed(first.id)).versions).toEqual([2, 1]);
  });

  it('that breaks a regression case can be proposed, and is the old version again once a second person has confirmed it', async () => {
    const first = await world.saved(
      aRestriction()
        .for('TH')
        .with({ isChecked: true, internalNote: 'as it was' })
        .visaRequired()
        .stating({ ErVisaFreeDays: 5 }, { citizenshipIds: ['US'], checkedAt: '2026-04-01' }),
    );
    world.clock.set('2026-05-03T10:00:00Z');
    await world.saved(aRestriction().for('TH').with({ isChecked: true }).visaFree().revising(first));
    await aRegressionCase(world);
    const { restriction, scheduled } = accepted(await restore(first.id, 2, 1, false, true));
    expect([restriction, scheduled]).toMatchObject([
      { version: 2 },
      {
        state: 'HELD',
        restoredFrom: 1,
        isSignificant: false,
        note: 'Back again',
        brokenRegressionCases: [{ name: 'German to Thailand' }],
      },
    ]);
    expect((await listed(first.id)).versions).toEqual([2, 1]);

    const second = await world.secondEditor();
    const confirmed = await new ConfirmRevisionHandler(world.db.database, world.decisionRules).execute(
      new ConfirmRevision(scheduled!.id, second, 'test'),
    );
    expect(confirmed).toMatchObject({
      ok: true,
      restriction: {
        version: 3,
        internalNote: 'as it was',
        checkedAt: first.checkedAt,
        checkedBy: world.editor,
        modifiedBy: world.editor,
      },
    });
    expect((await listed(first.id)).results[0]).toMatchObject({ version: 3, restoredFrom: 1, isSignificant: false });
    const [then, now] = await world.inSystem((tx) =>
      Promise.all([1, 3].map((version) => revisionOf(tx, first.id, version))),
    );
    const ids = new Map(now!.restriction.details.map((d, index) => [d.id, then!.restriction.details[index]!.id]));
    expect(
      diffRevisions(
        then!.restriction,
        { ...now!.restriction, details: now!.restriction.details.map((d) => ({ ...d, id: ids.get(d.id)! })) },
        world.config.timeZone,
      ),
    ).toEqual([]);
  });

  it('that breaks nothing is published at once, whether it was to be proposed or not', async () => {
    const { id } = await threeVersions();
    expect(accepted(await restore(id, 3, 1, null, true))).toMatchObject({
      scheduled: null,
      restriction: { version: 4 },
    });
  });

  it('is rejected for a version or restriction that there is not, and for the newest', async () => {
    const { id } = await threeVersions();
    expect(rejectedFor(await restore(id, 3, 9))).toEqual(['toVersion rejection.unknownVersion']);
    expect(rejectedFor(await restore(id, 3, 3))).toEqual(['toVersion rejection.versionIsCurrent']);
    for (const version of [9, 3])
      expect(rejectedFor(await restore(id, 3, version, true, false, 'x'.repeat(20_001)))).toEqual([
        'significantUpdateNote rejection.tooLong',
        expect.stringMatching(/^toVersion /),
      ]);
    expect(rejectedFor(await restore(NOBODY, 1, 1))).toEqual(['id rejection.notFound']);
  });

  it('is rejected where the rules are imported', async () => {
    const { id } = await threeVersions();
    await world.query(`update entry_restriction set provenance = 'imported', import_source = 'test'`);
    expect(rejectedFor(await restore(id, 3, 1))).toEqual(['id rejection.importedReadOnly']);
  });

  it('leaves as it stands what a version stored before heads were kept does not know', async () => {
    const { id } = await threeVersions();
    const owner = new pg.Client({ connectionString: world.db.url });
    await owner.connect();
    await owner.query('update entry_restriction_revision set head = null where version = 1');
    await owner.end();
    expect(accepted(await restore(id, 3, 1)).restriction).toMatchObject({
      internalNote: 'Ask again',
      reminder: null,
      checkedAt: new Date('2026-05-03T10:00:00Z'),
      details: { length: 2 },
    });
  });
});
