import { eventually } from '@landfall/platform/testing';
import type {
  CopyPreview,
  DestinationDetail,
  EntryRestriction,
  EntryRestrictionPayload,
  RevisionList,
} from '@landfall/platform/schema';
import {
  about,
  dayFromNow,
  Desk,
  EDITED,
  entryOf,
  fieldsOf,
  pageOf,
  PAYLOAD,
  revised,
  stating,
  unchanged,
  type Itinerary,
} from './editing.js';
import { Landfall } from './landfall.js';

const dates = { dateStart: dayFromNow(5), dateEnd: dayFromNow(12) };
const AS_OF_MS = 1_000;

let landfall: Landfall;
let editor: Desk;
let agent: Desk;
beforeAll(async () => {
  landfall = await Landfall.start();
  [editor, agent] = [await Desk.of(landfall, 'editor'), await Desk.of(landfall, 'agent')];
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

const revisionsOf = (id: string): Promise<RevisionList> =>
  editor.get(
    'query ($id: ID!) { it: entryRestrictionRevisions(id: $id, limit: 500) { totalCount results { version editor { lastName } restoredFrom changedTypes } } }',
    { id },
  );
const versionOf = (id: string, version: number): Promise<EntryRestriction> =>
  editor.get(`query ($id: ID!, $v: Int!) { it: entryRestrictionRevision(id: $id, version: $v) { ${EDITED} } }`, {
    id,
    v: version,
  });

/** The page once it equals a current lookup. */
const finishedPage = (secret: string, trip: Itinerary): Promise<Awaited<ReturnType<typeof pageOf>>> =>
  eventually(async () => {
    const [page, now] = await Promise.all([pageOf(landfall, secret), editor.answer(trip, { view: 'TRAVELLER' })]);
    expect(page.detail.version).toBe(now.version);
    return page;
  }, 60_000);

describe('many editors of one restriction', () => {
  it('lose no accepted revision, leave no gap, and are notified of a stale version', async () => {
    const first = await editor.saved(about('MW', [stating({ ErVisaFreeDays: 1 })]));
    const desks = await Promise.all(
      Array.from({ length: 20 }, (_, i) => Desk.of(landfall, i % 2 ? 'editor' : 'editor-two')),
    );
    const accepted = new Map<number, string>();
    const rejected: { payload: EntryRestrictionPayload; sent: number }[] = [];
    const save = async (desk: Desk, task: number): Promise<void> => {
      let known = first;
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        const mark = `task ${task}, attempt ${attempt}`;
        const payload = await desk.update(revised(known, {}, { noteEn: mark }));
        if (payload.ok) return void accepted.set(payload.entryRestriction!.version, mark);
        rejected.push({ payload, sent: known.version });
        known = payload.current!;
      }
    };
    // Twenty at a time: of two hundred at once most would be turned away.
    await Promise.all(
      desks.map(async (desk, at) => {
        for (let task = at; task < 200; task += desks.length) await save(desk, task);
      }),
    );
    // An editor gives up after three rejections, each by a newer version; in strict turn it is three.
    expect(accepted.size).toBeGreaterThanOrEqual(3);
    for (const { payload, sent } of rejected) {
      expect(payload.errors).toEqual([{ field: 'version', messages: [expect.stringMatching(/Lenz|Brandt/)] }]);
      expect(payload.current!.version).toBeGreaterThan(sent);
    }
    const { results, totalCount } = await revisionsOf(first.id);
    expect(totalCount).toBe(accepted.size + 1);
    expect(results.map((r) => r.version)).toEqual(Array.from({ length: totalCount }, (_, i) => totalCount - i));
    const notes = await Promise.all(
      [...accepted.keys()].map(async (v): Promise<[number, string | null]> => [
        v,
        (await versionOf(first.id, v)).details[0]!.note.noteEnRaw,
      ]),
    );
    expect(new Map(notes)).toEqual(accepted);
    expect((await editor.restriction(first.id)).version).toBe(totalCount);
  });

  it('join their work from what the rejection says stands now', async () => {
    const first = await editor.saved(about('LS', [stating({ ErVisaFreeDays: 1, ErVisaRequired: true })]));
    const other = await Desk.of(landfall, 'editor-two');
    await other.saved(revised(first, { ErVisaRequired: false }, { noteDe: 'Von Ole' }));
    const late = await editor.update(revised(first, { ErVisaFreeDays: 90 }, { noteEn: 'By Edda' }));
    expect(late).toMatchObject({
      ok: false,
      entryRestriction: null,
      errors: [{ field: 'version', messages: [expect.stringContaining('Ole Brandt')] }],
    });
    const joined = await editor.saved(revised(late.current!, { ErVisaFreeDays: 90 }, { noteEn: 'By Edda' }));
    expect(joined).toMatchObject({
      version: 3,
      details: [
        {
          restrictionDetailJson: { ErVisaFreeDays: 90, ErVisaRequired: false },
          note: { noteDeRaw: 'Von Ole', noteEnRaw: 'By Edda' },
        },
      ],
    });
  });
});

describe('a past moment', () => {
  const trip: Itinerary = { destinations: ['MG', 'KM'], citizenships: ['AT', 'DE'], ...dates };
  interface Moment {
    at: string;
    answer: DestinationDetail;
    restriction: EntryRestriction;
    page: Awaited<ReturnType<typeof pageOf>>;
  }
  const moments: Moment[] = [];
  let secret: string;
  let id: string;
  const begun = new Date(Date.now() - 1_000).toISOString();

  const took: number[] = [];
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await work;
    took.push(performance.now() - from);
    return result;
  };

  beforeAll(async () => {
    const authority = await editor.get<{ authority: { id: string } }>(
      'mutation { it: createAuthority(input: { name: "Ministry of the Interior", authorityType: DESTINATION_COUNTRY }) { authority { id } } }',
    );
    let stands = await editor.saved(
      about('MG', [
        stating(
          { ErVisaRequired: true, ErEVisaPossible: true },
          { sourceUri: 'https://one.example.org', checkedAt: '2026-03-01', authorityId: authority.authority.id },
        ),
      ]),
    );
    id = stands.id;
    secret = await agent.tripPage(trip);
    const remember = async (): Promise<void> => {
      const page = await finishedPage(secret, trip);
      const [answer, restriction] = [await editor.answer(trip), await editor.restriction(id)];
      moments.push({ at: new Date().toISOString(), answer, restriction, page });
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await remember();
    const steps: (() => Record<string, unknown>)[] = [
      () =>
        revised(
          stands,
          { ErVisaRequired: false, ErVisaFreeDays: 60, ErEVisaPossible: null },
          { sourceUri: 'https://two.example.org', checkedAt: '2026-04-01' },
        ),
      () =>
        revised(
          stands,
          {},
          { noteEn: '<p>Carry <strong>cash</strong>.</p>', noteDe: 'Bargeld' },
          { isSignificant: false, internalNote: 'asked twice', isChecked: true },
        ),
      () => ({ ...unchanged(stands), isActive: false }),
      () =>
        revised(
          stands,
          {},
          { noAccessStart: dayFromNow(8), noAccessEnd: dayFromNow(9) },
          { isActive: true, significantUpdateNote: 'Closed for the election', reminder: dayFromNow(30) },
        ),
      () => {
        const input = revised(stands, { ErVisaFreeDays: 30 }, { citizenshipIds: ['EU'], noteEn: null }) as {
          details: object[];
        };
        return {
          ...input,
          details: [
            ...input.details,
            stating(
              { ErVisaFreeDays: 15, ErHealthInsuranceRequired: { yes: true, textEn: 'Covers return' } },
              { citizenshipIds: ['AT'] },
            ),
          ],
        };
      },
    ];
    for (const step of steps) {
      stands = await editor.saved(step());
      await remember();
    }
    await editor.get(
      `mutation { it: updateAuthority(input: { id: "${authority.authority.id}", name: "Ministry of Borders", authorityType: OTHER }) { ok } }`,
    );
    await editor.saved(revised(stands, { ErVisaRequired: true }));
    await finishedPage(secret, trip);
  });

  it('is answered as it was answered then, to the field', async () => {
    expect(new Set(moments.map(({ answer }) => answer.version)).size).toBe(6);
    for (const { at, answer } of moments)
      expect(await timed(editor.answer(trip, { asOf: at }))).toEqual({ ...answer, asOf: at });
  });

  it('shows the restriction as it was edited then', async () => {
    for (const { at, restriction } of moments) expect(await timed(editor.restriction(id, at))).toEqual(restriction);
    expect(await editor.restriction(id, begun)).toBeNull();
    const listed = await editor.get<{ id: string; version: number }[]>(
      'query ($a: DateTime) { it: entryRestrictions(countryId: "MG", asOf: $a) { id version } }',
      { a: moments[3]!.at },
    );
    expect(listed).toContainEqual({ id, version: 4 });
  });

  it('shows the trip page as its traveller saw it then', async () => {
    for (const { at, page } of moments) {
      const past = await timed(pageOf(landfall, secret, at));
      expect(past).toEqual({ ...page, detail: { ...page.detail, asOf: at } });
    }
  });

  it('is answered quickly', () => {
    // The median excludes the load of the machine.
    expect(took).toHaveLength(3 * moments.length);
    expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(AS_OF_MS);
  });

  it('before anything was said knows nothing', async () => {
    const answer = await editor.answer(trip, { asOf: begun });
    expect(entryOf(answer, 'ErVisaRequired')).toMatchObject({ state: 'UNKNOWN' });
  });

  it.each([
    ['2999-01-01T00:00:00Z'],
    [''],
    ['yesterday'],
    ['2026-02-30T10:00:00Z'],
    ['2026-05-01'],
    ['2026-05-01T10:00:00'],
  ])('%j is rejected by its field', async (asOf) => {
    const questions = [
      'query ($a: DateTime) { entryRestriction(id: "x", asOf: $a) { id } }',
      'query ($a: DateTime) { entryRestrictions(countryId: "MG", asOf: $a) { id } }',
      `query ($a: DateTime) { tripPage(token: "${secret}", asOf: $a) { state } }`,
      'query ($a: DateTime!) { myjourneyAsOf(id: "x", asOf: $a) { state } }',
      'query ($a: DateTime!) { myjourneyPageAsOf(id: "x", asOf: $a) { state } }',
      `query ($a: DateTime) { destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["MG"], citizenshipIds: ["DE"],
        dateStart: "${dates.dateStart}", dateEnd: "${dates.dateEnd}", asOf: $a) { version } }`,
    ];
    for (const question of questions) {
      const { errors } = await agent.ask(question, { a: asOf });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        errors: [{ field: 'asOf', messages: [expect.any(String)] }],
      });
    }
  });
});

