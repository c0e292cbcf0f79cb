import { createHash } from 'node:crypto';
import { EMPTY_ROOT, GrowingTree, isProof, leafHash, nameOf, nodesOfProof, proofOf, subtreesOf } from './tree.js';

function rootByTheBook(hashes: readonly Buffer[]): Buffer {
  if (hashes.length === 0) return createHash('sha256').digest();
  if (hashes.length === 1) return hashes[0]!;
  let k = 1;
  while (k * 2 < hashes.length) k *= 2;
  return createHash('sha256')
    .update(Buffer.concat([Buffer.of(1), rootByTheBook(hashes.slice(0, k)), rootByTheBook(hashes.slice(k))]))
    .digest();
}

function grown(count: number): { tree: GrowingTree; hashes: Buffer[]; nodes: Map<string, Buffer> } {
  const tree = new GrowingTree(0, []);
  const hashes = Array.from({ length: count }, (_, at) => leafHash(`leaf ${at}`));
  const nodes = new Map(hashes.flatMap((hash) => tree.append(hash).map((node) => [nameOf(node), node.hash] as const)));
  return { tree, hashes, nodes };
}

describe('the tree of the evidence log', () => {
  it('hashes an empty tree and an empty leaf as the certificate logs do', () => {
    expect(EMPTY_ROOT.toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(leafHash('').toString('hex')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  });

  it('has the root of RFC 6962 at every size', () => {
    for (let size = 0; size <= 70; size += 1) {
      const { tree, hashes } = grown(size);
      expect(tree.root()).toEqual(rootByTheBook(hashes));
      expect(tree.size).toBe(size);
    }
  });

  it('goes on from the subtrees that it is made of', () => {
    const { nodes } = grown(45);
    const edge = subtreesOf(45).map((name) => ({ ...name, hash: nodes.get(nameOf(name))! }));
    const tree = new GrowingTree(45, edge);
    tree.append(leafHash('leaf 45'));
    expect(tree.root()).toEqual(grown(46).tree.root());
  });

  it('proves each of its leaves, and nothing else', () => {
    for (const size of [1, 2, 3, 7, 8, 21, 64, 65]) {
      const { tree, hashes, nodes } = grown(size);
      const root = tree.root();
      for (let leaf = 0; leaf < size; leaf += 1) {
        for (const name of nodesOfProof(leaf, size)) expect(nodes.has(nameOf(name))).toBe(true);
        const proof = proofOf(leaf, size, nodes);
        const claim = { leaf, size, hash: hashes[leaf]! };
        expect(isProof(claim, proof, root)).toBe(true);
        expect(isProof({ ...claim, hash: leafHash('another') }, proof, root)).toBe(false);
        if (size > 1) expect(isProof({ ...claim, leaf: (leaf + 1) % size }, proof, root)).toBe(false);
        expect(isProof(claim, [...proof, root], root)).toBe(false);
        expect(isProof({ ...claim, leaf: size }, proof, root)).toBe(false);
      }
    }
  });
});
