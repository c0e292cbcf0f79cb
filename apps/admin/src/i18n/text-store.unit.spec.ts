import type { I18nProvider } from 'react-admin';
import type { UiLanguage } from '../session/session.js';
import { TextStore } from './text-store.js';

const provider = (name: string): I18nProvider => ({
  translate: () => name,
  changeLocale: () => Promise.resolve(),
  getLocale: () => name,
});

interface Call {
  language: UiLanguage;
  withEditors: boolean;
  come: () => Promise<void>;
  fail: () => Promise<void>;
}

/** A store whose texts come, or fail, when the test says so. */
function aStore() {
  const calls: Call[] = [];
  const seen: string[] = [];
  const store = new TextStore(
    'de',
    provider('de'),
    (language, withEditors) =>
      new Promise((resolve, reject) => {
        const settled = async (settle: () => void): Promise<void> => {
          settle();
          await new Promise(setImmediate);
        };
        calls.push({
          language,
          withEditors,
          come: () => settled(() => resolve(provider(language))),
          fail: () => settled(() => reject(new Error('no connection'))),
        });
      }),
  );
  store.subscribe(() => {
    const {
      language,
      provider: { getLocale },
      hasEditors,
      error,
    } = store.read();
    seen.push(`${language}/${getLocale()}${hasEditors ? '+editors' : ''}${error ? '!' : ''}`);
  });
  return { store, calls, seen };
}

it('loads the editors’ texts for an editor alone', async () => {
  const { store, calls, seen } = aStore();
  store.needEditors(false);
  expect(calls).toEqual([]);
  store.needEditors(true);
  expect(calls).toMatchObject([{ language: 'de', withEditors: true }]);
  await calls[0]?.come();
  expect(seen.at(-1)).toBe('de/de+editors');
  store.needEditors(true);
  expect(calls).toHaveLength(1);
});

it('changes the language of all texts at once', async () => {
  const { store, calls, seen } = aStore();
  store.needEditors(true);
  await calls[0]?.come();
  const changed = store.setLanguage('nl');
  expect(calls[1]).toMatchObject({ language: 'nl', withEditors: true });
  expect(store.read()).toMatchObject({ language: 'de', hasEditors: true });
  await calls[1]?.come();
  await changed;
  expect(seen.at(-1)).toBe('nl/nl+editors');
});

it('spares an agent the editors’ texts when the language changes', async () => {
  const { store, calls } = aStore();
  const changed = store.setLanguage('en');
  await calls[0]?.come();
  await changed;
  expect(calls).toMatchObject([{ language: 'en', withEditors: false }]);
  expect(store.read()).toMatchObject({ language: 'en', hasEditors: false });
});

it('keeps the last request, whatever comes first', async () => {
  const { store, calls, seen } = aStore();
  const changed = store.setLanguage('en');
  store.needEditors(true);
  expect(calls[1]).toMatchObject({ language: 'en', withEditors: true });
  await calls[1]?.come();
  await calls[0]?.come();
  await changed;
  expect(seen.at(-1)).toBe('en/en+editors');
});

it('stays in its language when another one does not come', async () => {
  const { store, calls } = aStore();
  const changed = store.setLanguage('en');
  const rejected = expect(changed).rejects.toThrow('no connection');
  await calls[0]?.fail();
  await rejected;
  expect(store.read()).toMatchObject({ language: 'de', error: null });
  store.needEditors(true);
  expect(calls[1]).toMatchObject({ language: 'de', withEditors: true });
});

it('says that the editors’ texts did not come, and asks again', async () => {
  const { store, calls, seen } = aStore();
  store.needEditors(true);
  await calls[0]?.fail();
  expect(seen.at(-1)).toBe('de/de!');
  store.retry();
  expect(store.read().error).toBeNull();
  await calls[1]?.come();
  expect(seen.at(-1)).toBe('de/de+editors');
});
