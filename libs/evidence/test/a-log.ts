import { leafText, digestOf, type EvidenceFact } from '../src/model/record.js';
import type { Signer } from '../src/model/checkpoint.js';
import { GrowingTree, leafHash, nameOf, proofOf } from '../src/model/tree.js';
import { EVIDENCE_FORMAT, type EvidenceDocument } from '../src/verify/verify.js';

export interface Log {
  keep(content: string): string;
  add(at: string, fact: EvidenceFact): void;
  document(madeAt: string): EvidenceDocument;
}

export function aLog(signer: Signer, trip: string): Log {
  const tree = new GrowingTree(0, []);
  const nodes = new Map<string, Buffer>();
  const texts: string[] = [];
  const contents: Record<string, string> = {};
  return {
    keep(content) {
      contents[digestOf(content)] = content;
      return digestOf(content);
    },
    add(at, fact) {
      const previous = texts.length === 0 ? null : leafHash(texts.at(-1)!).toString('hex');
      const leaf = leafText({ seq: tree.size, trip, number: texts.length + 1, previous, at, fact });
      texts.push(leaf);
      for (const node of tree.append(leafHash(leaf))) nodes.set(nameOf(node), node.hash);
    },
    document: (madeAt) => ({
      format: EVIDENCE_FORMAT,
      trip,
      madeAt,
      key: signer.verifier.toString(),
      checkpoint: signer.note({ size: tree.size, root: tree.root(), at: madeAt }),
      leaves: texts.map((leaf, at) => ({ leaf, proof: proofOf(at, tree.size, nodes).map((h) => h.toString('hex')) })),
      contents,
    }),
  };
}
