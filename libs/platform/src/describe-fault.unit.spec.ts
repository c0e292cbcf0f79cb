import { describeFault, faultForLog, isOfConnection } from './describe-fault.js';

it('says what failed and where, and nothing of what the message repeats', () => {
  const error = Object.assign(new TypeError('invalid input: "victim@example.test"\n    victim'), {
    code: '22007',
    detail: 'Key (email)=(victim@example.test) exists.',
  });
  const text = faultForLog(error);
  expect(text.split('\n')[0]).toBe('TypeError 22007');
  expect(text).toContain('describe-fault.unit.spec');
  expect(text).not.toContain('victim');
  expect(faultForLog('victim')).toBe('unknown');
});

it('tells a pool without a free connection from a server that cannot be reached', () => {
  expect(describeFault(new Error('timeout exceeded when trying to connect'))).toBe('Error NO_FREE_CONNECTION');
  expect(describeFault(new Error('timeout expired'))).toBe('Error NO_CONNECTION_IN_TIME');
  expect(describeFault(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe('Error ECONNREFUSED');
});

it.each([
  [new Error('timeout expired'), true],
  [new Error('Connection terminated'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
  [Object.assign(new Error('relation "journey" does not exist'), { code: '42P01' }), false],
  [new TypeError('x is not a function'), false],
  ['timeout expired', false],
])('tells a connection that may come back from a fault: %p', (error, expected) => {
  expect(isOfConnection(error)).toBe(expected);
});
