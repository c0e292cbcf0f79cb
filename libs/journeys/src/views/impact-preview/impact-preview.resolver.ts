import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { catalogueText } from '@landfall/catalogue';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, toFieldErrors, validated, type Config } from '@landfall/platform';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { brokenBy } from '@landfall/restrictions/broken-by';
import { decideDraft } from '@landfall/restrictions/decide-draft';
import { scheduleWarnings } from '@landfall/restrictions/publish-revision';
import { presentBrokenRegressionCases } from '@landfall/restrictions/present-regression-case';
import { presentPlace } from '@landfall/places';
import { localised } from '@landfall/restrictions/localised-rejection';
import { localisedWarning } from '@landfall/restrictions/localised-warning';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { diffRevisions } from '@landfall/restrictions/revision-diff';
import { placeKeyOf } from '@landfall/restrictions/restriction-store';
import { presentChanges } from '@landfall/restrictions/present-changes';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { lastImminentDeparture } from '../../model/imminent-departures.js';
import { TripLinks } from '../../model/trip-links.js';
import { presentJourney } from '../journeys/present-journey.js';
import type { SummaryChange } from './impact-of.js';
import { impactOn } from './impact-preview.query.js';

const NOTHING = {
  warnings: [],
  activeTripPages: 0,
  affectedTripPages: 0,
  changedTripPages: 0,
  departingWithin72Hours: 0,
  summaryChanges: [],
  statusChanges: [],
  itineraries: [],
  trips: [],
  ownTripPages: 0,
  changes: [],
  brokenRegressionCases: [],
};

@Resolver()
export class ImpactPreviewResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What a draft would do, by the same engine and the same checks as saving it. Trips of all organisations are counted, the viewer's own are listed. */
  @Query('previewEntryRestriction')
  async previewEntryRestriction(@Args('input') sent: EntryRestrictionInput): Promise<object> {
    const valid = validated(EntryRestrictionInput, sent);
    const { input } = valid;
    const began = performance.now();
    const { viewer, language } = currentRequest();
    const { places, ruleIndex, clock, links } = this;
    const today = dayIn(this.config.timeZone, clock.now());
    return this.database.transaction('system', async (tx) => {
      const draft = await decideDraft(tx, { places, ruleIndex, clock, config: this.config }, valid, viewer!.userId);
      const took = (): number => Math.round(performance.now() - began);
      if (!draft.ok)
        return {
          ok: false,
          errors: toFieldErrors(
            draft.rejections.map((r) => localised(r, language)),
            language,
          ),
          ...NOTHING,
          tookMs: took(),
        };
      const { restriction, state } = draft;
      const details = toRuleDetails(restriction, this.config.timeZone);
      if (state) await ruleIndex.atLeast(state.id, state.version, tx);
      const before = ruleIndex.ruleIndex;
      const impact = await impactOn(tx, {
        before,
        after: before.replacing(restriction.id, details),
        placeKey: placeKeyOf(restriction),
        today,
        soon: lastImminentDeparture(this.config.timeZone, clock.now()),
        effectiveOn: input.effectiveOn || null,
        organisationId: viewer!.organisationId,
      });
      const words = {
        language,
        groups: ruleIndex.groups,
        isStaff: true,
        countryName: (code: string) => places.placeName('COUNTRY', code, language),
        authorityName: (id: string) => this.authorities.get(id)?.name ?? null,
      };
      const rules = { ruleIndex, clock, config: this.config };
      const broken = await brokenBy(tx, rules, restriction, input.effectiveOn || null);
      const warnings = [...draft.warnings, ...(await scheduleWarnings(tx, rules, { state, saved: draft, input }))];
      return {
        ok: true,
        errors: [],
        warnings: toFieldErrors(
          warnings.map((w) => localisedWarning(w, language)),
          language,
        ),
        ...impact,
        summaryChanges: impact.summaryChanges.map((statusChange) => titled(statusChange, language)),
        itineraries: impact.itineraries.map(({ trip, dateStart, dateEnd, ...changed }) => ({
          departure: { id: trip.departureCountry },
          destinations: trip.destinations.map((p) => presentPlace(p, language, places)),
          transits: trip.transits.map((p) => presentPlace(p, language, places)),
          citizenships: trip.citizenships.map((id) => ({ id })),
          restrictionType: trip.purpose,
          dateStart,
          dateEnd,
          tripPages: changed.tripPages,
          summaryChanges: changed.summaryChanges.map((statusChange) =>
            titled({ ...statusChange, tripPages: changed.tripPages }, language),
          ),
          statusChanges: changed.statusChanges.map((statusChange) => ({
            ...statusChange,
            tripPages: changed.tripPages,
          })),
        })),
        trips: impact.trips.map((journey) => presentJourney(journey, { language, places, links, today })),
        changes: presentChanges(diffRevisions(state, restriction, this.config.timeZone), words),
        brokenRegressionCases: presentBrokenRegressionCases(broken, language),
        tookMs: took(),
      };
    });
  }
}

const titled = <StatusChange extends SummaryChange>(
  statusChange: StatusChange,
  language: Language,
): StatusChange & { title: string } => ({
  ...statusChange,
  title: catalogueText(language, `summary.${statusChange.item}.title`),
});
