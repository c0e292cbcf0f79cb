import type { Locator, Page, Route } from 'playwright-core';
import { eventually } from '@landfall/platform/testing';
import { dayFromNow, Desk, revised, stating, unchanged } from '../e2e/editing.js';
import { Console, noticeOf } from './console.js';
import { stated } from './stated.js';

let product: Console;
let editor: Desk;
let rule: Awaited<ReturnType<typeof stated>>;
let caseId: string;

/** Longer than any text may be. */
const LONG = 'Ein langes Wort. '.repeat(1_800);
const TOO_LONG = /Höchstens [\d.]+ Zeichen sind möglich\./;
const TRIP = { destinations: ['MR'], citizenships: ['DE'], dateStart: dayFromNow(5), dateEnd: dayFromNow(12) };

beforeAll(async () => {
  product = await Console.start();
  editor = await Desk.of(product.landfall, 'editor');
  rule = await stated(editor, 'MR', [stating({ ErVisaRequired: true })]);
  rule = await editor.saved(revised(rule, { ErPassportMinMonthsBeyondTrip: 6 }));
  caseId = (
    await editor.get<{ regressionCase: { id: string } }>(
      `mutation { it: createRegressionCase(input: { name: "Berta", departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["MR"], citizenshipIds: ["DE"],
        restrictionType: PRIVATE, startsInDays: 10, nights: 7, expectations: [{ kind: SUMMARY, key: "VISA", expected: "REQUIRED" }] }) { ok regressionCase { id } } }`,
    )
  ).regressionCase.id;
  const heldBy = `mutation { it: createRegressionCase(input: { name: "Edda", departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["KI"], citizenshipIds: ["DE"],
    restrictionType: PRIVATE, startsInDays: 10, nights: 7, expectations: [{ kind: SUMMARY, key: "VISA", expected: "REQUIRED" }] }) { ok } }`;
  const other = await stated(editor, 'KI', [stating({ ErVisaRequired: true })]);
  expect(await editor.get(heldBy)).toMatchObject({ ok: true });
  const held = { ...revised(other, { ErVisaRequired: false }), proposeForConfirmation: true };
  expect((await editor.update(held)).scheduled).toMatchObject({ state: 'HELD' });
  await editor.get(
    'mutation { it: createTouroperatorExternalRestrictionInfo(input: { name: "Sonne", infoCategory: "Hotels", link: "https://sonne.example.org", allowIframe: false }) { ok } }',
  );
  await (await Desk.of(product.landfall, 'agent')).tripPage(TRIP);
}, 450_000);
afterAll(() => product.stop(), 60_000);

interface Form {
  name: string;
  path: string | (() => string);
  user?: string;
  /** Opens the form; without it the screen is the form. */
  open?: (page: Page) => Promise<void>;
  /** The field whose content the server rejects. */
  field: (page: Page) => Locator;
  /** What else the form needs before it is sent. */
  fill?: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Dialogs close with Escape; screens are left through the menu. */
  isDialog: boolean;
  /** Of all that was rejected, with the focus. */
  hasSummary?: boolean;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const text = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first();
const inDialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog').getByRole('textbox', { name });
const sendDialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();

const FORMS: Form[] = [
  {
    name: 'authority',
    path: '/authorities/create',
    field: text(/^Name/),
    send: press('Speichern'),
    isDialog: false,
  },
  { name: 'text snippet', path: '/textsnippets/add', field: text(/^Name/), send: press('Speichern'), isDialog: false },
  {
    name: 'regression case',
    path: () => `/regressioncases/${caseId}`,
    field: text(/^Notiz/),
    send: press('Speichern'),
    isDialog: false,
  },
  {
    name: 'page of an operator',
    path: '/informationcenter',
    open: press(/^Bearbeiten: Sonne/),
    field: inDialog(/^Name/),
    send: sendDialog,
    isDialog: true,
  },
  {
    name: 'feedback',
    path: '/informationcenter',
    user: 'agent',
    field: text(/^Worum geht es/),
    fill: (page) => page.getByRole('textbox', { name: /^Ihre Nachricht/ }).fill('Stimmt das?'),
    send: press('Absenden'),
    isDialog: false,
  },
  {
    name: 'trip page',
    path: '/mytrip-history',
    user: 'agent',
    open: press(/^Bearbeiten: /),
    field: inDialog(/^Notiz|^Interne Notiz/),
    send: sendDialog,
    isDialog: true,
  },
  {
    name: 'new trip page',
    path: `/destination/overview?nat=DE&from=DE&to=MR&purpose=private&start=${TRIP.dateStart}&end=${TRIP.dateEnd}`,
    user: 'agent',
    open: press('Reiseseite anlegen'),
    field: inDialog(/^Interne Notiz/),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click(),
    isDialog: true,
  },
  {
    name: 'schedule of an import',
    path: '/imports',
    open: press('Neuer Zeitplan'),
    field: inDialog(/^Lizenz/),
    fill: (page) => inDialog(/^Adresse/)(page).fill('https://data.example.org/rules.json'),
    send: sendDialog,
    isDialog: true,
  },
  {
    name: 'upload of an import',
    path: '/imports',
    field: text(/^Lizenz/),
    fill: (page) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'visa.json', mimeType: 'application/json', buffer: Buffer.from('[]') }),
    send: press('Vergleichen'),
    isDialog: false,
  },
  {
    name: 'rejection of a held revision',
    path: '/scheduledrevisions',
    user: 'editor-two',
    open: press(/^Ablehnen/),
    field: inDialog(/^Begründung/),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Ablehnen' }).click(),
    isDialog: true,
  },
  {
    name: 'restoring a version',
    path: () => `/entryrestrictions/${rule.id}/revisions`,
    open: press('Wiederherstellen'),
    field: inDialog('Notiz zur wesentlichen Änderung'),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click(),
    isDialog: true,
  },
  {
    name: 'restriction',
    path: () => `/entryrestrictions/${rule.id}/edit?view=details`,
    field: text('Interne Notiz'),
    send: (page) => page.keyboard.press('Control+s'),
    isDialog: false,
    hasSummary: true,
  },
];

