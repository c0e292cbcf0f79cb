import { refusal, type Outcome } from '@landfall/kernel';

const UNIQUE_VIOLATION = '23505';

/** Runs `work` and refuses the name when the unique index has it already. The index decides: of two at the same moment one wins. */
export async function refusingTakenName<T>(index: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
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
      return refusal('name', 'refusal.nameTaken');
    }
    throw error;
  }
}
