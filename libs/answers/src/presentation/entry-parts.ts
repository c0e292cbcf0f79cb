import { catalogueText, detailType, explanationKeyOf, presentPositive } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { type Alternative, contentHash, type Entry, saidBy, shortHash, type Statement } from '@landfall/requirements';
import type { Authority } from '@landfall/restrictions/authorities';
import { provenanceOf } from '@landfall/restrictions/provenance-of';
import type { Translations } from '../translations/translation-index.js';
import { alternativesOf, entryText, periodsOf } from './entry-text.js';
import { inLanguagesAt, noLanguages, placeOf, type InLanguages } from './in-languages.js';
import { presentStatement, type PresentedText } from './present-statement.js';

export type PresentedEntry = Presented<'DetailEntry'>;

export interface EntryOptions {
  language: Language;
  authority(id: string): Authority | null;
  /** For texts that no editor wrote in the language; without, these stay in the language they were written in. */
  translations?: Translations;
  /** Latest unread change by `place|detailType`. */
  changedAt?: ReadonlyMap<string, string>;
  /** For answers from a rule index that are written at once: what one of them says is not presented again for the next. */
  parts?: EntryParts;
}

/** What an entry says, whose ever it is. */
export type EntryPart = Omit<PresentedEntry, OwnField>;

type OwnField = 'destination' | 'citizenships';

/** Of entries of one type in one language these are the same, of one statement in all languages those, and of what it says the rest. */
const FAMILIES: Readonly<Partial<Record<string, 'type' | 'source'>>> = {
  detailType: 'type',
  title: 'type',
  explanation: 'type',
  kind: 'type',
  level: 'source',
  sourceUri: 'source',
  authority: 'source',
  writtenOn: 'source',
  checkedAt: 'source',
  state: 'source',
  provenance: 'source',
  statements: 'source',
};

/** The fields that are alike in many entries, together; null: the entry's own. */
export const familyOf = (field: string): string | null =>
  field === 'destination' || field === 'citizenships' ? null : (FAMILIES[field] ?? 'words');

/**
 * A part, the same object for all entries that say it, with what their writer keeps of it. It is put into words again where
 * nobody keeps what it was written as.
 */
export class SharedPart {
  #says: EntryPart | undefined;
  #kept: unknown = null;

  /** What each of its entries says. */
  saidBy(entry: Entry, options: EntryOptions): EntryPart {
    return (this.#says ??= entryPart(entry, entryText(entry, options.language, options.translations), options));
  }

  get kept(): unknown {
    return this.#kept;
  }

  set kept(kept: unknown) {
    this.#kept = kept;
    if (kept !== null) this.#says = undefined;
  }
}

interface Known {
  part: SharedPart;
  /** Of its text: the texts themselves took a tenth of the heap. */
  digest: number;
  authority: Authority | null;
  translations: number;
}

/** What is known of one that depends, with all of its statements. */
interface Depending {
  said: readonly Statement[];
  inLanguages: InLanguages<Pick<Known, 'part' | 'translations'> & { authorities: readonly (Authority | null)[] }>;
}

const MAX_CONTENTS = 20_000;
const MAX_STATEMENTS = 60_000;
const STATES = { stated: 'STATED', unknown: 'UNKNOWN', conflicting: 'CONFLICTING', depends: 'DEPENDS' } as const;

/**
 * The parts of entries with one statement or none, and of those that depend. Statements of the same content, as imports have by the thousand, share
 * theirs.
 */
export class EntryParts {
  private readonly ofStatements = new Map<Statement, InLanguages<Known>>();
  private readonly ofContents = new Map<string, InLanguages<Known>>();
  /** Of entries that show no statement of their own, by type and state. */
  private readonly withoutStatement = new Map<string, InLanguages<Known>>();

  /** By the alternatives, which the engine keeps with what it has resolved. */
  private readonly ofAlternatives = new WeakMap<readonly Alternative[], Depending>();

