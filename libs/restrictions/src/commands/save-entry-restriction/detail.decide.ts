import { isDeepStrictEqual } from 'node:util';
import { checkValue, DETAIL_CATEGORIES, MAX_TEXT_LENGTH, normaliseValue, type DetailValue } from '@landfall/catalogue';
import { isIsoDate, type Refusals } from '@landfall/kernel';
import type { CountryGroups, PhaseName, Phases } from '@landfall/requirements';
import type { RestrictionDetail } from '../../model/entry-restriction.js';
import type { EntryRestrictionDetailInput } from './save-entry-restriction.command.js';

const URL_LENGTH = 2_000;
const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];
const VALUE_REFUSALS = {
  unknownType: 'refusal.unknownDetailType',
  wrongKind: 'refusal.wrongKind',
  notPositiveInteger: 'refusal.notPositiveInteger',
  tooLong: 'refusal.tooLong',
  notAColor: 'refusal.notAColor',
} as const;

export interface DetailContext {
  /** Canonical ISO code or group key; null when neither exists. */
  canonicalCountryOrGroup(id: string): string | null;
  groups: CountryGroups;
  authorityIds: ReadonlySet<string>;
  now: Date;
  newId(): string;
  isSignificant: boolean;
}

/** One detail as it will be stored. What is wrong with it is added to `refusals` under `details.<index>.<field>`. */
export function decideDetail(
  input: EntryRestrictionDetailInput,
  index: number,
  previous: RestrictionDetail | null,
  context: DetailContext,
  refusals: Refusals,
): RestrictionDetail {
  const at = (field: string): string => `details.${index}.${field}`;
  if (input.restrictionType === 'CRUISE') refusals.add(at('restrictionType'), 'refusal.cruiseNotOffered');
  const scope = (field: 'citizenshipIds' | 'departureIds', stored: readonly string[] | undefined): string[] => {
    const codes = new Set<string>();
    for (const id of input[field] ?? []) {
      const code = context.canonicalCountryOrGroup(id);
      if (code) codes.add(code);
      else refusals.add(at(field), 'refusal.unknownGroupOrCountry', { id: id.slice(0, 40) });
    }
    // A client that knows countries only sends a group back as its members: it is still the group.
    if (stored && isDeepStrictEqual(membersOf(codes, context.groups), membersOf(stored, context.groups))) return [...stored];
    return [...codes].sort();
  };
  const note = (field: 'noteDe' | 'noteEn'): string | null => {
    const text = input[field]?.trim() || null;
    if (text && text.length > MAX_TEXT_LENGTH) refusals.add(at(field), 'refusal.tooLong', { max: MAX_TEXT_LENGTH });
    return text;
  };
  const sourceUri = input.sourceUri?.trim() || null;
  if (sourceUri && !isWebAddress(sourceUri)) refusals.add(at('sourceUri'), 'refusal.invalidUrl');
  const authorityId = input.authorityId || null;
  if (authorityId && !context.authorityIds.has(authorityId)) refusals.add(at('authorityId'), 'refusal.unknownAuthority');
  const checkedAt = input.checkedAt === undefined ? (previous?.checkedAt ?? null) : input.checkedAt;
  if (checkedAt && !isIsoDate(checkedAt)) refusals.add(at('checkedAt'), 'refusal.invalidDate');

  const now = context.now.toISOString();
  const detail: RestrictionDetail = {
    id: previous?.id ?? context.newId(),
    purpose: input.restrictionType === 'PRIVATE' ? 'PRIVATE' : 'BUSINESS',
    citizenships: scope('citizenshipIds', previous?.citizenships),
    departures: scope('departureIds', previous?.departures),
    phases: decidePhases(input, at, refusals),
    phaseUpdates: {},
    noteDe: note('noteDe'),
    noteEn: note('noteEn'),
    noteUpdatedAt: null,
    sourceUri,
    authorityId,
    checkedAt,
    values: decideValues(input.restrictionDetailJson, at, refusals),
    editCategories: decideEditCategories(input.editCategories ?? [], at, refusals),
    modifiedAt: now,
    significantUpdateAt: null,
  };
  return withUpdateTimes(detail, previous, context.isSignificant, now);
}

