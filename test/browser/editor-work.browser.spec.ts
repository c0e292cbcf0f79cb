import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { dayIn } from '@landfall/kernel';
import { eventually } from '@landfall/platform/testing';
import type { EntryRestriction } from '@landfall/platform/schema';
import { dayFromNow, Desk, entryOf, revised, stating, today, unchanged, type Itinerary } from '../e2e/editing.js';
import { Console, faultsOf, noticeOf } from './console.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
let agent: Desk;
beforeAll(async () => {
  product = await Console.start();
  [editor, agent] = [await Desk.of(product.landfall, 'editor'), await Desk.of(product.landfall, 'agent')];
}, 300_000);
afterAll(() => product.stop(), 60_000);

const MONTHS = 'Gültigkeit des Reisepasses über die Reise hinaus';
const SAVED = 'Die Bestimmung ist gespeichert.';
/** The worker takes an import up after the mails, and below the priority of everything else. */
const IMPORTED_MS = 240_000;

/** The restriction in its form, with its one detail open. */
async function edit(username: string, { id }: EntryRestriction): Promise<Page> {
  const page = await product.open(username, `/entryrestrictions/${id}/edit?view=details`);
  await page.getByRole('button', { name: /^1\./, expanded: true }).waitFor();
  return page;
}

const save = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s');
  await noticeOf(page, SAVED).waitFor();
};

/** The cells of the row that a field has in a table, by the heads of their columns. */
async function rowOf(table: Locator, name: string): Promise<Record<string, string>> {
  const [heads, row] = [
    await table.getByRole('columnheader').allInnerTexts(),
    table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name }) }),
  ];
  const cells = await row.getByRole('cell').allInnerTexts();
  return Object.fromEntries(heads.slice(1).map((head, at) => [head, cells[at]!.replace(/\s+/g, ' ').trim()]));
}

describe('a draft', () => {
  it('outlives the page, and is discarded only on request', async () => {
    const before = await stated(editor, 'ER', [stating({ ErVisaRequired: true })]);
    const page = await edit('editor', before);
    const note = page.getByLabel('Interne Notiz');
    await note.fill('aus dem Ministerium');
    await page.getByText(/^Entwurf gesichert/).waitFor();
    await page.getByRole('link', { name: 'Zur Liste' }).click();
    await page
      .getByRole('dialog', { name: 'Ohne zu speichern weggehen?' })
      .getByRole('button', { name: 'Weiter bearbeiten' })
      .click();
    await page.reload();
    await page.getByText(/^Ihr Entwurf vom .* ist wiederhergestellt/).waitFor();
    expect(await note.inputValue()).toBe('aus dem Ministerium');

    const discard = page.getByRole('button', { name: 'Entwurf verwerfen' });
    const dialog = page.getByRole('dialog', { name: 'Entwurf verwerfen?' });
    await discard.click();
    await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('aus dem Ministerium');
    await discard.click();
    await dialog.getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await page.getByText(/^Ihr Entwurf vom/).waitFor({ state: 'detached' });
    expect(await note.inputValue()).toBe('');
    await page.reload();
    await page.getByRole('button', { name: /^1\./, expanded: true }).waitFor();
    expect(await page.getByText(/^Ihr Entwurf vom/).count()).toBe(0);
    expect((await editor.restriction(before.id)).version).toBe(before.version);
    await page.context().close();
  });
});

