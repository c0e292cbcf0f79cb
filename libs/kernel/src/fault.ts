/** The closed list of codes a client can see. Nothing else leaves the api. */
export const FAULT_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'NOT_FOUND',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type FaultCode = (typeof FAULT_CODES)[number];

/**
 * Something that stops a request. `messageKey` names a text of `@landfall/messages`
 * that is shown in the reader's language; `values` fill its placeholders.
 */
export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly messageKey: string,
    readonly values: Record<string, string | number> = {},
    readonly field?: string,
  ) {
    super(messageKey);
    this.name = 'Fault';
  }
}
