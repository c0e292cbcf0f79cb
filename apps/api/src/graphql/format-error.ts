import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Fault, InputRejected, newId, type FaultCode } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { currentRequest, faultForLog, isOfConnection, toFieldErrors } from '@landfall/platform';

/** The validator repeats names of the document, however long. */
const MAX_DETAIL = 300;

const logger = new Logger('GraphQL');

const FROM_APOLLO: Readonly<Record<string, FaultCode>> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
};

/** Every error in the same shape: a code of the closed list, a text in the reader's language and a correlation id. No stack, no SQL. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { language, correlationId } = requestOrDefault();
  const cause = unwrapResolverError(error);
  const at = formatted.path ? { path: formatted.path } : {};
  if (cause instanceof InputRejected) {
    const errors = toFieldErrors(cause.rejections, language);
    return {
      message: errors[0]?.messages[0] ?? translate(language, 'fault.BAD_USER_INPUT'),
      ...at,
      extensions: { code: 'BAD_USER_INPUT', errors, correlationId },
    };
  }
  if (cause instanceof Fault) {
    return {
      message: translate(language, cause.messageKey, cause.values),
      ...at,
      extensions: { code: cause.code, correlationId },
    };
  }
  const code =
    FROM_APOLLO[String(formatted.extensions?.['code'])] ?? (isOfRequest(cause) ? 'BAD_USER_INPUT' : undefined);
  if (code) {
    return {
      message: translate(language, `fault.${code}`),
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      extensions: { code, detail: formatted.message.slice(0, MAX_DETAIL), correlationId },
    };
  }
  logger.error(`${correlationId} ${faultForLog(cause)}`);
  const fault = isOfConnection(cause) ? 'UNAVAILABLE' : 'INTERNAL';
  return {
    message: translate(language, `fault.${fault}`, { correlationId }),
    ...at,
    extensions: { code: fault, correlationId },
  };
}

/** GraphQL gives up coercing variables with an error that has no code. */
const isOfRequest = (cause: unknown): boolean =>
  cause instanceof GraphQLError && !cause.originalError && !cause.path && cause.message.startsWith('Too many errors');

function requestOrDefault(): Pick<ReturnType<typeof currentRequest>, 'language' | 'correlationId'> {
  try {
    return currentRequest();
  } catch {
    return { language: 'de', correlationId: newId() };
  }
}
