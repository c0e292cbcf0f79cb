import { addDays } from '@landfall/kernel';
import type { CountryGroups, Itinerary as EngineTrip, PlacePath, RuleDetail } from '@landfall/requirements';
import type { DestinationDetail, PlaceType } from '@landfall/platform/schema';
import { naiveAnswer } from '../../libs/requirements/test/naive-engine.js';
import { Dice } from './dice.js';
import {
  about,
  ANSWER,
  dayFromNow,
  Desk,
  entryOf,
  fieldsOf,
  revised,
  stating,
  statusOf,
  today,
  unchanged,
  type Itinerary,
} from './editing.js';
import { Landfall } from './landfall.js';

// Neither country has rules but the facts about it.
const PATHS: PlacePath[] = [
  { type: 'COUNTRY', id: 'MZ', country: 'MZ', region: null, airport: null },
  { type: 'REGION', id: 'MZ-G', country: 'MZ', region: 'MZ-G', airport: null },
  { type: 'AIRPORT', id: 'VJB', country: 'MZ', region: 'MZ-G', airport: 'VJB' },
  { type: 'COUNTRY', id: 'ZW', country: 'ZW', region: null, airport: null },
  { type: 'REGION', id: 'ZW-HA', country: 'ZW', region: 'ZW-HA', airport: null },
  { type: 'AIRPORT', id: 'HRE', country: 'ZW', region: 'ZW-HA', airport: 'HRE' },
];
const dates = { dateStart: dayFromNow(5), dateEnd: dayFromNow(12) };

