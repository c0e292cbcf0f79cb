import type { LoggedInUser, Sessions, SessionTokens } from '../sessions/sessions.js';
import type { KnownDevices } from './known-devices.js';

export interface LoggedIn extends SessionTokens {
  passes: string;
}

/** Opens the session of somebody who has shown who he is, in whatever way; the device is known from then on. */
export class SessionOpening {
  constructor(
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
  ) {}

  /** `passes`: what the device has kept of earlier logins. */
  async open(user: LoggedInUser, username: string, passes: string): Promise<LoggedIn> {
    const name = username.toLowerCase();
    const after = this.devices.passesAfter(passes, name);
    return { ...(await this.sessions.open(user, this.devices.idOf(after, name))), passes: after };
  }
}
