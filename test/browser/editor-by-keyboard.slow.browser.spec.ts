import type { EntryRestriction } from '@landfall/platform/schema';
import { dayFromNow, Desk, entryOf, stating, type Itinerary } from '../e2e/editing.js';
import { Console, type Language, noticeOf } from './console.js';
import { addYellowFever, changeRules, logIn, writeNote } from './editing-by-keyboard.js';
import { Keyboard } from './keyboard.js';
import { CONTENT, noteHtml, WORDS } from './ministry-notice.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
let agent: Desk;
beforeAll(async () => {
  product = await Console.start();
  [editor, agent] = [await Desk.of(product.landfall, 'editor'), await Desk.of(product.landfall, 'agent')];
}, 300_000);
afterAll(() => product.stop(), 60_000);

const trip = (place: string, departure = 'DE'): Itinerary => ({
  destinations: [place],
  citizenships: ['DE'],
  departure,
  dateStart: dayFromNow(30),
  dateEnd: dayFromNow(40),
});
const NEIGHBOURS = ['AT', 'CH', 'NL', 'BE', 'LU'];

/** A country as it stood before the notice: a visa, a shorter validity of the passport, and so many details that one has to look for it. */
const beforeTheNotice = (place: string): Promise<EntryRestriction> =>
  stated(editor, place, [
    stating({ ErVisaRequired: true, ErPassportMinMonthsBeyondTrip: 3 }),
    ...NEIGHBOURS.map((id) =>
      stating({ ErVisaRequired: false }, { restrictionType: 'BUSINESS', citizenshipIds: [id] }),
    ),
  ]);

/** What an editor of that restriction hands to the server now, less what the server adds by itself. */
const statements = (r: EntryRestriction) =>
  r.details.map((d) => ({
    purpose: d.restrictionType,
    nationalities: d.citizenships.map((c) => c.id),
    departures: [d['departureGroups'], d.departures.length],
    values: d.restrictionDetailJson,
    note: { de: d.note.noteDeRaw, en: d.note.noteEnRaw },
    source: d.sourceUri,
    checkedAt: d.checkedAt,
  }));

describe("a ministry's notice, brought in without a mouse", () => {
  const runs: [Language, string, string][] = [
    ['de', 'KM', 'Komoren'],
    ['en', 'LS', 'Lesotho'],
  ];
  it.each(runs)('on screens in %s', async (language, place, name) => {
    const words = WORDS[language];
    const before = await beforeTheNotice(place);
    expect((await editor.answer(trip(place))).summary).toContainEqual(
      expect.objectContaining({ key: 'VISA', status: 'REQUIRED' }),
    );
    await agent.tripPage(trip(place));
    const page = await product.open(null, '/login');
    const keys = await Keyboard.of(page);

    await logIn(keys, language);
    await keys.tabTo('menuitem', words.list);
    await keys.press('Enter');
    await page.getByRole('combobox', { name: words.country }).waitFor();
    await keys.tabTo('combobox', words.country);
    await keys.type(name);
    await page.getByRole('option', { name }).first().waitFor();
    await keys.press('Enter');
    // Far down in the whole list: it shows when the list is the filtered one, and not before.
    // Beside it stands what was imported for the country.
    const own = page.getByRole('row').filter({ hasText: name }).filter({ hasNotText: words.imported });
    await own.getByRole('link', { name, exact: true }).waitFor();
    await keys.tabTo('link', name, { within: own });
    await keys.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: words.asDetails }).waitFor();
    await keys.tabTo('button', words.asSheet);
    await keys.press('ArrowRight');
    await keys.arrivesAt('button', words.asDetails);
    await keys.press('Enter');
    await page.getByRole('button', { name: words.detail }).waitFor();
    await keys.tabTo('searchbox', words.filter);
    await keys.type(words.private);
    await keys.tabTo('button', words.detail);
    await keys.press('Enter');
    await changeRules(keys, language);
    for (const side of ['de', 'en'] as const) await writeNote(keys, words.note[side], side, language);
    await keys.tabTo('textbox', words.source);
    await keys.paste(CONTENT.source);
    await addYellowFever(keys, language);

    await keys.tabTo('textbox', words.significance);
    await keys.type('2026-17');
    await keys.tabTo('switch', words.checked);
    await keys.press('Space');
    await keys.press('Control+Shift+p');
    const impact = page.getByRole('dialog', { name: words.impact });
    await impact.getByText(words.changed).waitFor();
    expect(await impact.getByText(words.changed).locator('..').innerText()).toContain('1');
    await keys.press('Escape');
    await impact.waitFor({ state: 'detached' });
    await keys.arrivesAt('switch', words.checked);

    const begun = Date.now();
    await keys.press('Control+s');
    await noticeOf(page, words.saved).waitFor();

    await keys.tabTo('link', words.versions);
    await keys.press('Enter');
    await page.getByText(words.published).waitFor();
    await keys.tabTo('button', words.changes);
    await keys.press('Enter');
    const listed = await page.getByRole('listitem').filter({ hasText: words.published }).innerText();
    for (const part of [
      'Edda Lenz',
      '2026-17',
      CONTENT.source,
      words.visa,
      words.permit,
      CONTENT.permit[language],
      words.vaccination,
    ])
      expect(listed).toContain(part);
    await page.context().close();

    const after = await editor.restriction(before.id);
    expect(after).toMatchObject({
      version: before.version + 1,
      significantUpdateNote: '2026-17',
      checkedBy: expect.anything(),
    });
    const [first, ...others] = statements(before);
    expect(statements(after)).toEqual([
      {
        ...first,
        source: CONTENT.source,
        note: { de: noteHtml('de'), en: noteHtml('en') },
        values: {
          ErVisaRequired: false,
          ErPassportMinMonthsBeyondTrip: CONTENT.monthsBeyondTrip,
          ErEntryPermitRequired: true,
          ErEntryPermitName: CONTENT.permit,
        },
      },
      ...others,
      {
        ...first,
        departures: [['YELLOW_FEVER_RISK'], expect.any(Number)],
        note: { de: null, en: null },
        source: null,
        values: { VaccinationRequired: { yes: true, textDe: CONTENT.vaccination.de, textEn: CONTENT.vaccination.en } },
      },
    ]);

    const reported = await editor.answer(trip(place), { language });
    const status = (key: string): string | undefined => reported.summary.find((s) => s.key === key)?.status;
    expect([status('VISA'), status('ENTRY_PERMIT')]).toEqual(['OK', 'REQUIRED']);
    expect(entryOf(reported, 'ErEntryPermitName')?.text).toContain(CONTENT.permit[language]);
    expect(reported.sections.flatMap((s) => s.entries).find((e) => e.html !== null)?.html).toContain(
      noteHtml(language),
    );
    expect(entryOf(reported, 'VaccinationRequired')?.state ?? 'UNKNOWN').toBe('UNKNOWN');
    expect(entryOf(await editor.answer(trip(place, 'BR'), { language }), 'VaccinationRequired')?.text).toContain(
      CONTENT.vaccination[language],
    );
    expect(Date.parse(String(after['checkedAt']))).toBeGreaterThanOrEqual(begun);
  });
});
