const BASIS = [0x6295c58d, 0x62b82175, 0x07bb0142, 0x6c62272e] as const;
/** The 128-bit FNV prime is 2^88 + 315. */
const PRIME_LOW = 315;
const LIMB = 0x1_0000_0000;
const { floor } = Math;
const ENCODER = new TextEncoder();

const hex = (limb: number): string => limb.toString(16).padStart(8, '0');

/**
 * FNV-1a with 128 bits over the UTF-8 bytes of `text`, as 32 hex digits. It tells contents apart, it does not protect them;
 * it needs neither Node nor BigInt, so the browser computes the same value. Four 32-bit limbs, lowest first: every product
 * stays below 2^53, and times 2^88 is a shift by two limbs and 24 bits.
 */
export function contentHash(text: string): string {
  let [a, b, c, d]: [number, number, number, number] = [...BASIS];
  for (const byte of ENCODER.encode(text)) {
    a = (a ^ byte) >>> 0;
    const p0 = a * PRIME_LOW;
    const p1 = b * PRIME_LOW + floor(p0 / LIMB);
    const p2 = c * PRIME_LOW + floor(p1 / LIMB) + ((a << 24) >>> 0);
    const p3 = d * PRIME_LOW + floor(p2 / LIMB) + (((b << 24) | (a >>> 8)) >>> 0);
    a = p0 >>> 0;
    b = p1 >>> 0;
    c = p2 >>> 0;
    d = p3 >>> 0;
  }
  return hex(d) + hex(c) + hex(b) + hex(a);
}
