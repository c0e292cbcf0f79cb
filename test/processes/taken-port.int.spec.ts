import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { BUNDLES } from '../../scripts/lib/workspace.mjs';

/** What a supervisor takes for "a restart would fail again". */
const EXIT_CONFIG = 78;

let taken: Server;
let port: string;

beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = String((taken.address() as AddressInfo).port);
});

afterAll(() => new Promise((resolve) => taken.close(resolve)));

// Two starts at the same moment both find the port free.
it.each([
  ['front', 'PORT', 'front: PORT: port %s is in use by another program.'],
  ['mailcatcher', 'SMTP_PORT', 'mail catcher: port %s is in use by another program.'],
  ['mailcatcher', 'MAIL_WEB_PORT', 'mail catcher: port %s is in use by another program.'],
])('%s gives up in one sentence when %s is taken', async (name, variable, sentence) => {
  const ended = await endOf(name, { SMTP_PORT: String(await freePort()), [variable]: port });
  expect(ended).toEqual({ code: EXIT_CONFIG, output: sentence.replace('%s', port) });
});

function endOf(name: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(BUNDLES, `${name}.js`)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}
