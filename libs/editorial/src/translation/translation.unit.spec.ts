import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LANGUAGES } from '@landfall/kernel';
import { runInRequest, type TranslationConfig } from '@landfall/platform';
import { commandsOf, queriesOf } from '@landfall/platform/testing';
import { providerOf } from './provider-of.js';
import { TranslateTextHandler } from './translate-text.handler.js';
import { TranslateTextResolver } from './translate-text.resolver.js';
import type { TranslationInput } from './translation.input.js';
import { TranslationServiceHandler } from './translation-service.query.js';
import { ATranslationServer } from '../../test/a-translation-server.js';
import { rejected } from '../../test/editors-desk.js';

/** How long a provider is waited for: long on a busy machine, short where it never answers. */
const [LONG_MS, SHORT_MS] = [10_000, 400];
const TEXT = 'Der Pass muss gültig sein.';
const log = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);

let server: ATranslationServer;
beforeEach(async () => {
  log.mockClear();
  server = await ATranslationServer.open();
});
afterEach(() => server.close());

const resolver = (
  provider: TranslationConfig['provider'] | null,
  key: string | null = 'secret-key',
  waitsMs = LONG_MS,
): TranslateTextResolver => {
  const service = providerOf(provider && { provider, url: server.url, key }, waitsMs);
  return new TranslateTextResolver(
    commandsOf(new TranslateTextHandler(service)),
    queriesOf(new TranslationServiceHandler(service)),
  );
};
const translate = (by: TranslateTextResolver, input: Partial<TranslationInput> = {}): Promise<object> =>
  runInRequest({ correlationId: 'correlation-1', language: 'en', viewer: null, token: null, address: '' }, () =>
    by.translateText({ sourceLanguage: 'DE', targetLanguage: 'EN', text: TEXT, ...input }),
  );
const deeplSays = (text: string): void =>
  void (server.reply = { status: 200, body: { translations: [{ detected_source_language: 'DE', text }] } });
const libreSays = (translatedText: string): void => void (server.reply = { status: 200, body: { translatedText } });

describe('translating by LibreTranslate', () => {
  it('posts the text with plain codes and the key', async () => {
    libreSays('The passport must be valid.');
    expect(await translate(resolver('libretranslate'))).toEqual({
      ok: true,
      errors: [],
      text: 'The passport must be valid.',
    });
    expect(server.requests).toMatchObject([
      { path: '/translate', body: { q: TEXT, source: 'de', target: 'en', format: 'text', api_key: 'secret-key' } },
    ]);
  });

  it('sends markup as markup, and no key where none is set', async () => {
    libreSays('<p>x</p>');
    await translate(resolver('libretranslate', null), {
      text: '<p><b>Pass</b></p>',
      sourceLanguage: 'pt',
      targetLanguage: 'tr',
    });
    expect(server.requests[0]!.body).toEqual({
      q: '<p><strong>Pass</strong></p>',
      source: 'pt',
      target: 'tr',
      format: 'html',
    });
  });
});

describe('translating by DeepL', () => {
  it('posts the text with the key in the header', async () => {
    deeplSays('The passport must be valid.');
    expect(await translate(resolver('deepl'))).toEqual({ ok: true, errors: [], text: 'The passport must be valid.' });
    expect(server.requests).toMatchObject([
      { path: '/v2/translate', headers: { authorization: 'DeepL-Auth-Key secret-key' } },
    ]);
    expect(server.requests[0]!.body).toEqual({ text: [TEXT], source_lang: 'DE', target_lang: 'EN-GB' });
  });

  it('names the variety it has to write, and handles tags of marked-up text', async () => {
    deeplSays('<p>x</p>');
    await translate(resolver('deepl'), { text: '<p>Pass</p>', sourceLanguage: 'en', targetLanguage: 'PT' });
    expect(server.requests[0]!.body).toEqual({
      text: ['<p>Pass</p>'],
      source_lang: 'EN',
      target_lang: 'PT-PT',
      tag_handling: 'html',
    });
  });

  it('offers each language', async () => {
    deeplSays('x');
    for (const language of LANGUAGES.filter((code) => code !== 'de'))
      expect(await translate(resolver('deepl'), { targetLanguage: language })).toMatchObject({ ok: true });
    expect(server.requests.map((r) => r.body['target_lang'])).toEqual([
      'CS',
      'DA',
      'EN-GB',
      'ES',
      'FR',
      'HU',
      'IT',
      'NL',
      'PL',
      'PT-PT',
      'TR',
    ]);
  });
});

