import type { Language } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { PackedTexts } from './packed-texts.js';
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
  private texts = new PackedTexts(new Map());
  /** What has changed since all of them were read; null: there is none any more. */
  private readonly changedTexts = new Map<string, StoredText | null>();
  private readonly languages = new Set<Language>();
  private count = 0;
  private changed = nextState();

  get isEmpty(): boolean {
    return this.count === 0;
  }

  get changes(): number {
    return this.changed;
  }

  isIn(language: Language): boolean {
    return this.languages.has(language);
  }

  find(key: string): StoredText | null {
    const changed = this.changedTexts.get(key);
    return changed === undefined ? this.texts.find(key) : changed;
  }

  /** All of them, in place of what was known. */
  take(texts: Map<string, StoredText>): void {
    this.texts = new PackedTexts(texts);
    this.changedTexts.clear();
    this.count = texts.size;
    for (const language of this.texts.languagesOf()) this.languages.add(language);
    this.changed = nextState();
  }

  /** Brings these keys to their state in the table; one without a row is forgotten. */
  async refresh(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const found = await translationsByKey(tx, keys);
    for (const key of keys) {
      const text = found.get(key);
      this.count += Number(text !== undefined) - Number(this.find(key) !== null);
      this.changedTexts.set(key, text ?? null);
      if (text) this.languages.add(text.language);
    }
    this.changed = nextState();
  }
}
