import { createHash } from 'node:crypto';

/**
 * The hash tree of the evidence log, as RFC 6962, section 2.1 defines it: a leaf is hashed with a leading 0x00, a node with a leading
 * 0x01, and a tree is split at the largest power of two below its size. Hashes are SHA-256, 32 bytes.
 */

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const leafHash = (leaf: string): Buffer => sha256(LEAF, Buffer.from(leaf, 'utf8'));
const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

export const EMPTY_ROOT = sha256();

/** The hash over the leaves `index * 2^level` to `(index + 1) * 2^level - 1`; on level 0 that of a leaf. */
export interface TreeNode {
  level: number;
  index: number;
  hash: Buffer;
}
export type NodeName = Pick<TreeNode, 'level' | 'index'>;
export const nameOf = ({ level, index }: NodeName): string => `${level}/${index}`;

/** The complete subtrees that a tree of `size` leaves is made of, from left to right: one for each bit of its size. */
export function subtreesOf(size: number): NodeName[] {
  const names: NodeName[] = [];
  let from = 0;
  for (let level = 52; level >= 0; level -= 1) {
    const width = 2 ** level;
    if (size - from < width) continue;
    names.push({ level, index: from / width });
    from += width;
  }
  return names;
}

/** A tree that grows at its end. It holds the complete subtrees of `subtreesOf` alone. */
export class GrowingTree {
  private readonly edge: TreeNode[];

  constructor(
    private count: number,
    edge: readonly TreeNode[],
  ) {
    this.edge = [...edge];
  }

  get size(): number {
    return this.count;
  }

  /** Appends a leaf. Returns the nodes that it completes, its own first. */
  append(hash: Buffer): TreeNode[] {
    let node: TreeNode = { level: 0, index: this.count, hash };
    const made = [node];
    while (node.index % 2 === 1) {
      const left = this.edge.pop()!;
      node = { level: node.level + 1, index: left.index / 2, hash: nodeHash(left.hash, node.hash) };
      made.push(node);
    }
    this.edge.push(node);
    this.count += 1;
    return made;
  }

  root(): Buffer {
    const last = this.edge.at(-1);
    if (!last) return EMPTY_ROOT;
    return this.edge.slice(0, -1).reduceRight((right, { hash }) => nodeHash(hash, right), last.hash);
  }
}

type Range = readonly [from: number, to: number];

/** The largest power of two below `size`, which is at least 2. */
const splitOf = (size: number): number => {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
};

function rangesBeside(leaf: number, size: number): Range[] {
  const beside: Range[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    if (leaf < middle) {
      beside.unshift([middle, to]);
      to = middle;
    } else {
      beside.unshift([from, middle]);
      from = middle;
    }
  }
  return beside;
}

const subtreesIn = ([from, to]: Range): NodeName[] =>
  subtreesOf(to - from).map(({ level, index }) => ({ level, index: index + from / 2 ** level }));

export const nodesOfProof = (leaf: number, size: number): NodeName[] => rangesBeside(leaf, size).flatMap(subtreesIn);

/** The proof that a leaf is in a tree of `size` leaves (RFC 6962, section 2.1.1). `hashes`: of `nodesOfProof`, by name. */
export function proofOf(leaf: number, size: number, hashes: ReadonlyMap<string, Buffer>): Buffer[] {
  const known = (name: NodeName): Buffer => {
    const hash = hashes.get(nameOf(name));
    if (!hash) throw new Error(`The evidence log lacks the node ${nameOf(name)}.`);
    return hash;
  };
  return rangesBeside(leaf, size).map((range) =>
    subtreesIn(range)
      .map(known)
      .reduceRight((right, left) => nodeHash(left, right)),
  );
}

export function isProof(
  { leaf, size, hash }: { leaf: number; size: number; hash: Buffer },
  proof: readonly Buffer[],
  root: Buffer,
): boolean {
  if (leaf < 0 || leaf >= size) return false;
  const beside = rangesBeside(leaf, size);
  if (beside.length !== proof.length) return false;
  return beside
    .reduce((sum, [from], at) => (from > leaf ? nodeHash(sum, proof[at]!) : nodeHash(proof[at]!, sum)), hash)
    .equals(root);
}
