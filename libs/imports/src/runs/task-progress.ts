import type { Clock } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import type { ImportStep } from './import-task.js';
import { TaskWithdrawn } from './import-task.js';
import { keepTaskAlive } from './import-task-store.js';

/** Where each step stands on the way to 100. */
const BEGINS: Readonly<Record<ImportStep, number>> = {
  QUEUED: 0,
  READING: 0,
  COMPARING: 40,
  CHECKING: 60,
  WRITING: 70,
};
const ENDS: Readonly<Record<ImportStep, number>> = { QUEUED: 0, READING: 25, COMPARING: 60, CHECKING: 70, WRITING: 99 };
const EVERY_MS = 400;

/** Stores how far a task is, on a connection apart from its transaction. Throws `TaskWithdrawn` when it was cancelled. */
export class TaskProgress {
  private current: ImportStep = 'READING';
  private storedAt = 0;

  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly clock: Clock,
    private readonly taskId: string,
  ) {}

  /** Begins a step. */
  async step(step: ImportStep): Promise<void> {
    this.current = step;
    await this.store(BEGINS[step]);
  }

  /** A part of the step is done; stored a few times per second at most. */
  readonly part = async (done: number, total: number): Promise<void> => {
    if (performance.now() - this.storedAt < EVERY_MS || total === 0) return;
    const [from, to] = [BEGINS[this.current], ENDS[this.current]];
    await this.store(Math.floor(from + ((to - from) * done) / total));
  };

  private async store(percent: number): Promise<void> {
    this.storedAt = performance.now();
    const progress = { step: this.current, percent };
    const isOpen = await this.database.transaction('none', (tx) =>
      keepTaskAlive(tx, this.taskId, this.clock.now(), progress),
    );
    if (!isOpen) throw new TaskWithdrawn();
  }
}
