import type { Fact, FieldRejection, Language, Outcome } from '@landfall/kernel';
import type { Tx } from '../database/database.js';
import type { Conditions } from '../list/conditions.js';
import type { ListFilter, SortOrder } from '../list/page-request.js';
import type { SortKeys } from '../list/read-page.js';
import type { InputClass, Validated } from '../validation/validated.js';

export interface Row {
  id: string;
}
export type RowClass<T extends Row> = new () => T;

/** An input without an id makes a new record. */
export interface RecordInput {
  id?: string | null;
}

/** How the list of an entity is sorted and filtered. Names are those of the table's columns. */
export interface Listing<Sort extends string = string, Filter extends ListFilter = ListFilter> {
  sort(language: Language): SortKeys<Sort>;
  defaultSort: readonly [Sort, SortOrder];
  /** Columns with words that `filter.search` finds. */
  search: readonly string[];
  /** Columns with words in lower case, which are found faster. */
  folded?: readonly string[];
  /** What a filter says beside `ids` and `search`. */
  narrow?(conditions: Conditions, filter: Filter): Conditions;
}

interface Change {
  editorId: string;
  now: Date;
}

/** State that editors keep. Its changes are events where something follows from them. */
export interface RecordKind<
  T extends Row,
  Input extends RecordInput,
  Shown,
  Sort extends string = string,
  Filter extends ListFilter = ListFilter,
> {
  entity: RowClass<T>;
  input: InputClass<Input>;
  field: string;
  listing: Listing<Sort, Filter>;
  /** What the row will hold. `state`: what it holds; null: it is new. */
  decide(input: Validated<Input>, state: T | null, change: Change): Outcome<{ content: Omit<T, 'id'> }>;
  /** The field to reject when its value is taken, by the name of the unique index, which is on the column of the field in lower case. */
  unique?: Readonly<Record<string, string>>;
  check?(tx: Tx, content: Omit<T, 'id'>): Promise<FieldRejection[]>;
  alongside?(tx: Tx, before: T | null, after: T | null): Promise<void>;
  /** Facts are appended in the transaction of the change, to a stream for each record. Null: there was, or is, no such record. */
  facts?: { stream: string; of(before: T | null, after: T | null): Fact };
  present(rows: readonly T[], language: Language, tx: Tx): Shown[] | Promise<Shown[]>;
}