describe('a version brought back', () => {
  it('says again what it said, as a new version, also to the trips', async () => {
    const trip: Itinerary = { destinations: ['AO'], citizenships: ['DE'], ...dates };
    const one = await editor.saved(
      about('AO', [
        stating(
          { ErVisaRequired: false, ErVisaFreeDays: 30 },
          { noteEn: 'First', sourceUri: 'https://one.example.org' },
        ),
        stating({ ErVisaRequired: true }, { citizenshipIds: ['US'] }),
      ]),
    );
    const secret = await agent.tripPage(trip);
    const shown = await finishedPage(secret, trip);
    const two = await editor.saved({
      ...revised(one, { ErVisaRequired: true, ErVisaFreeDays: null }, { noteEn: 'Second' }),
      details: [
        (revised(one, { ErVisaRequired: true, ErVisaFreeDays: null }, { noteEn: 'Second' })['details'] as object[])[0]!,
      ],
    });
    expect(two.details).toHaveLength(1);
    await finishedPage(secret, trip);

    const restore = (version: number, toVersion: number): Promise<EntryRestrictionPayload> =>
      editor.get(
        `mutation { it: restoreEntryRestriction(id: "${one.id}", version: ${version}, toVersion: ${toVersion}) { ${PAYLOAD} } }`,
      );
    expect(fieldsOf((await restore(2, 2)).errors)).toEqual(['toVersion']);
    expect(fieldsOf((await restore(2, 9)).errors)).toEqual(['toVersion']);
    expect(await restore(1, 1)).toMatchObject({ ok: false, errors: [{ field: 'version' }], current: { version: 2 } });
    const back = (await restore(2, 1)).entryRestriction!;
    expect(back.version).toBe(3);
    const content = (r: EntryRestriction): unknown => unchanged(r).details.map(({ id: _, ...detail }) => detail);
    expect(content(back)).toEqual(content(one));
    expect((await revisionsOf(one.id)).results.map((r) => r.restoredFrom)).toEqual([1, null, null]);
    const page = await finishedPage(secret, trip);
    expect(page.detail.summary).toEqual(shown.detail.summary);
    expect(entryOf(page.detail, 'ErVisaFreeDays')).toMatchObject({ value: 30, isChanged: true });
    expect(page.changes.length).toBeGreaterThan(0);
  });
});

