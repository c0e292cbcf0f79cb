import { readFile } from 'node:fs/promises';
import { eventOf } from '../src/model/scheduled-revisions/pending-events.js';
import type { PendingRevision } from '../src/model/scheduled-revisions/pending-revision.js';
import { aRestriction } from './a-restriction.js';
import { aStoredRestriction } from './a-stored-restriction.js';
import { shapeOf } from './event-shape.js';

const aPlan = async (changes: Partial<PendingRevision>): Promise<PendingRevision> => {
  const decided = await aStoredRestriction(aRestriction().for('TH').visaRequired());
  return {
    id: 'pending-1',
    restrictionId: decided.id,
    restrictionExists: true,
    placeKey: 'COUNTRY:TH',
    baseVersion: 1,
    state: 'PLANNED',
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

describe('the events of pending revisions', () => {
  it.each([
    ['restrictions.RevisionPlanned', { state: 'PLANNED' }, false],
    ['restrictions.RevisionProposed', { state: 'AWAITING_CONFIRMATION' }, false],
    ['restrictions.RevisionSettled', { state: 'APPLIED', appliedVersion: 4 }, true],
  ] as const)('%s are written exactly as the golden payload is, and name nobody', async (type, changes, wasPlanned) => {
    const event = eventOf(await aPlan(changes), wasPlanned);
    const golden = JSON.parse(await readFile(new URL(`golden/${type}.v1.json`, import.meta.url), 'utf8')) as unknown;
    expect([event.type, shapeOf(event.payload)]).toEqual([type, shapeOf(golden)]);
    expect(JSON.stringify(event)).not.toMatch(/editor-|Lenz|Berger/);
  });

  it.each(['WITHDRAWN', 'REJECTED', 'BLOCKED'] as const)('say that a revision was %s', async (state) => {
    expect(eventOf(await aPlan({ state }), true)).toMatchObject({
      type: 'restrictions.RevisionSettled',
      stream: 'pending-revision',
      streamId: 'pending-1',
      payload: { state, wasPlanned: true, appliedVersion: null },
    });
  });

  it('reject a plan without a day', async () => {
    await expect(aPlan({ effectiveOn: null }).then((plan) => eventOf(plan, false))).rejects.toThrow('has no day');
  });
});
