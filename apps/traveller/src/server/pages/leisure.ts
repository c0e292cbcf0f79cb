import { Logger } from '@nestjs/common';

/** Further tasks are dropped: a flood of new pages must not take a processor from their readers. */
const MOST_WAITING = 4;
const PAUSE_MS = 1_000;

type Task = () => Promise<void>;

/** Does what no reader waits for, one task at a time with pauses, the latest first. */
export class Leisure {
  private readonly logger = new Logger(Leisure.name);
  private waiting: Task[] = [];
  private isAtWork = false;

  constructor(private readonly pauseMs: number = PAUSE_MS) {}

  /** The task is done some time later or never. */
  add(task: Task): void {
    this.waiting = [...this.waiting, task].slice(-MOST_WAITING);
    if (!this.isAtWork) this.rest();
  }

  private rest(): void {
    this.isAtWork = true;
    setTimeout(() => void this.next(), this.pauseMs).unref();
  }

  private async next(): Promise<void> {
    const task = this.waiting.pop();
    this.isAtWork = task !== undefined;
    if (!task) return;
    try {
      await task();
    } catch (error) {
      this.logger.warn(
        `Left undone (${error instanceof Error ? error.name : 'fault'}); a reader waits for it instead.`,
      );
    }
    this.rest();
  }
}
