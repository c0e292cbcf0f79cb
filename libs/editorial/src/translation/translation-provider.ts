import type { Language } from '@landfall/kernel';

/** The service for a text that an editor waits for; null: none is set up. */
export const TRANSLATION_PROVIDER = Symbol('TranslationProvider');
/** The service, with more patience, for the texts that are stored; null: none is set up. */
export const STORING_PROVIDER = Symbol('StoringProvider');

export interface TranslationRequest {
  text: string;
  source: Language;
  target: Language;
  /** Markup is kept as markup; in a plain text "<" is a character like any other. */
  isHtml: boolean;
}

/** Texts of one kind that go to the service together. */
interface TranslationBatch extends Omit<TranslationRequest, 'text'> {
  texts: readonly string[];
}

/** A service that translates. Throws a `TranslationFault` when it does not. */
export interface TranslationProvider {
  /** The name of the service for editors. */
  readonly name: string;
  /** Limits of one request; a longer text cannot be translated. */
  readonly limits: { texts: number; characters: number };
  /** The translations in the order of the texts. */
  translate(batch: TranslationBatch): Promise<string[]>;
}

/**
 * UNAVAILABLE: no valid answer in time. LIMIT: quota or rate exhausted. REJECTED: wrong key or address. UNFIT: these
 * texts or languages are not supported.
 */
export type TranslationFaultKind = 'UNAVAILABLE' | 'LIMIT' | 'REJECTED' | 'UNSUPPORTED';

/** Why a service did not translate. `detail` is for the log: a status or the kind of fault, never a text or a key. */
export class TranslationFault extends Error {
  constructor(
    readonly kind: TranslationFaultKind,
    readonly detail: string,
  ) {
    super(`${kind} (${detail})`);
    this.name = 'TranslationFault';
  }
}
