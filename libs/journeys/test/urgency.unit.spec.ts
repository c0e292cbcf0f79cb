import fc from 'fast-check';
import { urgencyOf } from '../src/views/overdue-details/urgency.js';

const calm = { daysOverdue: 1, activeTripPages: 0, departingWithin72Hours: 0, riskLevel: 1 };

describe('the urgency of an overdue detail', () => {
  it.each([
    ['daysOverdue', 90],
    ['activeTripPages', 40],
    ['departingWithin72Hours', 2],
    ['riskLevel', 5],
  ] as const)('grows with %s', (field, more) => {
    expect(urgencyOf({ ...calm, [field]: more })).toBeGreaterThan(urgencyOf(calm));
  });

  it('takes an unknown risk for an elevated one', () => {
    expect(urgencyOf({ ...calm, riskLevel: null })).toBe(urgencyOf({ ...calm, riskLevel: 3 }));
  });

  it('is a positive number whatever comes together', () => {
    const whole = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(
        whole,
        whole,
        whole,
        fc.option(fc.integer({ min: 1, max: 5 })),
        (daysOverdue, activeTripPages, departingWithin72Hours, riskLevel) => {
          const urgency = urgencyOf({ daysOverdue, activeTripPages, departingWithin72Hours, riskLevel });
          return Number.isFinite(urgency) && urgency > 0;
        },
      ),
    );
  });
});
