import { createServer, type AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Landfall, newHome } from './landfall.js';
import { createTrip, inDays, tokenOf, tripPage, type Trip } from './operations.js';

const trip: Trip = { destinations: ['TH'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };

describe('npm start', () => {
  it('keeps the data over a stop and a second start', async () => {
    const first = await Landfall.start({ home: await newHome() });
    expect(first.output).toContain(
      'editor, editor-two, agent (Sonnenweg Reisen), agent-two (Nordlicht Kreuzfahrten); password landfall-demo',
    );
    expect((await first.fetch('/readyz')).status).toBe(200);
    const created = await createTrip(first, await first.login('agent'), trip);
    expect(await first.stop()).toBe(0);
    await expect(fetch(first.url('/readyz'))).rejects.toThrow();

    const second = await Landfall.start({ home: first.home });
    expect((await tripPage(second, tokenOf(created.url!)))!.state).toBe('ACTIVE');
    expect(await second.stop()).toBe(0);
    await second.remove();
  }, 360_000);

  it('says in one sentence that a port is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const landfall = await Landfall.launch({ env: { PORT: String(port) } });
    expect(await landfall.ended()).toBe(1);
    expect(landfall.output.trim()).toBe(
      `Port ${port} is in use: stop the program that uses it, or set PORT to another port.`,
    );
    server.close();
    await landfall.remove();
  });

  it('says in one sentence that the data folder is broken, and leaves it as it is', async () => {
    const home = await newHome();
    await mkdir(join(home, 'postgres'));
    await writeFile(join(home, 'postgres', 'left-over'), 'x');
    const landfall = await Landfall.launch({ home });
    expect(await landfall.ended()).toBe(1);
    expect(landfall.output).toContain('is broken: it holds files but no database');
    await landfall.remove();
  });

  it('gives up at once on a wrong setting, and does not call itself ready', async () => {
    const landfall = await Landfall.launch({ env: { PUBLIC_URL: 'nowhere' } });
    expect(await landfall.ended()).toBe(1);
    expect(landfall.output).toContain('does not stay up (78); the lines above say why.');
    expect(landfall.output).not.toContain('Landfall is ready');
    await landfall.remove();
  }, 180_000);

  it('names DATABASE_URL in one sentence when nobody serves it', async () => {
    // On a data folder that does not exist yet, as in a fresh clone.
    const env = { DATABASE_URL: 'postgres://a:w0rd@127.0.0.1:1/landfall' };
    const landfall = await Landfall.launch({ home: join(await newHome(), 'data'), env });
    expect(await landfall.ended()).toBe(1);
    expect(landfall.output.trim().split('\n').at(-1)).toBe(
      'DATABASE_URL: no connection to 127.0.0.1:1/landfall: nothing answers there (ECONNREFUSED).',
    );
    expect(landfall.output).not.toContain('w0rd');
    await landfall.remove();
  }, 180_000);

  it.each(['mysql://a:w0rd@127.0.0.1/landfall', 'postgres://a:w0rd@127.0.0.1:99999/landfall', 'w0rd'])(
    'names DATABASE_URL in one sentence when it is no address: %s',
    async (url) => {
      const landfall = await Landfall.launch({ env: { DATABASE_URL: url } });
      expect(await landfall.ended()).toBe(1);
      expect(landfall.output.trim()).toBe(
        'DATABASE_URL is no address of a PostgreSQL server (postgres://user:password@host:5432/landfall).',
      );
      await landfall.remove();
    },
    60_000,
  );

  it.each(['', '/'])(
    'names DATABASE_URL in one sentence when it names no database, and touches none: "%s"',
    async (path) => {
      const landfall = await Landfall.launch({ env: { DATABASE_URL: `postgres://a:w0rd@127.0.0.1:1${path}` } });
      expect(await landfall.ended()).toBe(1);
      expect(landfall.output.trim()).toBe('DATABASE_URL names no database.');
      await landfall.remove();
    },
    60_000,
  );

  it('takes DATABASE_URL and its password from files', async () => {
    const home = await newHome();
    await writeFile(join(home, 'url'), 'postgres://a@127.0.0.1:1/landfall\n');
    const landfall = await Landfall.launch({ home, env: { DATABASE_URL_FILE: join(home, 'url') } });
    expect(await landfall.ended()).toBe(1);
    expect(landfall.output).toContain('no connection to 127.0.0.1:1/landfall');
    await landfall.remove();
  }, 180_000);

  it('rejects a second instance on the same data folder', async () => {
    const first = await Landfall.start();
    const second = await Landfall.launch({ home: first.home });
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain('already running');
    expect((await first.fetch('/readyz')).status).toBe(200);
    await first.stop();
    await first.remove();
  }, 180_000);
});
