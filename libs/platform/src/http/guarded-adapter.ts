import type { IncomingMessage, Server } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { BACKLOG, guardedServer } from '../connections/index.js';

/** Longer than the idle time-out of the front door, which therefore always closes first. */
const KEEP_ALIVE_MS = 65_000;
const CONNECTIONS = 2_000;
const WAITING_PER_ADDRESS = 256;

interface AdapterOptions {
  /** Requests whose body is a large file. */
  isStream?: (request: IncomingMessage) => boolean;
}

/** Express on a server that slow clients cannot occupy. Connections of trusted proxies have no limit by address. */
export class GuardedAdapter extends ExpressAdapter {
  private isStream: AdapterOptions['isStream'];

  /** Express listening on a guarded server. */
  static of({ isStream }: AdapterOptions = {}): GuardedAdapter {
    const adapter = new GuardedAdapter();
    adapter.isStream = isStream;
    return adapter;
  }

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    const limits = {
      ...(this.isStream ? { isStream: this.isStream } : {}),
      connections: CONNECTIONS,
      waitingPerAddress: WAITING_PER_ADDRESS,
      keepAliveMs: KEEP_ALIVE_MS,
      isProxy: (address: string) => express.get('trust proxy fn')(address, 0),
    };
    this.httpServer = guardedServer(limits, express);
  }

  override listen(port: number | string, ...rest: unknown[]): Server {
    const host = typeof rest[0] === 'string' ? { host: rest[0] } : {};
    const callback = rest.find((one): one is () => void => typeof one === 'function');
    return (this.getHttpServer() as Server).listen({ port: Number(port), backlog: BACKLOG, ...host }, callback);
  }
}

interface Express {
  (request: IncomingMessage, response: unknown): void;
  get(name: 'trust proxy fn'): (address: string, hop: number) => boolean;
}
