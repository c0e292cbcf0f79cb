/** A delay that a signal ends early. */
export class WakeableDelay {
  private wakeUp: (() => void) | null = null;
  private woken = false;

  /** Ends the current delay, or skips the next one: a signal during the work is not lost. */
  readonly signal = (): void => {
    this.woken = true;
    this.wakeUp?.();
  };

  /** Clears earlier signals; call it before reading the log. */
  begin(): void {
    this.woken = false;
  }

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
