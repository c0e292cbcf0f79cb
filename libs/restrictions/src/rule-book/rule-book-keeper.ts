import { Logger } from '@nestjs/common';
import { LOG_START, Nap, readLog, type Database, type LogPosition, type LogSignal, type Tx } from '@landfall/platform';
import { RuleBook, type CountryGroups } from '@landfall/requirements';
import { RESTRICTION_STREAM } from '../events.js';
import { placeKeyOf, restrictionById, restrictionsBy } from '../model/restriction-store.js';
import type { EntryRestriction } from '../model/entry-restriction.js';
import { toRuleDetails } from './to-rule-details.js';

const POLL_MS = 1_000;
const BATCH = 500;

/**
 * The rules of this process, in memory: built at start from the state, moved forward by the log. Moving is safe to
 * repeat and to reorder, because a restriction is read anew and an older version never replaces a newer one.
 */
export class RuleBookKeeper {
  private readonly logger = new Logger('RuleBook');
  private current: RuleBook;
  private readonly versions = new Map<string, { version: number; placeKey: string }>();
  private readonly byPlace = new Map<string, Set<string>>();
  private position: LogPosition = LOG_START;
  private loop: Promise<void> | null = null;
  private stopping = false;
  private readonly nap = new Nap();

  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    readonly groups: CountryGroups,
  ) {
    this.current = RuleBook.of([], groups);
  }

  get book(): RuleBook {
    return this.current;
  }

  /** Builds the book and follows the log from there. */
  async start(): Promise<void> {
    await this.database.transaction('system', async (tx) => {
      // The end of the log is taken first: what is committed while the state is read is then read once more.
      const { rows } = await tx.query<LogPosition>(
        `select tx::text, position from event_log where tx < pg_snapshot_xmin(pg_current_snapshot()) order by event_log.tx desc, position desc limit 1`,
      );
      this.position = rows[0] ?? LOG_START;
      const restrictions = await restrictionsBy(tx);
      this.current = RuleBook.of(
        (function* all() {
          for (const restriction of restrictions) yield* toRuleDetails(restriction);
        })(),
        this.groups,
      );
      for (const restriction of restrictions) this.note(restriction);
    });
    this.loop = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.nap.wake();
    await this.loop;
  }

  /** Brings one restriction to its state in the database; called after a commit so that its editor sees it at once. */
  async refresh(restrictionId: string, tx?: Tx): Promise<void> {
    const read = (inside: Tx): Promise<EntryRestriction | null> => restrictionById(inside, restrictionId);
    const restriction = await (tx ? read(tx) : this.database.transaction('none', read));
    if (restriction) this.take(restriction);
  }

  /** Makes sure that the book holds at least this version of a restriction; inside a transaction it reads through that one. */
  async atLeast(restrictionId: string, version: number, tx?: Tx): Promise<void> {
    if ((this.versions.get(restrictionId)?.version ?? 0) < version) await this.refresh(restrictionId, tx);
  }

  /** Versions of all restrictions that stand at these places: what a document made now rests on. */
  versionsAt(placeKeys: Iterable<string>): Record<string, number> {
    const found: Record<string, number> = {};
    for (const key of placeKeys) {
      for (const id of this.byPlace.get(key) ?? []) found[id] = this.versions.get(id)!.version;
    }
    return found;
  }

  private take(restriction: EntryRestriction): void {
    if ((this.versions.get(restriction.id)?.version ?? 0) >= restriction.version) return;
    this.note(restriction);
    this.current = this.current.replacing(restriction.id, toRuleDetails(restriction));
  }

  private note(restriction: EntryRestriction): void {
    const placeKey = placeKeyOf(restriction);
    const known = this.versions.get(restriction.id);
    if (known) this.byPlace.get(known.placeKey)?.delete(restriction.id);
    this.versions.set(restriction.id, { version: restriction.version, placeKey });
    const ids = this.byPlace.get(placeKey) ?? new Set();
    this.byPlace.set(placeKey, ids.add(restriction.id));
  }

  private async follow(): Promise<void> {
    const off = this.signal.onSignal(this.nap.wake);
    while (!this.stopping) {
      this.nap.begin();
      try {
        const more = await this.step();
        if (more) continue;
      } catch (error) {
        this.logger.warn(`The log could not be read (${error instanceof Error ? error.name : 'unknown'}); trying again.`);
      }
      if (!this.stopping) await this.nap.sleep(POLL_MS);
    }
    off();
  }

  private async step(): Promise<boolean> {
    const events = await this.database.transaction('none', (tx) => readLog(tx, this.position, BATCH));
    for (const id of new Set(events.filter((e) => e.stream === RESTRICTION_STREAM).map((e) => e.streamId))) await this.refresh(id);
    const last = events.at(-1);
    if (last) this.position = { tx: last.tx, position: last.position };
    return events.length === BATCH;
  }
}
