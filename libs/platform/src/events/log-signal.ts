import { ChannelSignal } from '../database/channel-signal.js';
import { EVENTS_CHANNEL } from './event-log.js';

/** Signals new events by LISTEN/NOTIFY; the poll of the subscriber covers a lost signal. */
export class LogSignal extends ChannelSignal {
  constructor(databaseUrl: string, role: string | null = null) {
    super(databaseUrl, EVENTS_CHANNEL, role);
  }
}
