import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
/** Of the numbers behind the name in `/proc/self/stat`. */
const SESSION_FIELD = 3;
const FORBIDDEN_OR_GONE = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EAGAIN', 'EPERM', 'EROFS']);

/**
 * Lowers the priority of this process, so that on a shared machine the api takes precedence over mails and imports. On Linux a
 * priority belongs to a thread, and V8's helpers, which collect garbage at the same time, run before any code of ours. Threads
 * that start later inherit it.
 */
export function giveWay(): void {
  setPriority(PRIORITY);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) whereAllowed(() => setPriority(Number(thread), PRIORITY));
  // Linux may weigh sessions first and threads within them (autogroup); a supervisor starts each process in its own.
  if (isSessionLeader()) whereAllowed(() => writeFileSync('/proc/self/autogroup', String(PRIORITY)));
}

function isSessionLeader(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name in brackets may hold spaces.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[SESSION_FIELD]) === process.pid;
}

/** A thread may end meanwhile, a kernel have no groups, a container forbid it: the process then works at a higher priority. */
function whereAllowed(lower: () => void): void {
  try {
    lower();
  } catch (error) {
    if (!FORBIDDEN_OR_GONE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
