import { isDeepStrictEqual } from 'node:util';
import { DETAIL_TYPES, type DetailValue, type StatusColor } from '@landfall/catalogue';
import { addDays, addMonths } from '@landfall/kernel';
import {
  type Alternative,
  type Answer,
  type Condition,
  type ContraryStatement,
  CORE_TYPES,
  type CountryGroups,
  type Entry,
  type Itinerary,
  type Period,
  type PhaseName,
  type PlacePath,
  type PlaceStatus,
  type RuleDetail,
  type Span,
  type StatedPhase,
  type Statement,
  SUMMARY_KEYS,
  type SummaryKey,
  type SummaryResult,
  type SummaryStatus,
  TRANSIT_CORE_TYPES,
} from '../src/index.js';
import { type Holds, naiveHolds } from './naive-conditions.js';
import { naiveHeld } from './naive-held.js';
import { naiveStayLimits } from './naive-stays.js';

/** What is said of one type on one day. */
interface Said {
  statements: readonly Statement[];
  alternatives: readonly Alternative[];
  contrary: readonly ContraryStatement[];
  /** Open ones that say what holds anyway. */
  agreeing?: readonly Alternative[];
}

/** Days that follow each other, both included, and what is said on all of them. */
interface Run {
  from: string;
  until: string;
  said: Said | null;
}

interface DayPhase {
  name: PhaseName;
  span: Span;
  by: RuleDetail;
}

const ADVICE = ['ForeignOfficeStatus', 'AdvisoryRiskLevel', 'AdvisoryNote'];
const ORDER: PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];
const DENIALS: [string, boolean, string, (value: DetailValue) => boolean][] = [
  ['ErVisaRequired', true, 'ErVisaFreeDays', (days) => days !== null],
  ['ErVisaRequired', false, 'ErEVisaPossible', (possible) => possible === true],
  ['ErVisaRequired', false, 'ErEVisaDays', (days) => days !== null],
  ['ErVisaRequired', false, 'ErVisaOnArrivalPossible', (possible) => possible === true],
  ['ErVisaRequired', false, 'ErVisaOnArrivalDays', (days) => days !== null],
  ['ErEntryPermitRequired', false, 'ErEntryPermitName', (name) => name !== null],
];
const ITEMS: Record<SummaryKey, [string, boolean, string?]> = {
  ID_OR_PASSPORT: ['ErIdSufficient', false],
  VISA: ['ErVisaRequired', true, 'ErTransitVisaRequired'],
  ENTRY_PERMIT: ['ErEntryPermitRequired', true, 'ErTransitEntryPermitRequired'],
  HEALTH_INSURANCE: ['ErHealthInsuranceRequired', true],
  IMMUNISATION: ['VaccinationRequired', true],
  DRIVING_PERMIT: ['InternationalDrivingPermitRequired', true],
  EXTRA_FORMS: ['ErExtraFormsRequired', true],
  CHILDRENS_PASSPORT: ['ErChildrenPassportRequired', true],
};
const TRANSIT_TYPES = [
  ...['Note', 'ForeignOfficeStatus', 'AdvisoryRiskLevel', 'AdvisoryNote'],
  ...['ErTransitVisaRequired', 'ErTransitEntryPermitRequired', 'ErTransitNote'],
];

const empty = (value: object): boolean =>
  Object.values(value).every((part) => part === null || part === undefined || part === '');
const notKnown = (value: DetailValue): boolean =>
  value === null || (typeof value === 'object' && 'yes' in value && empty(value));
const blank = (value: DetailValue | undefined): boolean =>
  value === undefined || (value !== null && typeof value === 'object' && !notKnown(value) && empty(value));
const yes = (value: DetailValue): unknown =>
  value !== null && typeof value === 'object' ? (value as { yes?: unknown }).yes : value;

const unnamed = ({ detailId: _, ...rest }: Statement): unknown => rest;
const visible = (said: Said | null): unknown =>
  said && [
    new Set(said.statements.map(unnamed)),
    said.alternatives.map(({ conditions, statements }) => [conditions, new Set(statements.map(unnamed))]),
    said.contrary.map(({ detailType, statement }) => [detailType, unnamed(statement)]),
  ];
const valuesOf = (statements: readonly Statement[]): unknown => new Set(statements.map(({ value }) => value));
/** What is said, by whichever source. */
const contentOf = (said: Said | null): unknown =>
  said && [
    stateOf(said),
    valuesOf(said.statements),
    said.alternatives.map(({ conditions, statements }) => [conditions, valuesOf(statements)]),
  ];
const stateOf = (said: Said | null): Entry['state'] => {
  if (said === null) return 'unknown';
  if (said.alternatives.length > 0) return 'depends';
  if (said.statements.length > 1 || said.contrary.length > 0) return 'conflicting';
  return said.statements.some(({ value }) => value !== null) ? 'stated' : 'unknown';
};
const everySaid = (said: Said | null): Statement[] => [
  ...(said?.statements ?? []),
  ...(said?.alternatives ?? []).flatMap(({ statements }) => statements),
];
const shown = (said: Said | null): Pick<Entry, 'state' | 'statements' | 'alternatives' | 'contrary'> => ({
  state: stateOf(said),
  statements: said?.statements ?? [],
  ...(said && said.alternatives.length > 0 ? { alternatives: said.alternatives } : {}),
  ...(said && said.contrary.length > 0 ? { contrary: said.contrary } : {}),
});

