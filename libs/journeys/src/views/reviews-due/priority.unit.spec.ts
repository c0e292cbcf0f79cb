import fc from 'fast-check';
import { priorityOf } from './priority.js';

const calm = { daysPastDue: 1, activeTripPages: 0, departingWithin72Hours: 0, riskLevel: 1 };

describe('the priority of a review due', () => {
  it.each([
    ['daysPastDue', 90],
    ['activeTripPages', 40],
    ['departingWithin72Hours', 2],
    ['riskLevel', 5],
  ] as const)('grows with %s', (field, more) => {
    expect(priorityOf({ ...calm, [field]: more })).toBeGreaterThan(priorityOf(calm));
  });

  it('takes an unknown risk for an elevated one', () => {
    expect(priorityOf({ ...calm, riskLevel: null })).toBe(priorityOf({ ...calm, riskLevel: 3 }));
  });

  it('is a positive number whatever comes together', () => {
    const whole = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(
        whole,
        whole,
        whole,
        fc.option(fc.integer({ min: 1, max: 5 })),
        (daysPastDue, activeTripPages, departingWithin72Hours, riskLevel) => {
          const priority = priorityOf({ daysPastDue, activeTripPages, departingWithin72Hours, riskLevel });
          return Number.isFinite(priority) && priority > 0;
        },
      ),
    );
  });
});
