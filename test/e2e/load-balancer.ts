import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { canServe } from './several-processes.js';

const ASK_MS = 200;

/** In front of several apis, as docs/how-to/operate.md describes it: in turn, leaving out what says at /readyz that it does not serve. It repeats nothing. */
export class LoadBalancer {
  private readonly serving = new Map<number, boolean>();
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout;
  /** Why it had no answer to give, by process. */
  readonly failures: string[] = [];
  private turn = 0;

  private constructor(readonly port: number) {
    this.server = createServer((incoming, outgoing) => this.forward(incoming, outgoing));
    this.timer = setInterval(() => void this.ask(), ASK_MS);
  }

  static async start(port: number): Promise<LoadBalancer> {
    const made = new LoadBalancer(port);
    made.server.listen(port, '127.0.0.1');
    await once(made.server, 'listening');
    return made;
  }

  /** Asked for requests once it has said that it serves. */
  add(port: number): void {
    this.serving.set(port, false);
  }

  remove(port: number): void {
    this.serving.delete(port);
  }

  get count(): number {
    return [...this.serving.values()].filter(Boolean).length;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async ask(): Promise<void> {
    await Promise.all(
      [...this.serving.keys()].map(async (port) => {
        const isServing = await canServe(port).catch(() => false);
        if (this.serving.has(port)) this.serving.set(port, isServing);
      }),
    );
  }

  private forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ports = [...this.serving].filter(([, isServing]) => isServing).map(([port]) => port);
    const port = ports[this.turn++ % ports.length];
    const fail = (error: NodeJS.ErrnoException): void => {
      this.failures.push(`${port} of ${ports.join(', ')}: ${error.code ?? error.message}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end('{}');
    };
    if (!port) return fail(new Error('no api serves'));
    const { method, url, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers);
      response.on('error', fail).pipe(outgoing);
    });
    incoming.pipe(forwarded.on('error', fail));
  }
}
