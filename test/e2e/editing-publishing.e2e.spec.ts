import { isDeepStrictEqual } from 'node:util';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@landfall/platform/testing';
import type {
  DestinationDetail,
  EntryRestrictionPayload,
  ImpactPreview,
  StatusChange,
  SummaryChange,
} from '@landfall/platform/schema';
import { Dice } from './dice.js';
import {
  about,
  dayFromNow,
  Desk,
  entryOf,
  fieldsOf,
  pageOf,
  PAYLOAD,
  revised,
  stating,
  today,
  unchanged,
  type Itinerary,
} from './editing.js';
import { Landfall, ROOT } from './landfall.js';

const dates = { dateStart: dayFromNow(5), dateEnd: dayFromNow(12) };

let landfall: Landfall;
let editor: Desk;
let second: Desk;
let agent: Desk;
/** Staff of the agency's own organisation. */
let insider: Desk;
beforeAll(async () => {
  landfall = await Landfall.start();
  const env: NodeJS.ProcessEnv = { ...process.env, LANDFALL_HOME: landfall.home, PASSWORD: 'landfall-demo' };
  delete env['DATABASE_URL'];
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'scripts/create-user.mjs'), '--username', 'insider', '--staff', '--organisation', 'Sonnenweg Reisen'],
    { cwd: ROOT, env },
  );
  [editor, second, agent, insider] = (await Promise.all(
    ['editor', 'editor-two', 'agent', 'insider'].map((name) => Desk.of(landfall, name)),
  )) as [Desk, Desk, Desk, Desk];
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

interface Page {
  secret: string;
  trip: Itinerary;
  isOwn: boolean;
}
const preview = (desk: Desk, input: object): Promise<ImpactPreview> =>
  desk.get(
    `query ($i: EntryRestrictionInput!) { it: previewEntryRestriction(input: $i) { ok errors { field } warnings { messages } activeTripPages affectedTripPages changedTripPages departingWithin72Hours
      summaryChanges { item before after tripPages } statusChanges { before after tripPages } itineraries { tripPages dateStart } trips { id link } ownTripPages brokenRegressionCases { name } } }`,
    { i: input },
  );

/** The visible content of a rule by nationality, without provenance. */
const readingOf = (answer: DestinationDetail): string[] =>
  answer.sections
    .flatMap((s) => s.entries)
    .flatMap((e) =>
      e.citizenships.map((c) =>
        JSON.stringify([e.destination, e.detailType, c, e.state, e.value, e.text, e.statements.map((s) => s.value)]),
      ),
    )
    .sort();

interface Shown {
  detail: DestinationDetail;
  changes: object[];
}
/** The pages once each equals a current lookup. */
const untilStable = (pages: readonly Page[]): Promise<Shown[]> =>
  eventually(async () => {
    const now = await Promise.all(pages.map((page) => editor.answer(page.trip, { view: 'TRAVELLER' })));
    const shown = await Promise.all(pages.map((page) => pageOf(landfall, page.secret)));
    expect(shown.map((s) => s.detail.version)).toEqual(now.map((n) => n.version));
    return shown;
  }, 30_000);

const counted = (changes: readonly (StatusChange | SummaryChange)[]): Record<string, number> =>
  Object.fromEntries(changes.map((f) => [`${'item' in f ? f.item : ''}:${f.before}>${f.after}`, f.tripPages]));

