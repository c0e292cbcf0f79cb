/** Says which port another program has; null for any other fault. */
export function takenPort(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && 'port' in error) || error.code !== 'EADDRINUSE') return null;
  return `port ${String(error.port)} is in use by another program.`;
}
