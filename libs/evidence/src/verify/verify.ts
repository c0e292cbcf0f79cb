import { inflateSync } from 'node:zlib';
import { SignedFile } from '../model/signed-file.js';
import { Verifier, type Checkpoint } from '../model/checkpoint.js';
import { contentOf, digestOf, readLeaf, type Leaf } from '../model/record.js';
import { isProof, leafHash } from '../model/tree.js';

export const EVIDENCE_FORMAT = 'landfall-evidence/1';
export const EVIDENCE_ATTACHMENT = 'evidence.json';

/** What a file of evidence says, for a machine. All hashes are SHA-256 in hexadecimal, in the manner of RFC 6962. */
export interface EvidenceDocument {
  format: string;
  trip: string;
  madeAt: string;
  /** Public key of the log, as verifiers of signed notes are written. */
  key: string;
  /** A signed note: name, size and root of the log, and when it was signed. */
  checkpoint: string;
  /** The records of the trip, oldest first, each with its proof of inclusion. */
  leaves: { leaf: string; proof: string[] }[];
  /** What pages and mails said, by its digest. */
  contents: Record<string, string>;
}

export interface Verification {
  problems: string[];
  /** Key that everything is signed with; null where none was found. */
  key: string | null;
  trip: string | null;
  records: number;
}

const HEX_HASH = /^[0-9a-f]{64}$/;

const rejected = (problem: string): Verification => ({ problems: [problem], key: null, trip: null, records: 0 });

/** Verifies a file of evidence from its bytes alone. `expectedKey`: that of the log, where the reader knows it. */
export function verifyFile(file: Uint8Array, expectedKey?: string): Verification {
  const signed = SignedFile.of(file);
  if (!signed) return rejected('The file has no signature that covers all of its bytes.');
  const text = attachmentOf(signed.pdf);
  if (text === null) return rejected(`The file has no attachment that can be read (${EVIDENCE_ATTACHMENT}).`);
  const verification = verifyDocument(text, expectedKey);
  if (verification.key !== signed.key.toString())
    verification.problems.push('File and checkpoint are signed with different keys.');
  return verification;
}

export function verifyDocument(text: string, expectedKey?: string): Verification {
  const document = parsed(text);
  if (!document) return rejected('The document is not evidence in a known format.');
  const problems: string[] = [];
  if (expectedKey !== undefined && document.key !== expectedKey)
    problems.push('The evidence is signed with another key than the expected one.');
  const verifier = Verifier.parse(document.key);
  const checkpoint = verifier?.checkpointOf(document.checkpoint) ?? null;
  if (!checkpoint) problems.push('The checkpoint of the log is not signed with the key.');
  let previous: string | null = null;
  for (const [at, recorded] of document.leaves.entries()) {
    problems.push(...problemsOfRecord(document, checkpoint, { at, previous, ...recorded }));
    previous = leafHash(recorded.leaf).toString('hex');
  }
  problems.push(...unusedContents(document));
  return { problems, key: verifier?.toString() ?? null, trip: document.trip, records: document.leaves.length };
}

interface Recorded {
  at: number;
  previous: string | null;
  leaf: string;
  proof: string[];
}

function problemsOfRecord(
  document: EvidenceDocument,
  checkpoint: Checkpoint | null,
  { at, previous, leaf: text, proof }: Recorded,
): string[] {
  const which = `Record ${at + 1}`;
  const leaf = readLeaf(text);
  if (!leaf) return [`${which} cannot be read.`];
  const follows = leaf.number === at + 1 && leaf.previous === previous;
  return [
    ...(leaf.trip === document.trip ? [] : [`${which} is about another trip.`]),
    ...(follows ? [] : [`${which} does not follow the one before it.`]),
    ...(!checkpoint || isIn(checkpoint, leaf, text, proof) ? [] : [`${which} is not what the log has in its place.`]),
    ...problemsOfContent(leaf, document, which),
  ];
}

function isIn({ size, root }: Checkpoint, { seq }: Leaf, text: string, proof: readonly string[]): boolean {
  if (!proof.every((one) => HEX_HASH.test(one))) return false;
  const hashes = proof.map((one) => Buffer.from(one, 'hex'));
  return isProof({ leaf: seq, size, hash: leafHash(text) }, hashes, root);
}

function problemsOfContent(leaf: Leaf, { contents }: EvidenceDocument, which: string): string[] {
  const digest = contentOf(leaf);
  if (digest === null) return [];
  const content = contents[digest];
  if (content === undefined) return [`What ${which.toLowerCase()} showed is missing.`];
  return digestOf(content) === digest ? [] : [`What ${which.toLowerCase()} showed has been altered.`];
}

function unusedContents({ leaves, contents }: EvidenceDocument): string[] {
  const read = leaves.flatMap(({ leaf }) => readLeaf(leaf) ?? []);
  const used = new Set(read.map(contentOf));
  return Object.keys(contents).some((digest) => !used.has(digest))
    ? ['The file holds words that no record names.']
    : [];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parsed(text: string): EvidenceDocument | null {
  let value: Partial<EvidenceDocument> | null;
  try {
    value = JSON.parse(text) as Partial<EvidenceDocument> | null;
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || value.format !== EVIDENCE_FORMAT) return null;
  const { trip, madeAt, key, checkpoint, leaves, contents } = value;
  if (![trip, madeAt, key, checkpoint].every(isText) || !Array.isArray(leaves) || typeof contents !== 'object')
    return null;
  const isLeaf = (one: unknown): boolean => {
    const { leaf, proof } = (one ?? {}) as Partial<EvidenceDocument['leaves'][number]>;
    return isText(leaf) && Array.isArray(proof) && proof.every(isText);
  };
  return leaves.every(isLeaf) && contents !== null && Object.values(contents).every(isText)
    ? (value as EvidenceDocument)
    : null;
}

/**
 * The attached document of a PDF that this product made: one embedded stream, compressed or not. Null where there is none, or more than
 * one. Its bytes are signed, so that nothing else needs to be understood of the file.
 */
function attachmentOf(pdf: Buffer): string | null {
  const text = pdf.toString('latin1');
  const marks = [...text.matchAll(/\/Type\s*\/EmbeddedFile\b/g)];
  if (marks.length !== 1) return null;
  const at = marks[0]!.index;
  const dictionary = text.slice(text.lastIndexOf(' obj', at), text.indexOf('stream', at));
  const length = /\/Length\s+(\d+)/.exec(dictionary);
  const start = /stream\r?\n/.exec(text.slice(at));
  if (!length || !start) return null;
  const from = at + start.index + start[0].length;
  const bytes = pdf.subarray(from, from + Number(length[1]));
  try {
    return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('utf8');
  } catch {
    return null;
  }
}
