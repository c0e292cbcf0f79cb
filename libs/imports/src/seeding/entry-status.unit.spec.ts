import { seededRules, type SeededRules } from '../../test/seeded-rules.js';

let rules: SeededRules;
beforeAll(async () => {
  rules = await seededRules();
}, 60_000);

const grayFor = (citizenship: string): string[] =>
  rules.destinations.filter(
    (place) => place !== citizenship && rules.lookUp(citizenship, place).places[0]!.status === 'GRAY',
  );

describe('the status of the seeded destinations', () => {
  // Unknown may become known, never the other way round.
  it.each([
    ['DE', []],
    ['AT', []],
    ['TR', []],
    ['US', []],
  ])('is known to a citizen of %s but for %s', (citizenship, unknown) => {
    expect(grayFor(citizenship)).toEqual(unknown);
  });
});
