import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { StoredEvent } from '@landfall/kernel';
import {
  LOG_START,
  describeFault,
  logEnd,
  WakeableDelay,
  readLog,
  type Database,
  type LogPosition,
  type LogSignal,
  type Tx,
  EventTypes,
} from '@landfall/platform';
import { RuleIndex, type CountryGroups, type ScheduledRules } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { SCHEDULED_REVISION_STREAM, RESTRICTION_STREAM, RESTRICTION_EVENTS } from '@landfall/restrictions/events';
import { PublishedRules } from '@landfall/restrictions/published-rules';
import { placeKeyOf, restrictionById, everyRestriction } from '@landfall/restrictions/restriction-store';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';
import { TRANSLATION_EVENTS, TRANSLATION_STREAM } from '../translations/events.js';
import { TranslationIndex, type Translations } from '../translations/translation-index.js';
import { allTranslations } from '../translations/translation-store.js';
import { OpenScheduledRevisions, restrictionOfScheduleKey } from './open-scheduled-revisions.js';

const BATCH = 500;
const eventTypes = new EventTypes([...RESTRICTION_EVENTS, ...TRANSLATION_EVENTS]);

/**
 * The rules, their scheduled revisions and stored translations in memory: built at start from the tables, updated from the log.
 * Updates may repeat or change order: a restriction is read again, and an older version never replaces a newer one.
 */
