import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Database, LinkSecrets, LogSignal } from '@landfall/platform';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { canonical, fingerprintOf, insertItinerary, keysOf, snapshotOf } from '@landfall/journeys/itinerary-store';
import { TripLinks } from '@landfall/journeys/trip-links';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { ask, SEEDS } from './bench-home.mjs';
import { sample, seeded } from './figures.mjs';

const LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'da', 'hu', 'pt', 'tr'];
const NATIONALITIES = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'NL', 'PL', 'CZ', 'DK', 'HU', 'PT', 'TR', 'GB', 'US', 'IN'];
const OTHERS = ['AE', 'EG', 'ZA', 'MX', 'CA', 'AU', 'NZ', 'KR', 'SG', 'MA', 'KE', 'PE', 'AR', 'CL', 'NO', 'IS'];
const DAY_MS = 86_400_000;
const TIME_ZONE = 'Europe/Berlin';
const PER_REQUEST = 10;
const AT_ONCE = 4;

export const addressOf = (page) => `traveller-${page}@example.com`;

/** `count` different itineraries that all lead to `country` within the next thirty days. */
export function itineraries(count, country, now = Date.now()) {
  const random = seeded(count);
  const day = (offset) => new Date(now + offset * DAY_MS).toISOString().slice(0, 10);
  const seen = new Set();
  const list = [];
  while (list.length < count) {
    const others = sample(
      random,
      OTHERS.filter((id) => id !== country),
      Math.floor(random() * 3),
    );
    const start = 3 + Math.floor(random() * 18);
    const itinerary = {
      destinations: [country, ...others],
      citizenships: sample(random, NATIONALITIES, 1 + Math.floor(random() * 2)).sort(),
      dateStart: day(start),
      dateEnd: day(start + 2 + Math.floor(random() * 8)),
      purpose: random() < 0.3 ? 'BUSINESS' : 'PRIVATE',
    };
    const key = JSON.stringify(itinerary);
    if (!seen.has(key)) list.push(itinerary);
    seen.add(key);
  }
  return list;
}

/**
 * Creates the trip pages over the api, each with an address of its own, and confirms every subscription by its link. What is beyond `made` pages is
 * written into the tables, itineraries by the product's own code.
 */
export async function arrangeTripPages(product, { made = Infinity, pages, distinct, ...arrangement }) {
  const first = Math.min(pages, made);
  const trips = itineraries(distinct, arrangement.country);
  await makeTripPages(product, { pages: first, trips, ...arrangement });
  if (first === pages) return;
  await writeItineraries(product.databaseUrl, trips.slice(first));
  await writeTripPages(product, { secret: arrangement.secret, first, pages });
}

async function makeTripPages({ url, databaseUrl, publicUrl }, { token, secret, pages, trips }) {
  await inBatches(
    pages,
    (page) => {
      const trip = trips[page % trips.length];
      return `createMyjourney(departureType: COUNTRY, departureId: "DE", destinationsTypes: [${trip.destinations.map(() => 'COUNTRY').join(' ')}],
      destinationIds: ${JSON.stringify(trip.destinations)}, citizenshipCountryIds: ${JSON.stringify(trip.citizenships)}, dateStart: "${trip.dateStart}", dateEnd: "${trip.dateEnd}",
      restrictionType: ${trip.purpose}, language: "${LANGUAGES[page % LANGUAGES.length]}", email: "${addressOf(page)}") { ok errors { field messages } }`;
    },
    url,
    token,
  );

  const links = new TripLinks(new LinkSecrets(secret), publicUrl);
  const scheduled = await rowsOf(
    databaseUrl,
    `select id, attempt from trip_subscription where status = 'PENDING' order by id`,
  );
  await inBatches(
    scheduled.length,
    (at) => {
      const verification = links.verificationUrl(scheduled[at].id, scheduled[at].attempt).split('/').at(-1);
      return `confirmTripSubscription(verification: "${verification}") { ok errors { field messages } }`;
    },
    url,
    null,
  );
  const [counts] = await rowsOf(
    databaseUrl,
    `select (select count(*)::int from trip_subscription where status = 'CONFIRMED') as confirmed, (select count(*)::int from itinerary) as itineraries`,
  );
  if (counts.confirmed !== pages || counts.itineraries !== Math.min(pages, trips.length))
    throw new Error(
      `Arranged ${JSON.stringify(counts)} instead of ${pages} subscriptions of ${trips.length} itineraries.`,
    );
}

const WRITTEN = 5_000;
const ITINERARIES = 250;

