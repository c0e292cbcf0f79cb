import { foldGroups } from './fold-groups.js';

const eu = { key: 'EU', title: 'EU', members: ['AT', 'BE', 'DE', 'FR', 'NL'] };
const benelux = { key: 'BNL', title: 'Benelux', members: ['BE', 'NL'] };
const fold = (codes: string[]) => {
  const { groups, others } = foldGroups(codes, [benelux, eu]);
  return [groups.map(({ key }) => key), others];
};

it('names a whole group instead of its members', () => {
  expect(fold(['DE', 'AT', 'BE', 'FR', 'NL', 'CH'])).toEqual([['EU'], ['CH']]);
});

it('names countries where one of the group is missing', () => {
  expect(fold(['DE', 'AT', 'FR', 'NL'])).toEqual([[], ['DE', 'AT', 'FR', 'NL']]);
});

it('does not fold a group of two countries, unless it is named itself', () => {
  expect(fold(['BE', 'NL'])).toEqual([[], ['BE', 'NL']]);
  expect(fold(['BNL', 'DE'])).toEqual([['BNL'], ['DE']]);
});
