import type { Clock } from '@landfall/kernel';
import type { PushDelivery } from '@landfall/platform';

const FAULTS_IN_A_ROW = 3;
const FIRST_REST_SECONDS = 15;
const LONGEST_REST_SECONDS = 600;

/**
 * Push services that do not answer, for one process: after some faults in a row a service rests, then a single push is tried. Each one by
 * itself, so that an outage of one holds up no device of another.
 */
export class RestingServices {
  private readonly services = new Map<string, { faults: number; until: number }>();

  constructor(
    private readonly clock: Clock,
    /** Gets a service and the code of its failure when it begins to rest, and null when it takes pushes again. */
    private readonly report: (origin: string, code: string | null) => void,
  ) {}

  /** Seconds that pushes for this service still wait; 0: they are tried. Of those that a rest has held up, the first one is the trial. */
  waitFor(origin: string): number {
    const service = this.services.get(origin);
    if (!service || service.faults < FAULTS_IN_A_ROW) return 0;
    const wait = service.until - this.now();
    if (wait > 0) return Math.ceil(wait / 1_000);
    // The others wait for the outcome of the trial.
    service.until = this.now() + FIRST_REST_SECONDS * 1_000;
    return 0;
  }

  note(origin: string, delivery: PushDelivery): void {
    const known = this.services.get(origin);
    if (delivery.result !== 'DEFERRED' || !delivery.isOfService) {
      if (known && known.faults >= FAULTS_IN_A_ROW) this.report(origin, null);
      this.services.delete(origin);
      return;
    }
    const faults = (known?.faults ?? 0) + 1;
    const rest = Math.min(FIRST_REST_SECONDS * 2 ** Math.max(0, faults - FAULTS_IN_A_ROW), LONGEST_REST_SECONDS);
    this.services.set(origin, { faults, until: this.now() + rest * 1_000 });
    if (faults === FAULTS_IN_A_ROW) this.report(origin, delivery.code);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
