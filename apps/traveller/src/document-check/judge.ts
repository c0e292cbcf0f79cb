import type { CheckRule } from './check-page.js';

/** A document that a reader has typed in. It never leaves the device. */
export interface TravelDocument {
  kind: 'PASSPORT' | 'ID';
  /** ICAO code of the nationality, as `DEU`. */
  nationality: string;
  /** ISO day. */
  expires: string;
  /** ISO day; null: not typed in. It does not stand in the machine-readable lines. */
  issued: string | null;
}

export type Verdict =
  | { key: 'ok' | 'notAccepted' | 'notStated' | 'otherNationality' }
  | { key: 'tooShort' | 'tooOld' | 'mayBeTooOld' | 'issueMissing' | 'endsOnTrip'; day: string };

/** Whether a document is enough at a destination. `dateEnd`: the last day of the trip. */
export function judge(document: TravelDocument, rules: readonly CheckRule[], dateEnd: string): Verdict {
  const rule = rules.find(({ nationalities }) => nationalities.includes(document.nationality));
  if (!rule) return { key: 'otherNationality' };
  const { isEnough, validUntil, issued } = document.kind === 'PASSPORT' ? rule.passport : rule.idCard;
  if (isEnough === false) return { key: 'notAccepted' };
  if (validUntil !== null && document.expires < validUntil) return { key: 'tooShort', day: validUntil };
  const age = issued ? judgeAge(document, issued) : null;
  if (age?.key === 'tooOld') return age;
  if (validUntil === null && document.expires < dateEnd) return { key: 'endsOnTrip', day: dateEnd };
  if (age) return age;
  return isEnough === null ? { key: 'notStated' } : { key: 'ok' };
}

function judgeAge(
  { issued }: TravelDocument,
  { since, surely }: NonNullable<CheckRule['passport']['issued']>,
): Verdict | null {
  if (issued === null) return { key: 'issueMissing', day: surely };
  if (issued < since) return { key: 'tooOld', day: since };
  return issued < surely ? { key: 'mayBeTooOld', day: surely } : null;
}

const isFree = ({ nationality }: TravelDocument, rules: readonly CheckRule[]): boolean =>
  rules.some(({ nationalities, isVisaFree }) => isVisaFree === true && nationalities.includes(nationality));

/** The documents in the order in which one would show them at a destination: what is enough first, and of these one that needs no visa. */
export function bestFirst(
  documents: readonly TravelDocument[],
  rules: readonly CheckRule[],
  dateEnd: string,
): { document: TravelDocument; verdict: Verdict; isVisaFree: boolean }[] {
  const rankOf = (key: Verdict['key']): number =>
    ['ok', 'issueMissing', 'mayBeTooOld', 'notStated', 'endsOnTrip'].indexOf(key);
  return documents
    .map((document) => ({
      document,
      verdict: judge(document, rules, dateEnd),
      isVisaFree: isFree(document, rules),
    }))
    .sort((a, b) => {
      const [left, right] = [rankOf(a.verdict.key), rankOf(b.verdict.key)].map((rank) => (rank < 0 ? 9 : rank));
      return left! - right! || Number(b.isVisaFree) - Number(a.isVisaFree);
    });
}
