import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { ImportProblem } from '../port/import-problem.js';

/** What an authority asks of its citizens, in the words of the message `advisory.note`. */
type Measure =
  'NORMAL' | 'CAUTION' | 'RECONSIDER' | 'ESSENTIAL' | 'AVOID' | 'PARTS' | 'WARNING' | 'PARTIAL' | 'NONE' | 'UNKNOWN';

/** The advice of one authority about one country. */
export interface Advisory {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Value of `ForeignOfficeStatus`; null: the level is not known. */
  status: StatusColor | null;
  /** Value of `AdvisoryRiskLevel`, 1 to 5; null: not known. */
  level: number | null;
  measure: Measure;
  publishedOn: IsoDate;
  /** The advisory's page. */
  uri: string;
  /** In English, as the authority wrote it; only where its licence allows quoting. */
  headline: string | null;
  /** True: it is known that there is advice, and not what it says; it never replaces advice whose level is known. */
  isListedOnly?: boolean;
}

/** What is said of a country whose level cannot be read: that there is advice. A level that is stored stays. */
export const NOT_KNOWN = { status: null, level: null, measure: 'UNKNOWN', isListedOnly: true } as const;

export type Advice = Pick<Advisory, 'status' | 'level' | 'measure' | 'isListedOnly'>;

export interface AdvisoryFile {
  advisories: Advisory[];
  /** What was left out, or is odd. */
  problems: ImportProblem[];
  /** Entries of the file, those left out included. */
  read: number;
  skipped: number;
  /** Day of the file; null: that of its newest advisory. */
  dated: IsoDate | null;
  /** False: the page of one country, which says nothing about others. */
  isWhole: boolean;
}

export type AdvisoryParser = (text: string, places: Places) => AdvisoryFile | ImportProblem;

export const isProblem = (found: AdvisoryFile | ImportProblem): found is ImportProblem =>
  'key' in found || 'text' in found;
