import type { Delivery, MailTransport, OutgoingMessage } from '@landfall/platform';
import type { TripWorld } from '../../journeys/test/trip-world.js';
import { deliverBatch, sendVerificationWhenSubscriptionIsRequested } from '../src/worker.js';

export interface PostOffice {
  /** What it was handed, in that order, whatever it answered. */
  readonly handed: OutgoingMessage[];
  /** Its answer to each mail from now on. */
  answers(answer: (message: OutgoingMessage) => Delivery | Promise<Delivery>): void;
  /** One batch of a worker; returns how many mails it took. */
  deliver(): Promise<number>;
}

/** An SMTP server that keeps the mails, and the worker that hands them to it. */
export function aPostOffice(world: TripWorld, { mailConcurrency = world.config.mailConcurrency } = {}): PostOffice {
  const handed: OutgoingMessage[] = [];
  let answer: (message: OutgoingMessage) => Delivery | Promise<Delivery> = () => ({ result: 'ACCEPTED' });
  const transport: MailTransport = {
    send: async (message) => {
      handed.push(message);
      return answer(message);
    },
    close: () => undefined,
  };
  return {
    handed,
    answers: (next) => {
      answer = next;
    },
    deliver: () => deliverBatch({ database: world.db.database, transport, places: world.places, links: world.links, translations: world.rules.translations, clock: world.clock, config: { ...world.config, mailConcurrency } }),
  };
}

/** Lets the reactor of verification mails see what it has not seen yet. */
export const carryVerifications = (world: TripWorld): Promise<void> => world.carry(sendVerificationWhenSubscriptionIsRequested(world.jobSink));
