import pg from 'pg';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { fixedClock, newId, type Clock } from '@landfall/kernel';
import { ensureOrganisation } from '@landfall/organisations/organisation-store';
import { createUser } from '@landfall/organisations/user-store';
import type { Places, PlaceRows } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import type { OverlayEntry } from '@landfall/places/overlay-entry';
import { storeOverlayChange } from '@landfall/places/overlay-store';
import { PlacesProjection } from '@landfall/places/places-projection';
import { LogSignal, parseConfig, type Config, type Tx, type Viewer } from '@landfall/platform';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import type { CountryGroups } from '@landfall/requirements';
import { theSeeds } from '../../restrictions/test/the-seeds.js';

const START = '2026-05-01T10:00:00Z';

export type Agent = Viewer & { organisationId: string };

interface Parts {
  db: TestDatabase;
  owner: pg.Client;
  places: Places;
  shipped: PlaceRows;
  groups: CountryGroups;
  config: Config;
}

/** What every world starts with: a database of its own, the shipped places, and settings. */
export async function partsOfAWorld(): Promise<Parts> {
  const db = await testDatabase();
  const { places, shipped, groups } = await theSeeds();
  const config = parseConfig({
    DATABASE_URL: db.appUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LANDFALL_SECRET: 'a secret of the tests, long enough',
    PUBLIC_URL: 'https://trips.example',
    WEB_PUSH_CONTACT: 'mailto:operator@trips.example',
    WEB_PUSH_HOSTS: 'push.example',
  });
  const owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
  return { db, owner, places, shipped, groups, config };
}

/** A database with its people and places, what a process keeps of it in memory, and a clock that stands. */
export abstract class World {
  /** The rules in memory, as the process of the tests holds them. */
  rules!: RuleIndexProjection;
  /** The places of past moments, as the process of the tests holds them. */
  historicalPlaces!: HistoricalPlaces;
  /** Id of the editor who saves. */
  readonly editor = newId();
  readonly clock: Clock & { set(instant: string): void } = fixedClock(START);
  readonly db: TestDatabase;
  readonly places: Places;
  /** Of what `places` was made. */
  readonly shipped: PlaceRows;
  readonly config: Config;
  private readonly owner: pg.Client;
  private readonly groups: CountryGroups;

  protected constructor({ db, owner, places, shipped, groups, config }: Parts) {
    this.db = db;
    this.owner = owner;
    this.places = places;
    this.shipped = shipped;
    this.groups = groups;
    this.config = config;
  }

  /** An empty world on the first of May: a database per test would take longer than the tests. */
  async startAfresh(): Promise<void> {
    const { rows } = await this.owner.query<{ tables: string }>(
      `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> 'typeorm_migrations'`,
    );
    await this.owner.query(`truncate ${rows[0]!.tables} restart identity`);
    this.clock.set(START);
    if (this.places.version !== 0) this.places.replace(this.shipped);
    this.rules = this.rulesOfAnotherProcess();
    this.historicalPlaces = new HistoricalPlaces(this.places, this.shipped);
    await this.inSystem((tx) => createUser(tx, this.editor, person('editor', null)));
  }

  async close(): Promise<void> {
    await this.owner.end();
    await this.db.close();
  }

  query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    return this.inSystem(async (tx) => (await tx.query<R>(sql, values)).rows);
  }

  /** Tables of the whole database, queues and migrations included, in a row of which the text stands; one name per row. */
  async tablesHolding(text: string): Promise<string[]> {
    const { rows: tables } = await this.owner.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await this.owner.query(
        `select 1 from ${name} t where position(lower($1) in lower(t::text)) > 0`,
        [text],
      );
      found.push(...rows.map(() => name));
    }
    return found.sort();
  }

  inSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.database.transaction('system', work);
  }

  later(seconds: number): void {
    this.clock.set(new Date(this.clock.now().getTime() + seconds * 1_000).toISOString());
  }

  async agent(organisation: string): Promise<Agent> {
    return this.inSystem(async (tx) => {
      const organisationId = await ensureOrganisation(tx, newId(), { idCodePublic: organisation, name: organisation });
      const userId = newId();
      await createUser(tx, userId, person(`agent-${userId}`, organisationId));
      return { userId, organisationId, isStaff: false, permissions: [] };
    });
  }

  /** Id of another editor, Jan Mulder. */
  async secondEditor(): Promise<string> {
    const id = newId();
    await this.inSystem((tx) =>
      createUser(tx, id, { ...person('second', null), firstName: 'Jan', lastName: 'Mulder' }),
    );
    return id;
  }

  /** An import of places; `heard`: the process of the tests has taken it in. */
  async imported(
    stored: OverlayEntry[],
    removed: { kind: OverlayEntry['kind']; id: string }[] = [],
    { heard = true } = {},
  ): Promise<void> {
    await this.inSystem((tx) =>
      storeOverlayChange(
        tx,
        { stored, removed, source: 'airports', licence: 'CC0', dated: null },
        { actor: 'test', correlationId: null },
      ),
    );
    if (heard)
      await new PlacesProjection(this.db.database, new LogSignal(this.db.url), this.places, this.shipped).catchUp();
  }

  /** An airport that the product does not ship, as an import of now leaves it. */
  async importedAirport(iata: string, regionId: string | null, { country = 'TH', heard = true } = {}): Promise<void> {
    const row = {
      ...this.shipped.airports.find((a) => a.iata === 'HKT')!,
      iata,
      icao: null,
      name: `Strip ${iata}`,
      country,
      regionId,
    };
    await this.imported([{ kind: 'AIRPORT', row }], [], { heard });
  }

  /** The rules of a process that has not heard of any yet. */
  rulesOfAnotherProcess(): RuleIndexProjection {
    return new RuleIndexProjection(this.db.database, new LogSignal(this.db.url), this.groups, this.config.timeZone);
  }
}

function person(username: string, organisationId: string | null): Parameters<typeof createUser>[2] {
  return {
    username,
    passwordHash: 'no login',
    firstName: 'Edda',
    lastName: 'Lenz',
    email: `${username}@staff.example`,
    isStaff: organisationId === null,
    organisationId,
    permissions: [],
  };
}
