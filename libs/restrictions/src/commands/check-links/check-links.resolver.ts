import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { rejection, type Clock } from '@landfall/kernel';
import { CLOCK, currentRequest, Database, PublicWeb, toFieldErrors } from '@landfall/platform';
import { keepLinkChecks, linkChecks } from '../../model/links/link-check-store.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { judgeLinks } from './check-links.job.js';

/** Who asks twice within a minute gets the answer of the first time. */
const FRESH_MS = 60_000;
const MAX_LINKS = 60;

@Resolver()
export class CheckLinksResolver {
  constructor(
    private readonly database: Database,
    private readonly web: PublicWeb,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Asks the sources of one restriction now. */
  @Mutation('checkLinks')
  async checkLinks(@Args('restrictionId') restrictionId: string): Promise<object> {
    const known = await this.database.transaction('none', async (tx) => {
      const restriction = await restrictionById(tx, restrictionId);
      if (!restriction) return null;
      const uris = [...new Set(restriction.details.map((d) => d.sourceUri).filter((uri) => uri !== null))].slice(
        0,
        MAX_LINKS,
      );
      return { uris, checks: await linkChecks(tx, uris) };
    });
    if (!known)
      return {
        ok: false,
        errors: toFieldErrors(rejection('restrictionId', 'rejection.notFound').rejections, currentRequest().language),
        results: [],
      };
    const now = this.clock.now();
    const stale = known.uris.filter(
      (uri) => (known.checks.get(uri)?.checkedAt.getTime() ?? 0) < now.getTime() - FRESH_MS,
    );
    const verdicts = await judgeLinks(this.web, stale);
    await this.database.transaction('none', (tx) => keepLinkChecks(tx, verdicts, now));
    const fresh = new Map(verdicts.map((v) => [v.uri, { ...v, checkedAt: now }]));
    return { ok: true, errors: [], results: known.uris.map((uri) => fresh.get(uri) ?? known.checks.get(uri)!) };
  }
}
