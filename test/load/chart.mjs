import { readFile, writeFile } from 'node:fs/promises';

const WIDTH = 720;
const ROW = 44;
const LABELS = 250;
const TOP = 64;
const BARS = WIDTH - LABELS - 90;
const NO_BAR = 1;

/** What one lookup takes of the processors: of its server and of PostgreSQL, in ms. */
const rowsOf = ({ lookups: { own, high, peer } }) => [
  { name: 'Landfall, in turn', rate: own.rate ?? null, ...cpuOf(own) },
  ...high.map((row) => ({ name: `Landfall, ${row.name}`, rate: row.rate, ...cpuOf(row) })),
  ...(peer ? [{ name: peer.name, rate: peer.rate, ...cpuOf(peer) }] : []),
];

/** Rejections take next to nothing: the time is that of the answers alone. */
const cpuOf = ({ cpuMs, databaseCpuMs, count, errors = 0 }) => {
  const share = count / Math.max(count - errors, 1);
  return { server: cpuMs * share, database: databaseCpuMs * share };
};

const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const total = ({ server, database }) => server + database;

/** A drawing of these figures (`npm run bench -- --json`), in the colours of the reader's scheme. Throws without lookups. */
export function chartOf(figures) {
  const rows = rowsOf(figures);
  const peer = figures.lookups.peer ? rows.at(-1) : null;
  const longest = Math.max(...rows.map(total));
  const x = (ms) => Math.max(NO_BAR, (ms / longest) * BARS).toFixed(1);
  const bars = rows.map((row, at) => {
    const y = TOP + at * ROW;
    const ratio = peer && row !== peer ? `, ${(total(peer) / total(row)).toFixed(1)} \u00d7 less` : '';
    const rate = row.rate ? ` (${row.rate}/s)` : '';
    return `<text x="${LABELS - 12}" y="${y + 19}" text-anchor="end">${escaped(row.name + rate)}</text>
<rect class="server" x="${LABELS}" y="${y}" width="${x(row.server)}" height="28"/>
<rect class="database" x="${(LABELS + Number(x(row.server))).toFixed(1)}" y="${y}" width="${x(row.database)}" height="28"/>
<text x="${LABELS + 8}" y="${y + 41}" class="small">${total(row).toFixed(2)} ms${ratio}</text>`;
  });
  const height = TOP + rows.length * ROW + 20;
  const title = `Processor time of a lookup, ${figures.date.slice(0, 10)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<style>
svg { color-scheme: light dark; background: #ffffff }
text { font: 14px system-ui, sans-serif; fill: #1f2933 }
.small { font-size: 12px }
.title { font-size: 16px; font-weight: 600 }
.server { fill: #1769aa }
.database { fill: #b45309 }
@media (prefers-color-scheme: dark) {
  svg { background: #11181f }
  text { fill: #e6edf3 }
  .server { fill: #58a6ff }
  .database { fill: #f0a34a }
}
</style>
<text x="16" y="26" class="title">${title}</text>
<rect class="server" x="16" y="38" width="12" height="12"/><text x="34" y="49" class="small">server</text>
<rect class="database" x="90" y="38" width="12" height="12"/><text x="108" y="49" class="small">PostgreSQL</text>
${bars.join('\n')}
</svg>
`;
}

/** Draws the figures of one file into another. */
export async function drawChart(from, to) {
  await writeFile(to, chartOf(JSON.parse(await readFile(from, 'utf8'))));
}
