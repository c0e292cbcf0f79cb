import { accepted, Rejections, type FieldRejection, type NewEvent, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import { changedTypes } from '../model/restriction/changed-types.js';
import type { EntryRestriction, RestrictionDetail, RestrictionPlace } from '../model/restriction/entry-restriction.js';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  RESTRICTION_STREAM,
} from '../model/restriction/events.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { placeKeyOf, type RevisionFacts } from '../model/restriction/restriction-store.js';
import { conflictWarnings } from './conflict-warnings.js';
import { decideDetails } from './details.decide.js';
import { effectiveOnRejections } from './effective-on.decide.js';
import { kept } from './kept.js';
import { phaseWarnings } from './phase-warnings.js';
import { decidePlace } from './restriction-place.decide.js';
import type { SaveContext } from './save-context.js';

type RestrictionEvent = NewEvent<typeof ENTRY_RESTRICTION_CREATED | typeof ENTRY_RESTRICTION_REVISED>;

export interface DecidedRevision {
  restriction: EntryRestriction;
  events: RestrictionEvent[];
  revision: RevisionFacts;
  /** Statements of equal rank that conflict and phases that overlap: saved, shown as conflicting, and reported to the editor. */
  warnings: FieldRejection[];
}

/** What an editor sent, as far as it holds. */
interface Content {
  place: RestrictionPlace;
  details: RestrictionDetail[];
}

/**
 * Creates (`state` null) or revises an entry restriction. Rejects a stale version, a place that does not exist or does not
 * fit the level, and every bad field of every detail at once (spec: catalogue, section 5; design, sections 3 and 5).
 */
export function decideSave(
  state: EntryRestriction | null,
  draft: Validated<EntryRestrictionInput>,
  loaded: SaveContext,
): Outcome<DecidedRevision> {
  // Past answers find a version by its time: one that waited for its turn, or whose process has a slow clock, must not seem older than the one before.
  const context = state && loaded.now < state.modifiedAt ? { ...loaded, now: state.modifiedAt } : loaded;
  const { input, shape } = draft;
  const rejections = new Rejections(shape);
  rejectUntimely(draft, context, rejections);
  const before = rejections.list.length;
  rejectUnwritable(state, input, context, rejections);
  const place = decidePlace(withStoredPlace(input, state), context, rejections);
  // Trips of the old place would keep its rules unnoticed: another place is another restriction.
  const isPlaced = rejections.list.length === before;
  if (state && isPlaced && placeKeyOf(place) !== placeKeyOf(state)) rejections.add('countryId', 'rejection.placeFixed');
  const isSignificant = input.isSignificant ?? true;
  const details = decideDetails(input, state, { ...context, isSignificant }, rejections);
  if (rejections.any) return rejections.toRejection();

  const changed = changedTypes(state, { isActive: input.isActive, details });
  const revision = { isSignificant: isSignificant && changed.length > 0, changedTypes: changed };
  const restriction = nextState(state, input, { place, details }, revision.isSignificant, context);
  return accepted({
    restriction,
    events: [eventOf(restriction, place, revision)],
    revision,
    warnings: [...conflictWarnings(restriction, context), ...phaseWarnings(restriction)],
  });
}

/** An update that names no region or airport means those that the restriction has. */
function withStoredPlace(input: EntryRestrictionInput, state: EntryRestriction | null): EntryRestrictionInput {
  if (state?.level !== input.level) return input;
  if (input.level === 'REGION') return { ...input, regionId: kept(input.regionId, state.regionId) };
  if (input.level === 'AIRPORT') return { ...input, airportId: kept(input.airportId, state.airportId) };
  return input;
}

function rejectUntimely(draft: Validated<EntryRestrictionInput>, { today }: SaveContext, rejections: Rejections): void {
  for (const { field, key } of today ? effectiveOnRejections(draft, today) : []) rejections.add(field, key);
}

function rejectUnwritable(
  state: EntryRestriction | null,
  { version }: EntryRestrictionInput,
  { importProvenance }: SaveContext,
  rejections: Rejections,
): void {
  if (state && state.version !== version)
    rejections.add('version', version == null ? 'rejection.required' : 'rejection.staleVersion');
  if (state?.provenance === 'imported' && !importProvenance) rejections.add('id', 'rejection.importedReadOnly');
}

function nextState(
  state: EntryRestriction | null,
  input: EntryRestrictionInput,
  { place, details }: Content,
  isSignificant: boolean,
  { importProvenance, newId, now, editorId }: SaveContext,
): EntryRestriction {
  return {
    id: state?.id ?? newId(),
    ...place,
    provenance: importProvenance ? 'imported' : 'editorial',
    importProvenance,
    isActive: input.isActive,
    ...headOf(state, input),
    details,
    version: (state?.version ?? 0) + 1,
    modifiedAt: now,
    modifiedBy: editorId,
    ...significantUpdateOf(state, input, isSignificant ? { now, editorId } : null),
    ...checkOf(state, input.isChecked ? { now, editorId } : null),
  };
}

const headOf = (
  state: EntryRestriction | null,
  input: EntryRestrictionInput,
): Pick<
  EntryRestriction,
  'reminder' | 'internalNote' | 'internalSources' | 'regionDeviationTourism' | 'regionDeviationBusiness'
> => ({
  reminder: kept(input.reminder, state?.reminder),
  internalNote: kept(input.internalNote, state?.internalNote),
  internalSources: kept(input.internalSources, state?.internalSources),
  regionDeviationTourism: kept(input.regionDeviationTourism, state?.regionDeviationTourism) ?? false,
  regionDeviationBusiness: kept(input.regionDeviationBusiness, state?.regionDeviationBusiness) ?? false,
});

/** Who did something, and when. */
type By = Pick<SaveContext, 'now' | 'editorId'>;

const significantUpdateOf = (
  state: EntryRestriction | null,
  { significantUpdateNote }: EntryRestrictionInput,
  by: By | null,
): Pick<EntryRestriction, 'significantUpdateAt' | 'significantUpdateBy' | 'significantUpdateNote'> =>
  by
    ? {
        significantUpdateAt: by.now,
        significantUpdateBy: by.editorId,
        significantUpdateNote: significantUpdateNote || null,
      }
    : {
        significantUpdateAt: state?.significantUpdateAt ?? null,
        significantUpdateBy: state?.significantUpdateBy ?? null,
        significantUpdateNote: state?.significantUpdateNote ?? null,
      };

const checkOf = (state: EntryRestriction | null, by: By | null): Pick<EntryRestriction, 'checkedAt' | 'checkedBy'> =>
  by
    ? { checkedAt: by.now, checkedBy: by.editorId }
    : { checkedAt: state?.checkedAt ?? null, checkedBy: state?.checkedBy ?? null };

function eventOf(
  { id, provenance, importProvenance, isActive, details, version }: EntryRestriction,
  place: RestrictionPlace,
  { isSignificant, changedTypes: changed }: { isSignificant: boolean; changedTypes: string[] },
): RestrictionEvent {
  return {
    stream: RESTRICTION_STREAM,
    streamId: id,
    type: version === 1 ? ENTRY_RESTRICTION_CREATED : ENTRY_RESTRICTION_REVISED,
    schemaVersion: 3,
    payload: {
      ...place,
      placeKey: placeKeyOf(place),
      provenance,
      importProvenance,
      isActive,
      isSignificant,
      changedTypes: changed,
      details: details.map(({ checkedAt: _, checkedBy: __, ...stated }) => stated),
    },
  };
}
