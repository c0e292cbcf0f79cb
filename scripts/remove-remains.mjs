// Removes what erased addresses and notes leave in the files of the database (docs/how-to/operate.md); `--every MINUTES` goes on doing so.
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { databaseUrl } from './lib/environment.mjs';
import { RemainsRemoval, removeRemains } from './lib/remains.mjs';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

try {
  const { values } = parseArgs({ options: { every: { type: 'string' } } });
  const url = await databaseUrl();
  if (values.every === undefined) for (const line of await removeRemains(url)) console.log(line);
  else await goOn(url, minutesOf(values.every));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function goOn(url, minutes) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
  const removal = new RemainsRemoval(url);
  const aliveFile = process.env.ALIVE_FILE;
  for (;;) {
    if ((await removal.run(console.error)) && aliveFile) await writeFile(aliveFile, '');
    await delay(minutes * MINUTE_MS);
  }
}

function minutesOf(text) {
  const minutes = Number(text);
  if (minutes > 0 && minutes <= DAY_MINUTES) return minutes;
  throw new Error(`--every takes minutes, from more than 0 to ${DAY_MINUTES}.`);
}
