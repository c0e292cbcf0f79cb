import { urlOf } from '@landfall/kernel';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

export interface WebLimits {
  timeoutMs: number;
  /** 0: the body is not read. */
  maxBytes: number;
}

export interface WebAnswer {
  status: number;
  /** Where a redirect leads, as an absolute address. */
  location: string | null;
  body: Buffer;
}

export type WebRejection = 'NO_WEB_ADDRESS' | 'UNKNOWN_HOST' | 'NOT_PUBLIC' | 'TIMEOUT' | 'TOO_LARGE' | 'NO_ANSWER';

/** Why an address was not read. */
export class WebFailure extends Error {
  constructor(
    readonly reason: WebRejection,
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
    this.name = 'WebFailure';
  }
}

/** Loopback, private, link-local, shared, documentation, multicast and reserved ranges: nothing of them is the public web. An IPv4 address inside an IPv6 one is checked as IPv4. */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');

/** True for an address that anyone on the internet may reach. */
export const isPublicAddress = ({ address, family }: HostAddress): boolean =>
  !NOT_PUBLIC.check(address, family === 4 ? 'ipv4' : 'ipv6');

const resolveHost = async (host: string): Promise<HostAddress[]> =>
  (await lookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));

/**
 * Reads addresses that people typed, without letting them reach into the own network: the name is resolved once, every address
 * of it has to be public, and the connection goes to exactly the address that was checked. Redirects are told, not followed.
 */
export class PublicWeb {
  constructor(
    private readonly resolve: (host: string) => Promise<HostAddress[]> = resolveHost,
    private readonly isAllowed: (address: HostAddress) => boolean = isPublicAddress,
  ) {}

  /** Throws `WebFailure` when there is no answer to be had. */
  async get(address: string, limits: WebLimits): Promise<WebAnswer> {
    const url = urlOf(address);
    if (url === null) throw new WebFailure('NO_WEB_ADDRESS', 'not an address');
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password)
      throw new WebFailure('NO_WEB_ADDRESS', url.protocol);
    const target = await this.checked(url.hostname.replace(/^\[|\]$/g, ''));
    const response = await open(url, target, limits.timeoutMs);
    const location = response.headers.location ? (urlOf(response.headers.location, url)?.href ?? null) : null;
    return { status: response.statusCode ?? 0, location, body: await bodyOf(response, limits) };
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

function open(url: URL, target: HostAddress, timeoutMs: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      signal,
      agent: false,
      headers: { 'user-agent': 'Landfall (source check)', accept: '*/*' },
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

async function bodyOf(response: IncomingMessage, { maxBytes }: WebLimits): Promise<Buffer> {
  if (maxBytes === 0) {
    response.destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new WebFailure('TOO_LARGE', `${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof WebFailure) throw error;
    throw new WebFailure('TIMEOUT', 'the answer did not end in time');
  }
  return Buffer.concat(chunks);
}
