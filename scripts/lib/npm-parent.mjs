import { readFile } from 'node:fs/promises';

const LOOK_MS = 500;
const SHELLS = ['sh', 'ash', 'bash', 'dash', 'zsh'];

/** Calls `onGone` when the npm that runs this script has ended: it forwards a signal to its shell alone, and a killed one none. */
export async function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const before = await ancestors();
  const timer = setInterval(async () => {
    if ((await ancestors()) === before) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS);
  timer.unref();
}

/** The parent, and above a shell the one that has started it. */
async function ancestors() {
  const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => '');
  const [, name, parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
  return SHELLS.includes(name) ? `${process.ppid} ${parent}` : String(process.ppid);
}
