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
  /** All forms of its names, a line each: most entries are ruled out by it as a whole. */
  text: string;
  /** The languages of each line. */
  languages: readonly number[];
}

const TYPES: readonly PlaceType[] = ['COUNTRY', 'REGION', 'AIRPORT'];
const RANKS = { code: 0, name: 1, prefixInLanguage: 2, prefix: 3, wordPrefix: 4, substring: 5, none: 6 } as const;
const MAX_LENGTH = 100;

const bitOf = (language: Language): number => 1 << LANGUAGES.indexOf(language);

/** Searches places by code and name. Built once; a search allocates only its hits. */
export class PlaceSearch {
  private readonly entries: readonly Entry[];
  private readonly byCode = new Map<string, Entry | readonly Entry[]>();

  /** Hits of equal rank and type keep the order of the searchables, unless a search has its own. */
  constructor(searchables: readonly Searchable[]) {
    const known = new Map<string, readonly number[]>();
    const entries = searchables.map(({ type, id, names }, position): Entry => {
      const forms = formsOf(names);
      const languages = [...forms.values()];
      const same = known.get(languages.join()) ?? languages;
      known.set(languages.join(), same);
      return { type, id, position, text: [...forms.keys()].join('\n'), languages: same };
    });
    searchables.forEach(({ codes }, position) => {
      const entry = entries[position];
      if (!entry) return;
      for (const code of new Set(codes.map((each) => each.toUpperCase()))) {
        const others = this.byCode.get(code);
        this.byCode.set(code, others ? [others, entry].flat() : entry);
      }
    });
    this.entries = entries.filter(({ text }) => text !== '');
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
    const coded = [this.byCode.get(search.trim().toUpperCase()) ?? []].flat();
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

/** The languages of each form. */
function formsOf(names: readonly SearchName[]): ReadonlyMap<string, number> {
  const forms = new Map<string, number>();
  for (const { text, languages } of names) {
    const bits = languages.reduce((mask, language) => mask | bitOf(language), 0);
    for (const form of foldedForms(text)) forms.set(form, (forms.get(form) ?? 0) | bits);
  }
  return forms;
}

function rankOf(entry: Entry, requested: string, words: readonly string[], bit: number): number {
  let best: number = RANKS.none;
  for (const [line, form] of entry.text.split('\n').entries()) {
    const at = form.indexOf(requested);
    if (at === 0) {
      if (form.length === requested.length) return RANKS.name;
      best = Math.min(best, (entry.languages[line]! & bit) === 0 ? RANKS.prefix : RANKS.prefixInLanguage);
    } else if (at > 0) {
      best = Math.min(best, form.includes(` ${requested}`) ? RANKS.wordPrefix : RANKS.substring);
    } else if (words.length > 1 && best > RANKS.wordPrefix && words.every((word) => ` ${form}`.includes(` ${word}`))) {
      best = RANKS.wordPrefix;
    }
  }
  return best;
}
