import type { Clock } from '@landfall/kernel';
import type { MessageKey } from '@landfall/messages';
import type { Places } from '@landfall/places';
import type { Database, Tx } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import type { ImportProblem } from './import-problem.js';

/** What a file is read against. */
export interface ImportWorld {
  places: Places;
  groups: CountryGroups;
  clock: Clock;
}

export interface ImportOptions {
  /** Last part of the file's path or address. */
  fileName: string;
  /** Day of the data as the operator says it; null: as the file says it. */
  dated: string | null;
  /** Day on which an address was read; null for a file. It dates what neither says. */
  fetchedOn: string | null;
  licence: string;
  /** Null: the address that the importer knows, or the file itself names. */
  sourceUri: string | null;
  /** What the file no longer says is taken away; else it stays and is reported. */
  removeMissing: boolean;
  /** Skips the plausibility checks, for files that are cut short or change much; for the command line only. */
  allowPartial: boolean;
}

/** Records of the file and what becomes of them. A record may be a country, a pair of countries or a place. */
export interface ImportCounts {
  read: number;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  skipped: number;
}

export interface ImportChange {
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  /** `CRUISE`: the place is the id of a cruise. */
  placeType: 'COUNTRY' | 'REGION' | 'AIRPORT' | 'CRUISE';
  place: string;
  /** A detail type, a field of the place, or the passport of a visa matrix. */
  field: string;
  before: unknown;
  after: unknown;
}

export interface ImportAuthor {
  /** Id of the user, or the name of the process. */
  actor: string;
  correlationId: string | null;
}

export type OnWritten = (done: number, total: number) => Promise<void>;

/** What an import would do, worked out against what is stored. Only good in the transaction that it was worked out in. */
export interface PlannedImport {
  counts: ImportCounts;
  changes: readonly ImportChange[];
  problems: readonly ImportProblem[];
  /** True: one of the problems forbids it, and `write` must not be called. */
  isRejected: boolean;
  /** The restrictions as they would stand afterwards; none for places. */
  decided: readonly EntryRestriction[];
  /** Writes everything in the transaction of the comparison. `onWritten` hears how much of it has been written. */
  write(author: ImportAuthor, onWritten?: OnWritten): Promise<void>;
}

interface ImportPlan {
  /** Compares with what is stored and writes nothing. */
  compare(tx: Tx): Promise<PlannedImport>;
}

export interface ImportReading {
  /** Day of the data; null when it is not known. */
  dated: string | null;
  /** With a plan: what was left out. Without: why the file is rejected. */
  problems: readonly ImportProblem[];
  plan: ImportPlan | null;
}

/** One source of outside data. */
export interface Importer {
  name: string;
  titleKey: MessageKey;
  /** File name endings, without the dot. */
  accepts: readonly string[];
  licence: string;
  attribution: string;
  /** Reads a file completely. Never throws for what is wrong with the file. */
  read(text: string, options: ImportOptions, world: ImportWorld): ImportReading;
}

/** What a command line is given by the process that runs it. */
export interface ImportContext extends ImportWorld {
  database: Database;
  /** Folder that relative file names are meant from. */
  cwd: string;
  print(line: string): void;
}

/** `npm run import -- <name> …` */
export interface ImportCommand {
  name: string;
  usage: string;
  /** Throws `ImportRejected` when the arguments or the file are not as they should be; then nothing was written. */
  run(args: readonly string[], context: ImportContext): Promise<void>;
}

export const rejectedReading = (...problems: ImportProblem[]): ImportReading => ({ dated: null, problems, plan: null });