  /** Null for entries in conflict, and for those that say something else on other days. */
  of(entry: Entry, options: EntryOptions): SharedPart | null {
    if (entry.contrary || entry.periods) return null;
    if (entry.alternatives) return this.ofDepending(entry, entry.alternatives, options);
    if (entry.statements.length > 1) return null;
    const parts = this.partsOf(entry);
    const at = placeOf(options.language);
    const known = parts[at];
    const authority = authorityOf(entry.statements[0], options);
    const translations = options.translations?.changes ?? 0;
    if (known && known.authority === authority && known.translations === translations) return known.part;
    const text = entryText(entry, options.language, options.translations);
    const digest = shortHash(JSON.stringify(text));
    const isSame = known?.authority === authority && known.digest === digest;
    const part = isSame ? known.part : new SharedPart();
    parts[at] = { part, digest, authority, translations };
    return part;
  }

  private ofDepending(entry: Entry, alternatives: readonly Alternative[], options: EntryOptions): SharedPart {
    let depending = this.ofAlternatives.get(alternatives);
    if (!depending)
      this.ofAlternatives.set(alternatives, (depending = { said: saidBy(entry), inLanguages: noLanguages() }));
    const { said, inLanguages } = depending;
    const at = placeOf(options.language);
    const known = inLanguages[at];
    const translations = options.translations?.changes ?? 0;
    const isNamed = (authority: Authority | null, of: number): boolean => authority === authorityOf(said[of], options);
    if (known?.translations === translations && known.authorities.every(isNamed)) return known.part;
    const part = new SharedPart();
    inLanguages[at] = { part, translations, authorities: said.map((one) => authorityOf(one, options)) };
    return part;
  }

  private partsOf({ detailType: type, state, statements: [statement] }: Entry): InLanguages<Known> {
    if (statement === undefined) return inLanguagesAt(this.withoutStatement, `${type}|${state}`);
    const known = this.ofStatements.get(statement);
    if (known) return known;
    const parts = this.ofContent(type, state, statement);
    if (this.ofStatements.size >= MAX_STATEMENTS) this.clear();
    this.ofStatements.set(statement, parts);
    return parts;
  }

  private ofContent(type: string, state: Entry['state'], { detailId: _, ...content }: Statement): InLanguages<Known> {
    if (this.ofContents.size >= MAX_CONTENTS) this.clear();
    // Contents of up to some thousand characters would be kept as keys.
    return inLanguagesAt(this.ofContents, contentHash(JSON.stringify([type, state, content])));
  }

