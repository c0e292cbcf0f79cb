import { Inject, Injectable } from '@nestjs/common';
import type { Clock, Rejection } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Tx } from '@landfall/platform';
import { PublishedRules } from '../model/restriction/published-rules.js';
import { movedBy, type MovedRejection, type Published } from './publish-revision.js';

/** What every command that publishes a revision works with: the places and rules it is decided by, and the one transaction it happens in. */
@Injectable()
export class Publishing {
  constructor(
    private readonly database: Database,
    readonly places: Places,
    readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Pick<Config, 'timeZone'>,
  ) {}

  /** Does the work in one transaction; once that is committed, the rules of this process say what it published, scheduled or blocked. */
  async commit<Result extends Published | Rejection | MovedRejection>(
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.database.transaction('system', work);
    const restrictionId = movedBy(result);
    if (restrictionId) await this.ruleIndex.refresh(restrictionId);
    return result;
  }
}
