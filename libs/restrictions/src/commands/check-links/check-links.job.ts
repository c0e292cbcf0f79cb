import { Logger, Inject } from '@nestjs/common';
import { type Clock, urlOf } from '@landfall/kernel';
import { Database, PublicWeb, CLOCK, CONFIG, JobHost, JobProcessor, type Config } from '@landfall/platform';
import { dueLinks, keepLinkChecks, type LinkVerdict } from '../../model/links/link-check-store.js';
import { judgeLink } from './judge-link.js';

export const CHECK_LINKS_QUEUE = 'check-links';

const AT_ONCE = 4;
const PER_RUN = 60;
const HOUR_MS = 3_600_000;
const EVERY_MS = 600_000;

/** Asks addresses, a few at once and each host one after the other: a ministry is not to be flooded. */
export async function judgeLinks(web: PublicWeb, uris: readonly string[]): Promise<LinkVerdict[]> {
  const byHost = new Map<string, string[]>();
  for (const uri of new Set(uris)) {
    const host = urlOf(uri)?.host ?? '';
    byHost.set(host, [...(byHost.get(host) ?? []), uri]);
  }
  const queue = [...byHost.values()];
  const verdicts: LinkVerdict[] = [];
  const worker = async (): Promise<void> => {
    for (let list = queue.shift(); list; list = queue.shift()) {
      for (const uri of list) verdicts.push(await judgeLink(web, uri));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Where nobody answers it is not the web that is gone but the way to it: then no host may be called gone.
  const isCutOff = verdicts.every((v) => v.httpStatus === null);
  return isCutOff ? verdicts.map((v) => ({ ...v, state: 'UNREACHABLE' })) : verdicts;
}

type DueConfig = Pick<Config, 'linkCheckHours' | 'timeZone'>;

/** Requests the sources without a check for so many hours; a rerun finds the remaining ones. Returns the number of requests. */
async function checkDueLinks(
  { database, web, clock }: { database: Database; web: PublicWeb; clock: Clock },
  { linkCheckHours, timeZone }: DueConfig,
): Promise<number> {
  const before = new Date(clock.now().getTime() - linkCheckHours * HOUR_MS);
  const uris = await database.transaction('none', (tx) => dueLinks(tx, { before, timeZone, limit: PER_RUN }));
  if (uris.length === 0) return 0;
  const verdicts = await judgeLinks(web, uris);
  await database.transaction('none', (tx) => keepLinkChecks(tx, verdicts, clock.now()));
  const gone = verdicts.filter((v) => v.state === 'BROKEN').length;
  if (gone > 0) new Logger('CheckLinks').warn(`${gone} of ${verdicts.length} sources are gone.`);
  return verdicts.length;
}

@JobProcessor({ queue: CHECK_LINKS_QUEUE, every: EVERY_MS })
export class CheckLinks extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly web: PublicWeb,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DueConfig,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { database, web, clock, config } = this;
    if (config.linkCheckHours > 0) await checkDueLinks({ database, web, clock }, config);
  }
}
