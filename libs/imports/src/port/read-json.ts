import { type JSONVisitor, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
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
const NEEDED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in quotes',
  ColonExpected: 'a colon',
  CloseBraceExpected: 'a comma or "}"',
  CloseBracketExpected: 'a comma or "]"',
};
const BROKEN: { readonly EndOfFileExpected: string; readonly [code: string]: string | undefined } = {
  UnexpectedEndOfString: 'a string is not closed',
  InvalidCharacter: 'a string is not closed',
  InvalidEscapeCharacter: 'a string holds an escape that JSON does not have',
  InvalidUnicode: 'a string holds an escape that JSON does not have',
  EndOfFileExpected: 'more text follows the end of the JSON value',
};

interface Position {
  line: number;
  column: number;
}

/** An object or list that has begun and not ended. */
type Open =
  | { kind: 'object'; entries: Map<string, JsonNode>; keys: Map<string, number>; key: string }
  | { kind: 'list'; items: JsonNode[] };

/**
 * Parses JSON (RFC 8259) with the position of every value. Unlike `JSON.parse` it rejects a key that occurs twice in an
 * object. Throws `ImportRejected` with line and column.
 */
export function readJson(text: string): JsonNode {
  const reader = new JsonReader(text);
  visit(text, reader, { disallowComments: true, allowTrailingComma: false });
  return reader.result();
}

class JsonReader implements JSONVisitor {
  private readonly open: Open[] = [];
  private root: JsonNode | null = null;

  constructor(private readonly text: string) {}

  result(): JsonNode {
    if (!this.root) throw new Error('The parser has reported neither a value nor an error.');
    return this.root;
  }

  readonly onObjectBegin = (_offset: number, _length: number, line: number, character: number): void => {
    const entries = new Map<string, JsonNode>();
    this.add(entries, line, character);
    this.begin({ kind: 'object', entries, keys: new Map(), key: '' }, line, character);
  };

  readonly onObjectProperty = (
    key: string,
    _offset: number,
    _length: number,
    line: number,
    character: number,
  ): void => {
    const object = this.open.at(-1);
    if (object?.kind !== 'object') throw new Error('A key outside of an object.');
    const before = object.keys.get(key);
    if (before !== undefined)
      fail(
        at(line, character),
        `the key ${quoted(key)} was already used at line ${before}`,
        problem('import.problem.keyTwice', { key: quoted(key), line: before }),
      );
    object.keys.set(key, line + 1);
    object.key = key;
  };

  readonly onArrayBegin = (_offset: number, _length: number, line: number, character: number): void => {
    const items: JsonNode[] = [];
    this.add(items, line, character);
    this.begin({ kind: 'list', items }, line, character);
  };

  readonly onLiteralValue = (
    value: string | number | boolean | null,
    _offset: number,
    _length: number,
    line: number,
    character: number,
  ): void => this.add(value, line, character);

  readonly onObjectEnd = (): void => void this.open.pop();
  readonly onArrayEnd = (): void => void this.open.pop();

  readonly onError = (code: ParseErrorCode, offset: number, _length: number, line: number, character: number): void => {
    const found = this.text[offset];
    const name = printParseErrorCode(code);
    const broken = this.isComplete && found !== undefined ? BROKEN.EndOfFileExpected : BROKEN[name];
    if (broken) return fail(at(line, character), broken);
    const needed = name === 'CommaExpected' ? this.afterValue() : (NEEDED[name] ?? 'a value');
    fail(
      at(line, character),
      found === undefined
        ? `the text ends where ${needed} is needed`
        : `found ${quoted(found)} where ${needed} is needed`,
    );
  };

  private get isComplete(): boolean {
    return this.root !== null && this.open.length === 0;
  }

  private afterValue(): string {
    return this.open.at(-1)?.kind === 'list' ? 'a comma or "]"' : 'a comma or "}"';
  }

  private begin(container: Open, line: number, character: number): void {
    if (this.open.length >= MAX_DEPTH) fail(at(line, character), `is nested more than ${MAX_DEPTH} levels deep`);
    this.open.push(container);
  }

  private add(value: JsonNode['value'], line: number, character: number): void {
    const node = { ...at(line, character), value };
    const container = this.open.at(-1);
    if (!container) this.root = node;
    else if (container.kind === 'list') container.items.push(node);
    else container.entries.set(container.key, node);
  }
}

const at = (line: number, character: number): Position => ({ line: line + 1, column: character + 1 });

/** `detail` is for whoever writes such files; `found` is what the console says. */
function fail(position: Position, detail: string, found: ImportProblem = problem('import.problem.brokenJson')): never {
  throw new ImportRejected(
    'The file is broken; nothing was changed.',
    [`Line ${position.line}, column ${position.column}: ${detail}`],
    [{ ...found, at: position }],
  );
}
