import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  answer,
  type Entry,
  type EntryMeans,
  type DocumentQuality,
  type HeldDocument,
  type PassportKind,
  RuleIndex,
  type TravellerFacts,
} from '@landfall/requirements';
import { parse } from 'yaml';
import { editorialRules } from '../../libs/imports/test/seeded-rules.js';
import type { Seeds } from '../../libs/restrictions/test/the-seeds.js';

interface Journey {
  by?: string;
  from?: string;
  to: string;
  via?: string;
  hours?: number;
  days?: string;
  holds?: string;
  /** What the document is. */
  that?: DocumentQuality[];
  until?: string;
  residence?: string;
  ages?: number[];
  entryBy?: EntryMeans;
  passport?: PassportKind;
  at?: string;
  purpose?: 'BUSINESS' | 'PRIVATE';
  asks: string;
  official?: 'yes' | 'no' | 'unknown';
  says?: 'depends' | 'unknown';
  source: string;
}

const FILE = new URL('./corridors.yaml', import.meta.url);
const { sources, journeys } = parse(readFileSync(fileURLToPath(FILE), 'utf8'), { schema: 'core' }) as {
  sources: Record<string, { url: string; dated: string }>;
  journeys: (Omit<Journey, 'official'> & { official: string })[];
};

let seeds: Seeds;
let index: RuleIndex;
beforeAll(async () => {
  const shipped = await editorialRules();
  seeds = shipped.seeds;
  index = RuleIndex.of(shipped.editorial, seeds.groups);
}, 60_000);

function factsOf({ via, hours, holds, that, until, residence, ages, entryBy, passport }: Journey): TravellerFacts {
  const [issuer, kind] = (holds ?? '').split(' ');
  const qualities = Object.fromEntries((that ?? []).map((one) => [one, true]));
  const said = { ...(that ? { qualities } : {}), ...(until ? { validUntil: until } : {}) };
  const documents = kind ? [{ issuer: issuer!, kind: kind as HeldDocument['kind'], ...said }] : [];
  return {
    ...(holds ? { documents } : {}),
    ...(residence ? { residence } : {}),
    ...(ages ? { ages } : {}),
    ...(entryBy ? { entryBy } : {}),
    ...(passport ? { passport } : {}),
    ...(via && hours ? { transitHours: { [`AIRPORT:${via}`]: hours } } : {}),
  };
}

function entryFor(journey: Journey): Entry | undefined {
  const {
    by = 'DE',
    from = by,
    to,
    via,
    days = '2026-12-01..2026-12-14',
    at = to,
    purpose = 'PRIVATE',
    asks,
  } = journey;
  const [dateStart, dateEnd] = days.split('..');
  return answer(index, {
    departureCountry: from,
    destinations: to.split(' ').map((code) => seeds.places.path('COUNTRY', code)!),
    transits: via ? [seeds.places.path('AIRPORT', via)!] : [],
    citizenships: [by],
    purpose,
    dateStart: dateStart!,
    dateEnd: dateEnd!,
    facts: factsOf(journey),
  }).entries.find(({ place, detailType }) => place === at && detailType === asks);
}

const yesOrNo = (value: unknown): string => {
  const yes = value !== null && typeof value === 'object' && 'yes' in value ? value.yes : value;
  return typeof yes === 'boolean' ? { true: 'yes', false: 'no' }[`${yes}`] : 'unknown';
};
const said = ({ statements = [] }: Partial<Pick<Entry, 'statements'>>): string =>
  statements.length > 0 ? statements.map(({ value }) => yesOrNo(value)).join(' and ') : 'unknown';

const titleOf = ({
  by = 'DE',
  from = by,
  to,
  via,
  hours,
  days,
  holds,
  that,
  until,
  residence,
  ages,
  entryBy,
  passport,
  purpose,
  asks,
}: Journey): string =>
  [
    `${by} ${from} → ${to.replaceAll(' ', ' → ')}`,
    via ? `via ${via}${hours ? ` for ${hours} h` : ''}` : '',
    ...[
      days,
      holds && `holds ${holds}`,
      that?.join(),
      until && `until ${until}`,
      residence && `lives in ${residence}`,
      ages && `aged ${ages.join()}`,
      entryBy,
      passport,
      purpose,
    ].map((part) => part ?? ''),
    asks,
  ]
    .filter((part) => part !== '')
    .join(', ');

it('has a page with its day for each journey', () => {
  for (const { source } of journeys) expect(sources[source]?.url).toMatch(/^https:\/\/[^/]+\/.+/);
  for (const { dated } of Object.values(sources)) expect(dated).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(journeys.filter(({ asks }) => asks === 'VaccinationRequired').length).toBeGreaterThanOrEqual(12);
});

it.each((journeys as Journey[]).map((journey): [string, Journey] => [titleOf(journey), journey]))(
  '%s',
  (_, journey) => {
    const { official, says } = journey;
    const entry = entryFor(journey);
    const expected = says === undefined ? ['stated', official] : [says, expect.any(String)];
    expect([entry?.state, said(entry ?? {})]).toEqual(expected);
    if (says === 'depends') expect([entry!, ...entry!.alternatives!].map(said)).toContain(official);
  },
);
