import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, dayIn, type Clock, type IsoDate } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, type Config } from '@landfall/platform';
import { placeKey, type RuleIndex } from '@landfall/requirements';
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
/** A few milliseconds of work, so that other requests do not wait for it. */
const CELLS_PER_TURN = 10;

export interface ComparedCell extends Compared {
  cell: Cell;
  list: WrittenList;
}

/** All cells of the official lists by destination. */
export type Results = ReadonlyMap<string, readonly ComparedCell[]>;

interface Known {
  ruleIndex: RuleIndex;
  today: IsoDate;
  results: Promise<Results>;
}

/**
 * What the rules of now say beside the official lists, for trips that start in a month. Worked out once per state of the
 * rules and day; destinations whose rules are the same keep their cells.
 */
@Injectable()
export class OfficialListResults {
  private lists: OfficialLists | null = null;
  private known: Known | null = null;

  constructor(
    private readonly ruleIndex: PublishedRules,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone' | 'seedsDir'>,
  ) {}

  current(): Promise<Results> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    const ruleIndex = this.ruleIndex.current;
    const before = this.known;
    if (before?.ruleIndex === ruleIndex && before.today === today) return before.results;
    const known = { ruleIndex, today, results: this.compared(ruleIndex, today, before) };
    known.results.catch(() => {
      if (this.known === known) this.known = null;
    });
    this.known = known;
    return known.results;
  }

  private async compared(ruleIndex: RuleIndex, today: IsoDate, before: Known | null): Promise<Results> {
    const { passports, lists } = (this.lists ??= await loadOfficialLists(this.config.seedsDir));
    const start = addDays(today, STARTS_IN_DAYS);
    const trip = `${start}..${addDays(start, NIGHTS)}`;
    const kept = before?.today === today ? await keptOf(before, ruleIndex) : new Map<string, readonly ComparedCell[]>();
    const results = new Map<string, ComparedCell[]>();
    for (const { list } of lists) {
      for (const cell of cellsOf(list, passports, ruleIndex.groups)) {
        const place = this.places.path('COUNTRY', cell.destination);
        if (!place || kept.has(cell.destination)) continue;
        const ofPlace = results.get(cell.destination) ?? [];
        if (ofPlace.length % CELLS_PER_TURN === 0) await nextTurn();
        results.set(cell.destination, ofPlace);
        ofPlace.push({ cell, list, ...compare(ruleIndex, place, cell, trip) });
      }
    }
    return new Map([...kept, ...results]);
  }
}

/** The cells of destinations whose rules have not changed since. */
async function keptOf({ ruleIndex, results }: Known, now: RuleIndex): Promise<Results> {
  const settled = await results.catch((): Results => new Map());
  return new Map([...settled].filter(([iso2]) => now.sharesPlaces(ruleIndex, [placeKey('COUNTRY', iso2)])));
}
