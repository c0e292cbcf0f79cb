import { rejection, type Outcome } from '@landfall/kernel';

const UNIQUE_VIOLATION = '23505';

/** Runs `work` and rejects the name when the unique index has it already. The index decides: of two at the same moment one wins. */
export async function rejectingTakenName<T>(index: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === UNIQUE_VIOLATION &&
      'constraint' in error &&
      error.constraint === index
    ) {
      return rejection('name', 'rejection.nameTaken');
    }
    throw error;
  }
}
