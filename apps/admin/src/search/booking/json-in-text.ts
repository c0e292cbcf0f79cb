const BEGINS = /^[ \t>]*(?:[\w.\s]{0,40}[=:]\s*)?([[{])/gm;
const MOST_TRIES = 20;

interface JsonPart {
  document: unknown;
  from: number;
  to: number;
}

/** Undefined: it is no JSON. */
export function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Where the bracket at a place closes, beyond texts in quotes; null: it does not. */
function endOfBrackets(text: string, from: number): number | null {
  let [depth, isQuoted] = [0, false];
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!;
    if (isQuoted && letter === '\\') at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '{' || letter === '[')) depth += 1;
    else if (!isQuoted && (letter === '}' || letter === ']') && --depth === 0) return at + 1;
  }
  return null;
}

function partsIn(text: string): JsonPart[] {
  const found: JsonPart[] = [];
  let [end, tries] = [0, 0];
  for (const { 0: whole, index } of text.matchAll(BEGINS)) {
    const from = index + whole.length - 1;
    if (from < end) continue;
    if (++tries > MOST_TRIES) break;
    const to = endOfBrackets(text, from);
    const document = to === null ? undefined : documentIn(text.slice(from, to));
    if (to === null || document === undefined) continue;
    found.push({ document, from, to });
    end = to;
  }
  return found;
}

/** Documents of JSON that stand between other words, and those words. */
export function jsonInText(text: string): { documents: unknown[]; words: string } {
  const parts = partsIn(text);
  const words = [...parts, { from: text.length }].map(({ from }, at) => text.slice(parts[at - 1]?.to ?? 0, from));
  return { documents: parts.map(({ document }) => document), words: words.join('\n') };
}
