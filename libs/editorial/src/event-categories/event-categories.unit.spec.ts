import { LANGUAGES, type Language } from '@landfall/kernel';
import { runInRequest } from '@landfall/platform';
import { EVENT_CATEGORIES } from './event-categories.js';
import { EventCategoriesResolver } from './event-categories.resolver.js';

const named = (language: Language): { code: string; name: string }[] =>
  runInRequest({ correlationId: '', language, viewer: null, token: null, address: '' }, () =>
    new EventCategoriesResolver().eventCategories(),
  );

describe('the categories of events', () => {
  it('are named in the language of the reader', () => {
    expect(named('de')[0]).toEqual({ code: 'NATURAL_DISASTER', name: 'Naturkatastrophe' });
    expect(named('en').at(-1)).toEqual({ code: 'OTHER', name: 'Other' });
  });

  it.each(LANGUAGES)('can be distinguished in %s', (language) => {
    const categories = named(language);
    expect(categories.map((c) => c.code)).toEqual([...EVENT_CATEGORIES]);
    expect(new Set(categories.map((c) => c.name)).size).toBe(EVENT_CATEGORIES.length);
  });
});
