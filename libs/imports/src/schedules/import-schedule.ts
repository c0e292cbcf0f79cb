import { accepted, isWebAddress, Rejections, type Outcome } from '@landfall/kernel';

const ADDRESS_LENGTH = 2_000;
const LICENCE_LENGTH = 500;
/** A leap year. */
const MAX_HOURS = 8_784;

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

export type ImportScheduleInput = Omit<ImportSchedule, 'id' | 'nextRunAt'> & { id?: string | null };

interface ScheduleContext {
  importers: ReadonlyMap<string, unknown>;
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
  input: ImportScheduleInput,
  { importers, now, newId }: ScheduleContext,
): Outcome<{ schedule: ImportSchedule }> {
  const rejections = new Rejections();
  const address = input.address.trim();
  const licence = input.licence.trim();
  if (!importers.has(input.importer))
    rejections.add('importer', 'rejection.unknownImporter', { name: input.importer.slice(0, 40) });
  if (address.length > ADDRESS_LENGTH) rejections.add('address', 'rejection.tooLong', { max: ADDRESS_LENGTH });
  else if (!isWebAddress(address)) rejections.add('address', 'rejection.invalidUrl');
  if (!Number.isInteger(input.everyHours) || input.everyHours < 1 || input.everyHours > MAX_HOURS)
    rejections.add('everyHours', 'rejection.notInRange', { min: 1, max: MAX_HOURS });
  if (licence === '') rejections.add('licence', 'rejection.required');
  if (licence.length > LICENCE_LENGTH) rejections.add('licence', 'rejection.tooLong', { max: LICENCE_LENGTH });
  if (rejections.any) return rejections.toRejection();
  const { importer, everyHours, isActive, applies } = input;
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
