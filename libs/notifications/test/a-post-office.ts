import type { Delivery, MailTransport, OutgoingMessage } from '@landfall/platform';
import { freshForEachTest } from '../../journeys/test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../journeys/test/trip-world.js';
import { aRestriction } from '../../restrictions/test/a-restriction.js';
import { deliverBatch } from '../src/deliver-mails/deliver-mails.job.js';
import { SendVerificationWhenSubscriptionIsRequested } from '../src/send-verification-when-subscription-is-requested/send-verification.reactor.js';

export interface PostOffice {
  /** Received mails in order. */
  readonly handed: OutgoingMessage[];
  /** Its answer to each further mail. */
  answers(answer: (message: OutgoingMessage) => Delivery | Promise<Delivery>): void;
  /** One batch of a worker; returns the number of mails. */
  deliver(): Promise<number>;
}

/** An SMTP server that keeps the mails, and a worker that delivers to it. */
export function aPostOffice(world: TripWorld, { mailConcurrency = world.config.mailConcurrency } = {}): PostOffice {
  const handed: OutgoingMessage[] = [];
  let answer: (message: OutgoingMessage) => Delivery | Promise<Delivery> = () => ({ result: 'ACCEPTED' });
  const transport: MailTransport = {
    send: async (message) => {
      handed.push(message);
      return answer(message);
    },
  };
  return {
    handed,
    answers: (next) => {
      answer = next;
    },
    deliver: () =>
      deliverBatch({
        database: world.db.database,
        transport,
        places: world.places,
        links: world.links,
        translations: world.rules.translations,
        clock: world.clock,
        config: { ...world.config, mailConcurrency },
      }),
  };
}

export interface MailRoom {
  world: TripWorld;
  agent: Agent;
  post: PostOffice;
  rules: Awaited<ReturnType<TripWorld['saved']>>;
}

/** A post office per test, with an agent and rules. */
export function freshMailRoom(take: (room: MailRoom) => void): void {
  freshForEachTest(TripWorld.open, async (world) => {
    const rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    take({ world, agent: await world.agent('Sonnenweg Reisen'), post: aPostOffice(world), rules });
  });
}

/** Runs the reactor of verification mails to the end of the log. */
export const processVerifications = (world: TripWorld): Promise<void> =>
  world.process(new SendVerificationWhenSubscriptionIsRequested(world.jobSink));