let landfall: Landfall;
let editor: Desk;
let agent: Desk;
let groups: CountryGroups;
beforeAll(async () => {
  landfall = await Landfall.start();
  [editor, agent] = [await Desk.of(landfall, 'editor'), await Desk.of(landfall, 'agent')];
  const list = await editor.get<{ key: string; members: string[] }[]>('{ it: countryGroups { key members } }');
  groups = Object.fromEntries(list.map(({ key, members }) => [key, members]));
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

const levelOf = (type: PlaceType, country: string, region: string, airport?: string): object => ({
  level: type,
  countryId: country,
  regionId: region,
  airportId: airport ?? null,
});
const days = (answer: DestinationDetail, citizenship: string): unknown =>
  entryOf(answer, 'ErVisaFreeDays', citizenship)?.value;

describe('of several statements', () => {
  const from = (citizenships: string[], more: Partial<Itinerary> = {}): Promise<DestinationDetail> =>
    editor.answer({ destinations: ['GA'], citizenships, ...dates, ...more });

  it('that of the airport counts, then of the region, then of the country', async () => {
    await editor.saved(about('BJ', [stating({ ErVisaFreeDays: 30, ErEVisaDays: 3 })]));
    await editor.saved(
      about('BJ', [stating({ ErVisaFreeDays: 20 }, { citizenshipIds: [] })], levelOf('REGION', 'BJ', 'BJ:Alibori')),
    );
    await editor.saved(about('BJ', [stating({ ErVisaFreeDays: 10 })], levelOf('AIRPORT', 'BJ', 'BJ:Alibori', 'KDC')));
    const at = (type: PlaceType, id: string): Promise<DestinationDetail> =>
      editor.answer({ destinations: [{ type, id }], citizenships: ['DE'], ...dates });
    const answers = await Promise.all([
      at('COUNTRY', 'BJ'),
      at('REGION', 'BJ:Alibori'),
      at('AIRPORT', 'KDC'),
      at('REGION', 'BJ:Atakora'),
    ]);
    expect(answers.map((answer) => days(answer, 'DE'))).toEqual([30, 20, 10, 30]);
    expect(answers.map((answer) => entryOf(answer, 'ErVisaFreeDays')!.level)).toEqual([
      'COUNTRY',
      'REGION',
      'AIRPORT',
      'COUNTRY',
    ]);
    expect(answers.map((answer) => entryOf(answer, 'ErEVisaDays')!.value)).toEqual([3, 3, 3, 3]);
  });

  it('that for the named nationality counts, then for the smallest group, then for everyone; and a named departure before any', async () => {
    await editor.saved(
      about('GA', [
        stating({ ErVisaFreeDays: 1 }),
        stating({ ErVisaFreeDays: 2 }, { citizenshipIds: ['EEA'] }),
        stating({ ErVisaFreeDays: 3 }, { citizenshipIds: ['EU'] }),
        stating({ ErVisaFreeDays: 4 }, { citizenshipIds: ['AT', 'FR'] }),
        stating({ ErVisaFreeDays: 5 }, { citizenshipIds: ['AT'], departureIds: ['CH'] }),
      ]),
    );
    expect(['US', 'NO', 'DE', 'FR', 'AT'].map((code) => groups['EU']!.includes(code))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    const answer = await from(['US', 'NO', 'DE', 'AT']);
    expect(['US', 'NO', 'DE', 'AT'].map((code) => days(answer, code))).toEqual([1, 2, 3, 4]);
    expect(days(await from(['AT', 'FR'], { departure: 'CH' }), 'AT')).toBe(5);
    expect(days(await from(['AT', 'FR'], { departure: 'CH' }), 'FR')).toBe(4);
    expect(entryOf(await from(['AT', 'FR']), 'ErVisaFreeDays')!.citizenships).toEqual(['AT', 'FR']);
  });

  it('two of equal rank conflict: the editor is warned, the answer lists both and prefers none', async () => {
    const first = await editor.create(
      about('GN', [
        stating(
          { ErVisaRequired: true, ErVisaFreeDays: 7 },
          { citizenshipIds: ['EU'], sourceUri: 'https://one.example.org' },
        ),
      ]),
    );
    expect(first.warnings).toEqual([]);
    const second = await editor.create(
      about('GN', [
        stating(
          { ErVisaRequired: false, ErVisaFreeDays: 7 },
          { citizenshipIds: ['EU'], sourceUri: 'https://two.example.org' },
        ),
      ]),
    );
    expect(second.ok).toBe(true);
    expect(second.warnings.map((w) => w.field)).toEqual(['details.0.restrictionDetailJson.ErVisaRequired']);
    const answer = await editor.answer({ destinations: ['GN'], citizenships: ['DE', 'US'], ...dates });
    const conflict = entryOf(answer, 'ErVisaRequired', 'DE')!;
    expect(conflict).toMatchObject({ state: 'CONFLICTING', value: null, citizenships: ['DE'] });
    expect(conflict.statements.map((s) => [s.value, s.sourceUri]).sort()).toEqual([
      [false, 'https://two.example.org'],
      [true, 'https://one.example.org'],
    ]);
    expect(entryOf(answer, 'ErVisaRequired', 'US')).toMatchObject({ state: 'UNKNOWN' });
    expect(entryOf(answer, 'ErVisaFreeDays', 'DE')).toMatchObject({ state: 'STATED', value: 7 });
    expect(answer.warnings).toContainEqual(expect.objectContaining({ key: 'CONFLICTING', destinations: ['GN'] }));
    await editor.saved({ ...about('GN', []), id: second.entryRestriction!.id, version: 1, isActive: false });
    expect(
      entryOf(await editor.answer({ destinations: ['GN'], citizenships: ['DE'], ...dates }), 'ErVisaRequired'),
    ).toMatchObject({ state: 'STATED', value: true });
  });

  it('what is for private travellers only is left out of business answers, and purposes are kept apart', async () => {
    const values = { ErCruiseNote: { en: 'Tender ports' }, ErVisaFreeDays: 5 };
    await editor.saved(
      about('GW', [stating(values), stating({ ...values, ErVisaFreeDays: 9 }, { restrictionType: 'BUSINESS' })]),
    );
    const [leisure, business] = await Promise.all(
      (['PRIVATE', 'BUSINESS'] as const).map((purpose) =>
        editor.answer({ destinations: ['GW'], citizenships: ['DE'], purpose, ...dates }),
      ),
    );
    expect([leisure, business].map((answer) => [days(answer!, 'DE'), entryOf(answer!, 'ErCruiseNote')?.text])).toEqual([
      [5, 'Tender ports'],
      [9, undefined],
    ]);
  });
});

describe('a phase', () => {
  const [begins, ends] = [dayFromNow(20), dayFromNow(24)];
  const on = (from: string, to: string): Promise<DestinationDetail> =>
    editor.answer({ destinations: ['GQ'], citizenships: ['DE'], dateStart: from, dateEnd: to });
  beforeAll(async () => {
    await editor.saved(
      about('GQ', [
        stating(
          {},
          {
            noAccessStart: begins,
            noAccessEnd: ends,
            someRestrictionsStart: addDays(ends, 1),
            someRestrictionsEnd: addDays(ends, 4),
            noRestrictionsStart: addDays(ends, 4),
            noRestrictionsEnd: addDays(ends, 6),
          },
        ),
      ]),
    );
  });

  it('holds on its first and its last day, and neither the day before nor the day after', async () => {
    const oneDay = async (day: string): Promise<string> => statusOf(await on(day, day));
    expect(
      await Promise.all(
        [
          addDays(begins, -1),
          begins,
          ends,
          addDays(ends, 1),
          addDays(ends, 4),
          addDays(ends, 5),
          addDays(ends, 6),
          addDays(ends, 7),
        ].map(oneDay),
      ),
    ).toEqual(['GRAY', 'RED', 'RED', 'YELLOW', 'PURPLE', 'BLUE', 'BLUE', 'GRAY']);
    const [until, from] = await Promise.all([on(addDays(begins, -5), begins), on(ends, addDays(ends, 3))]);
    expect([until, from].map((answer) => answer.destinations[0])).toEqual([
      expect.objectContaining({
        status: 'RED',
        entryBanned: true,
        phase: 'noAccess',
        phaseStart: begins,
        phaseEnd: ends,
      }),
      expect.objectContaining({ status: 'RED', entryBanned: true }),
    ]);
    expect(until.warnings).toEqual([expect.objectContaining({ key: 'ENTRY_BANNED', destinations: ['GQ'] })]);
  });

  it('that begins or ends during the trip is shown with its day, and no longer when the trip starts on that day', async () => {
    const reported = (answer: DestinationDetail): unknown[] =>
      answer.scheduled.map((p) => [p.effectiveOn, p.timing, p.detailType, p.destination]);
    expect(reported(await on(addDays(begins, -2), addDays(begins, 2)))).toEqual([
      [begins, 'DURING_TRIP', 'Status', 'GQ'],
    ]);
    expect(reported(await on(addDays(begins, -2), begins))).toEqual([[begins, 'DURING_TRIP', 'Status', 'GQ']]);
    expect(reported(await on(begins, addDays(begins, 2)))).toEqual([]);
    expect(reported(await on(addDays(begins, -4), addDays(begins, -1)))).toEqual([]);
    expect(reported(await on(ends, addDays(ends, 1)))).toEqual([[addDays(ends, 1), 'DURING_TRIP', 'Status', 'GQ']]);
  });

  it('gives for any dates the changes of colour of a lookup day by day', async () => {
    const all = Array.from({ length: 16 }, (_, i) => addDays(begins, i - 3));
    const colours = new Map(
      await Promise.all(all.map(async (day): Promise<[string, string]> => [day, statusOf(await on(day, day))])),
    );
    for (const from of all.filter((_, i) => i % 2 === 0)) {
      for (const to of all.filter((day, i) => day >= from && i % 3 === 0)) {
        const within = all.filter((day) => day > from && day <= to);
        const expected = within.filter((day) => colours.get(day) !== colours.get(addDays(day, -1)));
        expect([from, to, (await on(from, to)).scheduled.map((p) => p.effectiveOn)]).toEqual([from, to, expected]);
      }
    }
  });
});

describe('random rules', () => {
  const TYPES: [string, unknown[]][] = [
    ['ErVisaRequired', [true, false]],
    ['ErVisaFreeDays', [10, 30]],
    ['ErIdSufficient', [true, false]],
    ['ErPassportSufficient', [true, false]],
    ['ErEntryPermitRequired', [true, false]],
    ['ErEVisaPossible', [true, false]],
    ['ErTransitVisaRequired', [true, false]],
    ['ErEntryNote', [{ en: 'one' }, { de: 'zwei' }]],
    ['ErExtraFormsRequired', [{ yes: true }, { yes: false }, { yes: null, textEn: 'ask' }]],
    ['VaccinationRequired', [{ yes: true, textEn: 'x' }, { yes: false }]],
    ['ErCruiseNote', [{ en: 'aboard' }]],
    ['ForeignOfficeStatus', ['RED', 'BLUE']],
  ];
  const AUDIENCES = [[], [], ['DE'], ['FR', 'US'], ['EU'], ['EEA'], ['SCHENGEN', 'BR']];
  const DEPARTURES = [[], [], ['DE'], ['EU']];
  const PHASES = ['noAccess', 'someRestrictions', 'noRestrictions'] as const;
  const dice = new Dice(20_261_121);
  const stated: RuleDetail[] = [];

  const anyDetail = (): Omit<RuleDetail, 'id' | 'restrictionId' | 'level' | 'placeId'> => {
    const day = (): string | null => (dice.chance(0.4) ? null : dayFromNow(dice.below(30)));
    const spans = PHASES.filter(() => dice.chance(0.4)).map((name) => [name, { start: day(), end: day() }] as const);
    const whole = spans.filter(([, { start, end }]) => (start ?? end) && !(start && end && start > end));
    return {
      provenance: 'editorial',
      purpose: dice.chance(0.7) ? 'PRIVATE' : 'BUSINESS',
      citizenships: dice.pick(AUDIENCES),
      departures: dice.pick(DEPARTURES),
      phases: Object.fromEntries(whole),
      values: Object.fromEntries(
        TYPES.filter(() => dice.chance(0.3)).map(([type, values]) => [type, dice.pick(values)]),
      ) as RuleDetail['values'],
      sourceUri: dice.pick([null, 'https://one.example.org', 'https://two.example.org']),
      authorityId: null,
      writtenOn: null,
      checkedAt: null,
      modifiedAt: null,
    };
  };

  beforeAll(async () => {
    for (const path of [...PATHS, ...PATHS]) {
      const details = Array.from({ length: 3 }, anyDetail);
      const saved = await editor.saved(
        about(
          path.country,
          details.map((d) =>
            stating(
              { ...d.values },
              {
                restrictionType: d.purpose,
                citizenshipIds: d.citizenships,
                departureIds: d.departures,
                sourceUri: d.sourceUri,
                ...Object.fromEntries(
                  Object.entries(d.phases).flatMap(([name, span]) => [
                    [`${name}Start`, span.start],
                    [`${name}End`, span.end],
                  ]),
                ),
              },
            ),
          ),
          levelOf(path.type, path.country, path.region ?? '', path.airport ?? undefined),
        ),
      );
      stated.push(
        ...details.map((d, i) => ({
          ...d,
          id: saved.details[i]!.id,
          restrictionId: saved.id,
          level: path.type,
          placeId: path.id,
        })),
      );
    }
  });

  const anyTrip = (): EngineTrip => {
    const start = dice.below(20);
    return {
      departureCountry: dice.pick(['DE', 'BR', 'JP']),
      destinations: dice.some(PATHS, 3),
      transits: dice.chance(0.5) ? [dice.pick(PATHS.filter((p) => p.type === 'AIRPORT'))] : [],
      citizenships: dice.some(['DE', 'FR', 'US', 'BR', 'AT'], 4),
      purpose: dice.chance(0.7) ? 'PRIVATE' : 'BUSINESS',
      dateStart: dayFromNow(start),
      dateEnd: dayFromNow(start + dice.below(10)),
    };
  };

  type Answered = ReturnType<typeof naiveAnswer>['entries'][number];
  const saysNo = (e: Answered): boolean => e.state === 'stated' && e.statements[0]!.value === false;
  const deniesAnIdleVisaForm = (e: Answered, all: readonly Answered[]): boolean => {
    const visaFree = all.filter((o) => o.place === e.place && o.detailType === 'ErVisaRequired' && saysNo(o));
    const free = new Set(visaFree.flatMap((o) => o.citizenships));
    return e.detailType === 'ErEVisaPossible' && saysNo(e) && e.citizenships.every((c) => free.has(c));
  };

  it('are answered as the law read aloud answers them', async () => {
    const trips = Array.from({ length: 80 }, anyTrip);
    const met = new Set<string>();
    for (const trip of trips) {
      const place = ({ type, id }: PlacePath): { type: PlaceType; id: string } => ({ type, id });
      const { departureCountry: departure, citizenships, ...rest } = trip;
      const given = await editor.answer({
        ...rest,
        departure,
        citizenships: [...citizenships],
        destinations: trip.destinations.map(place),
        transits: trip.transits.map(place),
      });
      const slow = naiveAnswer(stated, groups, trip);
      for (const { state } of slow.entries) met.add(state);
      for (const { status } of slow.places) met.add(status);
      const types = new Set(slow.entries.map((e) => e.detailType));
      const seen = {
        places: given.destinations.map((d) => [
          d.place.id,
          d.isTransit,
          d.status,
          d.entryBanned,
          d.phase,
          d.phaseStart,
          d.phaseEnd,
        ]),
        summary: given.summary.map((s) => [s.key, s.status, s.destinations, s.citizenships]),
        warnings: given.warnings.map((w) => [w.key, w.destinations]),
        entries: given.sections
          .flatMap((s) => s.entries)
          .filter((e) => types.has(e.detailType))
          .map((e) =>
            JSON.stringify([
              e.destination,
              e.detailType,
              e.citizenships,
              e.state,
              e.value,
              e.statements.map((s) => [s.value, s.sourceUri]),
            ]),
          )
          .sort(),
      };
      expect({ trip, ...seen }).toEqual({
        trip,
        places: slow.places.map((p) => [
          p.place.id,
          p.isTransit,
          p.status,
          p.entryBanned,
          p.phase,
          p.phaseStart,
          p.phaseEnd,
        ]),
        summary: slow.summary.map((s) => [s.key, s.status, s.places, s.citizenships]),
        warnings: slow.warnings.map((w) => [w.key, w.places]),
        entries: slow.entries
          .filter((e) => !deniesAnIdleVisaForm(e, slow.entries))
          .map((e) =>
            JSON.stringify([
              e.place,
              e.detailType,
              e.citizenships,
              e.state.toUpperCase(),
              e.state === 'stated' ? e.statements[0]!.value : null,
              e.state === 'conflicting' ? e.statements.map((s) => [s.value, s.sourceUri]) : [],
            ]),
          )
          .sort(),
      });
    }
    expect([...met].sort()).toEqual(['BLUE', 'GRAY', 'PURPLE', 'RED', 'YELLOW', 'conflicting', 'stated', 'unknown']);
  });
});

describe('a lookup that comes again', () => {
  const QUERY = `query ($d: [ID!]!, $c: [ID!]!, $s: Date!, $e: Date!) {
    destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: $d, citizenshipIds: $c,
      restrictionType: PRIVATE, dateStart: $s, dateEnd: $e) { ${ANSWER} destinations { place { name country { nameShort iso2 iso3 } region { name } iata } } } }`;
  const variables = { d: ['TG'], c: ['DE', 'TR'], s: dayFromNow(5), e: dayFromNow(12) };
  let count = 0;

  interface Read {
    headers: Record<string, string>;
    text: string;
  }
  type How = 'again' | 'new' | 'known document';
  /**
   * Exactly the same request as before, one that nobody has sent, or one whose document alone is known. A request with `extensions` is
   * always Apollo's.
   */
  async function read(how: How, token = agent.token, language = 'de'): Promise<Read> {
    const body = {
      again: { query: QUERY, variables, extensions: { count: 0 } },
      new: { query: QUERY, variables, extensions: { count: (count += 1) } },
      'known document': { query: QUERY, variables: { ...variables, count } },
    }[how];
    const response = await landfall.fetch('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}`, 'accept-language': language },
      body: JSON.stringify(body),
    });
    const { date: _, 'x-correlation-id': __, ...headers } = Object.fromEntries(response.headers);
    return { headers, text: await response.text() };
  }
  const texts = async (): Promise<Set<string>> => {
    const answers: Read[] = [];
    for (const how of ['again', 'again', 'again', 'new', 'known document', 'known document'] as const)
      answers.push(await read(how));
    return new Set(answers.map(({ text }) => text));
  };

  it('has the bytes and headers of one that is new, before and after everything that an editor can do', async () => {
    const seen: string[] = [];
    const same = async (): Promise<void> => {
      const all = await texts();
      expect([...all]).toHaveLength(1);
      seen.push(...all);
    };
    await same();
    const { headers } = await read('new');
    expect((await read('again')).headers).toEqual(headers);
    expect((await read('known document')).headers).toEqual(headers);
    const { authority } = await editor.get<{ authority: { id: string } }>(
      'mutation { it: createAuthority(input: { name: "Office of Rivers", authorityType: OTHER }) { authority { id } } }',
    );
    let rule = await editor.saved(about('TG', [stating({ ErVisaRequired: true }, { authorityId: authority.id })]));
    await same();
    await editor.get(
      `mutation { it: updateAuthority(input: { id: "${authority.id}", name: "Office of Lakes", authorityType: OTHER }) { ok } }`,
    );
    await same();
    rule = await editor.saved(revised(rule, { ErVisaFreeDays: 30 }));
    await same();
    expect((await editor.update({ ...revised(rule, { ErVisaFreeDays: 60 }), effectiveOn: dayFromNow(8) })).ok).toBe(
      true,
    );
    await same();
    await editor.saved({ ...unchanged(rule), isActive: false });
    await same();
    // Without the rule it is as it was at first.
    expect([seen.length, new Set(seen).size, seen.at(-1)]).toEqual([6, 5, seen[0]]);
  });

  it.each(['again', 'known document'] as const)(
    'is answered to users alone, in the language of each: %s',
    async (how) => {
      const german = await read(how);
      expect(await read(how, editor.token)).toEqual(german);
      expect((await read(how, agent.token, 'tr')).text).toBe((await read('new', agent.token, 'tr')).text);
      expect((await read(how, agent.token, 'tr')).text).not.toBe(german.text);
      expect((await read(how, 'no token')).text).toContain('UNAUTHENTICATED');
    },
  );
});

describe('the map and cruises', () => {
  const at = (dateStart: string, dateEnd: string) => ({ citizenships: ['DE'], dateStart, dateEnd });

  it('the map shows for each country and region what a lookup of today answers', async () => {
    const closed = await editor.saved(
      about('TV', [
        stating(
          { ForeignOfficeStatus: 'YELLOW', AdvisoryRiskLevel: 4 },
          { noAccessStart: dayFromNow(-3), noAccessEnd: today() },
        ),
      ]),
    );
    const world = await agent.get<
      { country: { id: string }; status: string; statusForeignOffice: string; riskLevel: string }[]
    >(
      '{ it: mapWorldCountryStatus(departureId: "DE", citizenshipId: "DE") { country { id } status statusForeignOffice statusDestinationCountry rkiStatus regionDeviation riskLevel } }',
    );
    expect(world).toHaveLength(250);
    for (const one of world.filter((c, i) => i % 7 === 0 || c.country.id === 'TV')) {
      const answer = await agent.answer({ destinations: [one.country.id], ...at(today(), today()) });
      expect({ id: one.country.id, status: one.status, risk: one.riskLevel }).toEqual({
        id: one.country.id,
        status: answer.destinations[0]!.status,
        risk: answer.destinations[0]!.riskLevel,
      });
    }
    expect(world.find((c) => c.country.id === 'TV')).toMatchObject({ status: 'RED', riskLevel: 'LEVEL4' });
    const regions = await agent.get<{ id: string; status: string; geojson: { type: string } | null }[]>(
      '{ it: mapCountryRegionStatus(countryId: "TH", departureId: "DE", citizenshipId: "DE") { id name status geojson } }',
    );
    // Pattaya lies in Chon Buri and has no outline of its own.
    expect(regions.filter(({ geojson }) => !geojson?.type.endsWith('Polygon')).map(({ id }) => id)).toEqual(['TH-S']);
    for (const region of regions.filter((_, i) => i % 9 === 0)) {
      expect(region.status).toBe(
        (await agent.answer({ destinations: [{ type: 'REGION', id: region.id }], ...at(today(), today()) }))
          .destinations[0]!.status,
      );
    }
    expect(await agent.get('{ it: mapCountryStatus(countryId: "XX") { status } }')).toBeNull();
    expect(
      (await agent.ask('{ mapCountryRegionStatus(countryId: "XX") { id } }')).errors![0]!.extensions,
    ).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'countryId' }] });
    await editor.saved({ ...unchanged(closed), isActive: false });
    // Advice of a foreign office is left.
    expect(await agent.get('{ it: mapCountryStatus(countryId: "TV") { status riskLevel } }')).toEqual({
      status: 'GRAY',
      riskLevel: 'LEVEL1',
    });
  });

  it('a cruise is answered as a trip to the countries where the ship calls', async () => {
    const routes = await agent.get<
      {
        schedules: {
          dateStart: string;
          dateEnd: string;
          cruiseId: string;
          stops: { country: { id: string } | null }[];
        }[];
      }[]
    >('{ it: routes { schedules { dateStart dateEnd cruiseId stops { country { id } } } } }');
    const ask = (cruiseId: string, start: string, from: string, to: string) =>
      agent.ask<{ cruiseDestinationDetail: DestinationDetail }>(
        `{ cruiseDestinationDetail(departureType: COUNTRY, departureId: "DE", cruiseId: "${cruiseId}", cruiseDateStart: "${start}", citizenshipIds: ["DE"], restrictionType: PRIVATE, dateStart: "${from}", dateEnd: "${to}") { ${ANSWER} } }`,
      );
    for (const { schedules } of routes.slice(0, 8)) {
      const { cruiseId, dateStart, dateEnd, stops } = schedules[0]!;
      const countries = [...new Set(stops.flatMap((s) => (s.country ? [s.country.id] : [])))];
      const { data } = await ask(cruiseId, dateStart, dateStart, dateEnd);
      const plain = await agent.answer({ destinations: countries, ...at(dateStart, dateEnd) });
      const { destinations, summary, warnings, scheduled } = data!.cruiseDestinationDetail;
      expect({ destinations, summary, warnings, scheduled }).toEqual({
        destinations: plain.destinations,
        summary: plain.summary,
        warnings: plain.warnings,
        scheduled: plain.scheduled,
      });
    }
    const { cruiseId, dateStart, dateEnd } = routes[0]!.schedules[0]!;
    const fields = async (...args: Parameters<typeof ask>): Promise<unknown> =>
      fieldsOf((await ask(...args)).errors![0]!.extensions.errors!);
    expect(await fields('no-cruise', dateStart, dateStart, dateEnd)).toEqual(['cruiseId']);
    expect(await fields(cruiseId, '2020-01-01', dateStart, dateEnd)).toEqual(['cruiseDateStart']);
    expect(await fields(cruiseId, dateStart, dateEnd, dateEnd)).toEqual(['dateStart']);
  });
});
