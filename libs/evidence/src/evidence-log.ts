import type { Tx } from '@landfall/platform';
import { digestOf, type EvidenceFact, type EvidenceRecord } from './model/record.js';

export { digestOf, type EvidenceFact, type EvidenceRecord };

/**
 * Records facts in the transaction of what they report, and keeps what was said, each text once under its `digestOf`. Nothing in
 * `contents` is about a single traveller. Facts get their place in the log when the transaction has committed.
 */
export async function noteFacts(
  tx: Tx,
  records: readonly EvidenceRecord[],
  contents: readonly string[] = [],
): Promise<void> {
  if (records.length === 0 && contents.length === 0) return;
  const byDigest = new Map(contents.map((content) => [digestOf(content), content]));
  // In one order everywhere, so that two transactions never wait for each other.
  const digests = [...byDigest.keys()].sort();
  await tx.query(
    `with kept as (
       insert into evidence_content (digest, content) select * from unnest($5::text[], $6::text[]) on conflict do nothing
     )
     insert into evidence_inbox (journey_id, organisation_id, at, fact)
     select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[])`,
    [
      records.map(({ journeyId }) => journeyId),
      records.map(({ organisationId }) => organisationId),
      records.map(({ at }) => at),
      records.map(({ fact }) => JSON.stringify(fact)),
      digests,
      digests.map((digest) => byDigest.get(digest)!),
    ],
    'evidence-facts',
  );
}

export interface ShownPage {
  journeyId: string;
  organisationId: string;
  at: Date;
  medium: 'PAGE' | 'PDF';
  language: string;
  version: string;
  /** What it said, without what belongs to a single trip. */
  content: string;
}

/** Records that a page was shown, the first time in each version and language. */
export async function noteShown(
  tx: Tx,
  { journeyId, organisationId, at, medium, language, version, content }: ShownPage,
): Promise<void> {
  const digest = digestOf(content);
  const { rowCount } = await tx.query(
    `insert into evidence_shown (journey_id, language, content, medium) values ($1, $2, $3, $4) on conflict do nothing`,
    [journeyId, language, digest, medium],
    'evidence-shown',
  );
  if (rowCount === 0) return;
  const fact: EvidenceFact = { kind: medium, language, version, content: digest };
  await noteFacts(tx, [{ journeyId, organisationId, at, fact }], [content]);
}
