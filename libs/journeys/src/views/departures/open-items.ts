import type { Answer } from '@landfall/requirements';

type SummaryItem = Answer['summary'][number];

/** What somebody has to see to before a departure, the gravest first. Every trip takes a document, and no trip waits for a driving permit. */
const ITEMS: readonly SummaryItem['key'][] = [
  'VISA',
  'ENTRY_PERMIT',
  'IMMUNISATION',
  'EXTRA_FORMS',
  'HEALTH_INSURANCE',
];
/** Without an answer to these nobody knows whether the traveller may enter. */
const MUST_BE_KNOWN: readonly SummaryItem['key'][] = ['VISA', 'ENTRY_PERMIT'];

/** The items of a summary that keep a departure from being ready: required, depending on the traveller, or unknown where entry hangs on it. */
export function openItems(summary: readonly SummaryItem[]): SummaryItem[] {
  return ITEMS.flatMap((key) =>
    summary.filter(
      (item) =>
        item.key === key && item.status !== 'OK' && (item.status !== 'UNKNOWN' || MUST_BE_KNOWN.includes(item.key)),
    ),
  );
}