describe('copying', () => {
  const copy = (r: EntryRestriction, from: string, categories: string[], more = ''): Promise<EntryRestrictionPayload> =>
    editor.get(
      `mutation ($c: [String!]!) { it: copyEntryRestriction(input: { id: "${r.id}", version: ${r.version}, from: ${from}, categories: $c ${more} }) { ${PAYLOAD} } }`,
      { c: categories },
    );
  const previewed = (r: EntryRestriction, from: string, categories: string[]): Promise<CopyPreview> =>
    editor.get(
      'query ($i: EntryRestrictionInput!, $f: CopySource!, $c: [String!]!) { it: previewEntryRestrictionCopy(input: $i, from: $f, categories: $c) { ok errors { field messages } overwrites { category field before after } additions { category field before after } details } }',
      {
        i: unchanged(r),
        f: from,
        c: categories,
      },
    );
  const content = (details: object[]): object[] =>
    details.map((d) => {
      const {
        id: _,
        citizenshipIds,
        departureIds,
        ...rest
      } = { citizenshipIds: [], departureIds: [], ...d } as Record<string, unknown>;
      return {
        ...rest,
        editCategories: [...((rest['editCategories'] as object[]) ?? [])],
        scope: JSON.stringify([citizenshipIds, departureIds]),
      };
    });

  it('from business to private requires a confirmation before overwriting, and matches its preview', async () => {
    const stored = await editor.saved(
      about('SZ', [
        stating(
          {
            ErVisaRequired: true,
            ErVisaFreeDays: 14,
            ErPassportMinMonthsBeyondTrip: 6,
            ErChildrenPassportRequired: { yes: true },
          },
          { restrictionType: 'BUSINESS', citizenshipIds: ['DE'] },
        ),
        stating(
          { ErVisaRequired: false, ErEVisaPossible: true, ErPassportMinMonthsBeyondTrip: 3 },
          { citizenshipIds: ['DE'] },
        ),
        stating({ ErVisaRequired: true }, { restrictionType: 'BUSINESS', citizenshipIds: ['US'] }),
      ]),
    );
    const rejected = await copy(stored, 'BUSINESS', ['ErVisaRequirement']);
    expect(rejected).toMatchObject({
      ok: false,
      entryRestriction: null,
      overwrites: [{ category: 'ErVisaRequirement', field: 'ErVisaRequired', before: false, after: true }],
    });
    expect(fieldsOf(rejected.errors)).toEqual(['confirmOverwrite']);
    expect((await editor.restriction(stored.id)).version).toBe(1);
    const scheduledRevision = await previewed(stored, 'BUSINESS', ['ErVisaRequirement']);
    expect(scheduledRevision).toMatchObject({ ok: true, overwrites: rejected.overwrites });
    expect(scheduledRevision.additions).toHaveLength(2);
    const copied = (await copy(stored, 'BUSINESS', ['ErVisaRequirement'], ', confirmOverwrite: true'))
      .entryRestriction!;
    expect(copied.version).toBe(2);
    expect(content(unchanged(copied).details)).toEqual(content(scheduledRevision.details as object[]));
    const values = copied.details.map((d) => [
      d.restrictionType,
      d.citizenships.map((c) => c.id).join(),
      d.restrictionDetailJson,
    ]);
    expect(values.slice(1)).toEqual([
      [
        'PRIVATE',
        'DE',
        { ErVisaRequired: true, ErVisaFreeDays: 14, ErEVisaPossible: true, ErPassportMinMonthsBeyondTrip: 3 },
      ],
      ['BUSINESS', 'US', { ErVisaRequired: true }],
      ['PRIVATE', 'US', { ErVisaRequired: true }],
    ]);
    expect(copied.details[1]!.editCategories).toContainEqual({ category: 'ErVisaRequirement', copyFromBusiness: true });
    expect(fieldsOf((await copy(copied, 'BUSINESS', ['ErVisaRequirement'])).errors)).toEqual(['categories']);
    for (const categories of [['ChildrenPassport'], ['NoSuchCategory'], []]) {
      expect(fieldsOf((await copy(copied, 'BUSINESS', categories, ', confirmOverwrite: true')).errors)).toEqual([
        'categories',
      ]);
      expect(fieldsOf((await previewed(copied, 'BUSINESS', categories)).errors)).toEqual(['categories']);
    }
    expect(await copy(stored, 'BUSINESS', ['Passport'], ', confirmOverwrite: true')).toMatchObject({
      ok: false,
      errors: [{ field: 'version' }],
      current: { version: 2 },
    });
    expect(fieldsOf((await copy(copied, 'PARENT', ['Passport'])).errors)).toEqual(['from']);
  });

  it('from the parent takes what stands for the same people, and says what it would overwrite', async () => {
    const [country] = await editor.get<EntryRestriction[]>(
      '{ it: entryRestrictions(countryId: "TH", restrictionLevel: COUNTRY) { id } }',
    );
    const parent = await editor.restriction(country!.id);
    await editor.saved({
      ...unchanged(parent),
      details: [
        ...unchanged(parent).details,
        stating({ ErVisaRequired: true, ErVisaFreeDays: 99 }, { citizenshipIds: ['DE'], departureIds: ['IS'] }),
      ],
    });
    const region = await editor.saved(
      about('TH', [stating({ ErVisaFreeDays: 10 }, { citizenshipIds: ['DE'], departureIds: ['IS'] })], {
        level: 'REGION',
        regionId: 'TH-83',
      }),
    );
    const scheduledRevision = await previewed(region, 'PARENT', ['ErVisaRequirement']);
    expect(scheduledRevision.overwrites).toEqual([
      { category: 'ErVisaRequirement', field: 'ErVisaFreeDays', before: 10, after: 99 },
    ]);
    expect(scheduledRevision.additions).toEqual([
      { category: 'ErVisaRequirement', field: 'ErVisaRequired', before: null, after: true },
    ]);
    expect((await copy(region, 'PARENT', ['ErVisaRequirement'])).overwrites).toEqual(scheduledRevision.overwrites);
    const copied = (await copy(region, 'PARENT', ['ErVisaRequirement'], ', confirmOverwrite: true')).entryRestriction!;
    expect(content(unchanged(copied).details)).toEqual(content(scheduledRevision.details as object[]));
    expect(copied.details[0]!.restrictionDetailJson).toEqual({ ErVisaRequired: true, ErVisaFreeDays: 99 });
  });
});
