import type { Places } from '@landfall/places';
import type { Viewer } from '@landfall/platform';
import { TripWorld } from '../../journeys/test/trip-world.js';
import { ImportSchedulesResolver } from '../src/schedules/import-schedules.resolver.js';
import { ImportsInPlace } from '../src/runs/imports-in-place.js';
import { ImportsResolver } from '../src/runs/imports.resolver.js';
import { asking } from '../../restrictions/test/asking.js';

export interface ShownRun {
  id: string;
  importer: string;
  state: string;
  dated: string | null;
  licence: string;
  sourceUri: string | null;
  counts: { read: number; added: number; changed: number; removed: number; unchanged: number; skipped: number };
  problems: string[];
  changes: { kind: string; place: string; placeName: string | null; field: string; before: unknown; after: unknown }[];
  brokenRegressionCases: { name: string }[];
  startedBy: { id: string } | null;
  appliedBy: { id: string } | null;
}

export interface RunPayload {
  ok: boolean;
  errors: { field: string; messages: string[] }[];
  run: ShownRun;
}

type StartInput = Parameters<ImportsResolver['startImport']>[0];

/** The console of imports, used by two people in German. */
export class ImportDesk {
  /** Id of the second person. */
  second!: string;

  private constructor(readonly world: TripWorld) {}

  static async open(): Promise<ImportDesk> {
    return new ImportDesk(await TripWorld.open());
  }

  async startAfresh(): Promise<void> {
    await this.world.startAfresh();
    this.second = await this.world.secondEditor();
  }

  close(): Promise<void> {
    return this.world.close();
  }

  as<T>(userId: string, work: () => T): T {
    const viewer: Viewer = { userId, isStaff: true, organisationId: null, permissions: [] };
    return asking(work, { viewer, language: 'de' });
  }

  get imports(): ImportsResolver {
    const { db, places, rules, clock, config } = this.world;
    return new ImportsResolver(
      db.database,
      places,
      new ImportsInPlace({ database: db.database, places, ruleIndex: rules, clock, config }),
    );
  }

  get schedules(): ImportSchedulesResolver {
    const { db, places, clock } = this.world;
    return new ImportSchedulesResolver(db.database, places, clock);
  }

  start(importer: string, content: string, more: Partial<StartInput> = {}): Promise<RunPayload> {
    return this.as(this.world.editor, () =>
      this.imports.startImport({ importer, content, fileName: 'file.json', ...more }),
    ) as Promise<RunPayload>;
  }

  apply(id: string, userId: string = this.world.editor): Promise<RunPayload> {
    return this.as(userId, () => this.imports.applyImport(id)) as Promise<RunPayload>;
  }

  /** Reviews a file and applies it; throws when either is rejected. */
  async applied(importer: string, content: string, more: Partial<StartInput> = {}): Promise<ShownRun> {
    const started = await this.start(importer, content, more);
    if (!started.ok) throw new Error(JSON.stringify(started.errors));
    const { ok, errors, run } = await this.apply(started.run.id);
    if (!ok) throw new Error(JSON.stringify(errors));
    return run;
  }

  /** How many rows there are of all that an import may write. */
  async written(): Promise<string[]> {
    const rows = await this.world.query<{ count: string }>(
      'select count(*) from entry_restriction_revision union all select count(*) from event_log union all select count(*) from authority union all select count(*) from place_overlay',
    );
    return rows.map(({ count }) => count);
  }
}

type Warning = 'warning' | 'partialWarning' | 'none';

/** A list as the Auswärtiges Amt answers it: every country without a warning, but for those named. */
export function aGermanList(
  places: Places,
  warnings: Readonly<Record<string, Warning>> = {},
  { without = [] as readonly string[], lastModified = 1764500000 } = {},
): string {
  const entries = places.countries('de').filter(({ iso2 }) => iso2 !== 'DE' && !without.includes(iso2));
  const response = Object.fromEntries(
    entries.map(({ iso2, names }) => [
      String(200_000 + Number.parseInt(iso2, 36)),
      {
        lastModified,
        title: `${names.de}: Reise- und Sicherheitshinweise`,
        countryCode: iso2,
        countryName: names.de,
        warning: warnings[iso2] === 'warning',
        partialWarning: warnings[iso2] === 'partialWarning',
      },
    ]),
  );
  return JSON.stringify({ response: { lastModified, contentList: Object.keys(response), ...response } });
}
