import { brokenBy, cruiseProduct, declaredIn, fixtures, RULES } from './cruise.js';

const CRUISE_MS = 120_000;

test('every rule has a fixture and every fixture a rule', async () => {
  expect([...(await fixtures())].sort()).toEqual([...RULES, 'within-the-rules'].sort());
});

test.each(RULES)(
  '%s is broken by its fixture, and nothing else is',
  async (rule) => {
    expect(await brokenBy(rule)).toEqual([rule]);
  },
  CRUISE_MS,
);

test(
  'what the rules allow passes: exports, third parties where they belong, types in a circle inside a package, tests that arrange',
  async () => {
    expect(await brokenBy('within-the-rules')).toEqual([]);
  },
  CRUISE_MS,
);

describe('the product', () => {
  let product: Awaited<ReturnType<typeof cruiseProduct>>;
  beforeAll(async () => {
    product = await cruiseProduct();
  }, CRUISE_MS);

  test('keeps all of them', () => {
    expect(product.violations).toEqual([]);
  });

  test('lists in every package.json the packages that are imported, and no others', async () => {
    expect(product.imports.size).toBeGreaterThan(10);
    const declared = await Promise.all(
      [...product.imports.keys()].map(async (folder) => [folder, await declaredIn(folder)] as const),
    );
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(product.imports));
  });
});