export class RuleIndexProjection extends PublishedRules implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('RuleIndex');
  private published: RuleIndex;
  private readonly versions = new Map<string, { version: number; placeKey: string }>();
  private readonly byPlace = new Map<string, Set<string>>();
  private readonly scheduledRevisions = new OpenScheduledRevisions();
  private readonly translationIndex = new TranslationIndex();
  private changed = 0;
  private position: LogPosition = LOG_START;
  private loop: Promise<void> | null = null;
  private stopping = false;
  private readonly delay = new WakeableDelay();

  constructor(
    private readonly database: Database,
    private readonly signal: LogSignal,
    readonly groups: CountryGroups,
    /** Time zone for the days of checks. */
    readonly timeZone: string,
  ) {
    super();
    this.published = RuleIndex.of([], groups);
  }

  get current(): RuleIndex {
    return this.published;
  }

  get translations(): Translations {
    return this.translationIndex;
  }

  /** How often rules, scheduled revisions or translations have changed since the start. */
  get changes(): number {
    return this.changed;
  }

  /** Builds the rule index and follows the log from there. Each reading ends its transaction before anything is made of it. */
  async start(): Promise<void> {
    const { database, timeZone } = this;
    // The end of the log is taken first: what is committed while the state is read is then read once more.
    this.position = await database.repeatable('system', logEnd);
    const translations = await database.repeatable('system', allTranslations);
    const scheduledRevisions = await database.repeatable('system', (tx) =>
      OpenScheduledRevisions.read(tx, null, timeZone),
    );
    const restrictions = await database.repeatable('system', everyRestriction);
    this.translationIndex.take(translations);
    this.published = RuleIndex.of(
      (function* all() {
        for (const restriction of restrictions) yield* toRuleDetails(restriction, timeZone);
      })(),
      this.groups,
    );
    for (const restriction of restrictions) this.note(restriction);
    for (const { id, known } of scheduledRevisions(new Map(restrictions.map((r) => [r.id, r]))))
      this.scheduledRevisions.take(id, known);
    this.loop = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.delay.signal();
    await this.loop;
  }

  onModuleInit(): Promise<void> {
    return this.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Reads one restriction and its scheduled revisions again; called after a commit, so that its editor sees it at once. */
  async refresh(restrictionId: string, tx?: Tx): Promise<void> {
    const read = async (inside: Tx) => ({
      scheduledRevisions: await OpenScheduledRevisions.read(inside, restrictionId, this.timeZone),
      restriction: await restrictionById(inside, restrictionId),
    });
    const { scheduledRevisions, restriction } = await (tx ? read(tx) : this.database.transaction('none', read));
    if (restriction) this.take(restriction);
    this.changed += 1;
    for (const { id, known } of scheduledRevisions(new Map(restriction ? [[restriction.id, restriction]] : [])))
      this.scheduledRevisions.take(id, known);
  }

  /** Ensures at least this version of a restriction; with `tx` it reads inside that transaction. */
  async atLeast(restrictionId: string, version: number, tx?: Tx): Promise<void> {
    if ((this.versions.get(restrictionId)?.version ?? 0) < version) await this.refresh(restrictionId, tx);
  }

  /** The published rules, and those with a decided draft in their place. `state`: what is stored of it; null: nothing yet. */
  async withDraft(
    { restriction, state }: Record<'restriction', EntryRestriction> & Record<'state', EntryRestriction | null>,
    tx: Tx,
  ): Promise<{ before: RuleIndex; after: RuleIndex }> {
    if (state) await this.atLeast(state.id, state.version, tx);
    const before = this.current;
    return { before, after: before.replacing(restriction.id, toRuleDetails(restriction, this.timeZone)) };
  }

  /** Catches up with the versions of a trip snapshot (`versionsAt`). */
  async catchUpTo(versions: Readonly<Record<string, number>>, tx?: Tx): Promise<void> {
    for (const [key, version] of Object.entries(versions)) {
      const scheduled = restrictionOfScheduleKey(key);
      if (scheduled === null) await this.atLeast(key, version, tx);
      else if (this.scheduledRevisions.generation(scheduled) < version) await this.refresh(scheduled, tx);
    }
  }

  /** Catches up with everything visible to the transaction at these places, ahead of the log if necessary. */
  async reachPlaces(placeKeys: readonly string[], tx: Tx): Promise<void> {
    const { rows } = await tx.query<{ id: string; version: number | null }>(
      `select id, version from entry_restriction where place_key = any($1)
       union all select distinct restriction_id, null::integer from scheduled_revision where place_key = any($1)`,
      [placeKeys],
    );
    for (const { id, version } of rows) await (version === null ? this.refresh(id, tx) : this.atLeast(id, version, tx));
  }

  /** Scheduled revisions of these places, the next to take effect first. */
  scheduledRevisionsAt(placeKeys: Iterable<string>): ScheduledRules[] {
    return this.scheduledRevisions.at(placeKeys);
  }

  /** Versions of the restrictions at these places and of their scheduled revisions: those of a trip snapshot made now. */
  versionsAt(placeKeys: readonly string[]): Record<string, number> {
    const found: Record<string, number> = Object.fromEntries(this.scheduledRevisions.generationsAt(placeKeys));
    for (const key of placeKeys) {
      for (const id of this.byPlace.get(key) ?? []) found[id] = this.versions.get(id)!.version;
    }
    return found;
  }

  private take(restriction: EntryRestriction): void {
    if ((this.versions.get(restriction.id)?.version ?? 0) >= restriction.version) return;
    this.note(restriction);
    this.published = this.published.replacing(restriction.id, toRuleDetails(restriction, this.timeZone));
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
    const off = this.signal.onSignal(this.delay.signal);
    while (!this.stopping) {
      this.delay.begin();
      try {
        const more = await this.step();
        if (more) continue;
      } catch (error) {
        this.logger.warn(`The log could not be read (${describeFault(error)}); trying again.`);
      }
      if (!this.stopping) await this.delay.sleep(this.signal.pollMs);
    }
    off();
  }

  private async step(): Promise<boolean> {
    const events = await this.database.transaction('none', (tx) => readLog(tx, this.position, BATCH));
    const { restrictions, translations } = concerned(events);
    for (const id of restrictions) await this.refresh(id);
    if (translations.length > 0) {
      await this.database.transaction('none', (tx) => this.translationIndex.refresh(tx, translations));
      this.changed += 1;
    }
    const last = events.at(-1);
    if (last) this.position = { tx: last.tx, position: last.position };
    return events.length === BATCH;
  }
}

/** The restrictions and translations that have changed. */
function concerned(events: readonly StoredEvent[]): { restrictions: Set<string>; translations: string[] } {
  const restrictions = new Set<string>();
  const translations: string[] = [];
  for (const event of events) {
    if (event.stream === RESTRICTION_STREAM) restrictions.add(event.streamId);
    if (event.stream !== SCHEDULED_REVISION_STREAM && event.stream !== TRANSLATION_STREAM) continue;
    const { payload } = eventTypes.upcast(event);
    if ('restrictionId' in payload) restrictions.add(payload.restrictionId);
    if ('keys' in payload) translations.push(...payload.keys);
  }
  return { restrictions, translations };
}
