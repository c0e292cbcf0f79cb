import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { eventually } from '@landfall/platform/testing';
import { Supervisor } from '../../scripts/lib/supervisor.mjs';

let folder: string;
let supervisor: Supervisor;
const givenUp: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-supervisor-'));
  givenUp.length = 0;
  supervisor = new Supervisor({ onGiveUp: (name, code) => givenUp.push(`${name} ${code}`), restartMs: [5, 20] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await supervisor.stop(1_000);
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Starts a script that notes each of its starts. */
async function start(name: string, then: string): Promise<() => Promise<number>> {
  const [script, notes] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
  await writeFile(notes, '');
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(notes)}, 'x'); ${then}`,
  );
  supervisor.start(name, script, {});
  return async () => (await readFile(notes, 'utf8')).length;
}

const STAYS = 'setInterval(() => undefined, 1_000);';

test('a process that dies young again and again is started again and takes no other down', async () => {
  const api = await start('api', STAYS);
  const worker = await start('worker', `process.kill(process.pid, 'SIGKILL');`);
  await eventually(async () => expect(await worker()).toBeGreaterThan(8), 20_000);
  expect(givenUp).toEqual([]);
  expect(await api()).toBe(1);
  process.kill(supervisor.pids()['api']!, 0);
}, 30_000);

test('a wrong setting is no reason to try again', async () => {
  const worker = await start('worker', 'process.exit(78);');
  await eventually(() => expect(givenUp).toEqual(['worker 78']));
  expect(await worker()).toBe(1);
});

test('a process has no secret but those that are given to it', async () => {
  process.env['DATABASE_URL'] = 'postgres://owner:w0rd@db/landfall';
  process.env['SMTP_URL_FILE'] = '/run/secrets/smtp';
  const [script, notes] = [join(folder, 'front.mjs'), join(folder, 'front.txt')];
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(notes)}, JSON.stringify(process.env)); ${STAYS}`,
  );
  supervisor.start('front', script, { LANDFALL_SECRET: 'own' });
  const seen = await eventually(async () => JSON.parse(await readFile(notes, 'utf8')) as Record<string, string>);
  delete process.env['DATABASE_URL'];
  delete process.env['SMTP_URL_FILE'];
  expect(seen).toMatchObject({ LANDFALL_SECRET: 'own', PATH: process.env['PATH'] });
  expect(Object.keys(seen)).not.toContain('DATABASE_URL');
  expect(Object.keys(seen)).not.toContain('SMTP_URL_FILE');
});

test('a process that does not end when it should is killed', async () => {
  const stubborn = await start('stubborn', `process.on('SIGTERM', () => undefined); ${STAYS}`);
  await eventually(async () => expect(await stubborn()).toBe(1));
  const pid = supervisor.pids()['stubborn']!;
  await supervisor.stop(300);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
