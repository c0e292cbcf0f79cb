import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { Env } from '../config/read-environment.js';
import { faultForLog } from '../describe-fault.js';

const INTERVAL_MS = 30_000;
const MOST_CAUSES = 1_000;
/** Ids and numbers: the same fault of another request. */
const VARYING = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/gi;
const PROBLEMS = ['log', 'warn', 'error', 'fatal'] as const satisfies LogLevel[];

interface Repeats {
  level: LogLevel;
  context: string;
  count: number;
  latest: string;
}

/** The log of a process by its environment. Of a fault that repeats it shows the first, then one line per interval with their number. */
export class ProcessLogger extends ConsoleLogger {
  private readonly causes = new Map<string, Repeats>();
  private isSilent = false;

  constructor(env: Env) {
    super({
      json: env['LOG_FORMAT'] === 'json',
      logLevels: env['LOG_LEVEL'] === 'log' ? PROBLEMS.slice() : PROBLEMS.slice(1),
    });
    process.once('exit', () => {
      for (const cause of this.causes.keys()) this.summarise(cause);
    });
  }

  protected override printMessages(...print: Parameters<ConsoleLogger['printMessages']>): void {
    const [given, context = '', level = 'log', ...rest] = print;
    const messages = given.map(withoutContent);
    const line = String(messages[0]).split('\n', 1)[0]!;
    const cause = `${level} ${context} ${line.replace(VARYING, '#')}`;
    this.isSilent = this.isRepeated(cause, { level, context, count: 0, latest: line });
    if (!this.isSilent) super.printMessages(messages, context, level, ...rest);
  }

  protected override printStackTrace(stack: string): void {
    if (!this.isSilent) super.printStackTrace(stack);
  }

  private isRepeated(cause: string, fault: Repeats): boolean {
    const known = this.causes.get(cause);
    if (known) {
      known.count += 1;
      known.latest = fault.latest;
      return true;
    }
    if (this.causes.size < MOST_CAUSES) this.begin(cause, fault);
    return false;
  }

  private begin(cause: string, fault: Repeats): void {
    this.causes.set(cause, { ...fault, count: 0 });
    setTimeout(() => {
      if (this.summarise(cause)) this.begin(cause, fault);
      else this.causes.delete(cause);
    }, INTERVAL_MS).unref();
  }

  private summarise(cause: string): boolean {
    const { count, latest, level, context } = this.causes.get(cause)!;
    if (count === 0) return false;
    super.printMessages(
      [`${count} more of the same in the last ${INTERVAL_MS / 1_000} s, the latest: ${latest}`],
      context,
      level,
      level === 'error' ? 'stderr' : 'stdout',
    );
    return true;
  }
}

const withoutContent = (message: unknown): unknown => (message instanceof Error ? faultForLog(message) : message);
