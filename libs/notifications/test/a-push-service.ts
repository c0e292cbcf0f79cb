import type { OutgoingPush, PushDelivery } from '@landfall/platform';
import type { TripWorld } from '../../journeys/test/trip-world.js';
import { PushRun } from '../src/deliver-pushes/push-run.js';
import { RestingServices } from '../src/deliver-pushes/resting-services.js';

export interface PushService {
  /** Received pushes in order. */
  readonly received: OutgoingPush[];
  /** Its answer to each further push. */
  answers(answer: (push: OutgoingPush) => PushDelivery | Promise<PushDelivery>): void;
  /** One run of a worker; returns the number of pushes with an outcome. */
  deliver(stop?: AbortSignal): Promise<number>;
  /** What the worker reported of services. */
  readonly reports: [string, string | null][];
}

/** Push services that keep what they get, and a worker that sends to them. */
export function aPushService(world: TripWorld): PushService {
  const received: OutgoingPush[] = [];
  const reports: [string, string | null][] = [];
  let answer: (push: OutgoingPush) => PushDelivery | Promise<PushDelivery> = () => ({ result: 'ACCEPTED' });
  const services = new RestingServices(world.clock, (origin, code) => void reports.push([origin, code]));
  const transport = {
    send: async (push: OutgoingPush) => {
      received.push(push);
      return answer(push);
    },
  };
  return {
    received,
    reports,
    answers: (next) => {
      answer = next;
    },
    deliver: (stop = new AbortController().signal) =>
      new PushRun(
        {
          database: world.db.database,
          transport,
          services,
          places: world.places,
          translations: world.rules.translations,
          clock: world.clock,
          config: world.config,
        },
        stop,
      ).toTheEnd(),
  };
}
