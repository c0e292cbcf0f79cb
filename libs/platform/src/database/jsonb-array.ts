const JSONB_OID = 3802;
const JSONB_VERSION = 1;
const HEADER_BYTES = 20;
const PER_ELEMENT_BYTES = 5;

/**
 * A parameter of type `jsonb[]` in PostgreSQL's binary format, from the JSON texts of its elements. As an array of texts every quotation mark
 * would be escaped, and taken back by the server: with kilobytes per element that costs more than the rest of the insert.
 */
export function jsonbArray(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const total = sizes.reduce((sum, size) => sum + PER_ELEMENT_BYTES + size, HEADER_BYTES);
  const buffer = Buffer.allocUnsafe(total);
  let offset = 0;
  // One dimension, no nulls, the type of the elements, their number, the first index. Zero elements are fine.
  for (const field of [1, 0, JSONB_OID, texts.length, 1]) offset = buffer.writeInt32BE(field, offset);
  for (const [at, text] of texts.entries()) {
    offset = buffer.writeInt32BE(sizes[at]! + 1, offset);
    offset = buffer.writeUInt8(JSONB_VERSION, offset);
    offset += buffer.write(text, offset);
  }
  return buffer;
}
