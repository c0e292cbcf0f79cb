import { Lexer, Source, TokenKind, type Token } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The console's largest document has 2,500 characters, 315 tokens and selects 108 names. */
const MAX_LENGTH = 32_000;
export const MAX_TOKENS = 2_500;
const MAX_SELECTED = 500;
const MAX_DEFINITIONS = 60;
const MAX_SPREADS = 60;
/** Each is used at most a few times; 20 mutations of a screen have 300. */
const MAX_VARIABLES = 600;
export const MAX_DEPTH = 20;
/** Of values and of types of lists. */
const MAX_NESTING = 40;
/** Rules of validation compare fields of the same name with each other. */
const MAX_REPEATED = 10;
/** Repetitions below each other multiply; the console's documents have none. */
const MAX_REPETITIONS = 20;

const OTHER_NAMES: ReadonlySet<string> = new Set([TokenKind.COLON, TokenKind.SPREAD, TokenKind.AT]);

/** Documents that clients send all day, by their characters. */
const cheap = new LRUCache<string, true>({ maxSize: 1_000_000, sizeCalculation: (_, text) => text.length + 1 });

/**
 * Why a document costs too much to be parsed and validated; null: it does not. Reads the tokens once, so that a hostile document is
 * rejected for a fraction of that cost. What cannot be read is left to the parser.
 */
export function documentFault(text: string): string | null {
  if (text.length > MAX_LENGTH) return 'too long';
  if (cheap.has(text)) return null;
  const fault = faultOf(text);
  if (fault === null) cheap.set(text, true);
  return fault;
}

function faultOf(text: string): string | null {
  const lexer = new Lexer(new Source(text));
  const measure = new Measure();
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      const fault = measure.take(token);
      if (fault) return fault;
    }
  } catch {
    // The parser says where the text cannot be read.
    return null;
  }
  return null;
}

class Measure {
  private tokens = 0;
  private definitions = 0;
  private variables = 0;
  private selected = 0;
  private spreads = 0;
  /** Depth of arguments and values, in which braces are no selections. */
  private inside = 0;
  private nesting = 0;
  private repetitions = 0;
  /** The next selection set is that of an inline fragment, so its fields belong to the one around it. */
  private isInline = false;
  /** How often each name stands in the selection sets that are open. */
  private readonly open: Map<string, number>[] = [];

  take(token: Token): string | null {
    if (++this.tokens > MAX_TOKENS) return 'too many tokens';
    if (token.kind === TokenKind.DOLLAR && ++this.variables > MAX_VARIABLES) return 'too many variables';
    if (token.kind === TokenKind.PAREN_L) this.inside += 1;
    else if (token.kind === TokenKind.PAREN_R) this.inside -= 1;
    if (this.inside > 0) return this.takeValue(token);
    return this.takeSelection(token);
  }

  private takeValue({ kind }: Token): string | null {
    if (kind === TokenKind.BRACKET_R || kind === TokenKind.BRACE_R) this.nesting -= 1;
    if (kind !== TokenKind.BRACKET_L && kind !== TokenKind.BRACE_L) return null;
    return ++this.nesting > MAX_NESTING ? 'too deep' : null;
  }

  private takeSelection(token: Token): string | null {
    const { kind } = token;
    if (kind === TokenKind.BRACE_L) return this.openSet();
    if (kind === TokenKind.BRACE_R) this.open.pop();
    if (kind === TokenKind.SPREAD) {
      this.isInline = true;
      return ++this.spreads > MAX_SPREADS ? 'too many fragments' : null;
    }
    const set = this.open.at(-1);
    return kind === TokenKind.NAME && set ? this.takeName(token, set) : null;
  }

  private takeName({ value, prev }: Token, set: Map<string, number>): string | null {
    if (prev?.kind === TokenKind.SPREAD && value !== 'on') this.isInline = false;
    if (++this.selected > MAX_SELECTED) return 'too many fields';
    // The field behind an alias, the name of a fragment, type or directive.
    if (prev && (OTHER_NAMES.has(prev.kind) || prev.value === 'on')) return null;
    const count = (set.get(value) ?? 0) + 1;
    set.set(value, count);
    if (count > MAX_REPEATED) return 'a field is repeated too often';
    return count > 1 && ++this.repetitions > MAX_REPETITIONS ? 'fields are repeated too often' : null;
  }

  private openSet(): string | null {
    if (this.open.length === 0 && ++this.definitions > MAX_DEFINITIONS) return 'too many definitions';
    const around = this.isInline ? this.open.at(-1) : undefined;
    this.isInline = false;
    return this.open.push(around ?? new Map<string, number>()) > MAX_DEPTH ? 'too deep' : null;
  }
}
