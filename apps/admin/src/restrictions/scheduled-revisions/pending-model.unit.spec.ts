import type { WaitingRevision } from '../../gen/graphql.js';
import { actionsOf, groupPending } from './pending-model.js';

const revision = (id: string, part: Partial<WaitingRevision> = {}): WaitingRevision => ({
  id,
  state: 'AWAITING_CONFIRMATION',
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

it('lets a plan and what is blocked only be withdrawn', () => {
  expect(actionsOf(revision('a', { state: 'PLANNED' }), 'e2')).toEqual(['withdraw']);
  expect(actionsOf(revision('a', { state: 'BLOCKED' }), 'e1')).toEqual(['withdraw']);
});

it('puts what waits for a person first, and the longest waiting before the others', () => {
  const groups = groupPending([
    revision('plan', { state: 'PLANNED', effectiveOn: '2026-06-01' }),
    revision('young', { proposedAt: '2026-05-02T10:00:00Z' }),
    revision('old'),
  ]);
  expect(groups.map(({ state, revisions }) => [state, revisions.map(({ id }) => id)])).toEqual([
    ['AWAITING_CONFIRMATION', ['old', 'young']],
    ['PLANNED', ['plan']],
  ]);
});

it('orders plans by their day', () => {
  const [plans] = groupPending([
    revision('late', { state: 'PLANNED', effectiveOn: '2026-07-01' }),
    revision('soon', { state: 'PLANNED', effectiveOn: '2026-06-01', proposedAt: '2026-05-09T10:00:00Z' }),
  ]);
  expect(plans?.revisions.map(({ id }) => id)).toEqual(['soon', 'late']);
});
