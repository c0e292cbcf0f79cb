import { performance } from 'node:perf_hooks';
import { ChannelSignal } from '../database/channel-signal.js';
import { EVENTS_CHANNEL } from './event-log.js';

const POLL_MS = 1_000;
const QUIET_POLL_MS = 5_000;
/** An event is read once every older transaction has ended, which nobody signals. */
const OLDER_TRANSACTIONS_MS = 10_000;

/** Signals new events by LISTEN/NOTIFY; the poll of the subscriber covers a lost signal. */
export class LogSignal extends ChannelSignal {
  private signalledAt = performance.now();

  constructor(databaseUrl: string, role: string | null = null) {
    super(databaseUrl, EVENTS_CHANNEL, role);
    this.onSignal(() => (this.signalledAt = performance.now()));
  }

  /** How long a reader of the log waits for the next signal before it looks: longer while signals come through and none has come of late. */
  get pollMs(): number {
    return this.isCurrent && performance.now() - this.signalledAt > OLDER_TRANSACTIONS_MS ? QUIET_POLL_MS : POLL_MS;
  }
}