describe('the impact of a draft', () => {
  const pages: Page[] = [];
  const AT_REGION = new Set(['MZ-G', 'VJB']);
  const touches = ({ trip }: Page, ids: ReadonlySet<string>): boolean =>
    [...trip.destinations, ...(trip.transits ?? [])].some((p) => ids.has(typeof p === 'string' ? p : p.id));

  /** The impact of the draft as previewed and as saved. */
  async function compared(
    draft: Record<string, unknown>,
    placeIds: ReadonlySet<string>,
  ): Promise<{ previewed: ImpactPreview; before: Shown[]; after: Shown[]; changed: number[] }> {
    const before = await untilStable(pages);
    const previewed = await preview(insider, draft);
    expect(previewed).toMatchObject({
      ok: true,
      errors: [],
      activeTripPages: pages.length,
      affectedTripPages: pages.filter((p) => touches(p, placeIds)).length,
    });
    await editor.saved(draft);
    const after = await untilStable(pages);
    const statuses = ({ detail }: Shown): string[] => detail.destinations.map((d) => d.status);
    const summary = ({ detail }: Shown): string[] => detail.summary.map((s) => s.status);
    // Former rules have no section on a page, but their changes are reported.
    const seen = (page: Shown): string =>
      JSON.stringify([readingOf(page.detail), statuses(page), summary(page), page.changes.length]);
    const changed = pages.flatMap((_, i) => (seen(before[i]!) === seen(after[i]!) ? [] : [i]));

    const statusChanges: Record<string, number> = {};
    const colours: Record<string, number> = {};
    for (const i of changed) {
      before[i]!.detail.summary.forEach((s, at) => {
        const is = after[i]!.detail.summary[at]!.status;
        if (s.status !== is)
          statusChanges[`${s.key}:${s.status}>${is}`] = (statusChanges[`${s.key}:${s.status}>${is}`] ?? 0) + 1;
      });
      const moves = statuses(before[i]!)
        .map((was, at) => [was, statuses(after[i]!)[at]!])
        .filter(([was, is]) => was !== is);
      for (const move of new Set(moves.map(([was, is]) => `:${was}>${is}`))) colours[move] = (colours[move] ?? 0) + 1;
    }
    expect({
      ...previewed,
      summaryChanges: counted(previewed.summaryChanges),
      statusChanges: counted(previewed.statusChanges),
    }).toMatchObject({
      changedTripPages: changed.length,
      departingWithin72Hours: changed.filter((i) => pages[i]!.trip.dateStart <= dayFromNow(3)).length,
      summaryChanges: statusChanges,
      statusChanges: colours,
      ownTripPages: changed.filter((i) => pages[i]!.isOwn).length,
    });
    expect(previewed.itineraries.reduce((sum, one) => sum + one.tripPages, 0)).toBe(changed.length);
    expect(previewed.trips.map(({ link }) => new URL(link).pathname.split('/').at(-1)).sort()).toEqual(
      changed.flatMap((i) => (pages[i]!.isOwn ? [pages[i]!.secret] : [])).sort(),
    );
    return { previewed, before, after, changed };
  }

  beforeAll(async () => {
    const dice = new Dice(7);
    const other = await Desk.of(landfall, 'agent-two');
    const places = ['MZ', { type: 'REGION' as const, id: 'MZ-G' }, { type: 'AIRPORT' as const, id: 'VJB' }, 'ZM', 'BW'];
    for (let n = 0; n < 30; n += 1) {
      const start = dice.below(12);
      const trip: Itinerary = {
        destinations: dice.some(places, 3),
        transits: dice.chance(0.3) ? [{ type: 'AIRPORT', id: dice.pick(['VJB', 'HRE']) }] : [],
        citizenships: dice.some(['DE', 'AT', 'US', 'BR'], 3).sort(),
        departure: dice.pick(['DE', 'CH']),
        purpose: dice.chance(0.7) ? 'PRIVATE' : 'BUSINESS',
        dateStart: dayFromNow(start),
        dateEnd: dayFromNow(start + dice.below(8)),
      };
      // Some trips are booked twice, by whichever agency.
      for (let copies = dice.chance(0.2) ? 2 : 1; copies > 0; copies -= 1) {
        const isOwn = dice.chance(0.5);
        pages.push({ secret: await (isOwn ? agent : other).tripPage(trip), trip, isOwn });
      }
    }
    const off = await agent.tripPage({ destinations: ['MZ'], citizenships: ['DE'], ...dates });
    const { results } = await agent.get<{ results: { id: string; link: string }[] }>(
      '{ it: myjourneys(limit: 100) { results { id link } } }',
    );
    await agent.get('mutation ($id: ID!) { it: updateMyjourneyEmailNote(id: $id, isManuallyDisabled: true) { ok } }', {
      id: results.find((r) => r.link.endsWith(off))!.id,
    });
  });

  const whole = new Set(['MZ', ...AT_REGION]);
  it('of new rules for a country is what it turns out to be', async () => {
    const { changed } = await compared(
      about('MZ', [
        stating(
          { ErVisaRequired: true, ErEVisaPossible: true, ErPassportMinMonthsBeyondTrip: 6 },
          { citizenshipIds: ['EU'] },
        ),
        stating(
          { ErVisaRequired: true },
          { citizenshipIds: ['US'], departureIds: ['DE'], restrictionType: 'BUSINESS' },
        ),
        stating(
          { ErExtraFormsRequired: { yes: false }, ErTransitVisaRequired: true },
          { someRestrictionsStart: dayFromNow(6), someRestrictionsEnd: dayFromNow(9) },
        ),
      ]),
      whole,
    );
    expect(changed.length).toBeGreaterThan(5);
  });

  it('of new rules for a region reaches it and its airports', async () => {
    const { changed } = await compared(
      about(
        'MZ',
        [
          stating(
            { ErVisaRequired: false },
            { citizenshipIds: ['EU', 'BR'], noAccessStart: dayFromNow(4), noAccessEnd: dayFromNow(6) },
          ),
        ],
        { level: 'REGION', regionId: 'MZ-G' },
      ),
      AT_REGION,
    );
    expect(changed.length).toBeGreaterThan(2);
  });

  it('of a revision, of taking rules away, of a change of source alone and of a former rule', async () => {
    const stored = (
      await editor.get<{ id: string; details: { restrictionDetailJson: object }[] }[]>(
        '{ it: entryRestrictions(countryId: "MZ", restrictionLevel: COUNTRY) { id details { restrictionDetailJson } } }',
      )
    ).find((r) => r.details.some((d) => 'ErEVisaPossible' in d.restrictionDetailJson))!;
    const read = () => editor.restriction(stored.id);
    const change = await compared(
      revised(
        await read(),
        { ErVisaRequired: false, ErEVisaPossible: null, ErPassportMinMonthsBeyondTrip: 3, ErIdSufficient: true },
        { noAccessStart: dayFromNow(9) },
      ),
      whole,
    );
    expect(change.changed.length).toBeGreaterThan(2);
    const source = await compared(
      revised(await read(), {}, { sourceUri: 'https://other.example.org/rules', checkedAt: today() }),
      whole,
    );
    expect(source.changed).toEqual([]);
    const former = await compared(revised(await read(), { QuarantineDays: 10 }), whole);
    expect(former.changed.length).toBeGreaterThan(2);
    expect(
      former.changed.filter((i) =>
        isDeepStrictEqual(readingOf(former.after[i]!.detail), readingOf(former.before[i]!.detail)),
      ),
    ).toEqual([]);
    const gone = await compared({ ...unchanged(await read()), isActive: false }, whole);
    expect(gone.changed.length).toBeGreaterThan(2);
  });

  it('is empty for an invalid draft, and lists no trips to users without any', async () => {
    expect(await preview(editor, about('MZ', [stating({ ErVisaFreeDays: 0 })]))).toMatchObject({
      ok: false,
      errors: [{ field: 'details.0.restrictionDetailJson.ErVisaFreeDays' }],
      changedTripPages: 0,
    });
    const seen = await preview(editor, about('MZ', [stating({ ErHealthInsuranceRequired: { yes: true } })]));
    expect(seen.changedTripPages).toBeGreaterThan(2);
    expect(seen).toMatchObject({ trips: [], ownTripPages: 0 });
  });
});

