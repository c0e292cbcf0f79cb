import type { Language } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { translationsByKey, type StoredText } from './translation-store.js';

/** Stored translations as presentations ask for them. */
export interface Translations {
  readonly isEmpty: boolean;
  /** Whether readers of this language may find any. */
  isIn(language: Language): boolean;
  /** Another number whenever another text may be found, and a number of its own for each set of translations. */
  readonly changes: number;
  /** The translation under a key of `requestedTranslation`; null: none is stored. */
  find(key: string): StoredText | null;
}

let states = 0;
/** The next state of a set of translations in this process. */
export const nextState = (): number => (states += 1);

export const NO_TRANSLATIONS: Translations = { isEmpty: true, isIn: () => false, changes: 0, find: () => null };

/** The stored translations of this process, in memory: read whole at start, then key by key as the log names them. */
export class TranslationIndex implements Translations {
  private texts = new Map<string, StoredText>();
  private readonly languages = new Set<Language>();
  private changed = nextState();

  get isEmpty(): boolean {
    return this.texts.size === 0;
  }

  get changes(): number {
    return this.changed;
  }

  isIn(language: Language): boolean {
    return this.languages.has(language);
  }

  find(key: string): StoredText | null {
    return this.texts.get(key) ?? null;
  }

  /** All of them, in place of what was known. */
  take(texts: Map<string, StoredText>): void {
    this.texts = texts;
    for (const { language } of texts.values()) this.languages.add(language);
    this.changed = nextState();
  }

  /** Brings these keys to their state in the table; one without a row is forgotten. */
  async refresh(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const found = await translationsByKey(tx, keys);
    for (const key of keys) {
      const text = found.get(key);
      if (text === undefined) this.texts.delete(key);
      else {
        this.texts.set(key, text);
        this.languages.add(text.language);
      }
    }
    this.changed = nextState();
  }
}
