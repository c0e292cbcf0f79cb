/** Value below which the share `p` (0 to 1) of the sorted values lies; the nearest rank, never an invented value in between. */
export function percentile(sorted, p) {
  if (sorted.length === 0) return Number.NaN;
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * p) - 1))];
}

/** Median, high percentiles, greatest value and mean of a list in any order. */
export function spread(values) {
  const sorted = Float64Array.from(values).sort();
  const sum = sorted.reduce((a, b) => a + b, 0);
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
    mean: sum / sorted.length,
  };
}

/** A reproducible source of numbers in [0, 1) (mulberry32), so that two runs ask the same questions. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = (random, list) => list[Math.floor(random() * list.length)];

/** `count` different members of a list. */
export function sample(random, list, count) {
  const rest = [...list];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0],
  );
}

export const ms = (value) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
export const seconds = (value) => `${value.toFixed(1)} s`;
export const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;
export const times = (ratio) => `${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)} ×`;

/** One measured value against the limit of the product. */
export function against(name, value, limit, format) {
  return { name, shown: `${format(value)} (limit ${format(limit)})`, holds: value < limit };
}

export function printLimits(checks) {
  for (const { name, shown, holds } of checks) console.log(`  ${holds ? 'holds ' : 'MISSED'}  ${name}: ${shown}`);
}

/** Prints rows of equal shape as a table; the first column is text, the others are numbers already formatted. */
export function printTable(head, rows) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column]).length)));
  const line = (cells) =>
    `  ${cells.map((cell, column) => (column === 0 ? String(cell).padEnd(widths[column]) : String(cell).padStart(widths[column]))).join('  ')}`;
  console.log(line(head));
  for (const row of rows) console.log(line(row));
}
