import { accepted, addDays, Rejections, type FieldRejection, type NewEvent, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import { findConflicts, type PlacePath, type RuleConflict } from '@landfall/requirements';
import { changedTypes } from '../model/restriction/changed-types.js';
import type { EntryRestriction, ImportOrigin, RestrictionPlace } from '../model/restriction/entry-restriction.js';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  RESTRICTION_STREAM,
} from '../model/restriction/events.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { placeKeyOf, type RevisionFacts } from '../model/restriction/restriction-store.js';
import { toStatements } from '../model/restriction/to-rule-details.js';
import { decideDetail, type DetailContext } from './detail.decide.js';

export interface SaveContext extends Omit<DetailContext, 'isSignificant'> {
  place(type: 'COUNTRY' | 'REGION' | 'AIRPORT', id: string): PlacePath | null;
  editorId: string | null;
  /** Set by an importer: only it may write restrictions of origin `imported`. */
  importOrigin: ImportOrigin | null;
  /** Other active restrictions of the same place, for ties. */
  neighbours: readonly EntryRestriction[];
}

export interface Saved {
  restriction: EntryRestriction;
  events: NewEvent<typeof ENTRY_RESTRICTION_CREATED | typeof ENTRY_RESTRICTION_REVISED>[];
  revision: RevisionFacts;
  /** Statements of equal rank that conflict: saved, shown as conflicting, and told to the editor. */
  warnings: FieldRejection[];
}

/**
 * Creates (`state` null) or revises an entry restriction. Rejects a stale version, a place that does not exist or does not
 * fit the level, and every bad field of every detail at once (spec: catalogue, section 5; design, sections 3 and 5).
 */
export function decideSave(
  state: EntryRestriction | null,
  { input, shape }: Validated<EntryRestrictionInput>,
  given: SaveContext,
): Outcome<Saved> {
  // Past answers find a version by its time: one that waited for its turn, or whose process has a slow clock, must not seem older than the one before.
  const context = state && given.now < state.modifiedAt ? { ...given, now: state.modifiedAt } : given;
  const rejections = new Rejections(shape);
  if (state && state.version !== input.version)
    rejections.add('version', input.version == null ? 'rejection.required' : 'rejection.staleVersion');
  if (state?.origin === 'imported' && !context.importOrigin) rejections.add('id', 'rejection.importedReadOnly');
  const place = decidePlace(input, context, rejections);
  // Trips of the old place would keep its rules unnoticed: another place is another restriction.
  const isPlaced = rejections.list.length === shape.length;
  if (state && isPlaced && placeKeyOf(place) !== placeKeyOf(state)) rejections.add('countryId', 'rejection.placeFixed');

  const isSignificant = input.isSignificant ?? true;
  const previous = new Map(state?.details.map((d) => [d.id, d]));
  const seen = new Set<string>();
  const details = (rejections.has('details') ? [] : input.details).map((detail, index) => {
    const known = detail.id ? previous.get(detail.id) : undefined;
    if (detail.id && state && !known) rejections.add(`details.${index}.id`, 'rejection.notFound');
    if (known && seen.has(known.id)) rejections.add(`details.${index}.id`, 'rejection.duplicateDetail');
    if (known) seen.add(known.id);
    const decided = decideDetail(detail, index, known ?? null, { ...context, isSignificant }, rejections);
    if (context.editorId && isAhead(decided.checkedAt, context.now) && decided.checkedAt !== known?.checkedAt)
      rejections.add(`details.${index}.checkedAt`, 'rejection.dateInFuture');
    return decided;
  });
  if (rejections.any) return rejections.toRejection();

  const changed = changedTypes(state, { isActive: input.isActive, details });
  const told = isSignificant && changed.length > 0;
  const { now, editorId } = context;
  const restriction: EntryRestriction = {
    id: state?.id ?? context.newId(),
    ...place,
    origin: context.importOrigin ? 'imported' : 'editorial',
    importOrigin: context.importOrigin,
    isActive: input.isActive,
    reminder: kept(input.reminder, state?.reminder),
    internalNote: kept(input.internalNote, state?.internalNote),
    internalSources: kept(input.internalSources, state?.internalSources),
    regionDeviationTourism: input.regionDeviationTourism ?? state?.regionDeviationTourism ?? false,
    regionDeviationBusiness: input.regionDeviationBusiness ?? state?.regionDeviationBusiness ?? false,
    details,
    version: (state?.version ?? 0) + 1,
    modifiedAt: now,
    modifiedBy: editorId,
    significantUpdateAt: told ? now : (state?.significantUpdateAt ?? null),
    significantUpdateBy: told ? editorId : (state?.significantUpdateBy ?? null),
    significantUpdateNote: told ? input.significantUpdateNote || null : (state?.significantUpdateNote ?? null),
    checkedAt: input.isChecked ? now : (state?.checkedAt ?? null),
    checkedBy: input.isChecked ? editorId : (state?.checkedBy ?? null),
  };
  return accepted({
    restriction,
    events: [
      {
        stream: RESTRICTION_STREAM,
        streamId: restriction.id,
        type: state ? ENTRY_RESTRICTION_REVISED : ENTRY_RESTRICTION_CREATED,
        schemaVersion: 1,
        payload: {
          ...place,
          placeKey: placeKeyOf(place),
          origin: restriction.origin,
          importOrigin: restriction.importOrigin,
          isActive: restriction.isActive,
          isSignificant: told,
          changedTypes: changed,
          details,
        },
      },
    ],
    revision: { isSignificant: told, changedTypes: changed },
    warnings: conflictWarnings(restriction, context),
  });
}

