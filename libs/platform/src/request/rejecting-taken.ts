import { rejection, type Outcome } from '@landfall/kernel';

const UNIQUE_VIOLATION = '23505';

/** Runs `work` and rejects the field of a unique index that has the value already. The index decides: of two at the same moment one wins. */
export async function rejectingTaken<T>(
  fields: Readonly<Record<string, string>>,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    const field = code === UNIQUE_VIOLATION ? fields[String(constraint)] : undefined;
    if (field) return rejection(field, 'rejection.nameTaken');
    throw error;
  }
}
