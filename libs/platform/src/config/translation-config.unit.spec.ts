import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig, type TranslationConfig } from '../index.js';

const BASE = {
  DATABASE_URL: 'postgres://localhost/landfall',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LANDFALL_SECRET: 'a secret of the tests, long enough',
};
const translation = (env: Record<string, string>): TranslationConfig | null =>
  parseConfig({ ...BASE, ...env }).translation;

describe('the setting of a translation service', () => {
  it('is none by default', () => {
    expect(translation({})).toBeNull();
    expect(translation({ TRANSLATION_PROVIDER: '', TRANSLATION_URL: '', TRANSLATION_KEY: '' })).toBeNull();
  });

  it('is LibreTranslate with or without a key', () => {
    expect(translation({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'http://localhost:5000/' })).toEqual({
      provider: 'libretranslate',
      url: 'http://localhost:5000',
      key: null,
    });
    expect(
      translation({
        TRANSLATION_PROVIDER: 'libretranslate',
        TRANSLATION_URL: 'http://localhost:5000',
        TRANSLATION_KEY: 'k',
      })?.key,
    ).toBe('k');
  });

  it('takes the key from a file', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'landfall-key-'));
    try {
      await writeFile(join(dir, 'key'), 'from the file\n');
      expect(
        translation({
          TRANSLATION_PROVIDER: 'deepl',
          TRANSLATION_URL: 'https://api.deepl.com',
          TRANSLATION_KEY_FILE: join(dir, 'key'),
        })?.key,
      ).toBe('from the file');
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it.each([
    [
      { TRANSLATION_PROVIDER: 'other', TRANSLATION_URL: 'https://a.example' },
      'TRANSLATION_PROVIDER must be libretranslate or deepl.',
    ],
    [{ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'k' }, 'TRANSLATION_URL is not set.'],
    [{ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_URL: 'https://a.example' }, 'TRANSLATION_KEY is not set.'],
    [{ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'ftp://a.example' }, 'TRANSLATION_URL must be a url'],
    [{ TRANSLATION_URL: 'https://a.example' }, 'TRANSLATION_PROVIDER is not set, but TRANSLATION_URL is.'],
    [{ TRANSLATION_KEY: 'k' }, 'TRANSLATION_PROVIDER is not set, but TRANSLATION_KEY is.'],
  ])('stops the process when it is only half there: %j', (env, message) => {
    expect(() => translation(env as Record<string, string>)).toThrow(message);
  });
});
