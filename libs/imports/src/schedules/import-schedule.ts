import { accepted, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { ImportScheduleInput } from './import-schedule.input.js';

/** An address that is read again and again. */
export interface ImportSchedule {
  id: string;
  importer: string;
  address: string;
  everyHours: number;
  isActive: boolean;
  /** False: a run only reports, and somebody applies it. */
  applies: boolean;
  licence: string;
  nextRunAt: Date;
}

interface ScheduleContext {
  now: Date;
  newId(): string;
}

const HOUR_MS = 3_600_000;

/** The first run of the next ones, counted from a moment. */
export const nextRunAfter = (moment: Date, everyHours: number): Date =>
  new Date(moment.getTime() + everyHours * HOUR_MS);

/** Creates (`state` null) or changes a schedule. A new address is read with the next minute, a changed one too; others keep their turn. */
export function decideSchedule(
  state: ImportSchedule | null,
  { input, shape }: Validated<ImportScheduleInput>,
  { now, newId }: ScheduleContext,
): Outcome<{ schedule: ImportSchedule }> {
  if (shape.length > 0) return { ok: false, rejections: [...shape] };
  const { importer, address, everyHours, isActive, applies, licence } = input;
  const isSameTurn = state !== null && state.isActive && state.address === address && state.importer === importer;
  const soonest = nextRunAfter(now, everyHours);
  return accepted({
    schedule: {
      id: state?.id ?? newId(),
      importer,
      address,
      everyHours,
      isActive,
      applies,
      licence,
      nextRunAt: isSameTurn ? earlier(state.nextRunAt, soonest) : now,
    },
  });
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
