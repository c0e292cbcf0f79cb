import { accepted, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { ImportSchedule } from './import-schedule.entity.js';
import type { ImportScheduleInput } from './import-schedule.input.js';

const HOUR_MS = 3_600_000;

/** The first run of the next ones, counted from a moment. */
export const nextRunAfter = (moment: Date, everyHours: number): Date =>
  new Date(moment.getTime() + everyHours * HOUR_MS);

/** Creates (`state` null) or changes a schedule. A new address is read with the next minute, a changed one too; others keep their turn. */
export function decideSchedule(
  { input, shape }: Validated<ImportScheduleInput>,
  state: ImportSchedule | null,
  { now, editorId }: { now: Date; editorId: string },
): Outcome<{ content: Omit<ImportSchedule, 'id'> }> {
  if (shape.length > 0) return { ok: false, rejections: [...shape] };
  const { importer, address, everyHours, isActive, applies, licence } = input;
  const isSameTurn = state !== null && state.isActive && state.address === address && state.importer === importer;
  const soonest = nextRunAfter(now, everyHours);
  return accepted({
    content: {
      importer,
      address,
      everyHours,
      isActive,
      applies,
      licence,
      nextRunAt: isSameTurn ? earlier(state.nextRunAt, soonest) : now,
      createdBy: state ? state.createdBy : editorId,
    },
  });
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
