import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, dayIn, type Clock, type IsoDate } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, type Config } from '@landfall/platform';
import type { RuleIndex } from '@landfall/requirements';
import { compare, type Compared } from '../../model/official-lists/compare.js';
import {
  cellsOf,
  loadOfficialLists,
  type Cell,
  type OfficialLists,
  type WrittenList,
} from '../../model/official-lists/official-list.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';

const STARTS_IN_DAYS = 30;
const NIGHTS = 13;

export interface ComparedCell extends Compared {
  cell: Cell;
  list: WrittenList;
}

/** All cells of the official lists by destination. */
export type Results = ReadonlyMap<string, readonly ComparedCell[]>;

/** What the rules of now say beside the official lists, for trips that start in a month. Worked out once per state of the rules and day. */
@Injectable()
export class OfficialListResults {
  private lists: OfficialLists | null = null;
  private known: { ruleIndex: RuleIndex; today: IsoDate; results: Promise<Results> } | null = null;

  constructor(
    private readonly ruleIndex: PublishedRules,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone' | 'seedsDir'>,
  ) {}

  current(): Promise<Results> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    const ruleIndex = this.ruleIndex.current;
    if (this.known?.ruleIndex === ruleIndex && this.known.today === today) return this.known.results;
    const results = this.compared(ruleIndex, today).catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    this.known = { ruleIndex, today, results };
    return results;
  }

  private async compared(ruleIndex: RuleIndex, today: IsoDate): Promise<Results> {
    const { passports, lists } = (this.lists ??= await loadOfficialLists(this.config.seedsDir));
    const start = addDays(today, STARTS_IN_DAYS);
    const trip = `${start}..${addDays(start, NIGHTS)}`;
    const results = new Map<string, ComparedCell[]>();
    for (const { list } of lists) {
      for (const cell of cellsOf(list, passports, ruleIndex.groups)) {
        const place = this.places.path('COUNTRY', cell.destination);
        if (!place) continue;
        const ofPlace = results.get(cell.destination) ?? [];
        if (ofPlace.length % 50 === 0) await nextTurn();
        results.set(cell.destination, ofPlace);
        ofPlace.push({ cell, list, ...compare(ruleIndex, place, cell, trip) });
      }
    }
    return results;
  }
}
