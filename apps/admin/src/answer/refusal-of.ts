import { ApiError } from '../graphql/client.js';

/** What a failed call refused about one field; undefined when it was about something else. */
export function refusalOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find((refused) => refused.field === field)?.messages.join(' ');
}
