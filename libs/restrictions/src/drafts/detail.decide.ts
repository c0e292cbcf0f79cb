import { isDeepStrictEqual } from 'node:util';
import {
  checkValue,
  DETAIL_CATEGORIES,
  detailType,
  MAX_POSINT,
  MAX_TEXT_LENGTH,
  normaliseValue,
  type DetailValue,
  type ValueFault,
} from '@landfall/catalogue';
import type { FieldRejection, Rejections } from '@landfall/kernel';
import type { CountryGroups, PhaseName, Phases } from '@landfall/requirements';
import type { RestrictionDetail } from '../model/restriction/entry-restriction.js';
import { sanitiseRichText } from '../model/restriction/rich-text.js';
import type { EntryRestrictionDetailInput } from '../model/restriction/restriction-input.js';

const KEY_SHOWN = 60;
const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];
const VALUE_REJECTIONS: Readonly<Record<ValueFault, string>> = {
  unknownType: 'rejection.unknownDetailType',
  wrongKind: 'rejection.wrongKind',
  notPositiveInteger: 'rejection.notPositiveInteger',
  tooLarge: 'rejection.notInRange',
  tooLong: 'rejection.tooLong',
  notAColor: 'rejection.notAColor',
};

/** What is said about a fault of the value of a detail type. */
export function valueRejection(typeKey: string, fault: ValueFault): Pick<Required<FieldRejection>, 'key' | 'values'> {
  return { key: VALUE_REJECTIONS[fault], values: { key: typeKey.slice(0, KEY_SHOWN), ...limitsOf(typeKey, fault) } };
}

function limitsOf(typeKey: string, fault: ValueFault): Record<string, number> {
  if (fault === 'tooLarge') return { min: 1, max: detailType(typeKey)?.max ?? MAX_POSINT };
  return fault === 'tooLong' ? { max: MAX_TEXT_LENGTH } : {};
}

export interface DetailContext {
  /** Canonical ISO code or group key; null when neither exists. */
  canonicalCountryOrGroup(id: string): string | null;
  groups: CountryGroups;
  authorityIds: ReadonlySet<string>;
  now: Date;
  newId(): string;
  isSignificant: boolean;
}

/** One detail as it will be stored. What is wrong with it is added to `rejections` under `details.<index>.<field>`. */
export function decideDetail(
  input: EntryRestrictionDetailInput,
  index: number,
  previous: RestrictionDetail | null,
  context: DetailContext,
  rejections: Rejections,
): RestrictionDetail {
  const at = (field: string): string => `details.${index}.${field}`;
  if (input.restrictionType === 'CRUISE') rejections.add(at('restrictionType'), 'rejection.cruiseRule');
  const scope = (field: 'citizenshipIds' | 'departureIds', stored: readonly string[] | undefined): string[] => {
    if (input[field] === undefined && stored) return [...stored];
    const codes = new Set<string>();
    for (const id of input[field] ?? []) {
      const code = context.canonicalCountryOrGroup(id);
      if (code) codes.add(code);
      else rejections.add(at(field), 'rejection.unknownGroupOrCountry', { id: id.slice(0, 40) });
    }
    // A client that knows countries only sends a group back as its members: it is still the group.
    if (stored && isDeepStrictEqual(membersOf(codes, context.groups), membersOf(stored, context.groups)))
      return [...stored];
    return [...codes].sort();
  };
  const note = (field: 'noteDe' | 'noteEn'): string | null => {
    const typed = input[field];
    if (typed === undefined) return previous?.[field] ?? null;
    if (typed === null || rejections.has(at(field))) return typed;
    const text = sanitiseRichText(typed) || null;
    if (text && text.length > MAX_TEXT_LENGTH) rejections.add(at(field), 'rejection.tooLong', { max: MAX_TEXT_LENGTH });
    return text;
  };
  const sourceUri = (input.sourceUri === undefined ? previous?.sourceUri : input.sourceUri) ?? null;
  const authorityId = (input.authorityId === undefined ? previous?.authorityId : input.authorityId) || null;
  if (authorityId && !context.authorityIds.has(authorityId))
    rejections.add(at('authorityId'), 'rejection.unknownAuthority');
  const checkedAt = (input.checkedAt === undefined ? previous?.checkedAt : input.checkedAt) ?? null;
  const nextReview = input.nextReview === undefined ? previous?.nextReview : input.nextReview;

  const now = context.now.toISOString();
  const detail: RestrictionDetail = {
    id: previous?.id ?? context.newId(),
    purpose: input.restrictionType === 'PRIVATE' ? 'PRIVATE' : 'BUSINESS',
    citizenships: scope('citizenshipIds', previous?.citizenships),
    departures: scope('departureIds', previous?.departures),
    phases: decidePhases(input, previous, at, rejections),
    phaseUpdates: {},
    noteDe: note('noteDe'),
    noteEn: note('noteEn'),
    noteUpdatedAt: null,
    sourceUri,
    authorityId,
    checkedAt,
    ...(nextReview ? { nextReview } : {}),
    values: decideValues(input.restrictionDetailJson, at, rejections),
    editCategories: decideEditCategories(
      (input.editCategories === undefined ? previous?.editCategories : input.editCategories) ?? [],
      at,
      rejections,
    ),
    modifiedAt: now,
    significantUpdateAt: null,
  };
  return withUpdateTimes(detail, previous, context.isSignificant, now);
}

