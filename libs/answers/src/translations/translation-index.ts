import type { Tx } from '@landfall/platform';
import { translationsByKey } from './translation-store.js';

/** Stored translations as presentations ask for them. */
export interface Translations {
  readonly isEmpty: boolean;
  /** Grows whenever another text may be found. */
  readonly changes: number;
  /** The translation under a key of `requestedTranslation`; null: none is stored. */
  find(key: string): string | null;
}

export const NO_TRANSLATIONS: Translations = { isEmpty: true, changes: 0, find: () => null };

/** The stored translations of this process, in memory: read whole at start, then key by key as the log names them. */
export class TranslationIndex implements Translations {
  private texts = new Map<string, string>();
  private changed = 0;

  get isEmpty(): boolean {
    return this.texts.size === 0;
  }

  get changes(): number {
    return this.changed;
  }

  find(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  /** All of them, in place of what was known. */
  take(texts: Map<string, string>): void {
    this.texts = texts;
    this.changed += 1;
  }

  /** Brings these keys to their state in the table; one without a row is forgotten. */
  async refresh(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const found = await translationsByKey(tx, keys);
    for (const key of keys) {
      const text = found.get(key);
      if (text === undefined) this.texts.delete(key);
      else this.texts.set(key, text);
    }
    this.changed += 1;
  }
}
