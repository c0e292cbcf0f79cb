import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { FaultCode } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { currentRequest, EventFeed } from '@landfall/platform';
import { problemAsJson } from '@landfall/platform/http';
import type { Request, RequestHandler, Response } from 'express';

/** Of the connections of a process; who gets none asks at intervals. */
const MOST = 1_000;
const MOST_OF_USER = 32;
const RETRY_AFTER = '60';
/** Proxies close what is silent for half a minute. */
const BEAT_MS = 20_000;
/** Before the access token lapses: the client comes back with the next one. */
const LIFE_MS = 10 * 60_000;

/** What clients read again, by the beginning of the types of the events after which they do. */
const TOPICS = [
  ['news', 'newsroom.News'],
  ['events', 'newsroom.Event'],
  ['rules', 'restrictions.'],
  ['trips', 'journeys.'],
  ['favourites', 'organisations.FavouritesChanged'],
] as const;

const topicsOf = (types: ReadonlySet<string>): string[] =>
  TOPICS.filter(([, prefix]) => [...types].some((type) => type.startsWith(prefix))).map(([topic]) => topic);

interface Stream {
  response: Response;
  userId: string;
}

/**
 * Server-sent events at `/api/changes`: names of what has changed, nothing else, so that clients read it again at once. Streams are few:
 * beyond a limit they are turned away, and reading at intervals goes on.
 */
@Injectable()
export class ChangeStreams implements OnModuleInit, OnModuleDestroy {
  private readonly streams = new Set<Stream>();
  private stopping = false;
  private leave: (() => void) | null = null;
  private beat: NodeJS.Timeout | null = null;

  constructor(private readonly feed: EventFeed) {}

  onModuleInit(): void {
    this.leave = this.feed.listen((types) => this.send(topicsOf(types)));
    this.beat = setInterval(() => this.write(':\n\n'), BEAT_MS).unref();
  }

  onModuleDestroy(): void {
    this.stopping = true;
    this.leave?.();
    if (this.beat) clearInterval(this.beat);
    for (const { response } of this.streams) response.end();
  }

  readonly serve: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' || request.path !== '/') return next();
    const { viewer } = currentRequest();
    if (!viewer) return reject(401, 'UNAUTHENTICATED', request, response);
    if (!this.hasRoom(viewer.userId)) {
      response.set('Retry-After', RETRY_AFTER);
      return reject(503, 'UNAVAILABLE', request, response);
    }
    this.open({ response, userId: viewer.userId });
  };

  private hasRoom(userId: string): boolean {
    const own = [...this.streams].filter((stream) => stream.userId === userId);
    return !this.stopping && this.streams.size < MOST && own.length < MOST_OF_USER;
  }

  private open(stream: Stream): void {
    const { response } = stream;
    this.streams.add(stream);
    const end = setTimeout(() => response.end(), LIFE_MS).unref();
    response.once('close', () => {
      clearTimeout(end);
      this.streams.delete(stream);
    });
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.write('event: open\ndata: open\n\n');
  }

  private send(topics: readonly string[]): void {
    if (topics.length > 0) this.write(`event: changed\ndata: ${topics.join(' ')}\n\n`);
  }

  private write(text: string): void {
    for (const { response } of this.streams) response.write(text);
  }
}

function reject(status: number, code: FaultCode, request: Request, response: Response): void {
  const { language, correlationId } = currentRequest();
  problemAsJson(
    { status, code, message: translate(language, `fault.${code}`), language, correlationId },
    request,
    response,
  );
}
