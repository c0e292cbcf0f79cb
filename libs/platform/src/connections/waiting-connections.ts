import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { hasBody, type ServerLimits } from './server-limits.js';

/** What a connection waits for: its first complete request, the body of a later one, or a later one. In the order in which they are closed. */
const STATES = ['first', 'body', 'next'] as const;
type State = (typeof STATES)[number];

interface Connection {
  address: string;
  /** Complete requests without an answer. */
  open: number;
  hasServed: boolean;
}

/** Waiting connections by state, those that have waited longest first. */
class Queues {
  private readonly queues: Record<State, Set<Duplex>> = { first: new Set(), body: new Set(), next: new Set() };

  get size(): number {
    return STATES.reduce((sum, state) => sum + this.queues[state].size, 0);
  }

  put(socket: Duplex, state: State): void {
    this.remove(socket);
    this.queues[state].add(socket);
  }

  remove(socket: Duplex): void {
    for (const state of STATES) this.queues[state].delete(socket);
  }

  first(): Duplex | null {
    for (const state of STATES) for (const socket of this.queues[state]) return socket;
    return null;
  }
}

/** The connections of a server without a complete request. */
export class WaitingConnections {
  private readonly known = new Map<Duplex, Connection>();
  private readonly all = new Queues();
  private readonly byAddress = new Map<string, Queues>();

  constructor(private readonly limits: Pick<ServerLimits, 'connections' | 'waitingPerAddress' | 'isProxy'>) {}

  add(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    this.known.set(socket, { address, open: 0, hasServed: false });
    socket.once('close', () => this.forget(socket));
    this.wait(socket, address, 'first');
    const ofAddress = this.byAddress.get(address);
    if (ofAddress && ofAddress.size > this.limits.waitingPerAddress && !this.limits.isProxy?.(address))
      this.closeFirst(ofAddress);
    if (this.known.size > this.limits.connections) this.closeFirst(this.all);
  }

  /** A connection is at work from the last byte of its request to the end of the answer. */
  received(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.known.get(socket);
    if (!connection) return;
    let counted = false;
    const start = (): void => {
      counted = true;
      connection.open += 1;
      connection.hasServed = true;
      this.stopWaiting(socket, connection.address);
    };
    if (hasBody(request)) {
      this.wait(socket, connection.address, connection.hasServed ? 'body' : 'first');
      request.once('end', start);
    } else start();
    response.once('close', () => {
      request.off('end', start);
      if (counted) connection.open -= 1;
      if (connection.open === 0 && this.known.has(socket))
        this.wait(socket, connection.address, connection.hasServed ? 'next' : 'first');
    });
  }

  private forget(socket: Duplex): void {
    const connection = this.known.get(socket);
    if (!connection) return;
    this.known.delete(socket);
    this.stopWaiting(socket, connection.address);
  }

  private wait(socket: Duplex, address: string, state: State): void {
    this.all.put(socket, state);
    const ofAddress = this.byAddress.get(address) ?? new Queues();
    this.byAddress.set(address, ofAddress);
    ofAddress.put(socket, state);
  }

  private stopWaiting(socket: Duplex, address: string): void {
    this.all.remove(socket);
    const ofAddress = this.byAddress.get(address);
    ofAddress?.remove(socket);
    if (ofAddress?.size === 0) this.byAddress.delete(address);
  }

  private closeFirst(queues: Queues): void {
    const first = queues.first();
    if (!first) return;
    this.forget(first);
    first.destroy();
  }
}
