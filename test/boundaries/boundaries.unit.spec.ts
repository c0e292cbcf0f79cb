import { brokenBy, fixtures, RULES, violationsOfTheProduct } from './cruise.js';

const CRUISE_MS = 120_000;

test('every rule has a fixture and every fixture a rule', async () => {
  expect([...(await fixtures())].sort()).toEqual([...RULES, 'within-the-rules'].sort());
});

test.each(RULES)('%s is broken by its fixture, and nothing else is', async (rule) => {
  expect(await brokenBy(rule)).toEqual([rule]);
}, CRUISE_MS);

test('what the rules allow passes: exports, workspaces, third parties where they belong, circles of types inside a package', async () => {
  expect(await brokenBy('within-the-rules')).toEqual([]);
}, CRUISE_MS);

test('the product keeps all of them', async () => {
  expect(await violationsOfTheProduct()).toEqual([]);
}, CRUISE_MS);
