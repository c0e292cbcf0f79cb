const BASIS = [0x6295c58d, 0x62b82175, 0x07bb0142, 0x6c62272e] as const;
const PRIME_LOW = 315;
const LIMB = 0x1_0000_0000;
const { floor } = Math;
const ENCODER = new TextEncoder();

const hex = (limb: number): string => limb.toString(16).padStart(8, '0');

/**
 * 128-bit FNV-1a over UTF-8, as 32 hex digits; not cryptographic. Four 32-bit limbs, lowest first, keep every product
 * below 2^53 and run in the browser too. The prime is 2^88 + 315.
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