describe('two editors on one restriction', () => {
  it('are shown what was, what the other said and what they say themselves, and lose nothing', async () => {
    const before = await stated(editor, 'DJ', [stating({ ErPassportMinMonthsBeyondTrip: 3, ErPassportBlankPages: 1 })]);
    const [first, second] = [await edit('editor', before), await edit('editor-two', before)];
    await first.getByRole('textbox', { name: MONTHS }).fill('6');
    await first.getByLabel('Interne Notiz').fill('von der Ersten');
    await save(first);
    await second.getByRole('textbox', { name: MONTHS }).fill('9');
    await second.getByLabel('Interne Quellen').fill('von der Zweiten');
    await second.keyboard.press('Control+s');

    const dialog = second.getByRole('alertdialog', { name: 'Inzwischen wurde diese Bestimmung geändert' });
    await dialog.getByText('Es wurde nichts überschrieben').waitFor();
    expect(await dialog.innerText()).toContain('Edda Lenz');
    expect(await rowOf(dialog, MONTHS)).toEqual({ Davor: '3', 'Ihre Fassung': '9 bleibt', 'Fassung der anderen': '6' });
    expect(await rowOf(dialog, 'Interne Notiz')).toMatchObject({ 'Fassung der anderen': 'von der Ersten bleibt' });
    expect(await rowOf(dialog, 'Interne Quellen')).toMatchObject({ 'Ihre Fassung': 'von der Zweiten bleibt' });
    await second.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await second.getByRole('textbox', { name: MONTHS }).inputValue()).toBe('9');
    await second.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Meine Änderungen auf die neue Fassung setzen' }).click();
    await save(second);
    const merged = await editor.restriction(before.id);
    expect(merged).toMatchObject({
      version: before.version + 2,
      internalNote: 'von der Ersten',
      internalSources: 'von der Zweiten',
    });
    expect(merged.details[0]!.restrictionDetailJson).toEqual({
      ErPassportMinMonthsBeyondTrip: 9,
      ErPassportBlankPages: 1,
    });
    await Promise.all([first, second].map((page) => page.context().close()));
  });
});

describe('what is taken away', () => {
  it('requires a confirmation: a value and a detail', async () => {
    const before = await stated(editor, 'GQ', [stating({ ErVisaRequired: true, ErEntryPermitRequired: true })]);
    const page = await edit('editor', before);
    const value = page.getByRole('radiogroup', { name: 'Visumpflicht' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Wert entfernen: Visumpflicht' }).click();
    await dialog.getByRole('heading', { name: '„Visumpflicht“ entfernen?' }).waitFor();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await value.count()).toBe(1);
    await page.getByRole('button', { name: 'Wert entfernen: Visumpflicht' }).click();
    await dialog.getByRole('button', { name: 'Abbrechen' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await editor.restriction(before.id)).version).toBe(before.version);
    await page.getByRole('button', { name: 'Wert entfernen: Visumpflicht' }).click();
    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await value.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Angabe 1 duplizieren' }).click();
    await page.getByRole('button', { name: /^2\./ }).waitFor();
    await page.getByRole('button', { name: 'Angabe 2 entfernen' }).click();
    await dialog.getByRole('heading', { name: 'Angabe 2 entfernen?' }).waitFor();
    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await page.getByRole('button', { name: /^2\./ }).waitFor({ state: 'detached' });
    await dialog.waitFor({ state: 'detached' });
    await save(page);
    expect((await editor.restriction(before.id)).details.map((d) => d.restrictionDetailJson)).toEqual([
      { ErEntryPermitRequired: true },
    ]);
    await page.context().close();
  });

  it('requires a confirmation: a text and an authority', async () => {
    await editor.get(
      'mutation { it: createTextSnippet(input: { name: "Grenzübertritt", text: "Text", textDe: "Text", textEn: "Text" }) { ok } }',
    );
    await editor.get('mutation { it: createAuthority(input: { name: "Aaa Grenzamt", authorityType: OTHER }) { ok } }');
    for (const [path, name] of [
      ['/textsnippets/list', 'Grenzübertritt'],
      ['/authorities', 'Aaa Grenzamt'],
    ] as const) {
      const page = await product.open('editor', path);
      const dialog = page.getByRole('dialog');
      const remove = page.getByRole('button', { name: `Löschen: ${name}` });
      await remove.click();
      await dialog.getByRole('heading', { name: new RegExp(`„${name}“ löschen\\?`) }).waitFor();
      await dialog.getByRole('button', { name: 'Abbrechen' }).click();
      await dialog.waitFor({ state: 'detached' });
      await remove.click();
      await dialog.getByRole('button', { name: 'Löschen' }).click();
      await noticeOf(page, 'Gelöscht.').waitFor();
      await remove.waitFor({ state: 'detached' });
      await page.context().close();
    }
  });
});

const trip = (place: string): Itinerary => ({
  destinations: [place],
  citizenships: ['DE'],
  dateStart: dayFromNow(20),
  dateEnd: dayFromNow(30),
});
const needsVisa = async (place: string): Promise<unknown> =>
  entryOf(await editor.answer(trip(place)), 'ErVisaRequired')?.value;

/** The form with its one detail open, and the visa in it turned round. */
async function turnVisa({ id }: EntryRestriction, to: 'Ja' | 'Nein'): Promise<Page> {
  const page = await product.open('editor', `/entryrestrictions/${id}/edit?view=details`);
  await page.getByRole('radiogroup', { name: 'Visumpflicht' }).getByRole('radio', { name: to, exact: true }).check();
  return page;
}

const formatted = (day: string): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

describe('the day of a check', () => {
  it('is that of the product, for an editor whose calendar shows another day too', async () => {
    // One of them is always on another day than Berlin.
    const timeZone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone, new Date()) !== today())!;
    const before = await stated(editor, 'KM', [
      stating({ ErVisaRequired: true }, { sourceUri: 'https://one.example.org' }),
    ]);
    await editor.saved({ ...unchanged(before), isChecked: true, isSignificant: false });
    const list = await product.open(
      'editor',
      `/entryrestrictions?filter=${encodeURIComponent(JSON.stringify({ country: 'KM', level: 'COUNTRY', provenance: 'EDITORIAL' }))}`,
      { timeZone },
    );
    const row = list.getByRole('row').filter({ has: list.getByRole('link', { name: 'Komoren' }) });
    // The other columns show times in the reader's zone.
    await row
      .getByRole('cell')
      .filter({ hasText: formatted(today()) })
      .waitFor();

    await row.getByRole('link', { name: 'Komoren' }).click();
    await list.getByRole('button', { name: 'Angaben einzeln' }).click();
    await list.getByRole('button', { name: 'Heute geprüft, unverändert' }).click();
    expect(await list.getByLabel('Mit der Quelle verglichen am').inputValue()).toBe(today());
    await list.context().close();

    const answer = await product.open(
      'editor',
      `/destination/overview?nat=DE&from=DE&to=KM&purpose=private&start=${dayFromNow(5)}&end=${dayFromNow(12)}`,
      { timeZone },
    );
    await answer.getByRole('button', { name: 'Alle aufklappen' }).click();
    await answer
      .getByText(`Geprüft am ${formatted(today())}`)
      .first()
      .waitFor();
    await answer.context().close();
  });
});

