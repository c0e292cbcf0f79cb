import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually, testDatabase, type TestDatabase } from '../testing/index.js';
import { ChannelSignal } from './channel-signal.js';

// The faults below are made on purpose.
Logger.overrideLogger(false);
jest.setTimeout(30_000);

const CHANNEL = 'test_channel';
/** Message of PostgreSQL that names the server process of a connection: type, length, process, secret. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

let db: TestDatabase;
let between: Between;
let signal: ChannelSignal;
let signals = 0;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  signals = 0;
  between = await Between.open(db.url);
  signal = new ChannelSignal(between.url, CHANNEL, null, 1_500);
  signal.onSignal(() => (signals += 1));
});
afterEach(async () => {
  between.isSilent = false;
  await signal.stop();
  between.close();
});

/** What may stand between a process and PostgreSQL. */
class Between {
  /** Keeps back what the server says. */
  isSilent = false;
  /** Names another server process, as poolers do. */
  isPooler = false;
  connections = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(url: string): Promise<Between> {
    const target = new URL(url);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const own = new URL(url);
    own.hostname = '127.0.0.1';
    own.port = String((server.address() as AddressInfo).port);
    const between = new Between(server, own.href);
    server.on('connection', (client) => between.join(client, target));
    return between;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(client: Socket, { hostname, port }: URL): void {
    this.connections += 1;
    const postgres = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    client.pipe(postgres);
    postgres.on('data', (data) => {
      const at = data.indexOf(KEY_DATA);
      if (this.isPooler && at >= 0) data.writeInt32BE(1, at + KEY_DATA.length);
      if (!this.isSilent) client.write(data);
    });
  }
}

const notify = (): Promise<unknown> => db.database.transaction('none', (tx) => tx.query(`notify ${CHANNEL}`));

describe('signals of a channel', () => {
  it('say what the notification says, and nothing when they begin', async () => {
    const said: string[] = [];
    signal.onSignal((payload) => said.push(payload));
    await signal.start();
    await db.database.transaction('none', (tx) => tx.query(`select pg_notify('${CHANNEL}', 'a trip')`));
    await eventually(() => expect(said).toEqual(['', 'a trip']));
  });

  it('come after each commit, once for each start, and are current all the time', async () => {
    expect(signal.isCurrent).toBe(false);
    await signal.start();
    await eventually(() => expect(signal.isCurrent).toBe(true));
    expect(signals).toBe(1);
    await notify();
    await eventually(() => expect(signals).toBe(2));
    const until = Date.now() + 3_000;
    while (Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(signal.isCurrent).toBe(true);
    }
    await signal.stop();
    expect(signal.isCurrent).toBe(false);
  });

  it('are not current from the moment on at which the connection is cut, and come once when it is there again', async () => {
    await signal.start();
    await eventually(() => expect(signal.isCurrent).toBe(true));
    between.cut();
    await eventually(() => expect(signal.isCurrent).toBe(false), 400);
    await notify();
    await eventually(() => expect([signals, signal.isCurrent]).toEqual([2, true]));
    await notify();
    await eventually(() => expect(signals).toBe(3));
  });

  it('are not current two seconds after the server was last heard, and the connection is made again', async () => {
    await signal.start();
    await eventually(() => expect(signal.isCurrent).toBe(true));
    between.isSilent = true;
    await eventually(() => expect(signal.isCurrent).toBe(false), 2_100);
    await eventually(() => expect(between.connections).toBe(2));
    expect(signals).toBe(1);
    between.isSilent = false;
    between.cut();
    await eventually(() => expect([signals, signal.isCurrent]).toEqual([2, true]));
  });

  it('are never current behind a pooler, which may keep them back', async () => {
    between.isPooler = true;
    await signal.start();
    expect(signals).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(signal.isCurrent).toBe(false);
  });
});
