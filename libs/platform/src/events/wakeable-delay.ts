/** Waiting that a signal can end: who follows the log sleeps between two looks at it. */
export class WakeableDelay {
  private wakeUp: (() => void) | null = null;
  private woken = false;

  /** Ends the nap, or spares the next one when nobody sleeps: a signal during the work is not lost. */
  readonly signal = (): void => {
    this.woken = true;
    this.wakeUp?.();
  };

  /** Forgets earlier signals; called before a look at the log, which will see what they announced. */
  begin(): void {
    this.woken = false;
  }

  /** Resolves after `ms` or with the next signal. */
  async sleep(ms: number): Promise<void> {
    if (this.woken) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wakeUp = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wakeUp = done;
    });
  }
}
