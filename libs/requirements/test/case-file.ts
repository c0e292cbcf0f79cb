import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { detailType, type DetailValue } from '@landfall/catalogue';
import { parse } from 'yaml';
import type { CountryGroups, Itinerary, PhaseName, Phases, PlacePath, Purpose, RuleDetail } from '../src/index.js';

type Words = string | string[];
interface WrittenRule {
  at: string;
  id?: string;
  for?: Words;
  from?: Words;
  purpose?: Purpose;
  imported?: boolean;
  source?: string;
  written?: string;
  checked?: string;
  says?: Record<string, unknown>;
  phases?: Partial<Record<PhaseName, string>>;
}
interface WrittenTrip {
  to?: Words;
  via?: Words;
  by?: Words;
  from?: string;
  days?: string;
  purpose?: Purpose;
}
interface WrittenCase {
  case: string;
  rules?: WrittenRule[];
  trip?: WrittenTrip;
  expect: Record<string, unknown>;
}
interface World {
  groups: CountryGroups;
  countries: string[];
  regions: Record<string, string>;
  airports: Record<string, { country: string; region?: string }>;
}

interface WorkedCase {
  title: string;
  details: RuleDetail[];
  itinerary: Itinerary;
  expect: Record<string, unknown>;
}

const FOLDER = new URL('./cases/', import.meta.url);
const read = (name: string): unknown => parse(readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8'));

const WORLD = read('world.yaml') as World;
export const GROUPS = WORLD.groups;

export const words = (list: unknown): string[] =>
  (Array.isArray(list) ? list.map(String) : String(list ?? '').split(' ')).filter((word) => word !== '');

export function pathOf(id: string): PlacePath {
  const region = WORLD.regions[id];
  if (region !== undefined) return { type: 'REGION', id, country: region, region: id, airport: null };
  const airport = WORLD.airports[id];
  if (airport !== undefined)
    return { type: 'AIRPORT', id, country: airport.country, region: airport.region ?? null, airport: id };
  if (WORLD.countries.includes(id)) return { type: 'COUNTRY', id, country: id, region: null, airport: null };
  throw new Error(`world.yaml has no place ${id}`);
}

/** Short forms of the case files: one string for both languages, a boolean for a yes/no/text. */
export function valueOf(type: string, written: unknown): DetailValue | null {
  const kind = detailType(type)?.kind;
  if (kind === 'FREETEXT' && typeof written === 'string') return { de: written, en: written };
  if (kind === 'YESNOTEXT' && typeof written === 'boolean') return { yes: written };
  return written as DetailValue | null;
}

function spanOf(written: string): { start: string | null; end: string | null } {
  const [start, end, ...more] = written.split('..');
  if (end === undefined || more.length > 0) throw new Error(`"${written}" is no span; write 2026-05-01..2026-05-10`);
  return { start: start || null, end: end || null };
}

function detailOf(rule: WrittenRule, at: number): RuleDetail {
  const {
    at: placeId,
    id,
    for: citizenships,
    from,
    purpose,
    imported,
    source,
    written,
    checked,
    says,
    phases,
    ...unknown
  } = rule;
  if (Object.keys(unknown).length > 0) throw new Error(`A rule has no ${Object.keys(unknown).join(', ')}`);
  const spans = Object.entries(phases ?? {}).map(([name, span]) => [name, spanOf(span)]);
  return {
    id: id ?? `r${at + 1}`,
    restrictionId: `restriction-${placeId}`,
    level: pathOf(placeId).type,
    placeId,
    provenance: imported === true ? 'imported' : 'editorial',
    purpose: purpose ?? 'PRIVATE',
    citizenships: words(citizenships),
    departures: words(from),
    phases: Object.fromEntries(spans) as Phases,
    values: Object.fromEntries(Object.entries(says ?? {}).map(([type, value]) => [type, valueOf(type, value)])),
    sourceUri: source ?? null,
    authorityId: null,
    writtenOn: written ?? null,
    checkedAt: checked ?? null,
    modifiedAt: null,
  };
}

function itineraryOf(written: WrittenTrip): Itinerary {
  const trip = {
    to: 'TH',
    via: [],
    by: 'DE',
    from: 'DE',
    days: '2026-05-01..2026-05-10',
    purpose: 'PRIVATE' as const,
    ...written,
  };
  const { start, end } = spanOf(trip.days);
  return {
    departureCountry: trip.from,
    destinations: words(trip.to).map(pathOf),
    transits: words(trip.via).map(pathOf),
    citizenships: words(trip.by),
    purpose: trip.purpose,
    dateStart: start!,
    dateEnd: end!,
  };
}

export interface CaseFile {
  topic: string;
  cases: WorkedCase[];
}

export function caseFiles(): CaseFile[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((name) => name.endsWith('.yaml') && name !== 'world.yaml')
    .sort()
    .map((name) => {
      const file = read(name) as { topic: string; trip?: WrittenTrip; cases: WrittenCase[] };
      return {
        topic: file.topic,
        cases: file.cases.map((written) => ({
          title: written.case,
          details: (written.rules ?? []).map(detailOf),
          itinerary: itineraryOf({ ...file.trip, ...written.trip }),
          expect: written.expect,
        })),
      };
    });
}