describe('a scheduled revision', () => {
  it('appears on the affected trips, with before and after, until it is withdrawn', async () => {
    const stored = await editor.saved(about('BW', [stating({ ErVisaRequired: false })]));
    const trip: Itinerary = { destinations: ['BW'], citizenships: ['DE'], dateStart: today(), dateEnd: dayFromNow(3) };
    const secret = await agent.tripPage(trip);
    const [shown] = await untilStable([{ secret, trip, isOwn: true }]);
    const tomorrow = dayFromNow(1);
    const scheduled = await editor.update(revised(stored, { ErVisaRequired: true }, {}, { effectiveOn: tomorrow }));
    expect(scheduled).toMatchObject({
      ok: true,
      entryRestriction: { version: 1 },
      scheduled: { state: 'SCHEDULED', effectiveOn: tomorrow },
    });
    const reported = {
      effectiveOn: tomorrow,
      timing: 'DURING_TRIP',
      destination: 'BW',
      detailType: 'ErVisaRequired',
      before: 'No visa is required.',
      after: 'A visa is required.',
      citizenships: ['DE'],
    };
    const formatted = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(tomorrow),
    );
    const page = await eventually(async () => {
      const { detail, changes } = await pageOf(landfall, secret);
      expect(detail.scheduled).toEqual([expect.objectContaining(reported)]);
      return { detail, changes };
    }, 20_000);
    expect(page.changes).toEqual([]);
    expect(page.detail.sections).toEqual(shown!.detail.sections);
    expect((await editor.answer({ ...trip, dateStart: tomorrow })).scheduled).toEqual([
      expect.objectContaining({ ...reported, timing: 'BEFORE_TRIP' }),
    ]);
    expect((await editor.answer({ ...trip, dateEnd: today() })).scheduled).toEqual([]);
    const html = await (await fetch(landfall.url(`/m/${secret}?lang=en`))).text();
    expect(html).toContain(`Changes on ${formatted}, during your trip`);
    expect(html).toContain('<ins>A</ins> visa is required.');
    expect((await preview(editor, revised(stored, { ErVisaRequired: null }))).warnings).toEqual([
      { messages: [expect.stringContaining(`The revision planned for ${formatted} cannot take effect`)] },
    ]);
    const undo = (): Promise<{ ok: boolean; errors: { field: string; messages: string[] }[] }> =>
      editor.get('mutation ($id: ID!) { it: withdrawRevision(id: $id) { ok errors { field messages } } }', {
        id: scheduled.scheduled!.id,
      });
    expect(await undo()).toEqual({ ok: true, errors: [] });
    await eventually(async () => expect((await pageOf(landfall, secret)).detail).toEqual(shown!.detail), 20_000);
    expect(fieldsOf((await undo()).errors)).toEqual(['id']);
    expect((await editor.restriction(stored.id)).version).toBe(1);
  });
});