function decidePlace(input: EntryRestrictionInput, context: SaveContext, rejections: Rejections): RestrictionPlace {
  const country = context.place('COUNTRY', input.countryId);
  if (!country) rejections.add('countryId', 'rejection.unknownCountry', { id: input.countryId.slice(0, 40) });
  const region = input.regionId ? context.place('REGION', input.regionId) : null;
  const airport = input.airportId ? context.place('AIRPORT', input.airportId) : null;
  if (input.regionId && !region)
    rejections.add('regionId', 'rejection.unknownPlace', { id: input.regionId.slice(0, 40) });
  if (input.airportId && !airport)
    rejections.add('airportId', 'rejection.unknownPlace', { id: input.airportId.slice(0, 40) });
  if (region && country && region.country !== country.country)
    rejections.add('regionId', 'rejection.regionNotInCountry');
  if (airport && country && airport.country !== country.country)
    rejections.add('airportId', 'rejection.airportNotInCountry');
  if (input.level === 'COUNTRY' && (input.regionId || input.airportId)) rejections.add('level', 'rejection.levelPlace');
  if (input.level === 'REGION' && input.airportId) rejections.add('level', 'rejection.levelPlace');
  if (input.level === 'REGION' && !input.regionId) rejections.add('regionId', 'rejection.required');
  if (input.level === 'AIRPORT' && !input.airportId) rejections.add('airportId', 'rejection.required');
  if (region && airport && airport.region !== region.region) rejections.add('regionId', 'rejection.levelPlace');
  return {
    level: input.level,
    countryId: country?.country ?? input.countryId,
    regionId: region?.region ?? (input.level === 'AIRPORT' ? (airport?.region ?? null) : null),
    airportId: airport?.airport ?? null,
  };
}

/** What was sent; what stands where nothing was sent. */
const kept = (sent: string | null | undefined, stored: string | null | undefined): string | null =>
  (sent === undefined ? stored : sent) ?? null;

/** No zone is more than a day ahead of UTC: a later day has begun nowhere. */
const isAhead = (day: string | null, now: Date): boolean =>
  day !== null && day > addDays(now.toISOString().slice(0, 10), 1);

function conflictWarnings(restriction: EntryRestriction, context: SaveContext): FieldRejection[] {
  const neighbours = context.neighbours.filter((n) => n.id !== restriction.id && n.origin === restriction.origin);
  const own = new Map(restriction.details.map((d, index) => [d.id, index]));
  const conflicts: RuleConflict[] = findConflicts([restriction, ...neighbours].flatMap(toStatements), context.groups);
  return conflicts.flatMap((conflict) => {
    const index = conflict.detailIds.map((id) => own.get(id)).find((i) => i !== undefined);
    return index === undefined
      ? []
      : [
          {
            field: `details.${index}.restrictionDetailJson.${conflict.detailType}`,
            key: 'rejection.conflict',
            values: { type: conflict.detailType },
          },
        ];
  });
}
