/** Carries out a task that its worker has begun. Resolves when it has an outcome, or was withdrawn. */
export abstract class ImportRunner {
  abstract perform(taskId: string): Promise<void>;
}
