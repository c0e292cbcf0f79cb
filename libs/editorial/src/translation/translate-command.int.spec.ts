import { jest } from '@jest/globals';
import { fixedClock } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { patient } from './patient.js';
import { providerOf } from './provider-of.js';
import { translateCommand, TranslateRejected } from './translate-command.js';
import type { TranslationProvider } from './translation-provider.js';
import { marked, translating } from '../../test/a-translating-service.js';
import { ATranslationServer } from '../../test/a-translation-server.js';

jest.setTimeout(30_000);
const TEXT = 'Drive on the left.';
const clock = fixedClock('2026-05-01T10:00:00Z');

let world: TripWorld;
let server: ATranslationServer;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  server = await ATranslationServer.open();
  server.reply = translating(marked);
  await world.saved(
    aRestriction()
      .for('TH')
      .stating({ TrafficNote: { en: TEXT }, MoneyNote: { en: TEXT }, HealthNote: { en: 'x'.repeat(9_000) } }),
  );
  await world.saved(
    aRestriction()
      .for('VN')
      .stating({ TrafficNote: { en: TEXT, pl: 'Po lewej.' }, MoneyNote: { en: 'Carry cash.' } }),
  );
});
afterEach(() => server.close());

const service = (): TranslationProvider =>
  patient(providerOf({ provider: 'libretranslate', url: server.url, key: null }, 2_000)!, 5);
async function translate(args: string[], provider: TranslationProvider | null = service()): Promise<string[]> {
  const lines: string[] = [];
  await translateCommand(args, { database: world.db.database, provider, clock, print: (line) => lines.push(line) });
  return lines;
}
const rejectedFor = (args: string[], provider?: TranslationProvider | null): Promise<string> =>
  translate(args, provider).then(
    () => 'it ran',
    (error: unknown) => (error instanceof TranslateRejected ? error.message : String(error)),
  );
const stored = async (): Promise<string[]> =>
  (await world.query<{ text: string }>('select text from stored_translation order by text')).map((row) => row.text);

it('says what it would send, each text once, and sends nothing', async () => {
  expect(await translate(['--languages', 'pl,cs'])).toEqual([
    'cs         2 texts            29 characters',
    'pl         2 texts            29 characters',
    '2 more are too long for LibreTranslate and are left out.',
    'To send: 58 characters for 4 translations by LibreTranslate.',
    'Nothing was sent. With --apply they are translated and stored.',
  ]);
  expect([server.requests.length, await stored()]).toEqual([0, []]);
});

it('stores what was missing, and finds nothing the second time', async () => {
  expect((await translate(['--languages', 'pl', '--apply'])).at(-1)).toBe(
    '2 stored. Left out: 0 not taken by the service, 0 with other markup than their source.',
  );
  expect(await stored()).toEqual(['[pl] Carry cash.', `[pl] ${TEXT}`]);
  const requested = server.requests.length;
  expect(await translate(['--languages', 'pl', '--apply'])).toContain(
    'Sending: 0 characters for 0 translations by LibreTranslate.',
  );
  expect(server.requests.length).toBe(requested);
});

it('retries when the service is throttled', async () => {
  let answers = 0;
  server.reply = (request) => ((answers += 1) < 3 ? { status: 429, body: {} } : translating(marked)(request));
  await translate(['--languages', 'pl', '--apply']);
  expect([await stored(), server.requests.length]).toEqual([['[pl] Carry cash.', `[pl] ${TEXT}`], 3]);
});

it('stops with what is stored when the service stays away, and at once when the quota is used up', async () => {
  server.reply = (request) =>
    request.body['target'] === 'pl' ? { status: 500, body: {} } : translating(marked)(request);
  expect(await rejectedFor(['--languages', 'cs,pl', '--apply'])).toBe(
    'LibreTranslate has stopped answering (UNAVAILABLE (HTTP 500)). 2 are stored; run it again for the rest.',
  );
  server.reply = { status: 456, body: {} };
  const requested = server.requests.length;
  expect(await rejectedFor(['--languages', 'tr', '--apply'])).toContain('LIMIT (HTTP 456)');
  expect(server.requests.length).toBe(requested + 1);
});

it.each([
  [['--apply'], null, 'No translation service is set up: see TRANSLATION_PROVIDER in .env.example. Nothing was sent.'],
  [
    ['--languages', 'pl,xx'],
    undefined,
    '--languages takes codes of cs, da, de, en, es, fr, hu, it, nl, pl, pt, tr, separated by commas; "xx" is none.',
  ],
  [
    ['--languages'],
    undefined,
    '--languages takes codes of cs, da, de, en, es, fr, hu, it, nl, pl, pt, tr, separated by commas.',
  ],
  [['--force'], undefined, '"--force" is no option.'],
])('rejects %j', async (args, provider, sentence) => {
  expect(await rejectedFor(args, provider)).toContain(sentence);
  expect(server.requests).toEqual([]);
});

it('without a service says how much it would be', async () => {
  expect(await translate([], null)).toContain('Nothing was sent. With --apply they are translated and stored.');
});