/** Itineraries with their snapshots, as creating a trip page stores them. */
async function writeItineraries(databaseUrl, trips) {
  if (trips.length === 0) return;
  const database = new Database(databaseUrl, { max: 2, role: null });
  const ruleIndex = new RuleIndexProjection(database, new LogSignal(databaseUrl), await loadGroups(SEEDS), TIME_ZONE);
  try {
    await ruleIndex.start();
    const place = (id) => ({ type: 'COUNTRY', id, country: id, region: null, airport: null });
    for (let from = 0; from < trips.length; from += ITINERARIES)
      await database.transaction('system', async (tx) => {
        for (const { destinations, ...rest } of trips.slice(from, from + ITINERARIES)) {
          const trip = canonical({
            ...rest,
            departureCountry: 'DE',
            destinations: destinations.map(place),
            transits: [],
          });
          const versions = ruleIndex.versionsAt(keysOf(trip));
          await insertItinerary(tx, fingerprintOf(trip), trip, snapshotOf(trip, ruleIndex), versions, new Date());
        }
      });
  } finally {
    await ruleIndex.stop();
    await database.close();
  }
}

/** Pages with confirmed subscriptions, of all itineraries in turn. */
async function writeTripPages({ databaseUrl, publicUrl }, { secret, first, pages }) {
  const links = new TripLinks(new LinkSecrets(secret), publicUrl);
  const fingerprints = (await rowsOf(databaseUrl, 'select fingerprint from itinerary order by 1')).map(
    (i) => i.fingerprint,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let from = first; from < pages; from += WRITTEN) {
      const rows = Array.from({ length: Math.min(WRITTEN, pages - from) }, (_, at) => {
        const [journey, subscription] = [randomUUID(), randomUUID()];
        return {
          journey,
          token: links.tripTokenHash(journey),
          subscription,
          unsubscribe: links.unsubscribeHash(subscription),
          email: addressOf(from + at),
          language: LANGUAGES[(from + at) % LANGUAGES.length],
          fingerprint: fingerprints[(from + at) % fingerprints.length],
        };
      });
      const column = (name) => rows.map((row) => row[name]);
      await client.query(
        `insert into journey (id, token_hash, language, fingerprint, organisation_id, created_by, departure_type, departure_id, destinations, transits,
           citizenships, restriction_type, date_start, date_end, created_at)
         select c.id, c.token, c.language, c.fingerprint, u.organisation_id, u.id, 'COUNTRY', 'DE', i.trip -> 'destinations', '[]',
           array(select jsonb_array_elements_text(i.trip -> 'citizenships')), i.trip ->> 'purpose', i.date_start, i.date_end, now()
         from unnest($1::uuid[], $2::bytea[], $3::text[], $4::text[]) as c (id, token, language, fingerprint)
         join itinerary i on i.fingerprint = c.fingerprint join app_user u on u.username = 'agent'`,
        [column('journey'), column('token'), column('language'), column('fingerprint')],
      );
      await client.query(
        `insert into trip_subscription (id, journey_id, organisation_id, email, language, status, attempt, requested_at, confirmed_at, unsubscribe_hash)
         select c.id, c.journey, j.organisation_id, c.email, c.language, 'CONFIRMED', 1, now(), now(), c.unsubscribe
         from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bytea[]) as c (id, journey, email, language, unsubscribe)
         join journey j on j.id = c.journey`,
        [column('subscription'), column('journey'), column('email'), column('language'), column('unsubscribe')],
      );
    }
    await client.query('analyze journey, trip_subscription, itinerary, itinerary_place');
  } finally {
    await client.end();
  }
}

/** Writes to disk what arranging left to be written, and cleans up: neither belongs to what is measured. */
export async function vacuumAndFlush(databaseUrl) {
  for (const statement of ['vacuum analyze', 'checkpoint']) await rowsOf(databaseUrl, statement);
}

/** Mails without a recorded outcome. */
export async function mailsOpen(databaseUrl) {
  const [{ open }] = await rowsOf(
    databaseUrl,
    `select count(*)::int as open from outgoing_mail where status in ('QUEUED', 'SENDING')`,
  );
  return open;
}

/** Rows as the owner of the tables sees them. */
export async function rowsOf(databaseUrl, sql) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Several mutations per request, a few requests at once. */
async function inBatches(count, fieldOf, url, token) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const from = next;
      next += PER_REQUEST;
      const fields = Array.from(
        { length: Math.min(PER_REQUEST, count - from) },
        (_, at) => `m${at}: ${fieldOf(from + at)}`,
      );
      const results = Object.values(await ask(url, token, `mutation { ${fields.join('\n')} }`));
      const rejected = results.find((result) => !result.ok);
      if (rejected) throw new Error(`The api rejected to arrange the benchmark: ${JSON.stringify(rejected)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
