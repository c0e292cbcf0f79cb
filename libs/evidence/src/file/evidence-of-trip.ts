import { setTimeout as delay } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock } from '@landfall/kernel';
import { CLOCK, Database, type Tx } from '@landfall/platform';
import { Signer } from '../model/checkpoint.js';
import { contentOf, type Leaf } from '../model/record.js';
import { nameOf, nodesOfProof, proofOf, type NodeName } from '../model/tree.js';
import { sealAll } from '../seal/seal.js';
import { EVIDENCE_FORMAT, type EvidenceDocument } from '../verify/verify.js';

export { signedFile } from '../model/signed-file.js';
export { Signer } from '../model/checkpoint.js';
export type { EvidenceFact, Leaf } from '../model/record.js';
export type { EvidenceDocument } from '../verify/verify.js';

const LONGEST_WAIT_MS = 2_000;
const WAIT_MS = 100;

export interface EvidenceOfTrip {
  document: EvidenceDocument;
  leaves: Leaf[];
}

export class FindEvidenceOfTrip extends Query<EvidenceOfTrip | null> {
  constructor(
    readonly journeyId: string,
    readonly organisationId: string,
  ) {
    super();
  }
}

@QueryHandler(FindEvidenceOfTrip)
export class EvidenceOfTripHandler implements IQueryHandler<FindEvidenceOfTrip> {
  constructor(
    private readonly database: Database,
    private readonly signer: Signer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ journeyId, organisationId }: FindEvidenceOfTrip): Promise<EvidenceOfTrip | null> {
    const now = (): Date => this.clock.now();
    await this.sealed(journeyId);
    return this.database.transaction({ organisationId }, async (tx) => {
      const { rows } = await tx.query<{ seq: string; leaf: string }>(
        'select seq, leaf from evidence_leaf where journey_id = $1 and organisation_id = $2 order by seq',
        [journeyId, organisationId],
      );
      const checkpoint = await newestCheckpoint(tx);
      if (rows.length === 0 || !checkpoint) return null;
      const seqs = rows.map(({ seq }) => Number(seq));
      const nodes = await storedNodes(
        tx,
        seqs.flatMap((seq) => nodesOfProof(seq, checkpoint.size)),
      );
      const leaves = rows.map(({ leaf }) => JSON.parse(leaf) as Leaf);
      return {
        leaves,
        document: {
          format: EVIDENCE_FORMAT,
          trip: journeyId,
          madeAt: now().toISOString(),
          key: this.signer.verifier.toString(),
          checkpoint: checkpoint.note,
          leaves: rows.map(({ leaf }, at) => ({
            leaf,
            proof: proofOf(seqs[at]!, checkpoint.size, nodes).map((hash) => hash.toString('hex')),
          })),
          contents: await storedContents(tx, leaves),
        },
      };
    });
  }

  /** Seals what is there. A fact that an older transaction holds back is waited for, but not for long: the next file has it. */
  private async sealed(journeyId: string): Promise<void> {
    const end = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      await sealAll(this.database, this.signer, () => this.clock.now());
      if (performance.now() > end || !(await this.isWaiting(journeyId))) return;
      await delay(WAIT_MS);
    }
  }

  private isWaiting(journeyId: string): Promise<boolean> {
    return this.database.transaction('system', async (tx) => {
      const { rows } = await tx.query('select 1 from evidence_inbox where journey_id = $1 limit 1', [journeyId]);
      return rows.length > 0;
    });
  }
}

async function newestCheckpoint(tx: Tx): Promise<{ size: number; note: string } | null> {
  const { rows } = await tx.query<{ size: string; note: string }>(
    'select size, note from evidence_checkpoint order by size desc limit 1',
  );
  return rows[0] ? { size: Number(rows[0].size), note: rows[0].note } : null;
}

/** Hashes of leaves of other organisations are among them: they say nothing, and `evidence_leaf_hash` reads nothing else of them. */
async function storedNodes(tx: Tx, names: readonly NodeName[]): Promise<Map<string, Buffer>> {
  const { rows } = await tx.query<{ level: number; index: string; hash: Buffer }>(
    `select n.level, n.index, case when n.level = 0 then evidence_leaf_hash(n.index) else s.hash end as hash
     from (select distinct * from unnest($1::int[], $2::bigint[]) as u (level, index)) n
     left join evidence_node s on s.level = n.level and s.index = n.index`,
    [names.map(({ level }) => level), names.map(({ index }) => index)],
  );
  return new Map(rows.map(({ level, index, hash }) => [nameOf({ level, index: Number(index) }), hash]));
}

async function storedContents(tx: Tx, leaves: readonly Leaf[]): Promise<Record<string, string>> {
  const digests = leaves.flatMap((leaf) => contentOf(leaf) ?? []);
  const { rows } = await tx.query<{ digest: string; content: string }>(
    'select digest, content from evidence_content where digest = any($1) order by digest',
    [[...new Set(digests)]],
  );
  return Object.fromEntries(rows.map(({ digest, content }) => [digest, content]));
}
