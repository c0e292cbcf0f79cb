import { Inject, Injectable } from '@nestjs/common';
import { dayIn } from '@landfall/kernel';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import { CONFIG, type Config, type Tx } from '@landfall/platform';
import type { RuleIndex } from '@landfall/requirements';
import type { Authority } from '../../model/authorities/authority-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import type { Revision } from '../../model/revisions/revision-store.js';
import { presentRestrictions, type PresentedRestriction } from './present-restriction.js';
import type { Reader } from './reader.js';

interface Then {
  moment: Date;
  /** What authorities were called. */
  authorities: ReadonlyMap<string, Authority>;
  /** The rules of the same places. */
  rules: RuleIndex;
}

/** Presents restrictions as they were, with the places of that moment. */
@Injectable()
export class HistoricalRestrictions {
  constructor(
    private readonly ruleIndex: PublishedRules,
    private readonly places: HistoricalPlaces,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async present(
    tx: Tx,
    revisions: readonly Revision[],
    { moment, authorities, rules }: Then,
    reader: Reader,
  ): Promise<PresentedRestriction[]> {
    const day = dayIn(this.config.timeZone, moment);
    return presentRestrictions(
      tx,
      revisions.map((r) => r.restriction),
      {
        ...reader,
        groups: this.ruleIndex.groups,
        past: { day, authorities, rules, places: await this.places.at(tx, moment) },
      },
    );
  }
}
