import { LANGUAGES, type Language } from '@landfall/kernel';
import { fold, foldedForms } from './fold.js';
import type { PlaceType } from './place-rows.js';

/** A name with its languages; none for an alias. */
interface SearchName {
  text: string;
  languages: readonly Language[];
}

/** A searchable place: exact code or any name. */
export interface Searchable {
  type: PlaceType;
  id: string;
  codes: readonly string[];
  names: readonly SearchName[];
}

export interface SearchRequest {
  search: string;
  language: Language;
  limit: number;
  type?: PlaceType;
  /** Positions by id, for an order that depends on the language. */
  order: ReadonlyMap<string, number>;
}

interface Entry {
  type: PlaceType;
  id: string;
  position: number;
  forms: readonly { text: string; languages: number }[];
  /** All forms in one text: most entries are ruled out by it alone. */
  text: string;
}

const TYPES: readonly PlaceType[] = ['COUNTRY', 'REGION', 'AIRPORT'];
const RANKS = { code: 0, name: 1, prefixInLanguage: 2, prefix: 3, wordPrefix: 4, substring: 5, none: 6 } as const;
const MAX_LENGTH = 100;

const bitOf = (language: Language): number => 1 << LANGUAGES.indexOf(language);

/** Searches places by code and name. Built once; a search allocates only its hits. */
export class PlaceSearch {
  private readonly entries: readonly Entry[];
  private readonly byCode = new Map<string, Entry[]>();

  /** Hits of equal rank and type keep the order of the searchables, unless a search has its own. */
  constructor(searchables: readonly Searchable[]) {
    const entries = searchables.map(({ type, id, names }, position): Entry => {
      const forms = formsOf(names);
      return { type, id, position, forms, text: forms.map(({ text }) => text).join('\n') };
    });
    searchables.forEach(({ codes }, position) => {
      const entry = entries[position];
      if (!entry) return;
      for (const code of new Set(codes.map((each) => each.toUpperCase()))) {
        this.byCode.set(code, [...(this.byCode.get(code) ?? []), entry]);
      }
    });
    this.entries = entries.filter(({ forms }) => forms.length > 0);
  }

  /**
   * Ranking: exact code, exact name, prefix in the language, prefix in another language, prefix of a word, substring;
   * then countries, regions, airports. Empty for an empty or overlong search.
   */
  find({ search, language, limit, type, order }: SearchRequest): { type: PlaceType; id: string }[] {
    const requested = search.length > MAX_LENGTH ? '' : fold(search);
    if (requested === '' || limit < 1) return [];
    const buckets: Entry[][] = Array.from({ length: RANKS.none * TYPES.length }, () => []);
    const place = (entry: Entry, rank: number) => {
      if (type === undefined || entry.type === type)
        buckets[rank * TYPES.length + TYPES.indexOf(entry.type)]?.push(entry);
    };
    const coded = this.byCode.get(search.trim().toUpperCase()) ?? [];
    coded.forEach((entry) => place(entry, RANKS.code));
    const positionOf = ({ id, position }: Entry): number => order.get(id) ?? position;
    const words = requested.split(' ');
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
    const bit = bitOf(language);
    for (const entry of this.entries) {
      if (!entry.text.includes(longest)) continue;
      const rank = rankOf(entry, requested, words, bit);
      if (rank !== RANKS.none && !coded.includes(entry)) place(entry, rank);
    }
    const hits: Entry[] = [];
    for (const bucket of buckets) {
      if (hits.length >= limit) break;
      hits.push(...bucket.sort((a, b) => positionOf(a) - positionOf(b)).slice(0, limit - hits.length));
    }
    return hits.map(({ type: kind, id }) => ({ type: kind, id }));
  }
}

function formsOf(names: readonly SearchName[]): { text: string; languages: number }[] {
  const forms = new Map<string, number>();
  for (const { text, languages } of names) {
    const bits = languages.reduce((mask, language) => mask | bitOf(language), 0);
    for (const form of foldedForms(text)) forms.set(form, (forms.get(form) ?? 0) | bits);
  }
  return [...forms].map(([text, languages]) => ({ text, languages }));
}

function rankOf(entry: Entry, requested: string, words: readonly string[], bit: number): number {
  let best: number = RANKS.none;
  for (const form of entry.forms) {
    const at = form.text.indexOf(requested);
    if (at === 0) {
      if (form.text.length === requested.length) return RANKS.name;
      best = Math.min(best, (form.languages & bit) === 0 ? RANKS.prefix : RANKS.prefixInLanguage);
    } else if (at > 0) {
      best = Math.min(best, form.text.includes(` ${requested}`) ? RANKS.wordPrefix : RANKS.substring);
    } else if (
      words.length > 1 &&
      best > RANKS.wordPrefix &&
      words.every((word) => ` ${form.text}`.includes(` ${word}`))
    ) {
      best = RANKS.wordPrefix;
    }
  }
  return best;
}