describe('a regression case', () => {
  const confirm = (desk: Desk, id: string): Promise<EntryRestrictionPayload> =>
    desk.get(`mutation ($id: ID!) { it: confirmRevision(id: $id) { ${PAYLOAD} } }`, { id });

  it('holds a revision back until a second person confirms it', async () => {
    const stored = await editor.saved(about('ZW', [stating({ ErVisaRequired: false })]));
    const regressionCase = await editor.get<{ ok: boolean; regressionCase: { id: string; failures: unknown[] } }>(
      `mutation { it: createRegressionCase(input: { name: "A German in Harare", departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["ZW"], citizenshipIds: ["DE"],
        restrictionType: PRIVATE, startsInDays: 10, nights: 7, expectations: [{ kind: VALUE, key: "ErVisaRequired", place: "ZW", citizenship: "DE", expected: false }, { kind: SUMMARY, key: "VISA", expected: "OK" }] })
        { ok regressionCase { id failures { key } } } }`,
    );
    expect(regressionCase).toMatchObject({ ok: true, regressionCase: { failures: [] } });
    const draft = revised(stored, { ErVisaRequired: true });
    const rejected = await editor.update(draft);
    expect(rejected).toMatchObject({
      ok: false,
      entryRestriction: null,
      scheduled: null,
      brokenRegressionCases: [
        {
          name: 'A German in Harare',
          failures: [
            { key: 'ErVisaRequired', expected: false, actual: true },
            { key: 'VISA', expected: 'OK', actual: 'REQUIRED' },
          ],
        },
      ],
    });
    expect(fieldsOf(rejected.errors)).toEqual(['regressionCase']);
    expect(await preview(editor, draft)).toMatchObject({
      ok: true,
      brokenRegressionCases: [{ name: 'A German in Harare' }],
    });

    const proposed = await editor.update({ ...draft, proposeForConfirmation: true });
    expect(proposed).toMatchObject({
      ok: true,
      scheduled: { state: 'HELD' },
      entryRestriction: { version: 1 },
    });
    expect(
      entryOf(await editor.answer({ destinations: ['ZW'], citizenships: ['DE'], ...dates }), 'ErVisaRequired')!.value,
    ).toBe(false);
    const own = await confirm(editor, proposed.scheduled!.id);
    expect([own.ok, fieldsOf(own.errors)]).toEqual([false, ['id']]);
    expect(
      (await agent.ask('mutation ($id: ID!) { confirmRevision(id: $id) { ok } }', { id: proposed.scheduled!.id }))
        .errors![0]!.extensions.code,
    ).toBe('FORBIDDEN');
    expect(await confirm(second, proposed.scheduled!.id)).toMatchObject({
      ok: true,
      entryRestriction: { version: 2 },
      scheduled: null,
    });
    expect(
      entryOf(await editor.answer({ destinations: ['ZW'], citizenships: ['DE'], ...dates }), 'ErVisaRequired')!.value,
    ).toBe(true);
    const { results } = await editor.get<{ results: object[] }>(
      'query ($id: ID!) { it: entryRestrictionRevisions(id: $id) { results { version editor { lastName } confirmedBy { lastName } } } }',
      { id: stored.id },
    );
    expect(results[0]).toEqual({ version: 2, editor: { lastName: 'Lenz' }, confirmedBy: { lastName: 'Brandt' } });
    expect(fieldsOf((await confirm(second, proposed.scheduled!.id)).errors)).toEqual(['id']);
    // The case fails already and does not block a further revision.
    await editor.saved(revised(await editor.restriction(stored.id), { ErVisaFreeDays: 5 }));
    await editor.get('mutation ($id: ID!) { it: deleteRegressionCase(id: $id) { ok } }', {
      id: regressionCase.regressionCase.id,
    });
  });
});
