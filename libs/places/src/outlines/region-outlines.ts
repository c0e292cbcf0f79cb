import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A geometry by RFC 7946, in degrees of longitude and latitude. */
export type Outline =
  { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] };

export type Outlines = Readonly<Record<string, Outline>>;

interface Held {
  outlines: Promise<Outlines>;
  until: number;
}

/** Countries in memory. Most take less than 100 KB. */
const HELD = 8;
/** An import shows after this time. */
const HELD_MS = 60_000;
const COUNTRY = /^[A-Z]{2}$/;

/** The outlines of regions: those of a file for each country, read when a country is requested, and imported ones before them. */
export class RegionOutlines {
  /** By country, least recently used first. */
  private readonly held = new Map<string, Held>();

  /** `dir`: the folder of the files. `now`: milliseconds of any clock. */
  constructor(
    private readonly dir: string,
    private readonly imported: (country: string) => Promise<Outlines>,
    private readonly now: () => number,
  ) {}

  /** Outlines by the present ids of the regions; empty for a country without any. */
  async of(country: string): Promise<Outlines> {
    if (!COUNTRY.test(country)) return {};
    const known = this.held.get(country);
    const held =
      known && this.now() < known.until ? known : { outlines: this.read(country), until: this.now() + HELD_MS };
    this.held.delete(country);
    this.held.set(country, held);
    const [oldest] = this.held.keys();
    if (this.held.size > HELD) this.held.delete(oldest!);
    try {
      return await held.outlines;
    } catch (error) {
      // A failed read is not kept: the next one tries again.
      if (this.held.get(country) === held) this.held.delete(country);
      throw error;
    }
  }

  private async read(country: string): Promise<Outlines> {
    const [shipped, imported] = await Promise.all([this.shipped(country), this.imported(country)]);
    return { ...shipped, ...imported };
  }

  private async shipped(country: string): Promise<Outlines> {
    try {
      return JSON.parse(await readFile(join(this.dir, `${country}.json`), 'utf8')) as Outlines;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
}
