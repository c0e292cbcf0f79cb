import { ImportRejected } from './import-rejected.js';
import { problem, type ImportProblem } from './import-problem.js';
import { quoted } from './quoted.js';

/** A JSON value that knows where it stands, so that a message can name its line. */
export interface JsonNode {
  line: number;
  column: number;
  value: string | number | boolean | null | readonly JsonNode[] | ReadonlyMap<string, JsonNode>;
}

const MAX_DEPTH = 20;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/**
 * Parses JSON (RFC 8259) with the position of every value. Unlike `JSON.parse` it rejects a key that occurs twice in an
 * object. Throws `ImportRejected` with line and column.
 */
export function readJson(text: string): JsonNode {
  return new JsonReader(text).read();
}

class JsonReader {
  private at = 0;
  private line = 1;
  private lineStart = 0;

  constructor(private readonly text: string) {}

  read(): JsonNode {
    const node = this.node(0);
    this.skipSpace();
    if (this.at < this.text.length) this.fail('more text follows the end of the JSON value');
    return node;
  }

  private node(depth: number): JsonNode {
    if (depth > MAX_DEPTH) this.fail(`is nested more than ${MAX_DEPTH} levels deep`);
    this.skipSpace();
    const { line, column } = this.position;
    return { line, column, value: this.value(depth) };
  }

  private value(depth: number): JsonNode['value'] {
    const next = this.text[this.at];
    if (next === '{') return this.object(depth);
    if (next === '[') return this.array(depth);
    if (next === '"') return this.string();
    const word = WORDS.find(([spelling]) => this.text.startsWith(spelling, this.at));
    if (word) {
      this.at += word[0].length;
      return word[1];
    }
    return this.number() ?? this.unexpected('a value');
  }

  private object(depth: number): ReadonlyMap<string, JsonNode> {
    const entries = new Map<string, JsonNode>();
    this.at += 1;
    if (this.follows('}')) return entries;
    do {
      this.skipSpace();
      const position = this.position;
      const key = this.text[this.at] === '"' ? this.string() : this.unexpected('a key in quotes');
      const before = entries.get(key);
      if (before)
        this.fail(
          `the key ${quoted(key)} was already used at line ${before.line}`,
          problem('import.problem.keyTwice', { key: quoted(key), line: before.line }),
          position,
        );
      if (!this.follows(':')) this.unexpected('a colon');
      entries.set(key, this.node(depth + 1));
    } while (this.follows(','));
    if (!this.follows('}')) this.unexpected('a comma or "}"');
    return entries;
  }

  private array(depth: number): readonly JsonNode[] {
    const items: JsonNode[] = [];
    this.at += 1;
    if (this.follows(']')) return items;
    do items.push(this.node(depth + 1));
    while (this.follows(','));
    if (!this.follows(']')) this.unexpected('a comma or "]"');
    return items;
  }

  private string(): string {
    const start = this.at;
    let end = start + 1;
    for (; this.text[end] !== '"'; end += 1) {
      const sign = this.text[end];
      if (sign === undefined || sign < ' ') this.fail('a string is not closed');
      if (sign === '\\') end += 1;
    }
    try {
      const string = JSON.parse(this.text.slice(start, end + 1)) as string;
      this.at = end + 1;
      return string;
    } catch {
      return this.fail('a string holds an escape that JSON does not have');
    }
  }

  private number(): number | null {
    NUMBER.lastIndex = this.at;
    const token = NUMBER.exec(this.text)?.[0];
    this.at += token?.length ?? 0;
    return token === undefined ? null : Number(token);
  }

  private follows(sign: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skipSpace(): void {
    for (; ; this.at += 1) {
      const sign = this.text[this.at];
      if (sign === '\n') {
        this.line += 1;
        this.lineStart = this.at + 1;
      } else if (sign !== ' ' && sign !== '\t' && sign !== '\r') return;
    }
  }

  private get position(): { line: number; column: number } {
    return { line: this.line, column: this.at - this.lineStart + 1 };
  }

  private unexpected(wanted: string): never {
    const found = this.text[this.at];
    return this.fail(
      found === undefined
        ? `the text ends where ${wanted} is needed`
        : `found ${quoted(found)} where ${wanted} is needed`,
    );
  }

  /** `detail` is for whoever writes such files; `found` is what the console says. */
  private fail(
    detail: string,
    found: ImportProblem = problem('import.problem.brokenJson'),
    position = this.position,
  ): never {
    throw new ImportRejected(
      'The file is broken; nothing was changed.',
      [`Line ${position.line}, column ${position.column}: ${detail}`],
      [{ ...found, at: position }],
    );
  }
}
