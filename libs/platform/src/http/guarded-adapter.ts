import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import type { HttpAdapterHost } from '@nestjs/core';
import { ExpressAdapter } from '@nestjs/platform-express';
import { BACKLOG, guardedServer, type First } from '../connections/index.js';

/** Longer than the idle time-out of the front door, which therefore always closes first. */
const KEEP_ALIVE_MS = 65_000;
const CONNECTIONS = 2_000;
const WAITING_PER_ADDRESS = 256;
/** After this long the connections that are still at work are cut, so that what follows the server can end in order. */
const LAST_REQUESTS_MS = 7_000;

interface AdapterOptions {
  /** Requests whose body is a large file. */
  isStream?: (request: IncomingMessage) => boolean;
  drainSeconds?: number;
}

/** Express on a server that slow clients cannot occupy, and that stops without failing a request. Connections of trusted proxies have no limit by address. */
export class GuardedAdapter extends ExpressAdapter {
  private isStream: AdapterOptions['isStream'];
  first: First = (_request, _response, pass) => pass();
  private drainSeconds = 0;
  private stopping = false;
  private readonly open = new Set<ServerResponse>();

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Express listening on a guarded server. */
  static of({ isStream, drainSeconds = 0 }: AdapterOptions = {}): GuardedAdapter {
    const adapter = new GuardedAdapter();
    adapter.isStream = isStream;
    adapter.drainSeconds = drainSeconds;
    return adapter;
  }

  readonly isProxy = (address: string): boolean => this.getInstance<Express>().get('trust proxy fn')(address, 0);

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    const limits = {
      ...(this.isStream ? { isStream: this.isStream } : {}),
      connections: CONNECTIONS,
      waitingPerAddress: WAITING_PER_ADDRESS,
      keepAliveMs: KEEP_ALIVE_MS,
      isProxy: this.isProxy,
    };
    const first: First = (request, response, pass) => {
      if (this.stopping) response.shouldKeepAlive = false;
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
      this.first(request, response, pass);
    };
    this.httpServer = guardedServer({ ...limits, first }, express);
  }

  override async close(): Promise<void> {
    this.stopping = true;
    for (const response of this.open) response.shouldKeepAlive = false;
    await delay(this.drainSeconds * 1_000);
    // Connections that wait to be accepted would be reset: right after the event loop has looked at the network there are fewest.
    await nextTurn();
    const server = this.getHttpServer() as Server;
    const timer = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
    await super.close();
    clearTimeout(timer);
  }

  override listen(port: number | string, ...rest: unknown[]): Server {
    const host = typeof rest[0] === 'string' ? { host: rest[0] } : {};
    const callback = rest.find((one): one is () => void => typeof one === 'function');
    return (this.getHttpServer() as Server).listen({ port: Number(port), backlog: BACKLOG, ...host }, callback);
  }
}

interface Express {
  (request: IncomingMessage, response: ServerResponse): void;
  get(name: 'trust proxy fn'): (address: string, hop: number) => boolean;
}

/** For /readyz: load balancers send nothing more to a process that has begun to stop. */
export const stoppingProblems = ({ httpAdapter }: HttpAdapterHost): string[] =>
  httpAdapter instanceof GuardedAdapter && httpAdapter.isStopping ? ['the process is stopping'] : [];
