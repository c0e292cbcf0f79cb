import type { Statements } from '@landfall/platform';
import { Verifier } from '../model/checkpoint.js';
import { contentOf, digestOf, readLeaf } from '../model/record.js';
import { GrowingTree, leafHash, nameOf } from '../model/tree.js';

const PAGE = 5_000;

export interface LogVerification {
  problems: string[];
  leaves: number;
  checkpoints: number;
}

interface Row {
  seq: string;
  journeyId: string;
  number: number;
  leaf: string;
  hash: Buffer;
}

/**
 * Works a stored log out anew, from its leaves: their hashes, the nodes above them, each checkpoint, the order of each trip, and
 * what pages and mails said. Reads everything; `keys`: of the log, each as verifiers of signed notes are written.
 */
export async function verifyLog(db: Statements, keys: readonly string[]): Promise<LogVerification> {
  const problems: string[] = [];
  const verifiers = keys.map((key) => Verifier.parse(key)!);
  const { rows: notes } = await db.query<{ size: string; note: string }>(
    'select size, note from evidence_checkpoint order by size',
  );
  const roots = new Map<number, Buffer>();
  for (const { size, note } of notes) {
    const checkpoint = verifiers.map((verifier) => verifier.checkpointOf(note)).find((one) => one !== null);
    if (checkpoint?.size !== Number(size)) problems.push(`Checkpoint ${size} is not signed with the key of the log.`);
    else roots.set(checkpoint.size, checkpoint.root);
  }
  const tree = new GrowingTree(0, []);
  const nodes = new Map<string, Buffer>();
  const latest = new Map<string, { number: number; hash: string }>();
  const contents = new Set<string>();
  for (;;) {
    const { rows } = await db.query<Row>(
      `select seq, journey_id as "journeyId", number, leaf, hash from evidence_leaf where seq >= $1 order by seq limit ${PAGE}`,
      [tree.size],
    );
    for (const row of rows) {
      problems.push(...problemsOfLeaf(row, tree.size, latest, contents));
      for (const node of tree.append(leafHash(row.leaf)).slice(1)) nodes.set(nameOf(node), node.hash);
      const signed = roots.get(tree.size);
      if (signed && !signed.equals(tree.root())) problems.push(`Checkpoint ${tree.size} is not of these records.`);
    }
    if (rows.length < PAGE) break;
  }
  const last = Number(notes.at(-1)?.size ?? 0);
  if (last !== tree.size) problems.push(`The log has ${tree.size} records, its last checkpoint ${last}.`);
  problems.push(...(await problemsOfNodes(db, nodes)), ...(await problemsOfContents(db, contents)));
  return { problems, leaves: tree.size, checkpoints: notes.length };
}

function problemsOfLeaf(
  row: Row,
  seq: number,
  latest: Map<string, { number: number; hash: string }>,
  contents: Set<string>,
): string[] {
  const which = `Record ${seq}`;
  const hash = leafHash(row.leaf);
  const leaf = readLeaf(row.leaf);
  if (!leaf) return [`${which} cannot be read.`];
  const before = latest.get(leaf.trip);
  latest.set(leaf.trip, { number: leaf.number, hash: hash.toString('hex') });
  const content = contentOf(leaf);
  if (content !== null) contents.add(content);
  const isInPlace = Number(row.seq) === seq && leaf.seq === seq;
  const isFiled = row.journeyId === leaf.trip && row.number === leaf.number && row.hash.equals(hash);
  const follows = leaf.number === (before?.number ?? 0) + 1 && leaf.previous === (before?.hash ?? null);
  return [
    ...(isInPlace ? [] : [`${which} is not in its place.`]),
    ...(isFiled ? [] : [`${which} has been altered.`]),
    ...(follows ? [] : [`${which} does not follow the one before it of its trip.`]),
  ];
}

async function problemsOfNodes(db: Statements, nodes: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const { rows } = await db.query<{ level: number; index: string; hash: Buffer }>(
    'select level, index, hash from evidence_node',
  );
  const wrong = rows.filter(
    ({ level, index, hash }) => !nodes.get(nameOf({ level, index: Number(index) }))?.equals(hash),
  );
  return [
    ...wrong.map(({ level, index }) => `Node ${level}/${index} has been altered.`),
    ...(rows.length === nodes.size ? [] : [`The log has ${rows.length} nodes instead of ${nodes.size}.`]),
  ];
}

async function problemsOfContents(db: Statements, named: ReadonlySet<string>): Promise<string[]> {
  const problems: string[] = [];
  const missing = new Set(named);
  for (let after = ''; ;) {
    const { rows } = await db.query<{ digest: string; content: string }>(
      'select digest, content from evidence_content where digest > $1 order by digest limit 100',
      [after],
    );
    for (const { digest, content } of rows) {
      missing.delete(digest);
      if (digestOf(content) !== digest) problems.push(`The words under ${digest} have been altered.`);
      after = digest;
    }
    if (rows.length < 100) break;
  }
  return [...problems, ...[...missing].map((digest) => `The words under ${digest} are missing.`)];
}
