import { unshownMessages } from './unshown-messages.js';

const REGISTERED = { name: 'x' };

it('leaves to the fields what they show, and keeps what no field shows, at any depth, once', () => {
  expect(
    unshownMessages({
      name: { type: 'manual', message: 'is missing', ref: REGISTERED },
      version: { type: 'manual', message: 'is old' },
      links: [undefined, { address: { type: 'manual', message: 'no address' } }, { message: 'is old' }],
      root: { serverError: { type: 'manual', message: '' } },
    }),
  ).toEqual(['is old', 'no address']);
});

it('says nothing without errors', () => {
  expect(unshownMessages({})).toEqual([]);
});