const descriptionOf = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** The field of a form that has been opened and filled, with what the server rejects unless other content is given. */
async function filled(form: Form, content = LONG): Promise<{ page: Page; field: Locator }> {
  const page = await product.open(form.user ?? 'editor', typeof form.path === 'string' ? form.path : form.path());
  await form.open?.(page);
  const field = form.field(page);
  await form.fill?.(page);
  await field.fill(content);
  return { page, field };
}

/** Notes the browser's own questions and answers that nothing is left. */
function questionsOf(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    void dialog.dismiss().then(() => types.push(dialog.type()));
  });
  return types;
}

/** Resolves once the browser has asked before the tab is closed, and the page has stayed: Chromium crashes when it has to end in between. */
async function expectQuestionOnClosing(page: Page, questions: readonly string[]): Promise<void> {
  await page.close({ runBeforeUnload: true });
  await eventually(() => expect(questions).toContain('beforeunload'));
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
}

/** Leaves, and stays when that is asked. React-admin asks with the browser's own question, the console with a dialog. */
async function expectQuestionOnLeaving(page: Page, questions: readonly string[], { isDialog }: Form): Promise<void> {
  const stay = page.getByRole('button', { name: 'Weiter bearbeiten' });
  if (isDialog) await page.keyboard.press('Escape');
  else await page.getByRole('menuitem').first().click();
  await eventually(async () => expect((await stay.isVisible()) || questions.includes('confirm')).toBe(true));
  if (await stay.isVisible()) await stay.click();
}

describe.each(FORMS)('$name', (form) => {
  it('shows what the server rejects at the field, and asks before the input is lost', async () => {
    const { page, field } = await filled(form);
    const questions = questionsOf(page);
    await expectQuestionOnLeaving(page, questions, form);
    expect((await field.inputValue()).length).toBe(LONG.length);

    await form.send(page);
    await page.getByText(TOO_LONG).first().waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(field)).toMatch(TOO_LONG);
    if (!form.hasSummary)
      await eventually(async () =>
        expect(await field.evaluate((element) => element === document.activeElement)).toBe(true),
      );
    expect((await field.inputValue()).length).toBe(LONG.length);
    await expectQuestionOnClosing(page, questions);
    await page.context().close();
  }, 225_000);
});

const elsewhere = (result: object | null) => ({
  ...result,
  ok: false,
  errors: [{ field: 'somewhere.0.deep', messages: ['Das geht hier nicht.'] }],
});

/** Has what the server rejects rejected at a field that no form has, so that nothing is saved and a second run finds what the first found. Returns the faults of the api, which would leave the page waiting without a reason. */
async function rejectElsewhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.route('**/api/graphql', async (route: Route) => {
    if (!/mutation/.test(route.request().postData() ?? '')) return route.continue();
    try {
      const response = await route.fetch({ maxRetries: 2 });
      const body = (await response.json()) as { data: Record<string, object | null> | null; errors?: unknown };
      if (body.errors) faults.push(JSON.stringify(body.errors));
      const data = Object.entries(body.data ?? {}).map(([name, result]) => [name, elsewhere(result)] as const);
      await route.fulfill({ response, json: { data: Object.fromEntries(data) } });
    } catch (error) {
      faults.push(String(error));
    }
  });
  return faults;
}

describe('an error at a field that the form does not have', () => {
  it.each(['authority', 'trip page', 'restriction', 'page of an operator'])(
    'stands in the summary: %s',
    async (name) => {
      const form = FORMS.find((one) => one.name === name)!;
      const { page } = await filled(form);
      const faults = await rejectElsewhere(page);
      await form.send(page);
      await eventually(async () => {
        expect(faults).toEqual([]);
        expect(await page.locator('body').innerText()).toContain('Das geht hier nicht.');
      }, 120_000);
      await page.context().close();
    },
    180_000,
  );
});

