import { LANGUAGES, type Language } from '@landfall/kernel';
import type { StoredText } from './translation-store.js';

/**
 * Texts by their keys, outside of V8's heap: it grows to twice of what lives in it, and the rules of the seeds have 25,000 translations. They
 * are read seldom, when a statement is first put into words.
 */
export class PackedTexts {
  private readonly places = new Map<string, number>();
  private readonly bytes: Buffer;
  private readonly ends: Uint32Array;
  private readonly languages: Uint8Array;
  private readonly machines: Uint8Array;

  constructor(texts: ReadonlyMap<string, StoredText>) {
    this.ends = new Uint32Array(texts.size);
    this.languages = new Uint8Array(texts.size);
    this.machines = new Uint8Array(texts.size);
    const packed: Buffer[] = [];
    let [at, end] = [0, 0];
    for (const [key, { text, language, byMachine }] of texts) {
      const bytes = Buffer.from(text);
      packed.push(bytes);
      end += bytes.length;
      this.ends[at] = end;
      this.languages[at] = LANGUAGES.indexOf(language);
      this.machines[at] = Number(byMachine);
      this.places.set(short(key), at);
      at += 1;
    }
    this.bytes = Buffer.concat(packed);
  }

  find(key: string): StoredText | null {
    const at = this.places.get(short(key));
    if (at === undefined) return null;
    return {
      text: this.bytes.toString('utf8', at === 0 ? 0 : this.ends[at - 1], this.ends[at]),
      language: LANGUAGES[this.languages[at]!]!,
      byMachine: this.machines[at] === 1,
    };
  }

  /** Languages that a text is in. */
  languagesOf(): Set<Language> {
    return new Set([...this.languages].map((at) => LANGUAGES[at]!));
  }
}

/** Keys are hashes in hexadecimal digits; as one character per byte they take half of the memory. */
const short = (key: string): string =>
  /^(?:[\da-f]{2})+$/.test(key) ? Buffer.from(key, 'hex').toString('latin1') : key;
