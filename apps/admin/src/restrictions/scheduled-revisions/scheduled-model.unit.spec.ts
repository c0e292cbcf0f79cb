import type { OpenRevision } from '../../gen/graphql.js';
import { actionsOf, groupScheduled } from './scheduled-model.js';

const revision = (id: string, part: Partial<OpenRevision> = {}): OpenRevision => ({
  id,
  state: 'HELD',
  restrictionId: 'r',
  level: 'COUNTRY',
  baseVersion: 1,
  effectiveOn: null,
  isSignificant: true,
  note: null,
  restoredFrom: null,
  problem: null,
  place: {
    type: 'COUNTRY',
    id: 'TH',
    name: 'Thailand',
    iata: null,
    country: { id: 'TH', iso2: 'TH', nameShort: 'Thailand' },
    region: null,
  },
  proposedBy: { id: 'e1', firstName: 'Ada', lastName: 'L' },
  proposedAt: '2026-05-01T10:00:00Z',
  changes: [],
  brokenRegressionCases: [],
  ...part,
});

it('lets nobody confirm or reject an own proposal', () => {
  expect(actionsOf(revision('a'), 'e1')).toEqual(['withdraw']);
  expect(actionsOf(revision('a'), 'e2')).toEqual(['confirm', 'reject']);
  expect(actionsOf(revision('a', { proposedBy: null }), 'e2')).toEqual(['confirm', 'reject']);
});

it('lets a scheduled revision and what is blocked only be withdrawn', () => {
  expect(actionsOf(revision('a', { state: 'SCHEDULED' }), 'e2')).toEqual(['withdraw']);
  expect(actionsOf(revision('a', { state: 'BLOCKED' }), 'e1')).toEqual(['withdraw']);
});

it('puts what waits for a person first, and the longest waiting before the others', () => {
  const groups = groupScheduled([
    revision('scheduledRevision', { state: 'SCHEDULED', effectiveOn: '2026-06-01' }),
    revision('young', { proposedAt: '2026-05-02T10:00:00Z' }),
    revision('old'),
  ]);
  expect(groups.map(({ state, revisions }) => [state, revisions.map(({ id }) => id)])).toEqual([
    ['HELD', ['old', 'young']],
    ['SCHEDULED', ['scheduledRevision']],
  ]);
});

it('orders scheduled revisions by their day', () => {
  const [scheduledRevisions] = groupScheduled([
    revision('late', { state: 'SCHEDULED', effectiveOn: '2026-07-01' }),
    revision('soon', { state: 'SCHEDULED', effectiveOn: '2026-06-01', proposedAt: '2026-05-09T10:00:00Z' }),
  ]);
  expect(scheduledRevisions?.revisions.map(({ id }) => id)).toEqual(['soon', 'late']);
});
