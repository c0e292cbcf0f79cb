// A process of its own: the engine's share of a lookup, without HTTP, GraphQL, texts or JSON.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { Database, LogSignal } from '@landfall/platform';
import { answer } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { SEEDS } from './bench-home.mjs';
import { spread } from './figures.mjs';

const ROUNDS = 20;

/** Times `answer` over the same itineraries: the first round on a fresh rule index, then all later rounds. */
export function engineAlone(databaseUrl, requests) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('message', ({ cold, warm, details, ruleIndexBytes }) => {
      child.disconnect();
      resolve({ cold: spread(cold), warm: spread(warm), details, ruleIndexBytes });
    });
    child.on('exit', (code) => code !== 0 && reject(new Error(`The engine's process ended with ${code}.`)));
    child.send({ databaseUrl, requests });
  });
}

async function measure({ databaseUrl, requests }) {
  const places = Places.of(await loadPlaceSeeds(join(SEEDS, 'places')));
  const database = new Database(databaseUrl, { max: 2 });
  const projection = new RuleIndexProjection(
    database,
    new LogSignal(databaseUrl),
    await loadGroups(SEEDS),
    'Europe/Berlin',
  );
  const before = process.memoryUsage().heapUsed;
  await projection.start();
  const ruleIndexBytes = process.memoryUsage().heapUsed - before;
  const fields = {
    departure: 'departure',
    destinations: 'destinations',
    transits: 'transits',
    citizenships: 'citizenships',
  };
  const itineraries = requests.map((v) => {
    const departure = { type: v.departureType, id: v.departureId };
    const outcome = decideItinerary(
      { ...v, departure, destinations: zipPlaces(v.destinationsTypes, v.destinationIds), transits: [] },
      places,
      fields,
      { shape: [] },
    );
    if (!outcome.ok)
      throw new Error(`The benchmark asks for a trip that is rejected: ${JSON.stringify(outcome.rejections)}`);
    return outcome.itinerary;
  });
  const round = () =>
    itineraries.map((itinerary) => {
      const from = performance.now();
      answer(projection.current, itinerary);
      return performance.now() - from;
    });
  const cold = round();
  const warm = Array.from({ length: ROUNDS }, round).flat();
  const { size: details } = projection.current;
  await projection.stop();
  await database.close();
  process.send({ cold, warm, details, ruleIndexBytes });
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) process.once('message', measure);
