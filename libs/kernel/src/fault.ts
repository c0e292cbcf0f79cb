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

/** An error that ends a request. `messageKey` and `values` give its text from `@landfall/messages`. */
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
