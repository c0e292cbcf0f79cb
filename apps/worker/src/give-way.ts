import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;
/** Milder: a session is weighed against all others of the machine, and mails must not stand still beside them. */
const SESSION_PRIORITY = 5;
const SESSION_FIELD = 3;
const FORBIDDEN_OR_GONE = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EAGAIN', 'EPERM', 'EROFS']);

/** Lowers the priority of all threads and of the session: the api takes precedence over mails (docs/performance.md). */
export function giveWay(): void {
  setPriority(PRIORITY);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) whereAllowed(() => setPriority(Number(thread), PRIORITY));
  if (isSessionLeader()) whereAllowed(() => writeFileSync('/proc/self/autogroup', String(SESSION_PRIORITY)));
}

function isSessionLeader(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
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
