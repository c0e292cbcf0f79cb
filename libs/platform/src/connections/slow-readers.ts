import type { Socket } from 'node:net';
import { grouped } from '@landfall/kernel';
import { subscriberOf } from '../limits/network-of.js';
import type { ServerLimits } from './server-limits.js';

const CHECK_MS = 500;
const WAITING = { perAddress: 64, inAll: 256 };
/** What a reader must take while more waits for it. A proxy takes what its own reader takes, from a larger buffer, so it has more time. */
const LEAST_BYTES = 15_000;
const PERIOD_MS = { client: 15_000, proxy: 120_000 };

interface Mark {
  at: number;
  taken: number;
}

interface Reader {
  socket: Socket;
  address: string;
  isProxy: boolean;
  /** The beginnings of the last period and of the present one; null: nothing waits for this reader. */
  marks: { last: Mark; present: Mark } | null;
}

/** Closes connections whose answers are not read: the very slow ones, and beyond a limit the slowest. Long answers to fast readers are left alone. */
export class SlowReaders {
  private readonly readers = new Map<Socket, Reader>();
  private readonly periodMs: typeof PERIOD_MS;
  private readonly waiting: typeof WAITING;

  constructor(private readonly limits: Pick<ServerLimits, 'isProxy' | 'readers'>) {
    this.periodMs = { ...PERIOD_MS, ...limits.readers?.periodMs };
    this.waiting = { ...WAITING, ...limits.readers?.waiting };
  }

  add(socket: Socket): void {
    const remote = socket.remoteAddress ?? '';
    const isProxy = this.limits.isProxy?.(remote) ?? false;
    this.readers.set(socket, { socket, isProxy, address: isProxy ? '' : subscriberOf(remote), marks: null });
    socket.once('close', () => this.readers.delete(socket));
  }

  watch(): () => void {
    const timer = setInterval(() => this.check(performance.now()), this.limits.readers?.checkMs ?? CHECK_MS).unref();
    return () => clearInterval(timer);
  }

  private check(now: number): void {
    const waiting = [...this.readers.values()].filter((reader) => this.isWaiting(reader, now));
    const clients = waiting.filter(({ isProxy }) => !isProxy);
    for (const readers of grouped(clients, ({ address }) => address).values())
      closeSlowest(readers, this.waiting.perAddress, now);
    closeSlowest(
      waiting.filter(({ socket }) => !socket.destroyed),
      this.waiting.inAll,
      now,
    );
  }

  /** Whether bytes have waited since the last check. A reader that took too little in its period is closed. */
  private isWaiting(reader: Reader, at: number): boolean {
    const { socket, marks } = reader;
    if (socket.writableLength === 0) {
      reader.marks = null;
      return false;
    }
    const mark = { at, taken: takenFrom(socket) };
    if (!marks) {
      reader.marks = { last: mark, present: mark };
      return false;
    }
    if (at - marks.present.at < this.periodMs[reader.isProxy ? 'proxy' : 'client']) return true;
    reader.marks = { last: marks.present, present: mark };
    if (mark.taken - marks.present.taken >= LEAST_BYTES) return true;
    socket.resetAndDestroy();
    return false;
  }
}

/** The system frees what it still holds for a connection that is reset; after an ordinary end it would go on sending. */
function closeSlowest(readers: Reader[], most: number, now: number): void {
  if (readers.length <= most) return;
  const speeds = readers.map((reader) => ({ reader, speed: speedOf(reader, now) }));
  speeds.sort((a, b) => a.speed - b.speed);
  for (const { reader } of speeds.slice(0, readers.length - most)) reader.socket.resetAndDestroy();
}

function speedOf({ socket, marks }: Reader, now: number): number {
  return marks ? (takenFrom(socket) - marks.last.taken) / Math.max(1, now - marks.last.at) : 0;
}

/** As `net` itself finds out whether a write goes on: `socket.bytesWritten` counts a large write as soon as it begins. */
function takenFrom(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
