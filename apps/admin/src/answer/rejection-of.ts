import { ApiError } from '../graphql/client.js';

/** What a failed call rejected about one field; undefined when it was about something else. */
export function rejectionOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find((rejected) => rejected.field === field)?.messages.join(' ');
}
