import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { dayIn, type Clock, type FieldRejection, type Language, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Presented, type Tx, type Validated } from '@landfall/platform';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { brokenBy } from '@landfall/restrictions/broken-by';
import { decideDraft } from '@landfall/restrictions/decide-draft';
import { scheduleWarnings } from '@landfall/restrictions/schedule-warnings';
import type { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { placeKeyOf } from '@landfall/restrictions/restriction-store';
import { diffRevisions } from '@landfall/restrictions/revision-diff';
import { lastImminentDeparture } from '../../model/imminent-departures.js';
import { TripLinks } from '../../model/trip-links.js';
import { impactOn, type Impact } from './impact-on-trips.js';
import { presentImpactPreview, presentRejectedDraft, type PreviewedDraft } from './present-impact-preview.js';

type Draft = Extract<Awaited<ReturnType<typeof decideDraft>>, { ok: true }>;

/**
 * What a draft would do, by the same engine and the same checks as saving it. Trips of all organisations are counted, those of
 * `viewer`'s are listed.
 */
export class PreviewImpact extends Query<Presented<'ImpactPreview'>> {
  constructor(
    readonly draft: Validated<EntryRestrictionInput>,
    readonly viewer: { userId: string; organisationId: string | null },
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(PreviewImpact)
export class PreviewImpactHandler implements IQueryHandler<PreviewImpact> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ draft, viewer, language }: PreviewImpact): Promise<Presented<'ImpactPreview'>> {
    const began = performance.now();
    const { places, ruleIndex, clock, config } = this;
    const previewed = await this.database.transaction('system', async (tx): Promise<Outcome<PreviewedDraft>> => {
      const decided = await decideDraft(tx, { places, ruleIndex, clock, config }, draft, viewer.userId);
      return decided.ok ? { ok: true, ...(await this.impactOf(tx, decided, draft.input, viewer)) } : decided;
    });
    const tookMs = Math.round(performance.now() - began);
    if (!previewed.ok) return presentRejectedDraft(previewed.rejections, language, tookMs);
    return presentImpactPreview(previewed, tookMs, {
      language,
      places,
      links: this.links,
      groups: ruleIndex.groups,
      today: dayIn(config.timeZone, clock.now()),
      authorityName: (id) => this.authorities.get(id)?.name ?? null,
    });
  }

  private async impactOf(
    tx: Tx,
    draft: Draft,
    input: EntryRestrictionInput,
    { userId, organisationId }: PreviewImpact['viewer'],
  ): Promise<PreviewedDraft> {
    const { restriction, state } = draft;
    const rules = { ruleIndex: this.ruleIndex, clock: this.clock, config: this.config };
    const effectiveOn = input.effectiveOn || null;
    const impact = await this.impactOnTrips(tx, draft, effectiveOn, organisationId);
    const broken = await brokenBy(tx, rules, restriction, { editorId: userId, effectiveOn });
    const warnings: FieldRejection[] = [
      ...draft.warnings,
      ...(await scheduleWarnings(tx, rules, { state, decided: draft, input })),
    ];
    return { impact, broken, warnings, changes: diffRevisions(state, restriction, this.config.timeZone) };
  }

  private async impactOnTrips(
    tx: Tx,
    draft: Draft,
    effectiveOn: string | null,
    organisationId: string | null,
  ): Promise<Impact> {
    const { timeZone } = this.config;
    return impactOn(tx, {
      ...(await this.ruleIndex.withDraft(draft, tx)),
      placeKey: placeKeyOf(draft.restriction),
      today: dayIn(timeZone, this.clock.now()),
      lastImminent: lastImminentDeparture(timeZone, this.clock.now()),
      effectiveOn,
      organisationId,
    });
  }
}