const covers = (span: Span, day: string): boolean =>
  (span.start === null || span.start <= day) && (span.end === null || day <= span.end);
/** The days of a span that another one does not hold. */
const cut = (span: Span, by: Span): Span[] => {
  const [FIRST, LAST] = ['0000-00-00', '9999-99-99'];
  const [from, to] = [by.start ?? FIRST, by.end ?? LAST];
  const [start, end] = [span.start ?? FIRST, span.end ?? LAST];
  if (from > to || start > end || to < start || end < from) return [span];
  const rest: Span[] = [];
  if (start < from) rest.push({ start: span.start, end: addDays(from, -1) });
  if (to < end) rest.push({ start: addDays(to, 1), end: span.end });
  return rest;
};
const worst = (colours: StatusColor[]): StatusColor =>
  (['RED', 'PURPLE', 'YELLOW', 'GRAY'] as const).find((one) => colours.includes(one)) ?? 'BLUE';

/** Lasts for the question alone: the days of a question look alike, and each is read once. */
function remembered<A extends unknown[], R>(key: (...args: A) => string, work: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const at = key(...args);
    if (!known.has(at)) known.set(at, work(...args));
    return known.get(at)!;
  };
}

/** A reference engine without index, written independently of the product's engine: it reads the rules again for each day. */
export function naiveAnswer(
  details: readonly RuleDetail[],
  groups: CountryGroups,
  trip: Itinerary,
): Omit<Answer, 'version'> {
  const people = trip.citizenships.filter((code, at, all) => all.indexOf(code) === at);
  const isFirst = (place: PlacePath, at: number, all: PlacePath[]): boolean =>
    all.findIndex((other) => other.type === place.type && other.id === place.id) === at;
  const stops = [...trip.destinations, ...trip.transits].filter(isFirst);
  const isTransit = (stop: PlacePath): boolean =>
    !trip.destinations.some((place) => place.type === stop.type && place.id === stop.id);
  const destinations = stops.filter((stop) => !isTransit(stop));

  const daysFrom = (first: string, last: string): string[] => {
    const list: string[] = [];
    for (let day = first; day <= last; day = addDays(day, 1)) list.push(day);
    return list;
  };
  const days = daysFrom(trip.dateStart, trip.dateEnd);
  // Before the first and after the last of these days nothing begins and nothing ends.
  const turns = [...details.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]), ...days]
    .filter((day) => day != null)
    .sort();
  const [firstDay, lastDay] = [addDays(turns[0]!, -1), addDays(turns.at(-1)!, 1)];
  const world = daysFrom(firstDay, lastDay);

  const nationalityRank = (list: readonly string[], code: string): number | null => {
    if (list.length === 0) return 1e9;
    if (list.includes(code)) return 0;
    const sizes = list.flatMap((key) => (groups[key]?.includes(code) ? [new Set(groups[key]).size] : []));
    return sizes.length === 0 ? null : Math.min(...sizes);
  };
  const isAmong = (list: readonly string[], code: string): boolean => nationalityRank(list, code) !== null;
  const levelRank = (detail: RuleDetail, stop: PlacePath): number | null => {
    if (detail.level === 'AIRPORT') return detail.placeId === stop.airport ? 0 : null;
    if (detail.level === 'REGION') return detail.placeId === stop.region ? 1 : null;
    return detail.placeId === stop.country ? 2 : null;
  };
  const departureRank = (detail: RuleDetail): number | null => {
    if (detail.departures.length === 0) return 1;
    return isAmong(detail.departures, trip.departureCountry) ? 0 : null;
  };
  const holds = remembered(
    (detail: RuleDetail, stop: PlacePath) => `${detail.id} ${stop.type} ${stop.id}`,
    (detail, stop): Holds => naiveHolds(detail.conditions ?? [], trip, stop, isTransit(stop), isAmong, groups),
  );
  const presumed = remembered(
    (detail: RuleDetail, stop: PlacePath) => `${detail.id} ${stop.type} ${stop.id}`,
    (detail, stop): Holds => naiveHolds(detail.conditions ?? [], trip, stop, isTransit(stop), isAmong, groups, true),
  );
  const isLenient = ({ values, phases }: RuleDetail): boolean =>
    phases.noAccess === undefined &&
    phases.someRestrictions === undefined &&
    Object.values(ITEMS).every(([type, required, transit]) =>
      [type, transit].every((one) => one === undefined || values[one] === undefined || yes(values[one]) !== required),
    );
  const isUnlikely = (detail: RuleDetail, stop: PlacePath): boolean =>
    isLenient(detail) && holds(detail, stop) === null && presumed(detail, stop) === false;
  /** The lower, the stronger, from left to right; null: it does not reach them. */
  const ranked = (detail: RuleDetail, stop: PlacePath, code: string): number[] | null => {
    const parts = [
      detail.provenance === 'editorial' ? 0 : 1,
      levelRank(detail, stop),
      nationalityRank(detail.citizenships, code),
      departureRank(detail),
      -(detail.conditions ?? []).length,
    ];
    if (detail.purpose !== trip.purpose || holds(detail, stop) === false) return null;
    return parts.every((part) => part !== null) ? parts : null;
  };
  const rank = remembered((detail, stop, code) => [detail.id, stop.type, stop.id, code].join(' '), ranked);
  const compare = (a: number[], b: number[]): number => a.map((x, at) => x - b[at]!).find((x) => x !== 0) ?? 0;
  const applies = ({ validFrom, validUntil }: RuleDetail, day: string): boolean =>
    (validFrom ?? day) <= day && day <= (validUntil ?? day);
  const hasEnded = ({ validFrom, validUntil }: RuleDetail, day: string): boolean =>
    validUntil != null && validUntil < day && (validFrom ?? validUntil) <= validUntil;

  const statementOf = (detail: RuleDetail, type: string): Statement => ({
    value: notKnown(detail.values[type]!) ? null : detail.values[type]!,
    detailId: detail.id,
    level: detail.level,
    provenance: detail.provenance,
    sourceUri: detail.sourceUri,
    authorityId: detail.authorityId,
    writtenOn: detail.writtenOn,
    checkedAt: detail.checkedAt,
  });
  const statementsOf = (list: RuleDetail[], type: string): Statement[] =>
    list
      .map((detail) => statementOf(detail, type))
      .sort((a, b) => (a.detailId < b.detailId ? -1 : 1))
      .filter((one, at, all) => all.findIndex((other) => isDeepStrictEqual(other.value, one.value)) === at);
  const sorted = (conditions: readonly Condition[]): Condition[] =>
    [...conditions].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  const textOf = (condition: Condition): string =>
    JSON.stringify(
      Object.entries<unknown>({ ...condition })
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, Array.isArray(part) ? part.map((one) => JSON.stringify(one)).sort() : part]),
    );

  const isHidden = (type: string): boolean =>
    trip.purpose === 'BUSINESS' && DETAIL_TYPES.find(({ key }) => key === type)?.showBusiness === false;
  const whoReads = (day: string): string =>
    details.map((detail) => `${applies(detail, day) ? 1 : 0}${hasEnded(detail, day) ? 1 : 0}`).join('');
  const question = (stop: PlacePath, code: string, type: string, day: string): string =>
    [stop.type, stop.id, code, type, whoReadsOn(day)].join(' ');
  const whoReadsOn = remembered((day: string) => day, whoReads);

  /** From the strongest rank down, up to the first that is certain. */
  const alone = remembered(question, (stop: PlacePath, code: string, type: string, day: string): Said | null => {
    if (isHidden(type)) return null;
    const stating = details.filter((detail) => !blank(detail.values[type]) && rank(detail, stop, code) !== null);
    const isOver = stating.some(
      (detail) => detail.provenance === 'editorial' && hasEnded(detail, day) && !isUnlikely(detail, stop),
    );
    const counting = stating
      .filter((detail) => applies(detail, day) && !(isOver && detail.provenance === 'imported'))
      .map((detail) => ({ detail, rank: rank(detail, stop, code)! }))
      .sort((a, b) => compare(a.rank, b.rank));
    const found: Alternative[] = [];
    let certain: RuleDetail[] = [];
    for (const { rank: here } of counting) {
      if (certain.length > 0) break;
      const equal = counting.filter((one) => compare(one.rank, here) === 0).map(({ detail }) => detail);
      const open = equal.filter((detail) => holds(detail, stop) === null);
      certain = equal.filter((detail) => holds(detail, stop) === true);
      const wordings = open.map(({ conditions }) => sorted(conditions!).map(textOf).join());
      for (const wording of [...new Set(wordings)].sort()) {
        const same = open.filter((_, at) => wordings[at] === wording);
        const conditions = sorted(same[0]!.conditions!);
        const isSaid = found.some((one) => one.conditions.map(textOf).join() === wording);
        const flag = same.every((detail) => isUnlikely(detail, stop)) ? { isUnlikely: true as const } : {};
        if (!isSaid) found.push({ conditions, statements: statementsOf(same, type), ...flag });
      }
    }
    const statements = statementsOf(certain, type);
    const saysOther = (one: Alternative): boolean =>
      statements.length === 0 || !isDeepStrictEqual(valuesOf(one.statements), valuesOf(statements));
    const likely = found.filter((one) => !one.isUnlikely);
    const deciding = likely.filter((_, at) => likely.slice(at).some(saysOther));
    const agreeing = likely.filter((one) => !deciding.includes(one));
    const beside = found.filter(
      (one) => one.isUnlikely && (saysOther(one) || found.indexOf(one) < found.indexOf(deciding.at(-1)!)),
    );
    const alternatives = deciding.length === 0 ? [] : found.filter((one) => [...deciding, ...beside].includes(one));
    return statements.length + alternatives.length === 0 ? null : { statements, alternatives, agreeing, contrary: [] };
  });
  const denials = (stop: PlacePath, code: string, type: string, day: string): ContraryStatement[] =>
    DENIALS.filter(([one, , other]) => type === one || type === other).flatMap(([one, says, other, denies]) => {
      const [mine, theirs] = [alone(stop, code, one, day), alone(stop, code, other, day)];
      if (stateOf(mine) !== 'stated' || stateOf(theirs) !== 'stated') return [];
      const [mineSays, theySay] = [mine!.statements[0]!, theirs!.statements[0]!];
      if (mineSays.provenance === theySay.provenance || mineSays.value !== says || !denies(theySay.value)) return [];
      return type === one ? [{ detailType: other, statement: theySay }] : [{ detailType: one, statement: mineSays }];
    });
  const said = remembered(question, (stop: PlacePath, code: string, type: string, day: string): Said | null => {
    const own = alone(stop, code, type, day);
    return own && { ...own, contrary: denials(stop, code, type, day) };
  });

  /** One of the days of the trip for all that look alike, for what depends on no more than the statements of the day. */
  const unlike = days.filter((day, at) => at === 0 || whoReadsOn(day) !== whoReadsOn(days[at - 1]!));

  const runsOf = (stop: PlacePath, code: string, type: string): Run[] => {
    const runs: Run[] = [];
    for (const day of world) {
      const before = runs.at(-1);
      if (before && whoReadsOn(before.until) === whoReadsOn(day)) {
        before.until = day;
        continue;
      }
      const now = said(stop, code, type, day);
      if (before && (before.said === now || isDeepStrictEqual(visible(before.said), visible(now)))) before.until = day;
      else runs.push({ from: day, until: day, said: now });
    }
    return runs;
  };
  const isRequiring = (type: string, one: Said): boolean => {
    const requiredBy = Object.values(ITEMS).find(([key, , transit]) => type === key || type === transit)?.[1];
    if (requiredBy === undefined) return false;
    if (one.alternatives.length === 0 && one.contrary.length > 0) return true;
    return [one, ...one.alternatives.filter((each) => !each.isUnlikely)].every(({ statements }) =>
      statements.some(({ value }) => yes(value) === requiredBy),
    );
  };
  type Shown = Pick<Entry, 'state' | 'statements' | 'alternatives' | 'contrary' | 'periods'>;
  const overTheDays = (stop: PlacePath, code: string, type: string): Shown | null => {
    const runs = runsOf(stop, code, type);
    const touching = runs.filter(({ from, until }) => from <= trip.dateEnd && until >= trip.dateStart);
    const first = touching[0]!;
    const isOpen = stateOf(first.said) === 'unknown';
    const past = isOpen ? runs.filter(({ until }) => until < trip.dateStart).slice(-1) : [];
    const isOne = past.length + touching.length === 1 && first.from === firstDay && first.until !== trip.dateEnd;
    if (isOne) return first.said && shown(first.said);
    const periodOf = (run: Run): Period => ({
      from: run.from === firstDay ? null : run.from,
      until: run.until === lastDay ? null : run.until,
      ...(past.includes(run) ? { isPast: true } : {}),
      ...shown(run.said),
    });
    const isSame = touching.every((run) => isDeepStrictEqual(contentOf(run.said), contentOf(first.said)));
    const requiring = touching.find((run) => run.said !== null && isRequiring(type, run.said));
    const together = isSame ? first.said : (requiring?.said ?? null);
    return { ...shown(together), periods: [...past, ...touching].map(periodOf) };
  };

  const bare = (one: Shown | null): unknown =>
    one && [
      visible({ contrary: [], alternatives: [], ...one }),
      one.periods?.map(({ from, until, ...rest }) => [from, until, bare(rest)]),
    ];
  const ids = (one: Shown | null): string =>
    [one?.statements ?? [], ...(one?.alternatives ?? []).map(({ statements }) => statements)]
      .flat()
      .map(({ detailId }) => detailId)
      .join();
  const entries: Entry[] = [];
  for (const stop of stops) {
    const core: readonly string[] = isTransit(stop) ? TRANSIT_CORE_TYPES : CORE_TYPES;
    for (const { key: detailType } of DETAIL_TYPES.filter(
      ({ key }) => !isTransit(stop) || TRANSIT_TYPES.includes(key),
    )) {
      if (!core.includes(detailType) && !details.some(({ values }) => detailType in values)) continue;
      const here: { codes: string[]; found: Shown | null }[] = [];
      for (const code of people) {
        const found = overTheDays(stop, code, detailType);
        if (found === null && !core.includes(detailType)) continue;
        const same = here.find((one) => isDeepStrictEqual(bare(one.found), bare(found)));
        if (same === undefined) here.push({ codes: [code], found });
        else {
          same.codes.push(code);
          if (ids(found) < ids(same.found)) same.found = found;
        }
      }
      for (const { codes, found } of here)
        entries.push({ detailType, place: stop.id, citizenships: codes, ...(found ?? shown(null)) });
    }
  }

  const phasesOn = remembered(
    (stop: PlacePath, code: string, day: string) => [stop.type, stop.id, code, whoReadsOn(day)].join(' '),
    (stop, code, day): DayPhase[] => {
      const listed = (detail: RuleDetail): DayPhase[] =>
        (Object.entries(detail.phases) as [PhaseName, Span][])
          .filter(([, span]) => span.start !== null || span.end !== null)
          .map(([name, span]) => ({ name, span, by: detail }));
      const of = (provenance: RuleDetail['provenance']): RuleDetail[] => {
        const reaching = details
          .filter((detail) => detail.provenance === provenance && applies(detail, day) && listed(detail).length > 0)
          .filter((detail) => rank(detail, stop, code) !== null && holds(detail, stop) === true);
        return reaching.filter((one) =>
          reaching.every((other) => compare(rank(one, stop, code)!, rank(other, stop, code)!) <= 0),
        );
      };
      const [edited, imported] = [of('editorial'), of('imported').flatMap(listed)];
      if (edited.length === 0) return imported;
      const isNamed = edited.some(({ citizenships }) => citizenships.includes(code));
      const own = edited.flatMap(listed);
      const bars = imported.filter(({ name }) => name === 'noAccess');
      if (!isNamed) return [...own, ...bars];
      return own
        .reduce(
          (left, { span: by }) => left.flatMap((bar) => cut(bar.span, by).map((span) => ({ ...bar, span }))),
          bars,
        )
        .concat(own);
    },
  );
  const originOf = ({ level, provenance, sourceUri, authorityId, writtenOn, checkedAt }: RuleDetail) => ({
    level,
    provenance,
    sourceUri,
    authorityId,
    writtenOn,
    checkedAt,
  });
  /** The phases that touch the trip, on the days on which their details count. */
  const phasesOf = remembered(
    (stop: PlacePath, code: string) => [stop.type, stop.id, code].join(' '),
    (stop, code): DayPhase[] => {
      const counted = new Map<string, { phase: DayPhase; from: string; until: string }[]>();
      for (const day of world)
        for (const phase of phasesOn(stop, code, day)) {
          const key = JSON.stringify([phase.name, phase.span, originOf(phase.by)]);
          const runs = counted.get(key) ?? [];
          counted.set(key, runs);
          const last = runs.at(-1);
          if (last && (last.until === day || addDays(last.until, 1) === day)) last.until = day;
          else runs.push({ phase, from: day, until: day });
        }
      return [...counted.values()].flat().flatMap(({ phase, from, until }) => {
        const { start, end } = phase.span;
        const span = {
          start: from === firstDay || (start !== null && start >= from) ? start : from,
          end: until === lastDay || (end !== null && end <= until) ? end : until,
        };
        return days.some((day) => from <= day && day <= until && covers(span, day)) ? [{ ...phase, span }] : [];
      });
    },
  );
  const colour = (stop: PlacePath, code: string): StatusColor => {
    const perDay = days.map(
      (day) =>
        new Set(
          phasesOn(stop, code, day)
            .filter(({ span }) => covers(span, day))
            .map(({ name }) => name),
        ),
    );
    if (perDay.some((names) => names.size === 1 && names.has('noAccess'))) return 'RED';
    if (perDay.some((names) => names.size > 1)) return 'PURPLE';
    if (perDay.some((names) => names.has('someRestrictions'))) return 'YELLOW';
    return perDay.some((names) => names.has('noRestrictions')) ? 'BLUE' : 'GRAY';
  };
  const isBarred = (stop: PlacePath, code: string): boolean =>
    days.some((day) => phasesOn(stop, code, day).some(({ name, span }) => name === 'noAccess' && covers(span, day)));
  const statedPhases = (stop: PlacePath): StatedPhase[] => {
    const found: { sort: string; phase: StatedPhase }[] = [];
    for (const code of people)
      for (const { name, span, by } of phasesOf(stop, code)) {
        const content = { name, start: span.start, end: span.end, ...originOf(by) };
        const sort = [ORDER.indexOf(name), span.start ?? '0000', span.end ?? '9999', JSON.stringify(content)].join('|');
        const same = found.find((one) => one.sort === sort);
        if (!same) found.push({ sort, phase: { ...content, citizenships: [code] } });
        else if (!same.phase.citizenships.includes(code)) same.phase.citizenships.push(code);
      }
    return found.sort((a, b) => (a.sort < b.sort ? -1 : 1)).map(({ phase }) => phase);
  };
  const places = stops.map((stop): PlaceStatus => {
    const status = worst(people.map((code) => colour(stop, code)));
    const explaining = people.filter((code) => colour(stop, code) === status).flatMap((code) => phasesOf(stop, code));
    const barring = explaining.filter(({ name }) => name === 'noAccess');
    const chosen = (barring.length > 0 ? barring : explaining)
      .map(({ name, span }) => ({
        name,
        span,
        sort: [
          days.find((day) => day === span.start || day === span.end) ?? '9999',
          String(ORDER.indexOf(name)),
          span.start ?? '',
          span.end ?? '9999',
        ].join(),
      }))
      .sort((a, b) => (a.sort < b.sort ? -1 : 1))[0];
    return {
      place: stop,
      isTransit: isTransit(stop),
      status,
      entryBanned: people.some((code) => isBarred(stop, code)),
      phase: chosen?.name ?? null,
      phaseStart: chosen?.span.start ?? null,
      phaseEnd: chosen?.span.end ?? null,
      phases: statedPhases(stop),
    };
  });

  interface Need {
    isRequired: boolean;
    isOpen: boolean;
    depends: { conditions: readonly Condition[]; exempts: boolean }[];
  }
  const isClear = (statements: readonly Statement[]): boolean =>
    statements.length === 1 && typeof yes(statements[0]!.value) === 'boolean';
  /** All that may be said alone of a type, each with the conditions that are open for it. */
  const maybe = (stop: PlacePath, code: string, type: string, day: string): [Statement, readonly Condition[]][] => {
    const { statements = [], alternatives = [], agreeing = [] } = said(stop, code, type, day) ?? {};
    return [{ statements, conditions: [] }, ...alternatives.filter((one) => !one.isUnlikely), ...agreeing].flatMap(
      (one): [Statement, readonly Condition[]][] =>
        one.statements.length === 1 ? [[one.statements[0]!, one.conditions]] : [],
    );
  };
  const isOpenNow = (stop: PlacePath, code: string, type: string, day: string): boolean => {
    const now = said(stop, code, type, day);
    return stateOf(now) === 'depends' || (now?.agreeing ?? []).length > 0;
  };
  /** When a "no" would be denied by what is said under open conditions. */
  const openDenials = (stop: PlacePath, code: string, type: string, day: string): Need['depends'] =>
    DENIALS.filter(
      ([one, says, other]) =>
        one === type && !says && [one, other].some((either) => isOpenNow(stop, code, either, day)),
    ).flatMap(([one, , other, denies]) =>
      maybe(stop, code, one, day).flatMap(([no, when]) =>
        maybe(stop, code, other, day).flatMap(([against, then]) =>
          no.value === false && no.provenance !== against.provenance && denies(against.value)
            ? [{ conditions: [...when, ...then], exempts: false }]
            : [],
        ),
      ),
    );
  const needOn = (stop: PlacePath, code: string, type: string, requiredBy: boolean, day: string): Need => {
    const plain = plainNeedOn(stop, code, type, requiredBy, day);
    return plain.isRequired ? plain : { ...plain, depends: [...plain.depends, ...openDenials(stop, code, type, day)] };
  };
  const plainNeedOn = (stop: PlacePath, code: string, type: string, requiredBy: boolean, day: string): Need => {
    const now = said(stop, code, type, day);
    const asks = ({ statements }: Pick<Said, 'statements'>): boolean =>
      statements.some(({ value }) => yes(value) === requiredBy);
    if (now === null) return { isRequired: false, isOpen: true, depends: [] };
    if (now.alternatives.length === 0) {
      const isDenied = now.contrary.length > 0;
      return { isRequired: asks(now) || isDenied, isOpen: !isClear(now.statements) || isDenied, depends: [] };
    }
    const likely = now.alternatives.filter((one) => !one.isUnlikely);
    const isRequired = [now, ...likely].every(asks);
    const isOpen = ![now, ...likely].every(({ statements }) => isClear(statements));
    const exempts = asks(now);
    const deciding = likely.filter((one) => asks(one) !== exempts);
    const certain = now.statements.flatMap(
      ({ detailId }) => details.find(({ id }) => id === detailId)!.conditions ?? [],
    );
    const isOpenCondition = (one: Condition): boolean => !certain.some((other) => isDeepStrictEqual(one, other));
    return {
      isRequired,
      isOpen: isOpen && !isRequired,
      depends: isRequired
        ? []
        : deciding.map(({ conditions }) => ({ conditions: conditions.filter(isOpenCondition), exempts })),
    };
  };
  const need = (
    stop: PlacePath,
    code: string,
    [type, requiredBy, transit]: [string, boolean, string?],
  ): Need | null => {
    const asking = isTransit(stop) ? transit : type;
    if (asking === undefined) return null;
    const each = unlike.map((day) => needOn(stop, code, asking, requiredBy, day));
    const isRequired = each.some((one) => one.isRequired);
    // Who may enter without it may change planes without it.
    const isFree = unlike
      .map((day) => needOn(stop, code, type, requiredBy, day))
      .every((one) => !one.isRequired && !one.isOpen && one.depends.length === 0);
    return {
      isRequired,
      isOpen: each.some((one) => one.isOpen) && !(isTransit(stop) && isFree),
      depends: isRequired ? [] : each.flatMap(({ depends }) => depends),
    };
  };
  const once = <T>(list: readonly T[]): T[] =>
    list.filter((one, at) => list.findIndex((other) => isDeepStrictEqual(other, one)) === at);

  /** Who does not say when they go on may do so on the last day; the journey begins on the first. */
  const lastEntry = ({ country }: PlacePath): string => {
    const saidDay = (at: number): number | null => trip.facts?.arrivalDays?.[at] ?? (at === 0 ? 0 : null);
    const entries = trip.destinations.flatMap((one, at) =>
      one.country === country && trip.destinations[at - 1]?.country !== country ? [at] : [],
    );
    return entries
      .map((entry) => {
        const onwards = trip.destinations.flatMap((_, at) => (at >= entry ? [saidDay(at)] : []));
        const next = onwards.filter((day) => day !== null).sort((a, b) => a - b)[0];
        const last = next === undefined ? trip.dateEnd : addDays(trip.dateStart, next);
        return last < trip.dateEnd ? last : trip.dateEnd;
      })
      .sort()
      .at(-1)!;
  };
  const until = (stop: PlacePath, code: string, document: string, day: string): string[] => {
    const facts = (fact: string): DetailValue[] =>
      everySaid(said(stop, code, document + fact, day)).flatMap(({ value }) => (value === null ? [] : [value]));
    const minima = [
      ...facts('MinMonthsBeyondTrip').map((months) => addMonths(trip.dateEnd, months as number)),
      ...facts('MinMonthsAtDeparture').map((months) => addMonths(lastEntry(stop), months as number)),
      ...facts('ValidForStay')
        .filter((value) => value === true)
        .map(() => trip.dateEnd),
    ];
    if (minima.length > 0) return minima;
    const expired = facts('MaxMonthsExpired').map((months) => addMonths(lastEntry(stop), -(months as number)));
    return says(stop, code, `${document}ExpiredPermissible`, day) ? expired.sort().slice(-1) : [];
  };
  const says = (stop: PlacePath, code: string, type: string, day: string): boolean => {
    const now = said(stop, code, type, day);
    return stateOf(now) === 'stated' && yes(now!.statements[0]!.value) === true;
  };
  const validUntil = (): string | null => {
    const lookups = destinations.flatMap((stop) =>
      people.flatMap((code) => unlike.map((day): [PlacePath, string, string] => [stop, code, day])),
    );
    const isCardEnough = lookups.every(([stop, code, day]) => says(stop, code, 'ErIdSufficient', day));
    const isPassportExcluded = (stop: PlacePath, code: string, day: string): boolean => {
      const answers = everySaid(said(stop, code, 'ErPassportSufficient', day)).map(({ value }) => yes(value));
      return answers.length > 0 && answers.every((answer) => answer === false);
    };
    const dates = lookups.flatMap(([stop, code, day]) => {
      if (isCardEnough) return until(stop, code, 'ErId', day);
      return isPassportExcluded(stop, code, day) ? [] : until(stop, code, 'ErPassport', day);
    });
    return dates.sort().at(-1) ?? null;
  };
  /** Without a visa. */
  const freeAt = (at: number, code: string): number => {
    const limits = days.flatMap((day) => {
      const [visa, free] = ['ErVisaRequired', 'ErVisaFreeDays'].map((type) =>
        said(trip.destinations[at]!, code, type, day),
      );
      const isFree = stateOf(visa!) === 'stated' && yes(visa!.statements[0]!.value) === false;
      return isFree && stateOf(free!) === 'stated' ? [free!.statements[0]!.value as number] : [];
    });
    return limits.length > 0 ? Math.min(...limits) : Infinity;
  };
  const statusOf = (
    found: { stop: PlacePath; isRequired: boolean; isOpen: boolean; depends: unknown[] }[],
    isTooLong: boolean,
  ): SummaryStatus => {
    const required = found.filter(({ isRequired }) => isRequired).length;
    if (required === 0) {
      if (found.some(({ depends }) => depends.length > 0)) return 'DEPENDS';
      if (found.some(({ isOpen }) => isOpen)) return 'UNKNOWN';
      return isTooLong ? 'DEPENDS' : 'OK';
    }
    const total = found.filter((one) => !isTransit(one.stop) || one.isRequired || one.depends.length > 0).length;
    if (total === 1) return 'REQUIRED';
    if (required === total) return 'REQUIRED_ALL';
    return required === 1 ? 'REQUIRED_ONE' : 'REQUIRED_MANY';
  };
  const open: Need = { isRequired: false, isOpen: true, depends: [] };
  /** Where those change planes who could stay with a card wherever they stay, and may not enter with it. */
  const cardTransits = (type: string, requiredBy: boolean): string[] => {
    const entersWithCard = (stop: PlacePath, code: string): boolean =>
      unlike.every((day) => {
        const { isRequired, isOpen, depends } = needOn(stop, code, type, requiredBy, day);
        return !isRequired && !isOpen && depends.length === 0;
      });
    const travelling = people.filter((code) => destinations.every((stop) => entersWithCard(stop, code)));
    return stops
      .filter((stop) => isTransit(stop) && stop.country !== trip.departureCountry)
      .filter((stop) => travelling.some((code) => code !== stop.country && !entersWithCard(stop, code)))
      .map(({ id }) => id);
  };
  const summary = SUMMARY_KEYS.map((key): SummaryResult => {
    const item = ITEMS[key];
    const withCard = ['ID_OR_PASSPORT', 'CHILDRENS_PASSPORT'].includes(key) ? cardTransits(item[0], item[1]) : [];
    const found = stops.flatMap((stop) => {
      if (withCard.includes(stop.id))
        return [{ stop, needs: people.map(() => open), depends: [], isRequired: false, isOpen: true }];
      const needs = people.map((code) => need(stop, code, item));
      if (needs.some((one) => one === null)) return [];
      const known = needs.filter((one) => one !== null);
      const depends = once(known.flatMap((one) => one.depends));
      const isRequired = known.some((one) => one.isRequired);
      const isOpen = known.some((one) => one.isOpen);
      if (isTransit(stop) && !isRequired && depends.length === 0 && !isOpen) return [];
      return [{ stop, needs: known, depends, isRequired, isOpen }];
    });
    const required = found.filter(({ isRequired }) => isRequired);
    const depending = found.filter(({ depends }) => depends.length > 0);
    const stayLimits = key === 'VISA' ? naiveStayLimits(trip, people, days.length, freeAt, isAmong) : [];
    const status = statusOf(found, stayLimits.length > 0);
    const isFreeAt = ({ isRequired, isOpen, depends, stop }: (typeof found)[number]): boolean =>
      !isRequired && !isOpen && depends.length === 0 && !stayLimits.some(({ places }) => places.includes(stop.id));
    const mayNeed = key === 'VISA' ? found.filter((one) => !isFreeAt(one)) : [];
    const held = mayNeed
      .map(({ stop }) => stop)
      .filter((stop) => naiveHeld(trip, stop, isAmong))
      .map(({ id }) => id);
    const asking = required
      .filter(({ stop }) => !isTransit(stop))
      .flatMap(({ stop }) =>
        people.flatMap((code) => unlike.map((day): [PlacePath, string, string] => [stop, code, day])),
      )
      .filter(([stop, code, day]) => needOn(stop, code, item[0], item[1], day).isRequired);
    const form = (fact: string): boolean => asking.some(([stop, code, day]) => says(stop, code, fact, day));
    const names = asking
      .flatMap(([stop, code, day]) => everySaid(said(stop, code, 'ErEntryPermitName', day)))
      .flatMap(({ value }) => (value === null ? [] : [value as { de?: string; en?: string }]))
      .map((name) => ({ ...name, de: name.de ?? null, en: name.en ?? null }));
    return {
      key,
      ...(depending.length > 0
        ? {
            depending: depending.map(({ stop, depends }) => {
              const of = (exempts: boolean) =>
                depends.filter((one) => one.exempts === exempts).map(({ conditions }) => conditions);
              const exempting = of(true);
              return { place: stop.id, conditions: of(false), ...(exempting.length > 0 ? { exempting } : {}) };
            }),
          }
        : {}),
      ...(stayLimits.length > 0 ? { stayLimits } : {}),
      ...(held.length > 0 ? { heldPlaces: held } : {}),
      status,
      places: required.map(({ stop }) => stop.id),
      citizenships: people.filter((_, at) => found.some(({ needs }) => needs[at]!.isRequired)),
      unknownPlaces: found.filter(({ isOpen }) => isOpen).map(({ stop }) => stop.id),
      visaForms:
        key !== 'VISA'
          ? []
          : [
              ...(form('ErEVisaPossible') ? ['E_VISA' as const] : []),
              ...(form('ErVisaOnArrivalPossible') ? ['ON_ARRIVAL' as const] : []),
            ],
      validUntil: key === 'ID_OR_PASSPORT' ? validUntil() : null,
      permitNames: key === 'ENTRY_PERMIT' ? once(names) : [],
    };
  });

  const isSaidOf = (stop: PlacePath, test: (type: string, now: Said) => boolean): boolean =>
    DETAIL_TYPES.some(
      ({ key }) =>
        (!isTransit(stop) || TRANSIT_TYPES.includes(key)) &&
        details.some(({ values }) => key in values) &&
        people.some((code) =>
          unlike.some((day) => {
            const now = said(stop, code, key, day);
            return now !== null && test(key, now);
          }),
        ),
    );
  const isImported = (one: { provenance: RuleDetail['provenance'] }): boolean => one.provenance === 'imported';
  const colourOf = (stop: PlacePath): StatusColor => places.find(({ place }) => place === stop)!.status;
  const warnings = (
    [
      ['ENTRY_BANNED', stops.filter((stop) => people.some((code) => isBarred(stop, code)))],
      [
        'TRAVEL_WARNING',
        stops.filter((stop) =>
          isSaidOf(stop, (type, now) =>
            everySaid(now).some(
              ({ value }) =>
                (type === 'ForeignOfficeStatus' && value === 'RED') || (type === 'AdvisoryRiskLevel' && value === 5),
            ),
          ),
        ),
      ],
      [
        'CONFLICTING',
        stops.filter(
          (stop) => colourOf(stop) === 'PURPLE' || isSaidOf(stop, (_, now) => stateOf(now) === 'conflicting'),
        ),
      ],
      [
        'UNVERIFIED',
        stops.filter(
          (stop) =>
            isSaidOf(stop, (type, now) => !ADVICE.includes(type) && everySaid(now).some(isImported)) ||
            (colourOf(stop) !== 'GRAY' && people.some((code) => phasesOf(stop, code).some(({ by }) => isImported(by)))),
        ),
      ],
    ] as const
  )
    .filter(([, where]) => where.length > 0)
    .map(([key, where]) => {
      const barred = people.filter((code) => where.some((stop) => isBarred(stop, code)));
      const others = people.filter((code) => !barred.includes(code));
      const named =
        key === 'ENTRY_BANNED' &&
        others.length > 0 &&
        others.every((code) => where.every((stop) => ['YELLOW', 'BLUE'].includes(colour(stop, code))));
      return { key, places: where.map((stop) => stop.id), ...(named ? { citizenships: barred } : {}) };
    });
  return { places, summary, warnings, entries };
}
