import type { I18nProvider } from 'react-admin';
import type { UiLanguage } from '../session/session.js';

export interface Texts {
  language: UiLanguage;
  provider: I18nProvider;
  /** Whether the editors' texts are among them. */
  hasEditors: boolean;
  /** Why texts that are needed have not come. */
  error: unknown;
}

type Load = (language: UiLanguage, withEditors: boolean) => Promise<I18nProvider>;

/**
 * The texts that are shown, replaced as a whole: nobody sees one language mixed with another, or a key without its text. Of
 * several requests only the last one counts.
 */
export class TextStore {
  private texts: Texts;
  private requested: UiLanguage;
  private needsEditors = false;
  private turn = 0;
  private readonly listeners = new Set<() => void>();

  constructor(
    language: UiLanguage,
    provider: I18nProvider,
    private readonly load: Load,
  ) {
    this.texts = { language, provider, hasEditors: false, error: null };
    this.requested = language;
  }

  readonly read = (): Texts => this.texts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Rejects when the language cannot be shown; then the one before stays. */
  readonly setLanguage = async (language: UiLanguage): Promise<void> => {
    this.requested = language;
    await this.request();
  };

  /** Whether an editor is there to read the editors' texts. A failure is kept in `error`. */
  readonly needEditors = (isNeeded: boolean): void => {
    this.needsEditors = isNeeded;
    if (isNeeded && !this.texts.hasEditors) this.retry();
  };

  readonly retry = (): void => {
    this.show({ ...this.texts, error: null });
    // The failure is shown where the texts are missing.
    this.request().catch(() => undefined);
  };

  private async request(): Promise<void> {
    this.turn += 1;
    const { turn, requested, needsEditors } = this;
    try {
      const provider = await this.load(requested, needsEditors);
      if (turn === this.turn) this.show({ language: requested, provider, hasEditors: needsEditors, error: null });
    } catch (error) {
      if (turn !== this.turn) return;
      this.requested = this.texts.language;
      if (this.needsEditors && !this.texts.hasEditors) this.show({ ...this.texts, error });
      throw error;
    }
  }

  private show(texts: Texts): void {
    this.texts = texts;
    for (const listener of this.listeners) listener();
  }
}