function decidePhases(
  input: EntryRestrictionDetailInput,
  previous: RestrictionDetail | null,
  at: (field: string) => string,
  rejections: Rejections,
): Phases {
  const phases: Phases = {};
  for (const phase of PHASES) {
    const day = (side: 'Start' | 'End', stored: string | null | undefined): string | null => {
      const sent = input[`${phase}${side}`];
      return (sent === undefined ? stored : sent) ?? null;
    };
    const start = day('Start', previous?.phases[phase]?.start);
    const end = day('End', previous?.phases[phase]?.end);
    if (rejections.has(at(`${phase}Start`)) || rejections.has(at(`${phase}End`))) continue;
    if (start && end && start > end) rejections.add(at(`${phase}End`), 'rejection.phaseOrder');
    else if (start || end) phases[phase] = { start, end };
  }
  return phases;
}

function decideValues(
  json: unknown,
  at: (field: string) => string,
  rejections: Rejections,
): Record<string, DetailValue> {
  if (json === null || typeof json !== 'object' || rejections.has(at('restrictionDetailJson'))) return {};
  const values: Record<string, DetailValue> = {};
  for (const [key, value] of Object.entries(json)) {
    // The note has fields of its own; as a value it would be stated twice.
    const fault = key === 'Note' ? 'unknownType' : checkValue(key, value);
    if (fault) {
      const told = valueRejection(key, fault);
      rejections.add(at(`restrictionDetailJson.${key.slice(0, KEY_SHOWN)}`), told.key, told.values);
      continue;
    }
    const stated = normaliseValue(key, value);
    if (stated !== null) values[key] = stated;
  }
  return values;
}

function decideEditCategories(
  list: readonly unknown[],
  at: (field: string) => string,
  rejections: Rejections,
): RestrictionDetail['editCategories'] {
  const known = new Map<string, boolean>(DETAIL_CATEGORIES.map((c) => [c.key, c.allowCopyFromBusiness]));
  const decided = list.flatMap((item) => {
    const entry =
      item !== null && typeof item === 'object' ? (item as { category?: unknown; copyFromBusiness?: unknown }) : {};
    if (typeof entry.category !== 'string' || !known.has(entry.category)) {
      const named = [entry.category, item].find((one) => typeof one === 'string') ?? '–';
      rejections.add(at('editCategories'), 'rejection.unknownCategory', { category: named.slice(0, KEY_SHOWN) });
      return [];
    }
    if (entry.copyFromBusiness != null && typeof entry.copyFromBusiness !== 'boolean')
      rejections.add(at('editCategories'), 'rejection.wrongKind', { key: 'copyFromBusiness' });
    const copyFromBusiness = entry.copyFromBusiness === true;
    if (copyFromBusiness && !known.get(entry.category))
      rejections.add(at('editCategories'), 'rejection.copyNotAllowed', { category: entry.category });
    return [{ category: entry.category, copyFromBusiness }];
  });
  // Each category once, in the order of its first mention; the last mention counts.
  return [...new Map(decided.map((entry) => [entry.category, entry])).values()];
}

/** Keeps the times of what did not change, so that "changed" and "significantly changed" stay true per part. */
function withUpdateTimes(
  detail: RestrictionDetail,
  previous: RestrictionDetail | null,
  isSignificant: boolean,
  now: string,
): RestrictionDetail {
  const same = (key: keyof RestrictionDetail): boolean =>
    previous !== null && isDeepStrictEqual(detail[key], previous[key]);
  const content: (keyof RestrictionDetail)[] = [
    'purpose',
    'citizenships',
    'departures',
    'phases',
    'values',
    'noteDe',
    'noteEn',
  ];
  const unchanged = content.every(same);
  const phaseUpdates: RestrictionDetail['phaseUpdates'] = {};
  for (const phase of PHASES) {
    const kept = previous?.phaseUpdates[phase];
    const moved = !isDeepStrictEqual(detail.phases[phase], previous?.phases[phase]);
    const time = moved && isSignificant ? now : kept;
    if (time) phaseUpdates[phase] = time;
  }
  const noteMoved = !same('noteDe') || !same('noteEn');
  return {
    ...detail,
    phaseUpdates,
    noteUpdatedAt:
      noteMoved && isSignificant && (detail.noteDe || detail.noteEn || previous)
        ? now
        : (previous?.noteUpdatedAt ?? null),
    modifiedAt:
      unchanged && same('sourceUri') && same('authorityId') && same('checkedAt') && same('nextReview')
        ? previous!.modifiedAt
        : now,
    significantUpdateAt: unchanged || !isSignificant ? (previous?.significantUpdateAt ?? null) : now,
  };
}

/** ISO codes of countries and of members of groups, sorted, each once. */
function membersOf(codes: Iterable<string>, groups: CountryGroups): string[] {
  return [...new Set([...codes].flatMap((code) => groups[code] ?? [code]))].sort();
}