function decidePhases(input: EntryRestrictionDetailInput, at: (field: string) => string, refusals: Refusals): Phases {
  const phases: Phases = {};
  for (const phase of PHASES) {
    const start = input[`${phase}Start`] || null;
    const end = input[`${phase}End`] || null;
    if (start && !isIsoDate(start)) refusals.add(at(`${phase}Start`), 'refusal.invalidDate');
    else if (end && !isIsoDate(end)) refusals.add(at(`${phase}End`), 'refusal.invalidDate');
    else if (start && end && start > end) refusals.add(at(`${phase}End`), 'refusal.phaseOrder');
    else if (start || end) phases[phase] = { start, end };
  }
  return phases;
}

function decideValues(json: unknown, at: (field: string) => string, refusals: Refusals): Record<string, DetailValue> {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    refusals.add(at('restrictionDetailJson'), 'refusal.wrongKind', { key: 'restrictionDetailJson' });
    return {};
  }
  const values: Record<string, DetailValue> = {};
  for (const [key, value] of Object.entries(json)) {
    // The note has fields of its own; as a value it would be stated twice.
    const fault = key === 'Note' ? 'unknownType' : checkValue(key, value);
    if (fault) {
      refusals.add(at(`restrictionDetailJson.${key.slice(0, 60)}`), VALUE_REFUSALS[fault], { key: key.slice(0, 60), max: MAX_TEXT_LENGTH });
      continue;
    }
    const stated = normaliseValue(key, value);
    if (stated !== null) values[key] = stated;
  }
  return values;
}

function decideEditCategories(list: readonly unknown[], at: (field: string) => string, refusals: Refusals): RestrictionDetail['editCategories'] {
  const known = new Set<string>(DETAIL_CATEGORIES.map((c) => c.key));
  return list.flatMap((item) => {
    const entry = item !== null && typeof item === 'object' ? (item as { category?: unknown; copyFromBusiness?: unknown }) : {};
    if (typeof entry.category === 'string' && known.has(entry.category)) return [{ category: entry.category, copyFromBusiness: entry.copyFromBusiness === true }];
    refusals.add(at('editCategories'), 'refusal.wrongKind', { key: 'editCategories' });
    return [];
  });
}

/** Keeps the times of what did not change, so that "changed" and "significantly changed" stay true per part. */
function withUpdateTimes(detail: RestrictionDetail, previous: RestrictionDetail | null, isSignificant: boolean, now: string): RestrictionDetail {
  const same = (key: keyof RestrictionDetail): boolean => previous !== null && isDeepStrictEqual(detail[key], previous[key]);
  const content: (keyof RestrictionDetail)[] = ['purpose', 'citizenships', 'departures', 'phases', 'values', 'noteDe', 'noteEn'];
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
    noteUpdatedAt: noteMoved && isSignificant && (detail.noteDe || detail.noteEn || previous) ? now : (previous?.noteUpdatedAt ?? null),
    modifiedAt: unchanged && same('sourceUri') && same('authorityId') && same('checkedAt') ? previous!.modifiedAt : now,
    significantUpdateAt: unchanged || !isSignificant ? (previous?.significantUpdateAt ?? null) : now,
  };
}

/** ISO codes of countries and of members of groups, sorted, each once. */
function membersOf(codes: Iterable<string>, groups: CountryGroups): string[] {
  return [...new Set([...codes].flatMap((code) => groups[code] ?? [code]))].sort();
}

function isWebAddress(text: string): boolean {
  if (text.length > URL_LENGTH || !URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') && url.username === '' && url.password === '';
}
