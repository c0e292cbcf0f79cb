import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../scripts/lib/folder-lock.mjs';

const TAKES = `
  const { lockFolder } = await import(process.argv[1]);
  process.stdin.once('data', async () => {
    console.log((await lockFolder(process.argv[2])) ?? 'taken');
    setInterval(() => undefined, 1_000);
  });
  console.log('here');`;
const module = new URL('./folder-lock.mjs', `file://${process.cwd()}/scripts/lib/`).href;

let folder: string;
const running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-lock-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(end));
  await rm(folder, { recursive: true });
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const said = async (child: ChildProcess): Promise<string> =>
  String(((await once(child.stdout!, 'data')) as [Buffer])[0]).trim();

/** This many processes that take the folder at the same time; what each of them has got. */
async function together(count: number): Promise<{ child: ChildProcess; got: string }[]> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', TAKES, module, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  running.push(...children);
  await Promise.all(children.map(said));
  const answers = children.map(said);
  for (const child of children) child.stdin.write('go\n');
  return (await Promise.all(answers)).map((got, index) => ({ child: children[index]!, got }));
}

test('of processes that take a folder together one gets it, and the others know which one', async () => {
  for (let round = 0; round < 4; round += 1) {
    const all = await together(5);
    const holders = all.filter(({ got }) => got === 'taken');
    expect(holders).toHaveLength(1);
    expect(new Set(all.map(({ got }) => got))).toEqual(new Set(['taken', String(holders[0]!.child.pid)]));
    // The next round finds the lock of a dead process.
    await Promise.all(all.map(({ child }) => end(child)));
    expect(await readdir(folder)).toEqual([`lock-${round + 1}`]);
  }
}, 60_000);

test('a living process that has the number of a dead holder is not taken for it', async () => {
  await writeFile(join(folder, 'lock-7'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
  expect(await lockFolder(folder)).toBeNull();
  expect(await readdir(folder)).toEqual(['lock-8']);
});

test('what holds no process is followed as a dead one is', async () => {
  await writeFile(join(folder, 'lock-1'), '');
  expect(await lockFolder(folder)).toBeNull();
});
