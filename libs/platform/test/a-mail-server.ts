import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export type Step = 'greeting' | 'EHLO' | 'STARTTLS' | 'handshake' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message';
/** What it says, or `CUT`: the connection ends instead; `HANG`: it says nothing; `TRICKLE`: an answer without an end. */
export type Script = Partial<Record<Step, string | (() => string)>>;

export interface Received {
  to: string;
  messageId: string;
  answer: string;
}

const ANSWERS: Record<Step, string> = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  STARTTLS: '220 go on',
  handshake: 'no TLS here',
  AUTH: '235 welcome',
  MAIL: '250 sender',
  RCPT: '250 recipient',
  DATA: '354 go on',
  message: '250 taken',
};
const TRICKLE_MS = 20;
const END_OF_MESSAGE = '\r\n.\r\n';

/** A mail server that says what a test wants it to say, and keeps every message that it has got to its end. */
export class AMailServer {
  readonly received: Received[] = [];
  /** What it received in clear text, but for the messages. */
  readonly commands: string[] = [];
  connections = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private script: Script,
  ) {}

  static async start(script: Script = {}): Promise<AMailServer> {
    const server = createServer();
    const mailServer = new AMailServer(server, script);
    server.on('connection', (socket: Socket) => mailServer.serve(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on. Connections that are open end, as with a server that starts again. */
  says(script: Script): void {
    this.script = script;
    this.disconnect();
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.disconnect();
    await closed;
  }

  private disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private serve(socket: Socket): void {
    const { script } = this;
    this.connections += 1;
    let isMessage = false;
    let isHandshake = false;
    let pending = '';
    let to = '';
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());

    const answerTo = (step: Step): string => {
      const scripted = script[step] ?? ANSWERS[step];
      return typeof scripted === 'function' ? scripted() : scripted;
    };
    const say = (step: Step, answer = answerTo(step)): void => {
      if (answer === 'CUT') socket.destroy();
      else if (answer === 'TRICKLE') trickle(socket);
      else if (answer !== 'HANG') socket.write(`${answer}\r\n`);
    };
    const take = (message: string): void => {
      const answer = answerTo('message');
      this.received.push({ to, messageId: /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '', answer });
      say('message', answer);
    };
    const obey = (line: string): void => {
      this.commands.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      if (verb === 'STAR') {
        isHandshake = !script.STARTTLS;
        return say('STARTTLS');
      }
      if (!(verb in ANSWERS)) return void socket.write('250 ok\r\n');
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      isMessage = verb === 'DATA' && !script.DATA;
      say(verb as Step);
    };

    say('greeting');
    socket.on('data', (chunk) => {
      if (isHandshake) return say('handshake');
      pending += chunk.toString('latin1');
      if (isMessage) {
        if (!pending.endsWith(END_OF_MESSAGE)) return;
        take(pending);
        [isMessage, pending] = [false, ''];
        return;
      }
      const lines = pending.split('\r\n');
      pending = lines.pop()!;
      for (const line of lines) obey(line);
    });
  }
}

/** Each line promises another one. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-wait\r\n'), TRICKLE_MS);
  socket.on('close', () => clearInterval(timer));
}
