import { GraphQLError } from 'graphql';
import { Logger } from '@nestjs/common';
import { Fault, FAULT_CODES, InputRejected, type Language } from '@landfall/kernel';
import { runInRequest } from '@landfall/platform';
import { formatError } from './format-error.js';

Logger.overrideLogger(false);

const format = (
  formatted: Parameters<typeof formatError>[0],
  cause: unknown,
  language: Language = 'en',
): ReturnType<typeof formatError> => {
  const error =
    cause instanceof GraphQLError
      ? cause
      : new GraphQLError(formatted.message, { originalError: cause as Error, path: ['field'] });
  return runInRequest({ correlationId: 'correlation-1', language, viewer: null, token: null, address: '' }, () =>
    formatError(formatted, error),
  );
};

describe('an error', () => {
  it('that is unexpected returns a generic message and its id only', () => {
    const cause = new Error('select password_hash from app_user: connection to 10.0.0.7 lost for a@traveller.example');
    const shown = format(
      {
        message: cause.message,
        path: ['myjourneys'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: [cause.stack ?? ''] },
      },
      cause,
    );
    expect(shown.extensions).toEqual({ code: 'INTERNAL', correlationId: 'correlation-1' });
    expect(JSON.stringify(shown)).not.toMatch(/password|10\.0|traveller\.example|at /);
    expect(shown.message).toContain('correlation-1');
  });

  it('of the database, or of nothing at all, is an internal one', () => {
    for (const cause of [
      Object.assign(new Error('relation "journey" does not exist'), { code: '42P01' }),
      new TypeError('x is not a function'),
    ]) {
      expect(format({ message: cause.message }, cause).extensions).toEqual({
        code: 'INTERNAL',
        correlationId: 'correlation-1',
      });
    }
  });

  it('of a connection says to come back later', () => {
    for (const cause of [new Error('timeout expired'), Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]) {
      const shown = format({ message: cause.message }, cause, 'de');
      expect(shown.extensions).toEqual({ code: 'UNAVAILABLE', correlationId: 'correlation-1' });
      expect(shown.message).toContain('später');
    }
  });

  it('that was foreseen has its code and its text in the language of the reader', () => {
    const german = format({ message: '' }, new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts'), 'de');
    const turkish = format({ message: '' }, new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts'), 'tr');
    expect(german.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', correlationId: 'correlation-1' });
    expect(german.message).not.toBe(turkish.message);
    expect([german.message, turkish.message]).not.toContain('fault.tooManyAttempts');
  });

  it('of bad input names each field once with all that is wrong', () => {
    const shown = format(
      { message: '', path: ['destinationDetail'] },
      new InputRejected([
        { field: 'dateStart', key: 'rejection.invalidDate' },
        { field: 'citizenshipIds', key: 'rejection.unknownCountry', values: { id: 'ZZ' } },
        { field: 'citizenshipIds', key: 'rejection.unknownCountry', values: { id: 'YY' } },
      ]),
    );
    expect(shown.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      correlationId: 'correlation-1',
      errors: [
        { field: 'dateStart', messages: ['Please enter a valid date.'] },
        { field: 'citizenshipIds', messages: ['There is no such country: ZZ.', 'There is no such country: YY.'] },
      ],
    });
    expect(shown.path).toEqual(['destinationDetail']);
  });

  it.each([
    ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_PARSE_FAILED'],
    ['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED'],
    ['BAD_USER_INPUT', 'BAD_USER_INPUT'],
    ['BAD_REQUEST', 'BAD_USER_INPUT'],
    ['OPERATION_RESOLUTION_FAILURE', 'BAD_USER_INPUT'],
    ['PERSISTED_QUERY_NOT_SUPPORTED', 'BAD_USER_INPUT'],
    ['SOMETHING_NEW', 'INTERNAL'],
  ])('of the server of code %s is shown as %s', (code, expected) => {
    const shown = format(
      { message: 'Syntax Error: Unexpected Name.', extensions: { code } },
      new GraphQLError('Syntax Error: Unexpected Name.', { extensions: { code } }),
    );
    expect(shown.extensions).toMatchObject({ code: expected, correlationId: 'correlation-1' });
    expect(FAULT_CODES).toContain(shown.extensions!['code']);
  });

  it('of too many variables that do not fit is one of the input', () => {
    const message = 'Too many errors processing variables, error limit reached. Execution aborted.';
    const shown = format({ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }, new GraphQLError(message));
    expect(shown.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('before there is a request still has an id', () => {
    const shown = formatError(
      { message: 'x' },
      new GraphQLError('x', { originalError: new Error('y'), path: ['field'] }),
    );
    expect(shown.extensions).toEqual({ code: 'INTERNAL', correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });
});
