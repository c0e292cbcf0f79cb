import type { Database, Tx } from '@landfall/platform';
import type { Signer } from '../model/checkpoint.js';
import { leafText, type EvidenceFact } from '../model/record.js';
import { GrowingTree, leafHash, subtreesOf, type TreeNode } from '../model/tree.js';

const BATCH = 2_000;
/** One process at a time gives places. */
const LOCK = 4_160_962;

interface Waiting {
  id: string;
  journeyId: string;
  organisationId: string;
  at: Date;
  fact: string;
}

/**
 * Gives all recorded facts their place in the log and signs what it looks like then. Several may run at once: they wait for each other.
 * Returns the number of facts. A fact that an open transaction could still precede waits for it.
 */
export async function sealAll(database: Database, signer: Signer, now: () => Date): Promise<number> {
  for (let sealed = 0; ;) {
    const count = await database.transaction('system', (tx) => sealSome(tx, signer, now()));
    sealed += count;
    if (count < BATCH) return sealed;
  }
}

async function sealSome(tx: Tx, signer: Signer, now: Date): Promise<number> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
  // A statement of its own: its snapshot has to see what the one before has sealed.
  const { rows: waiting } = await tx.query<Waiting>(
    `select id, journey_id as "journeyId", organisation_id as "organisationId", at, fact from evidence_inbox
     where tx < pg_snapshot_xmin(pg_current_snapshot()) order by id limit $1`,
    [BATCH],
  );
  if (waiting.length === 0) return 0;
  const tree = await storedTree(tx);
  const latest = await latestOf(tx, [...new Set(waiting.map(({ journeyId }) => journeyId))]);
  const nodes: TreeNode[] = [];
  const leaves = waiting.map(({ journeyId, organisationId, at, fact }) => {
    const { number, hash: before } = latest.get(journeyId) ?? { number: 0, hash: null };
    const seq = tree.size;
    const leaf = leafText({
      seq,
      trip: journeyId,
      number: number + 1,
      previous: before?.toString('hex') ?? null,
      at: at.toISOString(),
      fact: JSON.parse(fact) as EvidenceFact,
    });
    const hash = leafHash(leaf);
    nodes.push(...tree.append(hash).slice(1));
    latest.set(journeyId, { number: number + 1, hash });
    return { seq, journeyId, organisationId, number: number + 1, leaf, hash };
  });
  await storeLeaves(tx, leaves);
  await storeNodes(tx, nodes);
  await tx.query('insert into evidence_checkpoint (size, note) values ($1, $2)', [
    tree.size,
    signer.note({ size: tree.size, root: tree.root(), at: now.toISOString() }),
  ]);
  await tx.query('delete from evidence_inbox where id = any($1::bigint[])', [waiting.map(({ id }) => id)]);
  return waiting.length;
}

async function storedTree(tx: Tx): Promise<GrowingTree> {
  const { rows } = await tx.query<{ size: string }>('select coalesce(max(size), 0) as size from evidence_checkpoint');
  const size = Number(rows[0]!.size);
  const names = subtreesOf(size);
  const { rows: edge } = await tx.query<{ level: number; index: string; hash: Buffer }>(
    `select n.level, n.index, coalesce(l.hash, s.hash) as hash from unnest($1::int[], $2::bigint[]) as n (level, index)
     left join evidence_leaf l on n.level = 0 and l.seq = n.index
     left join evidence_node s on n.level > 0 and s.level = n.level and s.index = n.index
     order by n.level desc`,
    [names.map(({ level }) => level), names.map(({ index }) => index)],
  );
  return new GrowingTree(
    size,
    edge.map(({ level, index, hash }) => ({ level, index: Number(index), hash })),
  );
}

async function latestOf(
  tx: Tx,
  journeyIds: readonly string[],
): Promise<Map<string, { number: number; hash: Buffer | null }>> {
  const { rows } = await tx.query<{ journeyId: string; number: number; hash: Buffer }>(
    `select j.id as "journeyId", l.number, l.hash from unnest($1::uuid[]) as j (id)
     cross join lateral (select number, hash from evidence_leaf where journey_id = j.id order by number desc limit 1) l`,
    [journeyIds],
  );
  return new Map(rows.map(({ journeyId, number, hash }) => [journeyId, { number, hash }]));
}

interface StoredLeaf {
  seq: number;
  journeyId: string;
  organisationId: string;
  number: number;
  leaf: string;
  hash: Buffer;
}

async function storeLeaves(tx: Tx, leaves: readonly StoredLeaf[]): Promise<void> {
  await tx.query(
    `insert into evidence_leaf (seq, journey_id, organisation_id, number, leaf, hash)
     select * from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::int[], $5::text[], $6::bytea[])`,
    [
      leaves.map(({ seq }) => seq),
      leaves.map(({ journeyId }) => journeyId),
      leaves.map(({ organisationId }) => organisationId),
      leaves.map(({ number }) => number),
      leaves.map(({ leaf }) => leaf),
      leaves.map(({ hash }) => hash),
    ],
  );
}

async function storeNodes(tx: Tx, nodes: readonly TreeNode[]): Promise<void> {
  if (nodes.length === 0) return;
  await tx.query(
    'insert into evidence_node (level, index, hash) select * from unnest($1::int[], $2::bigint[], $3::bytea[])',
    [nodes.map(({ level }) => level), nodes.map(({ index }) => index), nodes.map(({ hash }) => hash)],
  );
}
