import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export type Reply = { status: number; body: unknown; headers?: Record<string, string> } | 'silence' | 'half an answer';

/** A local translation service with scripted answers and a record of requests. */
export class ATranslationServer {
  readonly requests: ReceivedRequest[] = [];
  reply: Reply | ((request: ReceivedRequest) => Reply) = { status: 200, body: {} };

  private constructor(
    readonly url: string,
    private readonly stop: () => Promise<void>,
  ) {}

  static async open(): Promise<ATranslationServer> {
    const http = createServer();
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const server = new ATranslationServer(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    });
    http.on('request', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const received = {
          path: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(body) as Record<string, unknown>,
        };
        server.requests.push(received);
        const reply = typeof server.reply === 'function' ? server.reply(received) : server.reply;
        if (reply === 'silence') return;
        if (reply === 'half an answer') {
          response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
          response.write('{"translatedText": "');
          return;
        }
        const { status, body: answer, headers } = reply;
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      });
    });
    return server;
  }

  close(): Promise<void> {
    return this.stop();
  }
}
