import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { createUser } from '@landfall/organisations/user-store';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';
import { SaveEntryRestrictionHandler } from './save-entry-restriction.handler.js';
import { type SaveResult } from '../../publishing/save-result.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { revisionsOf } from '../../model/revisions/revision-store.js';
import { aRestriction } from '../../../test/a-restriction.js';

jest.setTimeout(60_000);
const EDITORS = 20;
const UPDATES_EACH = 10;

let world: TripWorld;
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
}, 30_000);
afterAll(() => world.close());

it('200 updates of 20 editors at once: each is a version of its own or rejected as stale, and nothing is lost', async () => {
  const editors = Array.from({ length: EDITORS }, () => newId());
  await world.inSystem(async (tx) => {
    for (const id of editors)
      await createUser(tx, id, {
        username: id,
        passwordHash: 'no login',
        firstName: 'Ed',
        lastName: id,
        email: `${id}@staff.example`,
        isStaff: true,
        organisationId: null,
        permissions: [],
      });
  });
  const first = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 1 }));
  const handler = new SaveEntryRestrictionHandler(world.db.database, world.decisionRules);
  const sent: { editor: string; days: number; result: SaveResult }[] = [];

  /** Like a person at a form: sends what he has seen, and after a rejection goes on from what stands now. */
  const edit = async (editor: string, nth: number): Promise<void> => {
    let seen = { id: first.id, version: first.version, details: first.details };
    for (let update = 0; update < UPDATES_EACH; update += 1) {
      const days = 100 + nth * UPDATES_EACH + update;
      const input = aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(seen).draft();
      const result = await handler.execute(new SaveEntryRestriction('update', input, editor, 'test'));
      sent.push({ editor, days, result });
      if (result.ok) seen = result.restriction!;
      else if ('current' in result) seen = result.current;
    }
  };
  await Promise.all(editors.map(edit));

  const saved = sent.flatMap(({ editor, days, result }) =>
    result.ok ? [{ version: result.restriction!.version, editor, days }] : [],
  );
  const rejected = sent.flatMap(({ result }) => (result.ok ? [] : [result]));
  expect([saved.length + rejected.length, sent.length]).toEqual([200, 200]);
  // Each rejection shows an editor a newer version: fewer than ten saved could not reject all the others. And some are rejected, or it would prove nothing.
  expect([saved.length >= UPDATES_EACH, rejected.length > EDITORS]).toEqual([true, true]);
  expect(
    rejected.every(
      (r) => r.rejections.length === 1 && r.rejections[0]!.key === 'rejection.staleVersion' && 'current' in r,
    ),
  ).toBe(true);

  const { revisions, totalCount } = await world.inSystem((tx) => revisionsOf(tx, first.id, 300, 0));
  expect(totalCount).toBe(saved.length + 1);
  expect(revisions.map((r) => r.restriction.version)).toEqual(
    Array.from({ length: saved.length + 1 }, (_, n) => saved.length + 1 - n),
  );
  const stored = revisions.slice(0, -1).map(({ restriction }) => ({
    version: restriction.version,
    editor: restriction.modifiedBy,
    days: restriction.details[0]!.values['ErVisaFreeDays'],
  }));
  expect(stored.reverse()).toEqual(saved.sort((a, b) => a.version - b.version));
  const events = await world.query<{ version: number; days: number }>(
    `select version, (payload -> 'details' -> 0 -> 'values' ->> 'ErVisaFreeDays')::int as days from event_log where stream_id = $1 and version > 1 order by version`,
    [first.id],
  );
  expect(events).toEqual(saved.map(({ version, days }) => ({ version, days })));
  expect(await world.inSystem((tx) => restrictionById(tx, first.id))).toMatchObject({
    version: saved.length + 1,
    details: [{ values: { ErVisaFreeDays: saved.at(-1)!.days } }],
  });
  expect(world.rules.versionsAt(['COUNTRY:TH'])).toEqual({ [first.id]: saved.length + 1 });
});