describe('saving with the impact shown', () => {
  it('publishes and closes the panel; what is rejected is not hidden behind it', async () => {
    const before = await stated(editor, 'TO', [
      stating({ ErVisaRequired: true }, { sourceUri: 'https://one.example.org' }),
    ]);
    const page = await turnVisa(before, 'Nein');
    const impact = page.getByRole('dialog', { name: 'Auswirkung des Entwurfs' });
    const source = page.getByRole('textbox', { name: 'Quelle (Adresse)' });
    const saveInPanel = async (): Promise<void> => {
      await page.keyboard.press('Control+Shift+p');
      await impact.getByRole('button', { name: 'Neu berechnen' }).waitFor();
      await page.keyboard.press('Control+s');
      await impact.waitFor({ state: 'detached' });
    };
    await source.fill('no address');
    await saveInPanel();
    await page.getByRole('alert').filter({ hasText: 'Quelle' }).waitFor();
    await page.waitForFunction(() => {
      const { activeElement: focused, body } = document;
      return focused !== body && focused?.textContent?.includes('Quelle (Adresse)');
    });
    expect((await editor.restriction(before.id)).version).toBe(before.version);

    await source.fill('https://two.example.org');
    await saveInPanel();
    await noticeOf(page, SAVED).waitFor();
    expect(await editor.restriction(before.id)).toMatchObject({
      version: before.version + 1,
      details: [{ sourceUri: 'https://two.example.org', restrictionDetailJson: { ErVisaRequired: false } }],
    });
    await page.context().close();
  });
});