it('keeps nothing that runs of what a service answers', async () => {
  libreSays('<p onclick="x()">Pass</p><script>x()</script>');
  expect(await translate(resolver('libretranslate'))).toMatchObject({ text: '<p>Pass</p>' });
});

it('without a service says so and names none', async () => {
  expect(rejected(await translate(resolver(null)))).toEqual({ text: ['No translation service is set up.'] });
  const services = [resolver(null), resolver('deepl'), resolver('libretranslate')];
  expect(await Promise.all(services.map((r) => r.translationProvider()))).toEqual([null, 'DeepL', 'LibreTranslate']);
});

it.each([
  [
    { sourceLanguage: 'xx', targetLanguage: 'en-GB' },
    { sourceLanguage: ['This language is not offered.'], targetLanguage: ['This language is not offered.'] },
  ],
  [{ targetLanguage: 'de' }, { targetLanguage: ['The source and target language are the same.'] }],
  [{ text: ' ' }, { text: ['This field is required.'] }],
  [{ text: '<script>x</script>' }, { text: ['This field is required.'] }],
  [{ text: 'x'.repeat(20_001) }, { text: ['At most 20,000 characters are possible.'] }],
])('rejects %j without asking the service', async (input, messages) => {
  expect(rejected(await translate(resolver('deepl'), input))).toEqual(messages);
  expect(server.requests).toEqual([]);
});

const UNAVAILABLE = 'The translation service is not answering. Please try again later.';
const LIMIT = 'The translation service is not accepting any more texts at the moment. Please try again later.';
const REJECTED = 'The translation service has refused the request. Please have its settings checked.';

describe.each(['libretranslate', 'deepl'] as const)('when %s fails', (provider) => {
  it.each([
    [{ status: 500, body: TEXT }, UNAVAILABLE, 'UNAVAILABLE (HTTP 500)'],
    [{ status: 200, body: 'no json' }, UNAVAILABLE, 'UNAVAILABLE (no JSON)'],
    [
      { status: 200, body: { translations: [], translatedText: null } },
      UNAVAILABLE,
      'UNAVAILABLE (answer of another shape)',
    ],
    [{ status: 200, body: `"${'x'.repeat(2_000_001)}"` }, UNAVAILABLE, 'UNAVAILABLE (answer too large)'],
    ['silence', UNAVAILABLE, 'UNAVAILABLE (no answer in time)'],
    ['half an answer', UNAVAILABLE, 'UNAVAILABLE (no answer in time)'],
    [{ status: 429, body: {} }, LIMIT, 'LIMIT (HTTP 429)'],
    [{ status: 456, body: {} }, LIMIT, 'LIMIT (HTTP 456)'],
    [{ status: 400, body: { error: TEXT } }, REJECTED, 'UNSUPPORTED (HTTP 400)'],
    [
      { status: 400, body: { error: 'Please contact the server operator to get an API key' } },
      REJECTED,
      'REJECTED (HTTP 400)',
    ],
    [{ status: 403, body: { error: TEXT } }, REJECTED, 'REJECTED (HTTP 403)'],
    [{ status: 302, body: {}, headers: { Location: 'http://127.0.0.1:1/' } }, REJECTED, 'REJECTED (HTTP 302)'],
  ] as const)(
    'by %j, the editor sees it and the log names it, without the text and the key',
    async (reply, message, line) => {
      server.reply = reply;
      expect(await translate(resolver(provider, 'secret-key', typeof reply === 'string' ? SHORT_MS : LONG_MS))).toEqual(
        { ok: false, errors: [{ field: 'text', messages: [message] }], text: null },
      );
      expect(log).toHaveBeenCalledTimes(1);
      expect(log.mock.calls[0]![0]).toMatch(
        `correlation-1 Translation by ${provider === 'deepl' ? 'DeepL' : 'LibreTranslate'}: ${line}.`,
      );
      expect(JSON.stringify(log.mock.calls)).not.toMatch(/Pass|secret-key/);
    },
  );
});

it('that is not there is as one that does not answer', async () => {
  const gone = resolver('deepl');
  await server.close();
  expect(rejected(await translate(gone))).toEqual({ text: [UNAVAILABLE] });
  expect(log.mock.calls[0]![0]).toMatch('UNAVAILABLE (no connection)');
});
