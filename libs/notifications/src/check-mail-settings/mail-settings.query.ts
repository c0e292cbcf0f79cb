import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CONFIG, Database, type Config, type Presented, type Tx } from '@landfall/platform';
import { mailChecks, stopsMails } from './mail-checks.js';

/** What is known of the mail server, the signature and the mails that wait. */
export class FindMailSettings extends Query<Presented<'MailSettings'>> {}

@QueryHandler(FindMailSettings)
export class FindMailSettingsHandler implements IQueryHandler<FindMailSettings> {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'mailFrom' | 'bounces' | 'mailAllowList'>,
  ) {}

  async execute(): Promise<Presented<'MailSettings'>> {
    const { mailFrom, bounces, mailAllowList } = this.config;
    const { checks, counts } = await this.database.transaction('system', async (tx) => ({
      checks: await mailChecks(tx),
      counts: await mailCounts(tx),
    }));
    return {
      from: mailFrom,
      readsBounces: bounces !== null,
      isLimited: mailAllowList.length > 0,
      ...counts,
      checks: checks.map((check) => ({ ...check, stopsMails: stopsMails(check) })),
    };
  }
}

async function mailCounts(tx: Tx): Promise<{ waiting: number; sentLastDay: number; rejectedLastDay: number }> {
  const { rows } = await tx.query<{ waiting: number; sentLastDay: number; rejectedLastDay: number }>(
    `select count(*) filter (where status in ('QUEUED', 'SENDING') and due_at <= now())::int as waiting,
       count(*) filter (where status = 'SENT' and sent_at > now() - interval '1 day')::int as "sentLastDay",
       count(*) filter (where status = 'FAILED' and due_at > now() - interval '1 day')::int as "rejectedLastDay"
     from outgoing_mail`,
  );
  return rows[0]!;
}