  /** Most are of rules that have changed since. */
  private clear(): void {
    this.ofStatements.clear();
    this.ofContents.clear();
  }
}

/** What an entry says with its text in the language. */
export function entryPart(
  entry: Entry,
  text: PresentedText,
  options: EntryOptions,
  changedAt: string | null = null,
): EntryPart {
  const { detailType: type, state, statements } = entry;
  const shown = statements[0] ?? saidBy(entry)[0];
  const explanation = explanationKeyOf(type);
  return {
    detailType: type,
    title: catalogueText(options.language, `type.${type}`),
    explanation: explanation && catalogueText(options.language, explanation),
    kind: detailType(type)!.kind,
    text: text.text,
    html: text.html,
    textLanguage: text.textLanguage,
    machineTranslatedFrom: text.machineTranslatedFrom,
    isChanged: changedAt !== null,
    changedAt,
    level: shown?.level ?? 'COUNTRY',
    state: STATES[state],
    provenance: shown ? provenanceOf(shown) : null,
    ...ownStatement(isOfSeveral(state) ? undefined : statements[0], type, options),
    // A single statement is the entry itself; repeating it would double the answer.
    statements: oneByOne(entry, options),
    periods: entry.periods ? inPeriods(entry, options) : NO_PERIODS,
  };
}

const isOfSeveral = (state: Entry['state']): boolean => state === 'conflicting' || state === 'depends';

const NO_STATEMENTS: EntryPart['statements'] = [];
const NO_PERIODS: EntryPart['periods'] = [];

function inPeriods(entry: Entry, options: EntryOptions): EntryPart['periods'] {
  const { detailType: type } = entry;
  const said = periodsOf(entry, options.language, options.translations);
  return said.map(({ period, withoutDays, textLanguage, machineTranslatedFrom }) => {
    const { from, until, state } = period;
    const shown = saidBy(period)[0];
    const own = isOfSeveral(state) ? undefined : period.statements[0];
    const { value, sourceUri, authority, writtenOn, checkedAt } = ownStatement(own, type, options);
    return {
      ...{ from, until, state: STATES[state], value },
      ...{ text: withoutDays, textLanguage, machineTranslatedFrom },
      ...{ sourceUri, authority, writtenOn, checkedAt },
      provenance: shown ? provenanceOf(shown) : null,
      statements: oneByOne({ detailType: type, ...period }, options),
    };
  });
}

type Said = Pick<Entry, 'detailType' | 'state' | 'statements' | 'alternatives' | 'contrary'>;

function oneByOne(entry: Said, options: EntryOptions): EntryPart['statements'] {
  const { detailType: type, state, statements, contrary = [] } = entry;
  if (state === 'conflicting')
    return [
      ...statements.map((s) => presentOneOf(s, type, options)),
      ...contrary.map((one) => presentOneOf(one.statement, one.detailType, options)),
    ];
  if (state !== 'depends') return NO_STATEMENTS;
  return alternativesOf(entry, options.language, options.translations).map(({ conditions, statement, said }) => ({
    detailType: type,
    value: statement?.value ?? null,
    text: said.text,
    textLanguage: said.textLanguage,
    machineTranslatedFrom: said.machineTranslatedFrom,
    sourceUri: statement?.sourceUri ?? null,
    authority: authorityOf(statement ?? undefined, options),
    ...(statement ? datesOf(statement) : { writtenOn: null, checkedAt: null }),
    provenance: statement ? provenanceOf(statement) : 'EDITORIAL',
    conditions,
  }));
}

/** The one statement that an entry shows as its own; without it nothing is said. */
const ownStatement = (
  stated: Statement | undefined,
  type: string,
  options: EntryOptions,
): Pick<EntryPart, 'value' | 'positive' | 'sourceUri' | 'authority' | 'writtenOn' | 'checkedAt'> =>
  stated
    ? {
        value: stated.value,
        positive: presentPositive(type, stated.value),
        sourceUri: stated.sourceUri,
        authority: authorityOf(stated, options),
        ...datesOf(stated),
      }
    : { value: null, positive: null, sourceUri: null, authority: null, writtenOn: null, checkedAt: null };

function presentOneOf(s: Statement, type: string, options: EntryOptions): PresentedEntry['statements'][number] {
  const { language, translations } = options;
  const { text, textLanguage, machineTranslatedFrom } = presentStatement(type, s.value, language, translations);
  return {
    detailType: type,
    value: s.value,
    text,
    textLanguage,
    machineTranslatedFrom,
    sourceUri: s.sourceUri,
    authority: authorityOf(s, options),
    ...datesOf(s),
    provenance: provenanceOf(s),
    conditions: [],
  };
}

const authorityOf = (statement: Statement | undefined, { authority }: EntryOptions): Authority | null =>
  statement?.authorityId ? authority(statement.authorityId) : null;

/** When a statement was written and checked. An answer of an older version has one day for both, which claims no check. */
export const datesOf = ({
  writtenOn,
  checkedAt,
}: Pick<Statement, 'writtenOn' | 'checkedAt'>): Pick<EntryPart, 'writtenOn' | 'checkedAt'> =>
  writtenOn === undefined ? { writtenOn: checkedAt, checkedAt: null } : { writtenOn, checkedAt: instant(checkedAt) };

/** The day of a check as an instant of the api's DateTime. */
const instant = (day: string | null): string | null => (day ? `${day}T00:00:00Z` : null);
