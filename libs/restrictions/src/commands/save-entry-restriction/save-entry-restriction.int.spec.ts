import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction, type ARestriction } from '../../../test/a-restriction.js';
import type { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';
import { SaveEntryRestrictionHandler } from './save-entry-restriction.handler.js';

jest.setTimeout(20_000);

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

function save(restriction: ARestriction): Promise<SaveResult> {
  const draft = restriction.draft();
  const handler = new SaveEntryRestrictionHandler(world.db.database, world.decisionRules);
  return handler.execute(
    new SaveEntryRestriction(draft.input.id ? 'update' : 'create', draft, world.editor, 'correlation-1'),
  );
}
const written = async (): Promise<number[]> => {
  const [row] = await world.query<{ states: string; revisions: string; events: string }>(
    'select (select count(*) from entry_restriction) as states, (select count(*) from entry_restriction_revision) as revisions, (select count(*) from event_log) as events',
  );
  return [Number(row!.states), Number(row!.revisions), Number(row!.events)];
};

describe('saving a restriction', () => {
  it('keeps what an update leaves out, and loses what it empties', async () => {
    const notes = { reminder: '2026-09-01', internalNote: ' Ask the embassy. ', internalSources: 'Telephone' };
    const scope = {
      citizenshipIds: ['DE'],
      noAccessStart: '2026-06-01',
      noteDe: 'Deutsch',
      sourceUri: 'https://ministry.example/th',
      nextReview: '2026-12-01',
    };
    const first = await world.saved(aRestriction().for('TH').stating({ ErVisaRequired: true }, scope).with(notes));
    const [detail] = first.details;
    const revise = (changes: Partial<EntryRestrictionInput>, more: object = {}): ARestriction =>
      aRestriction()
        .for('TH')
        .with({
          id: first.id,
          details: [
            { id: detail!.id, restrictionType: 'PRIVATE', restrictionDetailJson: { ErVisaRequired: false }, ...more },
          ],
          ...changes,
        });
    const second = await world.saved(revise({ version: 1 }));
    expect(second).toMatchObject(notes);
    expect(second.details).toMatchObject([
      {
        citizenships: ['DE'],
        phases: { noAccess: { start: '2026-06-01', end: null } },
        noteDe: 'Deutsch',
        sourceUri: scope.sourceUri,
        nextReview: scope.nextReview,
        values: { ErVisaRequired: false },
      },
    ]);
    const third = await world.saved(
      revise(
        { version: 2, reminder: null, internalNote: '', internalSources: null },
        { citizenshipIds: null, noAccessStart: null, noteDe: ' ', sourceUri: null, nextReview: null },
      ),
    );
    expect(third).toMatchObject({ reminder: null, internalNote: null, internalSources: null });
    expect(third.details).toMatchObject([{ citizenships: [], phases: {}, noteDe: null, sourceUri: null }]);
    expect(third.details[0]).not.toHaveProperty('nextReview');
  });

  it('writes state, revision and event with one version, and the rule index says it at once', async () => {
    const first = await world.saved(aRestriction().for('TH').visaRequired());
    await world.saved(aRestriction().for('TH').visaFree().revising(first));
    expect(await written()).toEqual([1, 2, 2]);
    expect(await world.query('select version, type, actor, correlation_id from event_log order by version')).toEqual([
      { version: 1, type: 'restrictions.EntryRestrictionCreated', actor: world.editor, correlation_id: 'test' },
      { version: 2, type: 'restrictions.EntryRestrictionRevised', actor: world.editor, correlation_id: 'test' },
    ]);
    expect(world.rules.versionsAt(['COUNTRY:TH'])).toEqual({ [first.id]: 2 });
  });

  it('keeps every revision readable', async () => {
    const first = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }).revising(first));
    const said = await world.query<{ days: number }>(
      `select (details -> 0 -> 'values' ->> 'ErVisaFreeDays')::int as days from entry_restriction_revision order by version`,
    );
    expect(said).toEqual([{ days: 30 }, { days: 60 }]);
  });

  it('on a stale version names the other editor and the time, answers what stands now, and writes nothing', async () => {
    const first = await world.saved(aRestriction().for('TH').visaRequired());
    world.clock.set('2026-05-03T08:30:00Z');
    await world.saved(aRestriction().for('TH').visaFree().revising(first));
    const result = await save(aRestriction().for('TH').barred('2026-01-01', null).revising(first));
    expect(result).toMatchObject({
      ok: false,
      rejections: [
        {
          field: 'version',
          key: 'rejection.staleVersion',
          values: { editor: 'Edda Lenz', time: '2026-05-03T08:30:00.000Z' },
        },
      ],
      current: { id: first.id, version: 2, details: [{ values: { ErVisaRequired: false } }] },
    });
    expect(await written()).toEqual([1, 2, 2]);
  });

  it.each([7, 0])('on version %s, which there has not been, says so instead of naming an editor', async (version) => {
    const first = await world.saved(aRestriction().for('TH').visaRequired());
    expect(
      await save(
        aRestriction()
          .for('TH')
          .visaFree()
          .revising({ ...first, version }),
      ),
    ).toMatchObject({
      ok: false,
      rejections: [{ field: 'version', key: 'rejection.unknownVersion', values: { version: String(version) } }],
      current: { id: first.id, version: 1 },
    });
    expect(await written()).toEqual([1, 1, 1]);
  });

  it('by two editors at the same moment lets one win and tells the other', async () => {
    const first = await world.saved(aRestriction().for('TH').visaRequired());
    const results = await Promise.all(
      [1, 2, 3, 4].map((days) => save(aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(first))),
    );
    expect(results.map((r) => r.ok).sort()).toEqual([false, false, false, true]);
    expect(results.filter((r) => !r.ok).every((r) => 'current' in r && r.current.version === 2)).toBe(true);
    expect(await written()).toEqual([1, 2, 2]);
  });

  it('that is rejected writes nothing', async () => {
    expect(await save(aRestriction().for('ZZ').visaRequired())).toMatchObject({ ok: false });
    expect(
      await save(aRestriction().for('TH').with({ id: '00000000-0000-4000-8000-000000000000', version: 1 })),
    ).toMatchObject({ ok: false, rejections: [{ field: 'id', key: 'rejection.notFound' }] });
    expect(await written()).toEqual([0, 0, 0]);
  });
});
