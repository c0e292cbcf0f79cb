import { isDeepStrictEqual } from 'node:util';
import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import type { IsoDate, Rejections } from '@landfall/kernel';
import type { Condition, CountryGroups, Level, Phases } from '@landfall/requirements';
import type { RestrictionDetail } from '../model/restriction/entry-restriction.js';
import { sanitiseRichText } from '../model/restriction/rich-text.js';
import type { EntryRestrictionDetailInput } from '../model/restriction/restriction-input.js';
import { decideConditions } from './conditions.decide.js';
import { decideDates } from './detail-dates.decide.js';
import { decideValues } from './detail-values.decide.js';
import { decideEditCategories } from './edit-categories.decide.js';
import { kept } from './kept.js';
import { PHASES, withUpdateTimes } from './update-times.js';

export interface DetailContext {
  /** Canonical ISO code or group key; null when neither exists. */
  canonicalCountryOrGroup(id: string): string | null;
  /** IATA code of an airport that exists, or UN/LOCODE of a country that does; null otherwise. */
  canonicalPort(id: string): string | null;
  groups: CountryGroups;
  authorityIds: ReadonlySet<string>;
  now: Date;
  newId(): string;
  isSignificant: boolean;
  /** Of the restriction. */
  level: Level;
  /** Day of the zone of the product; absent: the day of `now` in UTC. */
  today?: IsoDate;
  /** Who saves; null: nobody in particular. */
  editorId: string | null;
  /** The dates of details are taken as they are sent: of seeds and imports, and of versions that were decided before. */
  takesDatesAsSent?: boolean;
}

/** One detail as it will be stored. What is wrong with it is added to `rejections` under `details.<index>.<field>`. */
export function decideDetail(
  input: EntryRestrictionDetailInput,
  index: number,
  previous: RestrictionDetail | null,
  context: DetailContext,
  rejections: Rejections,
): RestrictionDetail {
  const draft = new DetailDraft(input, previous, (field) => `details.${index}.${field}`, rejections);
  const now = context.now.toISOString();
  const decided = draft.decide(context, now);
  const dated = { ...decided, ...decideDates(input, decided, previous, context) };
  return withUpdateTimes(dated, previous, context.isSignificant, now);
}

/** A detail as it was sent, beside the one that is stored. */
class DetailDraft {
  constructor(
    private readonly input: EntryRestrictionDetailInput,
    private readonly previous: RestrictionDetail | null,
    private readonly at: (field: string) => string,
    private readonly rejections: Rejections,
  ) {}

  decide(context: DetailContext, now: string): RestrictionDetail {
    const { input, previous, at, rejections } = this;
    if (input.restrictionType === 'CRUISE') rejections.add(at('restrictionType'), 'rejection.cruiseRule');
    const authorityId = this.authority(context.authorityIds);
    const phases = this.phases();
    const conditions = this.conditions(context);
    const nextReview = kept(input.nextReview, previous?.nextReview);
    return {
      id: previous?.id ?? context.newId(),
      purpose: input.restrictionType === 'PRIVATE' ? 'PRIVATE' : 'BUSINESS',
      citizenships: this.scope('citizenshipIds', previous?.citizenships, context),
      departures: this.scope('departureIds', previous?.departures, context),
      ...(conditions.length > 0 ? { conditions } : {}),
      ...this.ends(),
      phases,
      phaseUpdates: {},
      noteDe: this.note('noteDe'),
      noteEn: this.note('noteEn'),
      noteUpdatedAt: null,
      sourceUri: kept(input.sourceUri, previous?.sourceUri),
      authorityId,
      checkedAt: null,
      ...(nextReview ? { nextReview } : {}),
      values: decideValues(
        input.restrictionDetailJson,
        { field: at('restrictionDetailJson'), level: context.level },
        rejections,
      ),
      editCategories: decideEditCategories(
        kept<readonly unknown[]>(input.editCategories, previous?.editCategories) ?? [],
        at('editCategories'),
        rejections,
      ),
      modifiedAt: now,
      significantUpdateAt: null,
    };
  }

  private authority(existing: ReadonlySet<string>): string | null {
    const id = kept(this.input.authorityId, this.previous?.authorityId) || null;
    if (id && !existing.has(id)) this.rejections.add(this.at('authorityId'), 'rejection.unknownAuthority');
    return id;
  }

  private scope(
    field: 'citizenshipIds' | 'departureIds',
    stored: readonly string[] | undefined,
    context: DetailContext,
  ): string[] {
    const sent = this.input[field];
    if (sent === undefined && stored) return [...stored];
    const codes = new Set<string>();
    for (const id of sent ?? []) {
      const code = context.canonicalCountryOrGroup(id);
      if (code) codes.add(code);
      else this.rejections.add(this.at(field), 'rejection.unknownGroupOrCountry', { id: id.slice(0, 40) });
    }
    // A client that knows countries only sends a group back as its members: it is still the group. One that sends groups means what it sends.
    const { groups } = context;
    const knowsGroups = [...codes].some((code) => code in groups);
    if (stored && !knowsGroups && isDeepStrictEqual(membersOf(codes, groups), membersOf(stored, groups)))
      return [...stored];
    return [...codes].sort();
  }

  private conditions(context: DetailContext): Condition[] {
    const { conditions: sent } = this.input;
    if (sent === undefined) return [...(this.previous?.conditions ?? [])];
    return decideConditions(
      sent ?? [],
      this.at('conditions'),
      { country: (id) => context.canonicalCountryOrGroup(id), port: (id) => context.canonicalPort(id) },
      this.rejections,
    );
  }

  private note(field: 'noteDe' | 'noteEn'): string | null {
    const typed = this.input[field];
    if (typed === undefined) return this.previous?.[field] ?? null;
    if (typed === null || this.rejections.has(this.at(field))) return typed;
    const text = sanitiseRichText(typed) || null;
    // Signs that are written as markup take more room than they did when typed.
    if (text && text.length > MAX_TEXT_LENGTH)
      this.rejections.add(this.at(field), 'rejection.tooLong', { max: MAX_TEXT_LENGTH });
    return text;
  }

  /** The days on which it applies, where it begins or ends. */
  private ends(): Pick<RestrictionDetail, 'validFrom' | 'validUntil'> {
    const { input, previous, at, rejections } = this;
    const validFrom = kept(input.validFrom, previous?.validFrom);
    const validUntil = kept(input.validUntil, previous?.validUntil);
    const areDays = !rejections.has(at('validFrom')) && !rejections.has(at('validUntil'));
    if (areDays && validFrom && validUntil && validFrom > validUntil)
      rejections.add(at('validUntil'), 'rejection.validityOrder');
    return { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) };
  }

  private phases(): Phases {
    const phases: Phases = {};
    for (const phase of PHASES) {
      const [startField, endField] = [this.at(`${phase}Start`), this.at(`${phase}End`)];
      const stored = this.previous?.phases[phase];
      const start = kept(this.input[`${phase}Start`], stored?.start);
      const end = kept(this.input[`${phase}End`], stored?.end);
      if (this.rejections.has(startField) || this.rejections.has(endField)) continue;
      if (start && end && start > end) this.rejections.add(endField, 'rejection.phaseOrder');
      else if (start || end) phases[phase] = { start, end };
    }
    return phases;
  }
}

/** ISO codes of countries and of members of groups, sorted, each once. */
function membersOf(codes: Iterable<string>, groups: CountryGroups): string[] {
  return [...new Set([...codes].flatMap((code) => groups[code] ?? [code]))].sort();
}
