import { isDeepStrictEqual } from 'node:util';
import { DETAIL_GROUPS, DETAIL_TYPES, type DetailValue, type StatusColor } from '@landfall/catalogue';
import { addDays, addMonths } from '@landfall/kernel';
import {
  type Answer,
  type Condition,
  type ContraryStatement,
  CORE_TYPES,
  type CountryGroups,
  type Entry,
  type Itinerary,
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

/** A reference engine without index or memo, written independently of the product's engine. */
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
  const days: string[] = [];
  for (let day = trip.dateStart; day <= trip.dateEnd; day = addDays(day, 1)) days.push(day);

  const nationalityRank = (list: readonly string[], code: string): number | null => {
    if (list.length === 0) return 1e9;
    if (list.includes(code)) return 0;
    const sizes = list.flatMap((key) => (groups[key]?.includes(code) ? [new Set(groups[key]).size] : []));
    return sizes.length === 0 ? null : Math.min(...sizes);
  };
  const levelRank = (detail: RuleDetail, stop: PlacePath): number | null => {
    if (detail.level === 'AIRPORT') return detail.placeId === stop.airport ? 0 : null;
    if (detail.level === 'REGION') return detail.placeId === stop.region ? 1 : null;
    return detail.placeId === stop.country ? 2 : null;
  };
  const departureRank = (detail: RuleDetail): number | null => {
    if (detail.departures.length === 0) return 1;
    return nationalityRank(detail.departures, trip.departureCountry) === null ? null : 0;
  };
  const knows = (list: readonly string[], code: string): boolean => nationalityRank(list, code) !== null;
  const holds = (condition: Condition, before: readonly string[]): boolean => {
    const { residence, documents = [], ages = [], entryBy, passport } = trip.facts ?? {};
    switch (condition.kind) {
      case 'VISITED':
        return before.some((country) => knows(condition.countries, country));
      case 'RESIDENCE':
        return knows(condition.countries, residence!);
      case 'HOLDS':
        return condition.documents.some((one) => documents.some((held) => isDeepStrictEqual(held, one)));
      case 'AGE':
        return ages.every((age) => (condition.from ?? 0) <= age && age <= (condition.to ?? 999));
      case 'ENTRY_BY':
        return condition.means.includes(entryBy!);
      case 'PASSPORT':
        return condition.passports.includes(passport!);
    }
  };
  const conditionsRank = ({ conditions = [] }: RuleDetail, stop: PlacePath): number | null => {
    const arrivals = trip.destinations.flatMap((place, at) =>
      place.type === stop.type && place.id === stop.id
        ? [
            [trip.departureCountry, ...trip.destinations.slice(0, at).map((one) => one.country)].filter(
              (country) => country !== stop.country,
            ),
          ]
        : [],
    );
    const applies = arrivals.some((before) =>
      conditions.every((condition) => holds(condition, before) !== (condition.isNot ?? false)),
    );
    return conditions.length === 0 || applies ? -conditions.length : null;
  };
  const rank = (detail: RuleDetail, stop: PlacePath, code: string): (number | null)[] => [
    detail.provenance === 'editorial' ? 0 : 1,
    levelRank(detail, stop),
    nationalityRank(detail.citizenships, code),
    departureRank(detail),
    conditionsRank(detail, stop),
  ];
  const compare = (a: (number | null)[], b: (number | null)[]): number =>
    a.map((x, at) => x! - b[at]!).find((x) => x !== 0) ?? 0;
  const best = (candidates: RuleDetail[], stop: PlacePath, code: string): RuleDetail[] => {
    const reaching = candidates.filter(
      (detail) => detail.purpose === trip.purpose && !rank(detail, stop, code).includes(null),
    );
    return reaching
      .filter((one) => reaching.every((other) => compare(rank(one, stop, code), rank(other, stop, code)) <= 0))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  const empty = (value: object): boolean =>
    Object.values(value).every((part) => part === null || part === undefined || part === '');
  const notKnown = (value: DetailValue): boolean =>
    value === null || (typeof value === 'object' && 'yes' in value && empty(value));
  const blank = (value: DetailValue | undefined): boolean =>
    value === undefined || (value !== null && typeof value === 'object' && !notKnown(value) && empty(value));
  const stated = (stop: PlacePath, code: string, type: string): Statement[] => {
    if (trip.purpose === 'BUSINESS' && DETAIL_TYPES.find(({ key }) => key === type)?.showBusiness === false) return [];
    const statements = best(
      details.filter((detail) => !blank(detail.values[type])),
      stop,
      code,
    ).map((detail) => ({
      value: notKnown(detail.values[type]!) ? null : detail.values[type]!,
      detailId: detail.id,
      level: detail.level,
      provenance: detail.provenance,
      sourceUri: detail.sourceUri,
      authorityId: detail.authorityId,
      writtenOn: detail.writtenOn,
      checkedAt: detail.checkedAt,
    }));
    return statements.filter(
      (one, at) => statements.findIndex((other) => isDeepStrictEqual(other.value, one.value)) === at,
    );
  };

  const DENIALS: [string, boolean, string, (value: DetailValue) => boolean][] = [
    ['ErVisaRequired', true, 'ErVisaFreeDays', (days) => days !== null],
    ['ErVisaRequired', false, 'ErEVisaPossible', (possible) => possible === true],
    ['ErVisaRequired', false, 'ErEVisaDays', (days) => days !== null],
    ['ErVisaRequired', false, 'ErVisaOnArrivalPossible', (possible) => possible === true],
    ['ErVisaRequired', false, 'ErVisaOnArrivalDays', (days) => days !== null],
    ['ErEntryPermitRequired', false, 'ErEntryPermitName', (name) => name !== null],
  ];
  const denials = (stop: PlacePath, code: string, type: string): ContraryStatement[] =>
    DENIALS.filter(([one, , other]) => type === one || type === other).flatMap(([one, says, other, denies]) => {
      const [mine, theirs] = [stated(stop, code, one), stated(stop, code, other)];
      const areBoth = mine.length === 1 && theirs.length === 1 && mine[0]!.provenance !== theirs[0]!.provenance;
      if (!areBoth || mine[0]!.value !== says || !denies(theirs[0]!.value)) return [];
      return type === one ? [{ detailType: other, statement: theirs[0]! }] : [{ detailType: one, statement: mine[0]! }];
    });

  const unnamed = ({ detailId: _, ...rest }: Statement): unknown => rest;
  const visible = (statements: readonly Statement[], contrary: readonly ContraryStatement[] = []): unknown => [
    new Set(statements.map(unnamed)),
    contrary.map(({ detailType, statement }) => [detailType, unnamed(statement)]),
  ];
  const transitTypes = ['transit', 'entry', 'documents'].flatMap(
    (key) => DETAIL_GROUPS.EXPERT.find((group) => group.key === key)!.detailTypes,
  );
  const entries: Entry[] = [];
  for (const stop of stops) {
    const core: readonly string[] = isTransit(stop) ? TRANSIT_CORE_TYPES : CORE_TYPES;
    for (const { key: detailType } of DETAIL_TYPES.filter(
      ({ key }) => !isTransit(stop) || transitTypes.includes(key),
    )) {
      const here: (Entry & { citizenships: string[] })[] = [];
      for (const code of people) {
        const statements = stated(stop, code, detailType);
        if (statements.length === 0 && !core.includes(detailType)) continue;
        const only = statements.some(({ value }) => value !== null) ? 'stated' : 'unknown';
        const contrary = denials(stop, code, detailType);
        const state = statements.length > 1 || contrary.length > 0 ? 'conflicting' : only;
        const denied = contrary.length > 0 ? { contrary } : {};
        const same = here.find((entry) =>
          isDeepStrictEqual(visible(entry.statements, entry.contrary), visible(statements, contrary)),
        );
        if (same === undefined)
          here.push({ detailType, place: stop.id, citizenships: [code], state, statements, ...denied });
        else {
          same.citizenships.push(code);
          const ids = (list: readonly Statement[]): string => list.map((statement) => statement.detailId).join();
          if (ids(statements) < ids(same.statements)) Object.assign(same, { statements, ...denied });
        }
      }
      entries.push(...here);
    }
  }

  interface NaivePhase {
    name: PhaseName;
    span: Span;
    imported: boolean;
    by: RuleDetail;
  }
  const phasesOf = (stop: PlacePath, code: string): NaivePhase[] => {
    const listed = (detail: RuleDetail): NaivePhase[] =>
      (Object.entries(detail.phases) as [PhaseName, Span][])
        .filter(([, span]) => span.start !== null || span.end !== null)
        .map(([name, span]) => ({ name, span, imported: detail.provenance === 'imported', by: detail }));
    const of = (provenance: RuleDetail['provenance']): RuleDetail[] =>
      best(
        details.filter((detail) => detail.provenance === provenance && listed(detail).length > 0),
        stop,
        code,
      );
    const [edited, imported] = [of('editorial'), of('imported').flatMap(listed)];
    if (edited.length === 0) return imported;
    const isNamed = edited.some(({ citizenships }) => citizenships.includes(code));
    const own = edited.flatMap(listed);
    const bars = imported.filter(({ name }) => name === 'noAccess');
    if (!isNamed) return [...own, ...bars];
    return own
      .reduce((left, { span: by }) => left.flatMap((bar) => cut(bar.span, by).map((span) => ({ ...bar, span }))), bars)
      .concat(own);
  };
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
  const covers = (span: Span, day: string): boolean =>
    (span.start === null || span.start <= day) && (span.end === null || day <= span.end);
  const colour = (phases: { name: PhaseName; span: Span }[]): StatusColor => {
    const perDay = days.map((day) => new Set(phases.filter(({ span }) => covers(span, day)).map(({ name }) => name)));
    if (perDay.some((names) => names.size === 1 && names.has('noAccess'))) return 'RED';
    if (perDay.some((names) => names.size > 1)) return 'PURPLE';
    if (perDay.some((names) => names.has('someRestrictions'))) return 'YELLOW';
    return perDay.some((names) => names.has('noRestrictions')) ? 'BLUE' : 'GRAY';
  };
  const worst = (colours: StatusColor[]): StatusColor =>
    (['RED', 'PURPLE', 'YELLOW', 'GRAY'] as const).find((one) => colours.includes(one)) ?? 'BLUE';
  const order: PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];
  const isBarred = (stop: PlacePath, code: string): boolean =>
    phasesOf(stop, code).some(({ name, span }) => name === 'noAccess' && days.some((day) => covers(span, day)));
  const statedPhases = (stop: PlacePath): StatedPhase[] => {
    const said: { sort: string; phase: StatedPhase }[] = [];
    for (const code of people)
      for (const { name, span, by } of phasesOf(stop, code).filter((one) =>
        days.some((day) => covers(one.span, day)),
      )) {
        const { level, provenance, sourceUri, authorityId, writtenOn, checkedAt } = by;
        const content = {
          name,
          start: span.start,
          end: span.end,
          level,
          provenance,
          sourceUri,
          authorityId,
          writtenOn,
          checkedAt,
        };
        const sort = [order.indexOf(name), span.start ?? '0000', span.end ?? '9999', JSON.stringify(content)].join('|');
        const same = said.find((one) => one.sort === sort);
        if (!same) said.push({ sort, phase: { ...content, citizenships: [code] } });
        else if (!same.phase.citizenships.includes(code)) same.phase.citizenships.push(code);
      }
    return said.sort((a, b) => (a.sort < b.sort ? -1 : 1)).map(({ phase }) => phase);
  };
  const places = stops.map((stop): PlaceStatus => {
    const status = worst(people.map((code) => colour(phasesOf(stop, code))));
    const explaining = people
      .map((code) => phasesOf(stop, code))
      .filter((phases) => colour(phases) === status)
      .flat()
      .filter(({ span }) => days.some((day) => covers(span, day)));
    const barring = explaining.filter(({ name }) => name === 'noAccess');
    const shown = (barring.length > 0 ? barring : explaining)
      .map(({ name, span }) => ({
        name,
        span,
        sort: [
          days.find((day) => day === span.start || day === span.end) ?? '9999',
          String(order.indexOf(name)),
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
      phase: shown?.name ?? null,
      phaseStart: shown?.span.start ?? null,
      phaseEnd: shown?.span.end ?? null,
      phases: statedPhases(stop),
    };
  });

  const yes = (value: DetailValue): unknown =>
    value !== null && typeof value === 'object' ? (value as { yes?: unknown }).yes : value;
  const answers = (stop: PlacePath, code: string, type: string): unknown[] =>
    stated(stop, code, type).map(({ value }) => yes(value));
  const destinations = stops.filter((stop) => !isTransit(stop));
  const transits = stops.filter(isTransit);
  const ADVISORY = ['ForeignOfficeStatus', 'AdvisoryRiskLevel', 'AdvisoryNote'];
  const TYPES: Record<SummaryKey, [string, boolean, string?]> = {
    ID_OR_PASSPORT: ['ErIdSufficient', false],
    VISA: ['ErVisaRequired', true, 'ErTransitVisaRequired'],
    ENTRY_PERMIT: ['ErEntryPermitRequired', true, 'ErTransitEntryPermitRequired'],
    HEALTH_INSURANCE: ['ErHealthInsuranceRequired', true],
    IMMUNISATION: ['VaccinationRequired', true],
    DRIVING_PERMIT: ['InternationalDrivingPermitRequired', true],
    EXTRA_FORMS: ['ErExtraFormsRequired', true],
    CHILDRENS_PASSPORT: ['ErChildrenPassportRequired', true],
  };
  const until = (stop: PlacePath, code: string, document: string): string[] => {
    const all = (fact: string): DetailValue[] =>
      stated(stop, code, document + fact).flatMap(({ value }) => (value === null ? [] : [value]));
    const minima = [
      ...all('MinMonthsBeyondTrip').map((months) => addMonths(trip.dateEnd, months as number)),
      ...all('MinMonthsAtDeparture').map((months) => addMonths(trip.dateStart, months as number)),
      ...all('ValidForStay')
        .filter((value) => value === true)
        .map(() => trip.dateEnd),
    ];
    if (minima.length > 0) return minima;
    const expired = all('MaxMonthsExpired').map((months) => addMonths(trip.dateStart, -(months as number)));
    return isDeepStrictEqual(all('ExpiredPermissible'), [true]) ? expired.sort().slice(-1) : [];
  };
  const validUntil = (): string | null => {
    const pairs = destinations.flatMap((stop) => people.map((code) => [stop, code] as const));
    const passport = pairs.flatMap(([stop, code]) =>
      isDeepStrictEqual(answers(stop, code, 'ErPassportSufficient'), [false]) ? [] : until(stop, code, 'ErPassport'),
    );
    const cardEverywhere = pairs.every(([stop, code]) =>
      isDeepStrictEqual(answers(stop, code, 'ErIdSufficient'), [true]),
    );
    const card = cardEverywhere ? pairs.flatMap(([stop, code]) => until(stop, code, 'ErId')) : [];
    return (cardEverywhere ? card : passport).sort().at(-1) ?? null;
  };
  const summary = SUMMARY_KEYS.map((key): SummaryResult => {
    const [type, requiredBy, transitType] = TYPES[key];
    const typeAt = (stop: PlacePath): string => (isTransit(stop) ? (transitType ?? '') : type);
    const needs = (stop: PlacePath, code: string): boolean =>
      answers(stop, code, typeAt(stop)).includes(requiredBy) || denials(stop, code, typeAt(stop)).length > 0;
    const needing = (stop: PlacePath): boolean => people.some((code) => needs(stop, code));
    const counted = [...destinations, ...transits.filter(needing)];
    const open = counted.filter((stop) =>
      people.some((code) => {
        const said = answers(stop, code, typeAt(stop));
        return said.length !== 1 || typeof said[0] !== 'boolean' || denials(stop, code, typeAt(stop)).length > 0;
      }),
    );
    const required = counted.filter(needing).length;
    let status: SummaryStatus;
    if (required === 0) status = open.length > 0 ? 'UNKNOWN' : 'OK';
    else if (counted.length === 1) status = 'REQUIRED';
    else if (required === counted.length) status = 'REQUIRED_ALL';
    else status = required === 1 ? 'REQUIRED_ONE' : 'REQUIRED_MANY';
    const pairs = destinations.flatMap((stop) =>
      people.filter((code) => needs(stop, code)).map((code) => [stop, code] as const),
    );
    const form = (fact: string): boolean =>
      pairs.some(
        ([stop, code]) =>
          isDeepStrictEqual(answers(stop, code, fact), [true]) && denials(stop, code, fact).length === 0,
      );
    const names = pairs
      .flatMap(([stop, code]) => stated(stop, code, 'ErEntryPermitName'))
      .flatMap(({ value }) => (value === null ? [] : [value as { de?: string; en?: string }]))
      .map((name) => ({ ...name, de: name.de ?? null, en: name.en ?? null }));
    return {
      key,
      status,
      places: counted.filter(needing).map((stop) => stop.id),
      citizenships: people.filter((code) => counted.some((stop) => needs(stop, code))),
      unknownPlaces: open.map((stop) => stop.id),
      visaForms:
        key !== 'VISA'
          ? []
          : [
              ...(form('ErEVisaPossible') ? ['E_VISA' as const] : []),
              ...(form('ErVisaOnArrivalPossible') ? ['ON_ARRIVAL' as const] : []),
            ],
      validUntil: key === 'ID_OR_PASSPORT' ? validUntil() : null,
      permitNames:
        key === 'ENTRY_PERMIT'
          ? names.filter((name, at) => names.findIndex((other) => isDeepStrictEqual(name, other)) === at)
          : [],
    };
  });

  const at = (stop: PlacePath): Entry[] => entries.filter((entry) => entry.place === stop.id);
  const colourOf = (stop: PlacePath): StatusColor => places.find(({ place }) => place === stop)!.status;
  const warnings = (
    [
      ['ENTRY_BANNED', stops.filter((stop) => people.some((code) => isBarred(stop, code)))],
      [
        'TRAVEL_WARNING',
        stops.filter((stop) =>
          at(stop).some(({ detailType, statements }) =>
            statements.some(
              ({ value }) =>
                (detailType === 'ForeignOfficeStatus' && value === 'RED') ||
                (detailType === 'AdvisoryRiskLevel' && value === 5),
            ),
          ),
        ),
      ],
      [
        'CONFLICTING',
        stops.filter((stop) => colourOf(stop) === 'PURPLE' || at(stop).some((entry) => entry.state === 'conflicting')),
      ],
      [
        'UNVERIFIED',
        stops.filter(
          (stop) =>
            at(stop).some(
              (entry) =>
                !ADVISORY.includes(entry.detailType) &&
                entry.statements.some((statement) => statement.provenance === 'imported'),
            ) ||
            (colourOf(stop) !== 'GRAY' && people.some((code) => phasesOf(stop, code).some((phase) => phase.imported))),
        ),
      ],
    ] as const
  )
    .filter(([, where]) => where.length > 0)
    .map(([key, where]) => {
      const seen = (code: string): StatusColor[] => where.map((stop) => colour(phasesOf(stop, code)));
      const barred = people.filter((code) => where.some((stop) => isBarred(stop, code)));
      const others = people.filter((code) => !barred.includes(code));
      const named =
        key === 'ENTRY_BANNED' &&
        others.length > 0 &&
        others.every((code) => seen(code).every((one) => one === 'YELLOW' || one === 'BLUE'));
      return { key, places: where.map((stop) => stop.id), ...(named ? { citizenships: barred } : {}) };
    });
  return { places, summary, warnings, entries };
}
