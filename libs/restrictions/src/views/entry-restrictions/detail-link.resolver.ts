import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CONFIG, Database, type Config, type Presented } from '@landfall/platform';
import { linkChecks, textOn, type LinkCheck } from '../../model/links/link-check-store.js';
import { presentLink } from '../../model/links/present-link.js';
import type { PresentedDetail } from './present-restriction.js';

interface Batch {
  uris: Set<string>;
  checks: Promise<ReadonlyMap<string, LinkCheck>>;
}

/** The last check of a detail's source. Read only when selected, and all of one tick in one query. */
@Resolver('EntryRestrictionDetail')
export class DetailLinkResolver {
  private open: Batch | null = null;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @ResolveField('link')
  async link(@Parent() { checkedUri }: PresentedDetail): Promise<Presented<'LinkCheck'> | null> {
    const check = await this.checkOf(checkedUri);
    return check && presentLink(check);
  }

  @ResolveField('checkedDigest')
  async checkedDigest(@Parent() { checkedUri, checkedAt }: PresentedDetail): Promise<string | null> {
    const check = checkedAt === null ? null : await this.checkOf(checkedUri);
    return (check && textOn(check.texts, checkedAt!, this.config.timeZone)?.digest) ?? null;
  }

  private async checkOf(checkedUri: string | null): Promise<LinkCheck | null> {
    if (checkedUri === null) return null;
    this.open ??= this.begin();
    this.open.uris.add(checkedUri);
    return (await this.open.checks).get(checkedUri) ?? null;
  }

  private begin(): Batch {
    const uris = new Set<string>();
    return { uris, checks: this.read(uris) };
  }

  private async read(uris: ReadonlySet<string>): Promise<ReadonlyMap<string, LinkCheck>> {
    await nextTurn();
    this.open = null;
    return this.database.transaction('none', (tx) => linkChecks(tx, [...uris]));
  }
}
