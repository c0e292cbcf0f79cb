import { urlOf } from '@landfall/kernel';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type Agent } from 'node:https';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

export interface WebLimits {
  timeoutMs: number;
  /** 0: the body is not read. */
  maxBytes: number;
  /** The rest of a larger body is left out, and one that does not end in time is empty. */
  isBeginningEnough?: boolean;
  /** Keeps connections for further requests; each was made to an address that was checked. For https only. */
  agent?: Agent;
}

export interface WebAnswer {
  status: number;
  location: string | null;
  mediaType: string;
  retryAfter: string | null;
  body: Buffer;
}

export type WebRejection = 'NO_WEB_ADDRESS' | 'UNKNOWN_HOST' | 'NOT_PUBLIC' | 'TIMEOUT' | 'TOO_LARGE' | 'NO_ANSWER';

export class WebFailure extends Error {
  constructor(
    readonly reason: WebRejection,
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
    this.name = 'WebFailure';
  }
}

/** The globally routed range of IPv6. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for a public address. An IPv4 address inside an IPv6 one is checked as IPv4. */
export function isPublicAddress({ address }: HostAddress): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

const resolveHost = async (host: string): Promise<HostAddress[]> =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));

/** Fetches what users typed (docs/adr/0020): resolves a name once, connects to that address if it is public. */
export class PublicWeb {
  constructor(
    private readonly resolve: (host: string) => Promise<HostAddress[]> = resolveHost,
    private readonly isAllowed: (address: HostAddress) => boolean = isPublicAddress,
  ) {}

  /** Throws `WebFailure` without an answer. */
  get(address: string, limits: WebLimits): Promise<WebAnswer> {
    return this.answer(
      address,
      { method: 'GET', headers: { 'user-agent': 'Landfall (source check)', accept: '*/*' } },
      limits,
    );
  }

  /** Posts nothing but headers. Throws `WebFailure` without an answer. */
  post(address: string, headers: Record<string, string>, limits: WebLimits): Promise<WebAnswer> {
    return this.answer(address, { method: 'POST', headers: { 'user-agent': 'Landfall', ...headers } }, limits);
  }

  private async answer(address: string, message: Message, limits: WebLimits): Promise<WebAnswer> {
    const url = urlOf(address);
    if (url === null) throw new WebFailure('NO_WEB_ADDRESS', 'not an address');
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password)
      throw new WebFailure('NO_WEB_ADDRESS', url.protocol);
    const target = await this.checked(url.hostname.replace(/^\[|\]$/g, ''));
    const response = await open(url, target, message, limits);
    const location = response.headers.location ? (urlOf(response.headers.location, url)?.href ?? null) : null;
    const mediaType = (response.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    const retryAfter = response.headers['retry-after'] ?? null;
    const status = response.statusCode ?? 0;
    return { status, location, mediaType, retryAfter, body: await bodyOf(response, limits) };
  }

  private async checked(host: string): Promise<HostAddress> {
    const family = isIP(host);
    const found: HostAddress[] =
      family === 0
        ? await this.resolve(host).catch((error: NodeJS.ErrnoException) => {
            throw new WebFailure('UNKNOWN_HOST', error.code ?? 'no address');
          })
        : [{ address: host, family: family === 6 ? 6 : 4 }];
    const [first] = found;
    if (!first) throw new WebFailure('UNKNOWN_HOST', 'no address');
    if (!found.every((address) => this.isAllowed(address))) throw new WebFailure('NOT_PUBLIC', 'not on the public web');
    return first;
  }
}

interface Message {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
}

function open(
  url: URL,
  target: HostAddress,
  { method, headers }: Message,
  { timeoutMs, agent }: WebLimits,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method,
      signal,
      agent: agent ?? false,
      headers,
      lookup: (_host, options, done) => {
        if (options.all) done(null, [target]);
        else done(null, target.address, target.family);
      },
    });
    request.on('response', resolve);
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        signal.aborted
          ? new WebFailure('TIMEOUT', `${timeoutMs} ms`)
          : new WebFailure('NO_ANSWER', error.code ?? error.name),
      ),
    );
    request.end();
  });
}

async function bodyOf(response: IncomingMessage, { maxBytes, isBeginningEnough = false }: WebLimits): Promise<Buffer> {
  if (maxBytes === 0) {
    response.destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes && isBeginningEnough) {
        chunks.push(chunk.subarray(0, chunk.byteLength - (size - maxBytes)));
        break;
      }
      if (size > maxBytes) throw new WebFailure('TOO_LARGE', `${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof WebFailure) throw error;
    if (isBeginningEnough) return Buffer.alloc(0);
    throw new WebFailure('TIMEOUT', 'the answer did not end in time');
  }
  return Buffer.concat(chunks);
}
