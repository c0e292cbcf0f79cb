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

/** What an open bracket of JSON has behind it, and one of a sentence has not. */
const LONGEST_SPACE = 100;
const IS_JSON = new RegExp(String.raw`^[[{]\s{0,${LONGEST_SPACE}}["{[]`);

interface JsonInText {
  documents: unknown[];
  /** Without the documents. */
  words: string;
  /** Whether the text ends within a document, or has too many: what is read are parts of it. */
  isCutOff: boolean;
}

/** Documents of JSON that stand between other words. */
export function jsonInText(text: string): JsonInText {
  const parts: JsonPart[] = [];
  let [end, tries, isCutOff] = [0, 0, false];
  for (const { 0: whole, index } of text.matchAll(BEGINS)) {
    const from = index + whole.length - 1;
    if (from < end || !IS_JSON.test(text.slice(from, from + LONGEST_SPACE + 2))) continue;
    if (++tries > MOST_TRIES) {
      isCutOff = true;
      break;
    }
    const to = endOfBrackets(text, from);
    const document = to === null ? undefined : documentIn(text.slice(from, to));
    if (to === null) isCutOff = true;
    if (to === null || document === undefined) continue;
    parts.push({ document, from, to });
    end = to;
  }
  const words = [...parts, { from: text.length }].map(({ from }, at) => text.slice(parts[at - 1]?.to ?? 0, from));
  return { documents: parts.map(({ document }) => document), words: words.join('\n'), isCutOff };
}
