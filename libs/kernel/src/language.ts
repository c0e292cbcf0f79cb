export const LANGUAGES = ['cs', 'da', 'de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'tr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language);

/** The preferred offered language of an `Accept-Language` header or a code; German when none matches. */
export function languageFrom(text: string | null | undefined): Language {
  const requested = (text ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return { code: tag.trim().toLowerCase().split(/[-_]/)[0], q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  return requested.map(({ code }) => code).find(isLanguage) ?? 'de';
}
