/** What a thread is given; plain data alone goes over. */
export interface ThreadInput {
  databaseUrl: string;
  seedsDir: string;
  timeZone: string;
  /** By how much the clock of the process is ahead of the machine's, in milliseconds. */
  clockAheadMs: number;
  taskId: string;
}

/** What a thread says when its task is done. */
export const DONE = 'done';
