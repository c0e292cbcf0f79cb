import { catalogueText, detailType, presentPositive } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { provenanceOf } from '@landfall/restrictions/provenance-of';
import type { Authority } from '@landfall/restrictions/authorities';
import type { Entry, Statement } from '@landfall/requirements';
import type { Translations } from '../translations/translation-index.js';
import { entryText } from './entry-text.js';
import { presentStatement, type PresentedText } from './present-statement.js';

export type PresentedEntry = Presented<'DetailEntry'>;

export interface EntryOptions {
  language: Language;
  authority(id: string): Authority | null;
  /** For texts that no editor wrote in the language; without, these stay in the language they were written in. */
  translations?: Translations;
  /** Latest unread change by `place|detailType`. */
  changedAt?: ReadonlyMap<string, string>;
  /** For answers from a rule index: what one of them says need not be presented again for the next. */
  parts?: EntryParts;
}

type TypePart = Pick<PresentedEntry, 'detailType' | 'title' | 'kind'>;
type StatedPart = Pick<
  PresentedEntry,
  'value' | 'positive' | 'sourceUri' | 'authority' | 'checkedAt' | 'level' | 'state' | 'provenance' | 'statements'
>;

/** What an entry has in common with others: objects of which a part is the same one as long as nothing in it has changed. */
export interface PartsOfEntry {
  type: TypePart;
  text: PresentedText;
  stated: StatedPart;
}

/** The part to which a field belongs; those of no part are the entry's own. */
export const PART_OF_FIELD: Readonly<Record<string, keyof PartsOfEntry>> = {
  detailType: 'type',
  title: 'type',
  kind: 'type',
  text: 'text',
  textLanguage: 'text',
  html: 'text',
  machineTranslatedFrom: 'text',
  value: 'stated',
  positive: 'stated',
  sourceUri: 'stated',
  authority: 'stated',
  checkedAt: 'stated',
  level: 'stated',
  state: 'stated',
  provenance: 'stated',
  statements: 'stated',
};

const PARTS = Symbol('parts');

/** The parts of a presented entry; null: it was presented by itself. */
export const partsOfEntry = (entry: { [PARTS]?: PartsOfEntry }): PartsOfEntry | null => entry[PARTS] ?? null;

export function presentEntry(entry: Entry, options: EntryOptions): PresentedEntry & { [PARTS]?: PartsOfEntry } {
  const { detailType: key, place, citizenships } = entry;
  const { parts } = options;
  const changedAt = options.changedAt?.get(`${place}|${key}`) ?? null;
  const text = entryText(entry, options.language, options.translations);
  const type = parts?.type(key, options.language) ?? typePart(key, options.language);
  const shared = parts?.stated(entry, options);
  const stated = shared ?? statedPart(entry, options);
  const presented = {
    detailType: key,
    title: type.title,
    kind: type.kind,
    destination: place,
    citizenships,
    value: stated.value,
    text: text.text,
    html: text.html,
    textLanguage: text.textLanguage,
    machineTranslatedFrom: text.machineTranslatedFrom,
    positive: stated.positive,
    isChanged: changedAt !== null,
    changedAt,
    level: stated.level,
    sourceUri: stated.sourceUri,
    authority: stated.authority,
    checkedAt: stated.checkedAt,
    state: stated.state,
    provenance: stated.provenance,
    statements: stated.statements,
  };
  // Not enumerable: it is no part of what the entry says, also where entries are copied or compared.
  return shared ? Object.defineProperty(presented, PARTS, { value: { type, text, stated: shared } }) : presented;
}

/** The parts of the statements of a rule index, which are objects that its answers share. */
export class EntryParts {
  private readonly types = new Map<Language, Map<string, TypePart>>();
  private readonly statements = new Map<Statement, StatedPart>();

  type(key: string, language: Language): TypePart {
    let types = this.types.get(language);
    if (!types) this.types.set(language, (types = new Map<string, TypePart>()));
    let part = types.get(key);
    if (!part) types.set(key, (part = typePart(key, language)));
    return part;
  }

  /** Null for entries without a statement or with several. */
  stated(entry: Entry, options: EntryOptions): StatedPart | null {
    const [statement] = entry.statements;
    if (entry.state !== 'stated' || !statement) return null;
    const known = this.statements.get(statement);
    if (known?.authority === authorityOf(statement, options)) return known;
    const part = statedPart(entry, options);
    // Of rules that have changed since.
    if (this.statements.size >= MAX_STATEMENTS) this.statements.clear();
    this.statements.set(statement, part);
    return part;
  }
}

const MAX_STATEMENTS = 60_000;
const STATES = { stated: 'STATED', unknown: 'UNKNOWN', conflicting: 'CONFLICTING' } as const;

const typePart = (key: string, language: Language): TypePart => ({
  detailType: key,
  title: catalogueText(language, `type.${key}`),
  kind: detailType(key)!.kind,
});

/** The one statement that an entry shows as its own; without it nothing is said. */
function statedPart({ detailType: type, state, statements }: Entry, options: EntryOptions): StatedPart {
  const [first] = statements;
  const stated = state === 'stated' ? first! : null;
  return {
    value: stated?.value ?? null,
    positive: stated && presentPositive(type, stated.value),
    sourceUri: stated?.sourceUri ?? null,
    authority: stated && authorityOf(stated, options),
    checkedAt: instant(stated?.checkedAt ?? null),
    level: first?.level ?? 'COUNTRY',
    state: STATES[state],
    provenance: first ? provenanceOf(first) : null,
    // A single statement is the entry itself; repeating it would double the answer.
    statements: state === 'conflicting' ? statements.map((s) => presentOneOf(s, type, options)) : [],
  };
}

function presentOneOf(s: Statement, type: string, options: EntryOptions): PresentedEntry['statements'][number] {
  const { language, translations } = options;
  const { text, textLanguage, machineTranslatedFrom } = presentStatement(type, s.value, language, translations);
  return {
    value: s.value,
    text,
    textLanguage,
    machineTranslatedFrom,
    sourceUri: s.sourceUri,
    authority: authorityOf(s, options),
    checkedAt: instant(s.checkedAt),
    provenance: provenanceOf(s),
  };
}

const authorityOf = ({ authorityId }: Statement, { authority }: EntryOptions): Authority | null =>
  authorityId ? authority(authorityId) : null;

/** The day of a check as an instant of the api's DateTime. */
const instant = (day: string | null): string | null => (day ? `${day}T00:00:00Z` : null);
