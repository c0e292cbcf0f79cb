export class Supervisor {
  constructor(options: {
    onGiveUp: (name: string, code: number | string) => void;
    flags?: readonly string[];
    restartMs?: readonly number[];
  });
  start(name: string, script: string, env: Record<string, string>, flags?: readonly string[]): void;
  pids(): Record<string, number>;
  stop(graceMs: number): Promise<void>;
  kill(): void;
}
