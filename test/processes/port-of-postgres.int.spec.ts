import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptPostgres } from '../../scripts/lib/keep-postgres.mjs';
import { freePort, portIsFree, reservePorts } from '../../scripts/lib/ports.mjs';

const ALL = process.env['LANDFALL_FREE_PORTS'];
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'landfall-ports-'));
  await chmod(home, 0o755);
});
afterAll(async () => {
  if (ALL === undefined) delete process.env['LANDFALL_FREE_PORTS'];
  else process.env['LANDFALL_FREE_PORTS'] = ALL;
  await rm(home, { recursive: true, force: true });
});

// The front door takes its port when everything else runs: a minute after it was found free.
it('the private PostgreSQL leaves alone the ports that were promised to others', async () => {
  // Not drawn by `freePort`, which would give it to nobody else.
  let free = (await freePort()) - 1;
  while (!(await portIsFree(free))) free -= 1;
  const lowest = free - 5;
  process.env['LANDFALL_FREE_PORTS'] = `${lowest}-${free + 5}`;
  const promised = Array.from({ length: 11 }, (_, index) => lowest + index).filter((port) => port !== free);
  reservePorts(promised);
  const postgres = new KeptPostgres(home, 'for-this-test-alone', () => undefined);
  const { port } = await postgres.start();
  await postgres.stop(10_000);
  expect(port).toBe(free);
});
