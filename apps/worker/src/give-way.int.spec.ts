import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const BUILT = new URL('../dist/give-way.js', import.meta.url).href;
const SHOW = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { giveWay } from '${BUILT}';
  const threads = () => readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
  const group = () => { try { return /nice (-?\\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))[1]; } catch { return null; } };
  const before = { threads: threads(), group: group() };
  giveWay();
  console.log(JSON.stringify({ before, after: { threads: threads(), group: group() } }));
`;

interface Priorities {
  threads: number[];
  group: string | null;
}

async function shown(detached: boolean): Promise<{ before: Priorities; after: Priorities }> {
  // A session of its own, as the supervisor starts the worker.
  const [command, ...args] = [
    ...(detached ? ['setsid', '--wait'] : []),
    process.execPath,
    '--input-type=module',
    '-e',
    SHOW,
  ];
  const { stdout } = await promisify(execFile)(command, args);
  return JSON.parse(stdout) as { before: Priorities; after: Priorities };
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('lowers the priority of every thread, those of V8 included', async () => {
  const { before, after } = await shown(false);
  expect(before.threads.length).toBeGreaterThan(2);
  expect(new Set(after.threads)).toEqual(new Set([10]));
});

onLinux('lowers the session that it leads, where the kernel weighs sessions, and no other', async () => {
  const led = await shown(true);
  expect(led.after.group).toBe(led.before.group && '5');
  const shared = await shown(false);
  expect(shared.after.group).toBe(shared.before.group);
});
