import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@landfall/platform/testing';
import type { DestinationDetail, EntryRestriction, TripPage } from '@landfall/platform/schema';
import { marked, translating } from '../../libs/editorial/test/a-translating-service.js';
import { ATranslationServer } from '../../libs/editorial/test/a-translation-server.js';
import { Landfall, ROOT } from './landfall.js';
import { createTrip, inDays, lookUp, saveRestriction, toInput, tokenOf, type Trip } from './operations.js';
import { rowsOf } from './rows.js';

const run = promisify(execFile);
// Malawi is seeded with facts about the country only.
const PLACE = 'MW';
const trip: Trip = { destinations: [PLACE], citizenships: ['DE'], dateStart: inDays(10), dateEnd: inDays(24) };
const FEE = { de: 'Die Gebühr wird am Schalter in bar bezahlt.', en: 'The fee is paid in cash at the counter.' };
const CARD = { de: 'Die Gebühr wird mit Karte bezahlt.', en: 'The fee is paid by card.' };
const SAYS_SO = 'Tłumaczenie maszynowe z języka angielskiego';
const PAGE = `query ($token: String!) { tripPage(token: $token, language: "pl") { changes { id after } detail { version
  sections { entries { detailType text textLanguage machineTranslatedFrom isChanged } } } } }`;

type Page = Pick<TripPage, 'changes'> & { detail: DestinationDetail };

let service: ATranslationServer;
let landfall: Landfall;
beforeAll(async () => {
  service = await ATranslationServer.open();
  // Rules that were published before anybody translated them: the seeds come with their Polish.
  const seeded = await Landfall.start();
  await rowsOf(await seeded.databaseUrl(), `delete from stored_translation where target_language = 'pl'`);
  await seeded.stop();
  landfall = await Landfall.start({ home: seeded.home, env: environment() });
}, 180_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
  await service.close();
}, 60_000);

const environment = (): Record<string, string> => ({
  TRANSLATION_PROVIDER: 'libretranslate',
  TRANSLATION_URL: service.url,
});
const html = async (url: string): Promise<string> => (await fetch(`${url}?lang=pl`)).text();
async function page(url: string): Promise<Page> {
  return (await landfall.data<{ tripPage: Page }>(null, PAGE, { token: tokenOf(url) })).tripPage;
}
const feeOf = ({ detail }: Page) =>
  detail.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaNote');

describe('a rule written in German and English', () => {
  let editor: string;
  let url: string;
  let saved: EntryRestriction;

  it('reads in English on a Polish page until it is translated, and costs nobody anything before', async () => {
    editor = await landfall.login('editor');
    service.reply = { status: 503, body: {} };
    const payload = await saveRestriction(landfall, editor, 'create', {
      level: 'COUNTRY',
      countryId: PLACE,
      isActive: true,
      details: [
        {
          restrictionType: 'PRIVATE',
          citizenshipIds: [],
          sourceUri: 'https://mfa.example.org/visa',
          restrictionDetailJson: { ErVisaRequired: true, ErVisaNote: FEE },
        },
      ],
    });
    saved = payload.entryRestriction!;
    url = (await createTrip(landfall, await landfall.login('agent'), trip)).url!;
    expect(feeOf(await page(url))).toMatchObject({ text: FEE.en, textLanguage: 'en', machineTranslatedFrom: null });
    expect(await html(url)).not.toContain(SAYS_SO);
    // Only texts published after the service was configured are sent, not the seeds.
    await eventually(() => expect(service.requests.length).toBeGreaterThan(0));
    expect(JSON.stringify(service.requests.map(({ body }) => body['q']))).toBe(
      JSON.stringify(service.requests.map(() => FEE.en)),
    );
  });

  it('is shown in Polish as a machine translation, without a change and with the same version', async () => {
    const before = await page(url);
    service.reply = translating(marked);
    const after = await eventually(async () => {
      const shown = await page(url);
      expect(feeOf(shown)).toMatchObject({
        text: `[pl] ${FEE.en}`,
        textLanguage: 'pl',
        machineTranslatedFrom: 'en',
        isChanged: false,
      });
      return shown;
    }, 30_000);
    expect([after.detail.version, after.changes]).toEqual([before.detail.version, []]);
    // The page looks for new translations every ten seconds.
    await eventually(async () => {
      const markup = await html(url);
      expect(markup.includes(`[pl] ${FEE.en}`)).toBe(true);
      expect(markup.includes(SAYS_SO)).toBe(true);
    }, 15_000);
  });

  it('shows what it says now the moment it changes, and its translation when that is there', async () => {
    service.reply = { status: 503, body: {} };
    const input = toInput(saved);
    input.details[0]!['restrictionDetailJson'] = { ErVisaRequired: true, ErVisaNote: CARD };
    expect((await saveRestriction(landfall, editor, 'update', input)).ok).toBe(true);
    await eventually(
      async () =>
        expect(feeOf(await page(url))).toMatchObject({
          text: CARD.en,
          textLanguage: 'en',
          machineTranslatedFrom: null,
          isChanged: true,
        }),
      30_000,
    );
    expect((await page(url)).changes.map((c) => c.after)).toEqual([CARD.en]);
    service.reply = translating(marked);
    await eventually(
      async () =>
        expect(feeOf(await page(url))).toMatchObject({ text: `[pl] ${CARD.en}`, machineTranslatedFrom: 'en' }),
      40_000,
    );
    // Still one change, in the reader's language.
    expect((await page(url)).changes.map((c) => c.after)).toEqual([`[pl] ${CARD.en}`]);
  });

  it('was translated alone: what was published before is sent by hand, once it was said what that costs', async () => {
    const command = async (...args: string[]): Promise<string> => {
      const { DATABASE_URL: _, ...rest } = process.env;
      return (
        await run(process.execPath, [join(ROOT, 'scripts/translate.mjs'), ...args], {
          cwd: ROOT,
          env: { ...rest, ...environment(), LANDFALL_HOME: landfall.home },
        })
      ).stdout;
    };
    const thailand: Trip = { ...trip, destinations: ['TH'], language: 'pl' };
    const agent = await landfall.login('agent');
    const english = async (): Promise<number> =>
      (await lookUp(landfall, agent, thailand)).sections
        .flatMap((s) => s.entries)
        .filter((e) => e.textLanguage === 'en').length;
    const [requested, before] = [service.requests.length, await english()];
    expect(before).toBeGreaterThan(0);
    expect(await command('--languages', 'pl')).toMatch(
      /To send: [\d,]{5,} characters for [\d,]+ translations by LibreTranslate\.\nNothing was sent\./,
    );
    expect(service.requests.length).toBe(requested);
    expect(await command('--languages', 'pl', '--apply')).toMatch(
      /[\d,]+ stored\. Left out: 0 not taken by the service, 0 with other markup/,
    );
    await eventually(async () => expect(await english()).toBeLessThan(before / 2), 10_000);
    expect(await command('--languages', 'pl')).toContain('To send: 0 characters for 0 translations');
  }, 120_000);
});
