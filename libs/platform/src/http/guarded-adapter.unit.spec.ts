import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { GuardedAdapter, stoppingProblems } from './guarded-adapter.js';

let adapter: GuardedAdapter;
let port: number;
let agent: Agent;
let release: () => void;

async function listening(drainSeconds: number): Promise<void> {
  adapter = GuardedAdapter.of({ drainSeconds });
  adapter.initHttpServer();
  adapter.get('/now', (_request: Request, response: Response) => response.end('done'));
  adapter.get('/slow', (_request: Request, response: Response) => {
    release = () => response.end('done');
  });
  adapter.listen(0, '127.0.0.1');
  await once(adapter.getHttpServer(), 'listening');
  port = (adapter.getHttpServer().address() as AddressInfo).port;
  agent = new Agent({ keepAlive: true });
}

afterEach(() => {
  agent.destroy();
  adapter.getHttpServer().closeAllConnections();
});

const answered = (path: string): Promise<{ status: number; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path, agent }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode!, connection: response.headers.connection }));
    });
    sent.once('error', reject).end();
  });

const refused = (): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve('accepted');
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });

const problems = (): string[] => stoppingProblems({ httpAdapter: adapter } as unknown as HttpAdapterHost);

test('a stopping server answers what is under way, closes its connection, and accepts no other', async () => {
  await listening(0);
  const slow = answered('/slow');
  await eventuallyOpen();
  let hasEnded = false;
  const closed = adapter.close().then(() => (hasEnded = true));
  await delay(50);
  expect([await refused(), hasEnded]).toEqual(['ECONNREFUSED', false]);
  release();
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  await closed;
});

test('until it is drained it says that it stops, and answers, but keeps no connection', async () => {
  await listening(0.4);
  expect([await answered('/now'), problems()]).toEqual([{ status: 200, connection: 'keep-alive' }, []]);
  const closed = adapter.close();
  expect([await answered('/now'), problems()]).toEqual([
    { status: 200, connection: 'close' },
    ['the process is stopping'],
  ]);
  await closed;
  expect(await refused()).toBe('ECONNREFUSED');
});

async function eventuallyOpen(): Promise<void> {
  release = () => undefined;
  const none = release;
  while (release === none) await delay(5);
}