describe('saving without a change', () => {
  it('sends nothing and says so', async () => {
    const before = await stated(editor, 'KI', [stating({ ErVisaRequired: true })]);
    const page = await edit('editor', before);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (/mutation UpdateEntryRestriction/.test(request.postData() ?? '')) saves.push(request.url());
    });
    await page.getByLabel('Interne Notiz').fill('neu');
    await save(page);
    await page.keyboard.press('Control+s');
    await noticeOf(page, 'Es gibt nichts zu speichern.').waitFor();
    expect(saves).toHaveLength(1);
    expect(await editor.restriction(before.id)).toMatchObject({ version: before.version + 1, internalNote: 'neu' });
    await page.context().close();
  });
});

describe('a regression case that would get another answer', () => {
  it('holds a revision back until a second editor confirms it', async () => {
    const before = await stated(editor, 'GW', [stating({ ErVisaRequired: false })]);
    await editor.get(`mutation { it: createRegressionCase(input: { name: "Berta nach Bissau", departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["GW"], citizenshipIds: ["DE"],
      restrictionType: PRIVATE, startsInDays: 10, nights: 7, expectations: [{ kind: VALUE, key: "ErVisaRequired", place: "GW", citizenship: "DE", expected: false }] }) { ok } }`);
    const page = await turnVisa(before, 'Ja');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('alertdialog', { name: /^Nicht gespeichert: 1 Prüfreise/ });
    await dialog.getByText('Berta nach Bissau').waitFor();
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['Nein', 'Ja']);
    await dialog.getByRole('button', { name: 'Zurück zum Bearbeiten' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await editor.restriction(before.id)).version).toBe(before.version);

    await page.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: 'Einer zweiten Person vorlegen' }).click();
    const box = page.getByRole('region', { name: '1 unveröffentlichte Fassung' });
    await box.getByText('Wartet auf Bestätigung').waitFor();
    expect(await box.getByRole('button', { name: 'Zustimmen' }).count()).toBe(0);
    expect(await needsVisa('GW')).toBe(false);
    await page.context().close();

    const own = await product.open('editor', '/scheduledrevisions');
    await own.getByRole('button', { name: 'Zurückziehen: Guinea-Bissau' }).waitFor();
    expect(await own.getByRole('button', { name: 'Zustimmen: Guinea-Bissau' }).count()).toBe(0);
    await own.context().close();

    const second = await product.open('editor-two', '/search');
    await second.getByRole('menuitem', { name: /^Entscheidungen/ }).click();
    const card = second.getByRole('listitem').filter({ has: second.getByRole('link', { name: 'Guinea-Bissau' }) });
    await card.getByText('Berta nach Bissau').waitFor();
    await second.getByRole('button', { name: 'Zustimmen: Guinea-Bissau' }).click();
    const requested = second.getByRole('dialog', { name: 'Fassung veröffentlichen?' });
    await requested.getByRole('button', { name: 'Zustimmen' }).click();
    await noticeOf(second, 'Die Fassung ist veröffentlicht.').waitFor();
    await second.getByText('Nichts wartet auf eine Entscheidung').waitFor();
    expect(await needsVisa('GW')).toBe(true);
    await second.goto(product.landfall.url(`/entryrestrictions/${before.id}/revisions`));
    const newest = second.getByRole('listitem').filter({ hasText: 'Gilt jetzt' });
    await newest.waitFor();
    expect(await newest.innerText()).toMatch(/Lenz.*bestätigt von .*Brandt/);
    await second.context().close();
  });
});

