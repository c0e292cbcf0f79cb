import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '@landfall/kernel';
import { newSecret, type LinkSecrets } from '@landfall/platform';
import { DEVICE_SECONDS, PEOPLE_OF_DEVICE } from '../sessions/device-cookie.js';

const PASS = /^([\w-]{43})\.(\d{1,11})\.([\w-]{43})$/;

/**
 * Recognises the devices on which a person has logged in before. A device holds a signed pass per person, without a name: it gives no access,
 * only attempts of its own while others guess at the account.
 */
export class KnownDevices {
  constructor(
    private readonly secrets: Pick<LinkSecrets, 'sign'>,
    private readonly clock: Clock,
  ) {}

  /** The id of the device for this name; null when it is not known. */
  idOf(passes: string, name: string): string | null {
    return this.passOf(passes, name)?.split('.')[0] ?? null;
  }

  passesAfter(passes: string, name: string): string {
    const own = this.passOf(passes, name);
    const others = passes.split('~').filter((pass) => PASS.test(pass) && pass !== own);
    const id = own?.split('.')[0] ?? newSecret();
    const expires = this.seconds() + DEVICE_SECONDS;
    return [`${id}.${expires}.${this.sign(name, id, expires)}`, ...others.slice(0, PEOPLE_OF_DEVICE - 1)].join('~');
  }

  private passOf(passes: string, name: string): string | null {
    return passes.split('~').find((pass) => this.isOf(pass, name)) ?? null;
  }

  private isOf(pass: string, name: string): boolean {
    const [, id, expires, signature] = PASS.exec(pass) ?? [];
    if (!id || !expires || !signature || Number(expires) <= this.seconds()) return false;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(name, id, Number(expires))));
  }

  private sign(name: string, id: string, expires: number): string {
    return this.secrets.sign('device', `${id}.${expires}.${name}`);
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }
}
