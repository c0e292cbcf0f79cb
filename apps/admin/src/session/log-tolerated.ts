/** Names a failure that the visit goes on without. */
export function logTolerated(message: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the API takes no reports of clients: this is where support looks.
  console.warn(message, error);
}
