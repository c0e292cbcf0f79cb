import fc from 'fast-check';
import { agreement } from '../test/agreement.js';

it('agrees with the naive reading of the law on many more random rules', () => {
  fc.assert(agreement, { numRuns: 20_000 });
}, 300_000);