describe('a scheduled revision', () => {
  it('is announced to the editor and on the page of the trip, and is not published yet', async () => {
    const day = dayFromNow(25);
    const before = await stated(editor, 'TD', [stating({ ErVisaRequired: true })]);
    const secret = await agent.tripPage(trip('TD'));
    const page = await turnVisa(before, 'Nein');
    await page.getByRole('radio', { name: 'ab einem Tag' }).check();
    await page.getByLabel('Gilt ab').fill(day);
    await page.keyboard.press('Control+s');
    const box = page.getByRole('region', { name: '1 unveröffentlichte Fassung' });
    await box.getByText(`Gilt ab ${formatted(day)}`).waitFor();
    await box.getByRole('button', { name: '1 Änderung', expanded: false }).click();
    await box.getByText('Visumpflicht', { exact: true }).waitFor();
    expect(await needsVisa('TD')).toBe(true);
    await page.context().close();

    await eventually(
      async () =>
        expect(await (await fetch(product.landfall.url(`/m/${secret}?lang=de`))).text()).toContain('id="scheduled"'),
      20_000,
    );
    const traveller = await product.open(null, `/m/${secret}?lang=de`);
    const scheduled = traveller.getByRole('region', { name: 'Das wird sich ändern' });
    const german = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
    await scheduled.getByRole('heading', { name: `Ändert sich am ${german}, während Ihrer Reise` }).waitFor();
    expect(await scheduled.innerText()).toContain('Tschad');
    await traveller.context().close();
  });

  it('is withdrawn together with others, after a question', async () => {
    const rules = await Promise.all(
      ['BI', 'KM'].map((country) => stated(editor, country, [stating({ ErVisaRequired: true })])),
    );
    for (const rule of rules)
      await editor.update(revised(rule, { ErVisaRequired: false }, {}, { effectiveOn: dayFromNow(30) }));
    const waiting = async (): Promise<number[]> =>
      Promise.all(
        rules.map(async ({ id }) => {
          const of = `filter: { restrictionId: "${id}", states: [SCHEDULED] }`;
          const list = await editor.get<{ totalCount: number }>(`{ it: scheduledRevisionList(${of}) { totalCount } }`);
          return list.totalCount;
        }),
      );
    expect(await waiting()).toEqual([1, 1]);
    const page = await product.open('editor', '/scheduledrevisions');
    for (const name of ['Burundi', 'Komoren']) await page.getByRole('checkbox', { name: `Auswählen: ${name}` }).check();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '2 Fassungen zurückziehen?' });
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await waiting()).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
    await dialog.getByRole('button', { name: 'Zurückziehen' }).click();
    await noticeOf(page, '2 Fassungen sind zurückgezogen.').waitFor();
    expect(await waiting()).toEqual([0, 0]);
    await page.getByRole('checkbox', { name: 'Auswählen: Burundi' }).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('a file of somebody else', () => {
  const FACTS = [
    'iso2,callingCode,currencies,languages,capital,capitalDe,drivingSide,timeZones,source,date',
    'NR,+999,AUD,en,Yaren,,left,Pacific/Nauru,https://facts.example.org/nr,2026-11-01',
    '',
  ].join('\n');

  it('is compared first, and written when it is said twice', async () => {
    const file = join(product.landfall.home, 'country-facts.csv');
    await writeFile(file, FACTS);
    const imported = async (): Promise<unknown[]> =>
      (
        await editor.get<
          { provenance: string; id: string; details: { restrictionDetailJson: Record<string, unknown> }[] }[]
        >('{ it: entryRestrictions(countryId: "NR") { id provenance details { restrictionDetailJson } } }')
      )
        .filter(({ provenance }) => provenance === 'IMPORTED')
        .flatMap(({ details }) => details.map((d) => d.restrictionDetailJson['CiCallingCode']).filter(Boolean));
    const earlier = await imported();

    const page = await product.open('editor', '/imports');
    await page.getByLabel('Importer').first().selectOption({ label: 'Angaben zu Ländern' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei wählen' }).click();
    await (await chooser).setFiles(file);
    await page.getByRole('button', { name: 'Vergleichen' }).click();
    await page.getByRole('heading', { level: 1, name: /^Lauf: / }).waitFor();
    await page.getByText('Bisher wurde nur verglichen.').waitFor({ timeout: IMPORTED_MS });
    expect(await page.getByRole('row').filter({ hasText: '+999' }).innerText()).toContain('Nauru');
    expect(await imported()).toEqual(earlier);

    const dialog = page.getByRole('dialog', { name: /übernehmen\?$/ });
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await imported()).toEqual(earlier);
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await noticeOf(page, 'Die Änderungen sind übernommen.').waitFor({ timeout: IMPORTED_MS });
    await page.getByText('Übernommen', { exact: true }).first().waitFor();
    expect(await imported()).toContainEqual(expect.objectContaining({ de: '+999' }));
    await page.context().close();
  }, 600_000);
});
