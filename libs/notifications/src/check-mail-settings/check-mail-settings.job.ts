import { Inject, Logger } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import {
  checkDkimRecord,
  checkMailServer,
  CLOCK,
  CONFIG,
  Database,
  dkimRecordName,
  JobHost,
  JobProcessor,
  mailServerName,
  type Config,
} from '@landfall/platform';
import {
  forgetCheck,
  mailChecks,
  noteCheck,
  stopsMails,
  type FoundProblem,
  type MailCheck,
  type MailCheckSubject,
} from './mail-checks.js';

export const CHECK_MAIL_SETTINGS_QUEUE = 'check-mail-settings';
const EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;
const logger = new Logger('MailSettings');

/**
 * Tests at the start of a worker whether the mail server would take mails, and whether receivers find the key of their signature: again every
 * 30 seconds while something is wrong, else once an hour. No mail depends on it: mails wait in their queue for whatever the settings need.
 */
@JobProcessor({ queue: CHECK_MAIL_SETTINGS_QUEUE, every: EVERY_MS, atStart: true })
export class CheckMailSettings extends JobHost {
  /** What this process has logged; its first run checks whatever others have found, because its settings may be new. */
  private readonly logged = new Map<MailCheckSubject, string>();

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'smtpUrl' | 'dkim'>,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { smtpUrl, dkim } = this.config;
    const known = await this.database.transaction('none', mailChecks);
    await this.check('SERVER', known, async () => ({
      target: mailServerName(smtpUrl),
      ...(await checkMailServer(smtpUrl)),
    }));
    if (dkim)
      await this.check('SIGNATURE', known, async () => ({
        target: dkimRecordName(dkim),
        problem: await checkDkimRecord(dkim),
        code: null,
      }));
    else if (known.some(({ subject }) => subject === 'SIGNATURE'))
      await this.database.transaction('none', (tx) => forgetCheck(tx, 'SIGNATURE'));
  }

  private async check(
    subject: MailCheckSubject,
    known: readonly MailCheck[],
    find: () => Promise<FoundProblem>,
  ): Promise<void> {
    const last = known.find((one) => one.subject === subject);
    const isFresh = last?.problem === null && this.clock.now().getTime() - last.checkedAt.getTime() < HOUR_MS;
    if (this.stop.aborted || (isFresh && this.logged.has(subject))) return;
    const found = await find();
    await this.database.transaction('none', (tx) => noteCheck(tx, subject, found, this.clock.now()));
    this.report(subject, found);
  }

  /** Once, and again when it changes. Neither the login nor what the server said is part of it. */
  private report(subject: MailCheckSubject, { target, problem, code }: FoundProblem): void {
    const said = `${target} ${problem ?? 'OK'}`;
    const before = this.logged.get(subject);
    if (before === said) return;
    this.logged.set(subject, said);
    const name = subject === 'SERVER' ? 'The mail server' : 'The record of the signing key';
    if (problem === null) logger.log(`${name} ${target} is as it should be.`);
    else {
      const line = `${name} ${target}: ${problem}${code ? ` (${code})` : ''}. See docs/how-to/operate.md.`;
      if (stopsMails({ subject, problem })) logger.error(`${line} Mails wait.`);
      else logger.warn(line);
    }
  }
}
