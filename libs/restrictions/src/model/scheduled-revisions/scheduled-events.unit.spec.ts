import { readFile } from 'node:fs/promises';
import { eventOf } from './scheduled-events.js';
import type { ScheduledRevision } from './scheduled-revision.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { aStoredRestriction } from '../../../test/a-stored-restriction.js';
import { shapeOf } from '../../../test/event-shape.js';

const aScheduledRevision = async (changes: Partial<ScheduledRevision>): Promise<ScheduledRevision> => {
  const decided = await aStoredRestriction(aRestriction().for('TH').visaRequired());
  return {
    id: 'scheduled-1',
    restrictionId: decided.id,
    restrictionExists: true,
    placeKey: 'COUNTRY:TH',
    baseVersion: 1,
    state: 'SCHEDULED',
    effectiveOn: '2026-10-12',
    input: aRestriction().build(),
    base: decided,
    decided,
    changedTypes: ['ErVisaRequired'],
    isSignificant: true,
    note: 'told by Edda Lenz',
    brokenRegressionCases: [{ id: 'regression-case-1', name: 'Family Berger', failures: [] }],
    problem: 'asked by Edda Lenz',
    problemValues: {},
    proposedBy: 'editor-1',
    proposedAt: new Date(0),
    decidedBy: 'editor-2',
    decidedAt: new Date(0),
    appliedVersion: null,
    restoredFrom: null,
    version: 1,
    ...changes,
  };
};

describe('the events of scheduled revisions', () => {
  it.each([
    ['restrictions.RevisionScheduled', 1, { state: 'SCHEDULED' }, false],
    ['restrictions.RevisionHeld', 2, { state: 'HELD' }, false],
    ['restrictions.RevisionResolved', 2, { state: 'APPLIED', appliedVersion: 4 }, true],
  ] as const)(
    '%s are written exactly as the golden payload is, and name nobody',
    async (type, version, changes, wasScheduled) => {
      const event = eventOf(await aScheduledRevision(changes), wasScheduled);
      const golden = JSON.parse(
        await readFile(new URL(`../../../test/golden/${type}.v${version}.json`, import.meta.url), 'utf8'),
      ) as unknown;
      expect([event.type, event.schemaVersion, shapeOf(event.payload)]).toEqual([type, version, shapeOf(golden)]);
      expect(JSON.stringify(event)).not.toMatch(/editor-|Lenz|Berger/);
    },
  );

  it.each(['WITHDRAWN', 'REJECTED', 'BLOCKED'] as const)('say that a revision was %s', async (state) => {
    expect(eventOf(await aScheduledRevision({ state }), true)).toMatchObject({
      type: 'restrictions.RevisionResolved',
      stream: 'pending-revision',
      streamId: 'scheduled-1',
      payload: { state, wasScheduled: true, appliedVersion: null },
    });
  });

  it('reject a scheduled revision without a day', async () => {
    await expect(
      aScheduledRevision({ effectiveOn: null }).then((scheduledRevision) => eventOf(scheduledRevision, false)),
    ).rejects.toThrow('has no day');
  });
});
