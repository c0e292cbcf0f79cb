const LEAD = 60;
const NEAREST_SPACE = 25;

/** The cut moved to the space before it, where there is one near, and never into a pair of surrogates. */
function cutBefore(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length));
  for (let i = at; i > at - NEAREST_SPACE && i > 0; i--) if (/\s/.test(text[i]!)) return i;
  return /[\udc00-\udfff]/.test(text[at]!) ? at - 1 : at;
}

function sharedStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a[at] === b[at]) at++;
  return at;
}

function piece(text: string, from: number, limit: number): string {
  const to = cutBefore(text, from + limit);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

/**
 * Both sides of a change in at most about `limit` characters each. A long text is shown from shortly before the first
 * difference, because two long texts with the same beginning would otherwise look alike.
 */
export function excerpts(before: string | null, after: string | null, limit: number): [string | null, string | null] {
  const longest = Math.max(before?.length ?? 0, after?.length ?? 0);
  if (longest <= limit) return [before, after];
  if (before === null || after === null) return [before && piece(before, 0, limit), after && piece(after, 0, limit)];
  const difference = sharedStart(before, after);
  const from = difference > limit / 2 ? cutBefore(before, difference - Math.min(LEAD, limit / 3)) : 0;
  return [piece(before, from, limit), piece(after, from, limit)];
}
