import type { Language } from './console.js';
import type { Keyboard } from './keyboard.js';
import { CONTENT, WORDS } from './ministry-notice.js';

/** From the login page on, in that language. */
export async function logIn(keys: Keyboard, language: Language): Promise<void> {
  const words = WORDS[language];
  await keys.page.getByRole('textbox').first().waitFor();
  await keys.tabTo('combobox', /^(Sprache|Language)$/, { back: true });
  await keys.type(words.interface);
  await keys.page.getByRole('button', { name: words.submit, exact: true }).waitFor();
  await keys.tabTo('textbox', words.username);
  await keys.type('editor');
  await keys.tabTo('textbox', words.password);
  await keys.type('landfall-demo');
  await keys.press('Enter');
  await keys.page.waitForURL((url) => url.pathname === '/newsboard');
  await keys.page.getByRole('menuitem', { name: words.list }).waitFor();
}

async function goToTab(keys: Keyboard, to: RegExp, back: boolean): Promise<void> {
  await keys.tabTo('tab', /./, { back });
  await keys.arrowTo(to, 'ArrowDown');
  await keys.press('Enter');
  await keys.page.getByRole('tabpanel', { name: to }).waitFor();
}

/** Adds a type of value; the focus is in its field then. */
async function addValue(keys: Keyboard, language: Language, title: string): Promise<void> {
  await keys.tabTo('combobox', WORDS[language].addValue);
  await keys.type(title);
  await keys.page
    .getByRole('option', { name: new RegExp(`^${title}`) })
    .first()
    .waitFor();
  await keys.press('Enter');
  await keys.page.getByRole('button', { name: new RegExp(`: ${title}$`) }).waitFor();
}

async function sayYes(keys: Keyboard, language: Language, title: string): Promise<void> {
  await keys.arrowTo(WORDS[language].yes, 'ArrowRight');
  expect(
    await keys.page
      .getByRole('radiogroup', { name: title })
      .getByRole('radio', { checked: true })
      .evaluate((radio) => radio === document.activeElement),
  ).toBe(true);
}

/** In the opened detail: six months instead of three, no visa any more, and the authorisation that replaces it. */
export async function changeRules(keys: Keyboard, language: Language): Promise<void> {
  const words = WORDS[language];
  await keys.tabTo('textbox', words.months);
  await keys.retype(String(CONTENT.monthsBeyondTrip));
  await goToTab(keys, words.tab.visa, true);
  await keys.tabTo('radio', words.yes, { within: keys.page.getByRole('radiogroup', { name: words.visa }) });
  await keys.press('ArrowRight');
  await keys.arrivesAt('radio', words.no);
  await addValue(keys, language, words.permit);
  await sayYes(keys, language, words.permit);
  await addValue(keys, language, words.permitName);
  await keys.arrivesAt('textbox', words.permitNameIn('de'));
  await keys.paste(CONTENT.permit.de);
  await keys.tabTo('textbox', words.permitNameIn('en'));
  await keys.paste(CONTENT.permit.en);
  await goToTab(keys, words.tab.notes, true);
  // The editor of texts comes when it is first needed.
  await keys.page.getByRole('textbox', { name: words.note.en }).waitFor();
}

async function useToolbar(keys: Keyboard, note: string, button: string): Promise<void> {
  await keys.tabTo('button', /./, {
    within: keys.page.getByRole('toolbar', { name: new RegExp(note.replace(/[()]/g, '\\$&')) }),
    back: true,
  });
  await keys.arrowTo(button, 'ArrowRight');
  await keys.press('Enter');
}

/** A paragraph, a list made with the toolbar, and a link made in its dialog. */
export async function writeNote(keys: Keyboard, note: string, side: Language, language: Language): Promise<void> {
  const words = WORDS[language];
  await keys.tabTo('textbox', note);
  await keys.paste(CONTENT.since[side]);
  await keys.press('Enter');
  await useToolbar(keys, note, words.bulletList);
  await keys.arrivesAt('textbox', note);
  for (const item of CONTENT.ready[side]) {
    await keys.type(item);
    await keys.press('Enter');
  }
  await keys.press('Enter');
  await useToolbar(keys, note, words.link);
  const dialog = keys.page.getByRole('dialog', { name: words.link });
  await dialog.waitFor();
  await keys.arrivesAt('textbox', words.address);
  await keys.paste(CONTENT.form);
  await keys.tabTo('textbox', words.shownText);
  await keys.type(CONTENT.apply[side]);
  await keys.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await keys.arrivesAt('textbox', note);
}

/** A second detail for those who come from where the fever is. */
export async function addYellowFever(keys: Keyboard, language: Language): Promise<void> {
  const words = WORDS[language];
  await keys.tabTo('button', words.add);
  await keys.press('Enter');
  await keys.arrowTo(words.added, 'Tab');
  await keys.tabTo('button', words.private);
  await keys.press('Enter');
  await keys.tabTo('combobox', words.departure);
  await keys.type(words.yellowFever);
  await keys.page.getByRole('option', { name: words.yellowFever }).waitFor();
  await keys.press('Enter');
  await goToTab(keys, words.tab.health, false);
  await addValue(keys, language, words.vaccination);
  await sayYes(keys, language, words.vaccination);
  for (const side of ['de', 'en'] as const) {
    await keys.tabTo('textbox', words.vaccinationIn(side));
    await keys.paste(CONTENT.vaccination[side]);
  }
}
