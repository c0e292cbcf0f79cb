import { parse } from 'yaml';
import { isIsoDate } from '@landfall/kernel';
import type { Condition, CountryGroups, PhaseName } from '@landfall/requirements';
import type { AuthorityType } from '@landfall/restrictions/authorities';
import { parseConditions } from './rule-conditions.js';
import { formattedValue } from './formatted-value.js';
import { RuleFileError } from './rule-file-error.js';
import { writtenOn } from './written-on.js';

export interface RuleSource {
  url: string;
  authority: string;
  type: AuthorityType;
}

export interface RuleFileDetail {
  for: 'everyone' | string[];
  from: 'anywhere' | string[];
  /** All have to hold. */
  when: Condition[];
  purposes: ('BUSINESS' | 'PRIVATE')[];
  /** First and last day on which it applies; null: open. */
  validFrom: string | null;
  validUntil: string | null;
  source: RuleSource;
  /** Day on which it was written. */
  written: string;
  phases: Partial<Record<PhaseName, { start?: string; end?: string }>>;
  noteDe: string | null;
  noteEn: string | null;
  values: Record<string, unknown>;
}

/** One file of db/seeds/rules or db/seeds/country-information (format: docs/how-to/write-rules.md). */
export interface RuleFile {
  places: string[];
  details: RuleFileDetail[];
}

const AUTHORITY_TYPES = ['FOREIGN_OFFICE', 'DESTINATION_COUNTRY', 'HEALTH_INSTITUTE', 'OTHER'];

type Raw = Record<string, unknown>;

const isRecord = (value: unknown): value is Raw => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Sources by the short names under which details refer to them. Throws `RuleFileError`. */
export function parseSources(file: string, raw: unknown): Map<string, RuleSource> {
  const fail = (problem: string): never => {
    throw new RuleFileError(file, problem);
  };
  const sources = new Map<string, RuleSource>();
  for (const [key, value] of Object.entries(isRecord(raw) ? raw : fail('has no sources'))) {
    if (!isRecord(value)) return fail(`source ${key} is not a mapping`);
    const { url, authority, type } = value;
    if (typeof url !== 'string' || !url.startsWith('https://')) return fail(`source ${key} needs an https address`);
    if (typeof authority !== 'string' || !authority) return fail(`source ${key} needs an authority`);
    if (typeof type !== 'string' || !AUTHORITY_TYPES.includes(type)) return fail(`source ${key} has no known type`);
    sources.set(key, { url, authority, type: type as AuthorityType });
  }
  return sources;
}

function dayOf(key: 'validFrom' | 'validUntil', detail: Raw, fail: (problem: string) => never): string | null {
  const value = detail[key] ?? null;
  return value === null || isIsoDate(value) ? value : fail(`${key} must be a day such as 2026-12-31`);
}

const endsOf = (detail: Raw, fail: (problem: string) => never): Pick<RuleFileDetail, 'validFrom' | 'validUntil'> => ({
  validFrom: dayOf('validFrom', detail, fail),
  validUntil: dayOf('validUntil', detail, fail),
});

/**
 * Parses and checks the frame of a file; values are checked when they are saved. `shared` are sources that the file may name
 * besides its own. Throws `RuleFileError`.
 */
export function parseRuleFile(
  name: string,
  text: string,
  groups: CountryGroups,
  shared: ReadonlyMap<string, RuleSource> = new Map(),
): RuleFile {
  const fail = (problem: string): never => {
    throw new RuleFileError(name, problem);
  };
  const strings = (value: unknown, what: string): string[] =>
    Array.isArray(value) && value.every((v) => typeof v === 'string') ? value : fail(`${what} must be a list of codes`);

  const conditions = (value: unknown, what: string): Condition[] =>
    parseConditions(value) ?? fail(`${what} is no list of conditions as docs/how-to/write-rules.md has them`);

  // The core schema leaves days as text.
  const root: unknown = parse(text, { schema: 'core' });
  if (!isRecord(root)) return fail('is not a mapping');
  const sources = new Map([...shared, ...parseSources(name, root['sources'] ?? (shared.size > 0 ? {} : undefined))]);
  const written = writtenOn(name, root);
  const except = root['except'] === undefined ? [] : strings(root['except'], 'except');
  const group = root['group'];
  const places =
    typeof group === 'string'
      ? (groups[group] ?? fail(`unknown group ${group}`)).filter((iso) => !except.includes(iso))
      : strings(root['places'], 'places');
  const details = Array.isArray(root['details']) ? root['details'] : fail('has no details');
  return {
    places: [...places],
    details: details.map((detail: unknown, index): RuleFileDetail => {
      const where = `details[${index}]`;
      if (!isRecord(detail)) return fail(`${where} is not a mapping`);
      const source =
        sources.get(String(detail['source'])) ?? fail(`${where} names the unknown source ${String(detail['source'])}`);
      const formatted = ([key, value]: [string, unknown]): [string, unknown] => {
        const text = formattedValue(value);
        return text === null && value !== null
          ? fail(`${where}: ${key} is in no short form that docs/how-to/write-rules.md has: ${JSON.stringify(value)}`)
          : [key, text];
      };
      const text = (key: string): string | null => (typeof detail[key] === 'string' ? detail[key] : null);
      return {
        for: detail['for'] === 'everyone' ? 'everyone' : strings(detail['for'], `${where}.for`),
        from:
          detail['from'] === undefined || detail['from'] === 'anywhere'
            ? 'anywhere'
            : strings(detail['from'], `${where}.from`),
        when: conditions(detail['when'], `${where}.when`),
        purposes:
          detail['purposes'] === undefined
            ? ['BUSINESS', 'PRIVATE']
            : (strings(detail['purposes'], `${where}.purposes`) as RuleFileDetail['purposes']),
        ...endsOf(detail, fail),
        source,
        written: writtenOn(name, detail, `${where}.`, written),
        phases: isRecord(detail['phases']) ? detail['phases'] : {},
        noteDe: text('noteDe'),
        noteEn: text('noteEn'),
        values: isRecord(detail['values']) ? Object.fromEntries(Object.entries(detail['values']).map(formatted)) : {},
      };
    }),
  };
}