it('a save that never reached the server leaves the warning in place', async () => {
  const form = FORMS[0]!;
  const { page } = await filled(form, 'Ministerium');
  const questions = questionsOf(page);
  await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, body: '' }));
  await form.send(page);
  await page
    .getByText(/Der Server ist nicht erreichbar/)
    .first()
    .waitFor();
  // React-admin drops its warning for a moment when a submission ends.
  await eventually(async () =>
    expect(await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
      false,
    ),
  );
  await expectQuestionOnClosing(page, questions);
  await page.context().close();
}, 150_000);

describe('the form of a regression case', () => {
  it('says at each field what is missing, and begins at the first', async () => {
    const page = await product.open('editor', '/regressioncases/create');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const name = page.getByRole('textbox', { name: /^Name/ });
    await eventually(async () => expect(await name.getAttribute('aria-invalid')).toBe('true'));
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('Bitte wählen Sie mindestens ein Ziel.').waitFor();
    await page.getByText('Bitte haken Sie mindestens eine Erwartung an.').waitFor();
    expect(await page.getByText('Bitte haken Sie mindestens eine Erwartung an.').count()).toBe(1);
    await page.context().close();
  }, 150_000);

  it('offers the answers of now, and saves what is ticked', async () => {
    const page = await product.open('editor', `/regressioncases/${caseId}`);
    const offered = page.getByRole('checkbox', { checked: false }).first();
    await offered.waitFor();
    await offered.check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await noticeOf(page, 'Gespeichert.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Prüfreisen' }).waitFor();
    const saved = await editor.get<{ name: string; expectations: object[] }>(
      `{ it: regressionCase(id: "${caseId}") { name expectations { key } destinations { id } citizenships { iso2 } } }`,
    );
    expect(saved).toMatchObject({ name: 'Berta', destinations: [{ id: 'MR' }], citizenships: [{ iso2: 'DE' }] });
    expect(saved.expectations).toHaveLength(2);
    await page.context().close();
  }, 150_000);
});

describe('one request with errors of the shape and of the domain', () => {
  const save = (input: object, language: string) =>
    product.landfall.data<{ it: { ok: boolean; errors: { field: string; messages: string[] }[] } }>(
      editor.token,
      `mutation ($i: EntryRestrictionInput!) { it: updateEntryRestriction(input: $i) { ok errors { field messages } } }`,
      { i: input },
      language,
    );

  it.each([
    ['de', /Zeichen/, /URL ist ungültig/],
    ['nl', /tekens/, /geldig webadres/],
  ])('gets both together in the language of the reader: %s', async (language, tooLong, noAddress) => {
    const input = revised(
      await editor.restriction(rule.id),
      { ErPassportMinMonthsBeyondTrip: 'viele', NoSuchType: true },
      { sourceUri: 'no address' },
    );
    const { it: payload } = await save({ ...input, internalNote: LONG }, language);
    const messageAt = (field: string): string =>
      payload.errors.find((error) => error.field === field)?.messages.join(' ') ?? '';
    expect(payload.ok).toBe(false);
    expect(messageAt('internalNote')).toMatch(tooLong);
    expect(messageAt('details.0.sourceUri')).toMatch(noAddress);
    expect(messageAt('details.0.restrictionDetailJson.NoSuchType')).toContain('NoSuchType');
    expect(messageAt('details.0.restrictionDetailJson.ErPassportMinMonthsBeyondTrip')).not.toBe('');
  });

  it('keeps what is left out and clears what is null', async () => {
    const now = await editor.restriction(rule.id);
    const full = await editor.saved({
      ...unchanged(now),
      reminder: dayFromNow(30),
      internalNote: 'intern',
      internalSources: 'Quelle',
    });
    const { reminder: _r, internalNote: _n, internalSources: _s, ...without } = unchanged(full);
    const kept = await editor.saved(without);
    expect(kept).toMatchObject({ reminder: dayFromNow(30), internalNote: 'intern', internalSources: 'Quelle' });
    const cleared = await editor.saved({
      ...unchanged(kept),
      reminder: null,
      internalNote: null,
      internalSources: null,
    });
    expect(cleared).toMatchObject({ reminder: null, internalNote: null, internalSources: null });
  });
});

// At the end: it saves what others look for.
it.each(['text snippet', 'schedule of an import', 'new trip page', 'feedback'])(
  'is sent once, however often its button is pressed: %s',
  async (name) => {
    const form = FORMS.find((one) => one.name === name)!;
    const { page } = await filled(form, 'einmal');
    let sent = 0;
    const answered = new Promise<void>((resolve) => {
      void page.route('**/api/graphql', async (route: Route) => {
        if (!/mutation/.test(route.request().postData() ?? '')) return route.continue();
        sent += 1;
        const response = await route.fetch({ maxRetries: 2 });
        await page.waitForTimeout(1_000);
        await route.fulfill({ response });
        resolve();
      });
    });
    await form.send(page);
    await page.keyboard.press('Enter');
    await answered;
    await page.waitForTimeout(500);
    expect(sent).toBe(1);
    await page.context().close();
  },
  60_000,
);
