import { Verifier, type Signer } from './checkpoint.js';

const MARK = '%Landfall-Evidence-Signature ';
const END = /\nstartxref\n\d+\n%%EOF\n?$/;
const LINE = /^%Landfall-Evidence-Signature (\S+) ([0-9a-f]{128})$/;

/** Where the end of a PDF begins: the last three lines, which tell where its table of contents is. */
function endOf(pdf: Buffer): number | null {
  const from = Math.max(0, pdf.length - 64);
  const found = END.exec(pdf.subarray(from).toString('latin1'));
  return found ? from + found.index + 1 : null;
}

/** A PDF with a signature over its other bytes, in a comment line before its end. Throws for what does not end as a PDF does. */
export function signedFile(pdf: Uint8Array, signer: Signer): Buffer {
  const bytes = Buffer.from(pdf);
  const end = endOf(bytes);
  if (end === null) throw new Error('The evidence does not end as a PDF does.');
  const line = `${MARK}${signer.verifier.toString()} ${signer.sign(bytes).toString('hex')}\n`;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(line, 'latin1'), bytes.subarray(end)]);
}

/** A signed PDF without its signature; null for a file that has none, or one that does not cover its bytes. */
export class SignedFile {
  private constructor(
    readonly pdf: Buffer,
    readonly key: Verifier,
  ) {}

  static of(file: Uint8Array): SignedFile | null {
    const bytes = Buffer.from(file);
    const end = endOf(bytes);
    if (end === null) return null;
    const start = bytes.lastIndexOf('\n', end - 2) + 1;
    const [, keyText, signature] = LINE.exec(bytes.subarray(start, end - 1).toString('latin1')) ?? [];
    const key = keyText === undefined ? null : Verifier.parse(keyText);
    if (!key || signature === undefined) return null;
    const pdf = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
    return key.isSigned(pdf, Buffer.from(signature, 'hex')) ? new SignedFile(pdf, key) : null;
  }
}
