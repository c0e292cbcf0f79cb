import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, PublicWeb, type Tx } from '@landfall/platform';
import { keepLinkChecks, linkChecks, type LinkCheck } from '../../model/links/link-check-store.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { judgeLinks } from './check-links.job.js';

/** Who asks twice within a minute gets the answer of the first time. */
const FRESH_MS = 60_000;
const MAX_LINKS = 60;

/** Asks the sources of one restriction now. */
export class CheckLinksOfRestriction {
  constructor(readonly restrictionId: string) {}
}

export type LinksChecked = Outcome<{ checks: LinkCheck[] }>;

@CommandHandler(CheckLinksOfRestriction)
export class CheckLinksOfRestrictionHandler implements ICommandHandler<CheckLinksOfRestriction, LinksChecked> {
  constructor(
    private readonly database: Database,
    private readonly web: PublicWeb,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ restrictionId }: CheckLinksOfRestriction): Promise<LinksChecked> {
    const known = await this.database.transaction('none', (tx) => sourcesOf(tx, restrictionId));
    if (!known) return rejection('restrictionId', 'rejection.notFound');
    const { uris, checks } = known;
    const now = this.clock.now();
    const stale = uris.filter((uri) => (checks.get(uri)?.checkedAt.getTime() ?? 0) < now.getTime() - FRESH_MS);
    const verdicts = await judgeLinks(this.web, stale);
    const fresh = await this.database.transaction('none', async (tx) => {
      await keepLinkChecks(tx, verdicts, now);
      return linkChecks(tx, stale);
    });
    return accepted({ checks: uris.map((uri) => fresh.get(uri) ?? checks.get(uri)!) });
  }
}

/** The sources that a restriction names, each once, and what is known of them. */
async function sourcesOf(tx: Tx, id: string): Promise<{ uris: string[]; checks: Map<string, LinkCheck> } | null> {
  const restriction = await restrictionById(tx, id);
  if (!restriction) return null;
  const uris = restriction.details.map((d) => d.sourceUri).filter((uri) => uri !== null);
  const some = [...new Set(uris)].slice(0, MAX_LINKS);
  return { uris: some, checks: await linkChecks(tx, some) };
}
