import type { Delivery, MailTransport, OutgoingMessage } from '@landfall/platform';
import { freshForEachTest } from '../../journeys/test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../journeys/test/trip-world.js';
import { aRestriction } from '../../restrictions/test/a-restriction.js';
import { MailRun } from '../src/deliver-mails/mail-run.js';
import { MailServer } from '../src/deliver-mails/mail-server.js';
import { SendVerificationWhenSubscriptionIsRequested } from '../src/send-verification-when-subscription-is-requested/send-verification.reactor.js';

export interface PostOffice {
  /** Received mails in order. */
  readonly handed: OutgoingMessage[];
  /** Its answer to each further mail. */
  answers(answer: (message: OutgoingMessage) => Delivery | Promise<Delivery>): void;
  /** One run of a worker; returns the number of mails with an outcome. */
  deliver(stop?: AbortSignal): Promise<number>;
  /** Happens before each further transaction of the worker; what it throws fails the transaction. */
  beforeTransactions(act: () => void): void;
  /** What the worker reported of the server. */
  readonly reports: (string | null)[];
}

interface Equipment {
  mailConcurrency?: number;
  /** In place of one that keeps the mails. */
  transport?: MailTransport;
}

/** An SMTP server that keeps the mails, and a worker that delivers to it. */
export function aPostOffice(
  world: TripWorld,
  { mailConcurrency = world.config.mailConcurrency, transport }: Equipment = {},
): PostOffice {
  const handed: OutgoingMessage[] = [];
  let answer: (message: OutgoingMessage) => Delivery | Promise<Delivery> = () => ({ result: 'ACCEPTED' });
  const keeping: MailTransport = {
    send: async (message) => {
      handed.push(message);
      return answer(message);
    },
  };
  const reports: (string | null)[] = [];
  let beforeTransaction = (): void => undefined;
  const database = new Proxy(world.db.database, {
    get: (target, name) =>
      name === 'transaction'
        ? async (...parameters: Parameters<typeof target.transaction>) => {
            beforeTransaction();
            return target.transaction(...parameters);
          }
        : Reflect.get(target, name),
  });
  const server = new MailServer(world.clock, (code) => void reports.push(code));
  return {
    handed,
    reports,
    answers: (next) => {
      answer = next;
    },
    beforeTransactions: (act) => {
      beforeTransaction = act;
    },
    deliver: (stop = new AbortController().signal) =>
      new MailRun(
        {
          database,
          transport: transport ?? keeping,
          server,
          places: world.places,
          links: world.links,
          translations: world.rules.translations,
          clock: world.clock,
          config: { ...world.config, mailConcurrency },
        },
        stop,
      ).toTheEnd(),
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
