type Values = Record<string, unknown>;

const orNull = (text: unknown): string | null => (typeof text === 'string' && text.trim() ? text.trim() : null);

/** A text without a language, which an import may have left, stays as it is; one that only repeats another is not sent back. */
export function snippetInput({ name, textDe, textEn }: Values, saved: Values = {}): Values {
  const { text = null } = saved;
  const repeatsFallback = text === saved['textDe'] || text === saved['textEn'];
  return {
    name: orNull(name) ?? '',
    text: repeatsFallback ? null : text,
    textDe: orNull(textDe),
    textEn: orNull(textEn),
  };
}
