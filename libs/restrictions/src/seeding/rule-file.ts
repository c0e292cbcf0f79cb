import { parse } from 'yaml';
import { isIsoDate } from '@landfall/kernel';
import type { CountryGroups, PhaseName } from '@landfall/requirements';
import type { AuthorityType } from '../model/authorities.js';

export interface RuleSource {
  url: string;
  authority: string;
  type: AuthorityType;
}

export interface RuleFileDetail {
  for: 'everyone' | string[];
  from: 'anywhere' | string[];
  purposes: ('BUSINESS' | 'PRIVATE')[];
  source: RuleSource;
  checked: string;
  phases: Partial<Record<PhaseName, { start?: string; end?: string }>>;
  noteDe: string | null;
  noteEn: string | null;
  values: Record<string, unknown>;
}

/** The rules of one file of db/seeds/rules (format: docs/how-to/write-rules.md). */
export interface RuleFile {
  places: string[];
  details: RuleFileDetail[];
}

export class RuleFileError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'RuleFileError';
  }
}

const AUTHORITY_TYPES = ['FOREIGN_OFFICE', 'DESTINATION_COUNTRY', 'HEALTH_INSTITUTE', 'OTHER'];

type Raw = Record<string, unknown>;

/** Parses and checks the frame of a rule file; values are checked when they are saved. Throws `RuleFileError`. */
export function parseRuleFile(name: string, text: string, groups: CountryGroups): RuleFile {
  const fail = (problem: string): never => {
    throw new RuleFileError(name, problem);
  };
  const isRecord = (value: unknown): value is Raw => value !== null && typeof value === 'object' && !Array.isArray(value);
  const strings = (value: unknown, what: string): string[] =>
    Array.isArray(value) && value.every((v) => typeof v === 'string') ? value : fail(`${what} must be a list of codes`);
  const day = (value: unknown, what: string): string => (isIsoDate(value) ? value : fail(`${what} must be a day such as 2026-11-21`));

  // The core schema leaves days as text.
  const root: unknown = parse(text, { schema: 'core' });
  if (!isRecord(root)) return fail('is not a mapping');
  const sources = new Map<string, RuleSource>();
  for (const [key, value] of Object.entries(isRecord(root['sources']) ? root['sources'] : fail('has no sources'))) {
    if (!isRecord(value)) return fail(`source ${key} is not a mapping`);
    const { url, authority, type } = value;
    if (typeof url !== 'string' || !url.startsWith('https://')) return fail(`source ${key} needs an https address`);
    if (typeof authority !== 'string' || !authority) return fail(`source ${key} needs an authority`);
    if (typeof type !== 'string' || !AUTHORITY_TYPES.includes(type)) return fail(`source ${key} has no known type`);
    sources.set(key, { url, authority, type: type as AuthorityType });
  }
  const checked = day(root['checked'], 'checked');
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
      const source = sources.get(String(detail['source'])) ?? fail(`${where} names the unknown source ${String(detail['source'])}`);
      const text = (key: string): string | null => (typeof detail[key] === 'string' ? detail[key] : null);
      return {
        for: detail['for'] === 'everyone' ? 'everyone' : strings(detail['for'], `${where}.for`),
        from: detail['from'] === undefined || detail['from'] === 'anywhere' ? 'anywhere' : strings(detail['from'], `${where}.from`),
        purposes: detail['purposes'] === undefined ? ['BUSINESS', 'PRIVATE'] : (strings(detail['purposes'], `${where}.purposes`) as RuleFileDetail['purposes']),
        source,
        checked: detail['checked'] === undefined ? checked : day(detail['checked'], `${where}.checked`),
        phases: isRecord(detail['phases']) ? (detail['phases'] as RuleFileDetail['phases']) : {},
        noteDe: text('noteDe'),
        noteEn: text('noteEn'),
        values: isRecord(detail['values']) ? detail['values'] : {},
      };
    }),
  };
}
