import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A geometry by RFC 7946, in degrees of longitude and latitude. */
export type Outline =
  { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] };

export type Outlines = Readonly<Record<string, Outline>>;

/** Countries in memory. Most take less than 100 KB. */
const HELD = 8;
const COUNTRY = /^[A-Z]{2}$/;

/** The shipped outlines of regions, a file for each country, read when a country is asked for. */
export class RegionOutlines {
  /** By country, least recently used first. */
  private readonly held = new Map<string, Promise<Outlines>>();

  /** `dir`: the folder of the files. */
  constructor(private readonly dir: string) {}

  /** Outlines by the present ids of the regions; empty for a country without any. */
  async of(country: string): Promise<Outlines> {
    if (!COUNTRY.test(country)) return {};
    const outlines = this.held.get(country) ?? this.read(country);
    this.held.delete(country);
    this.held.set(country, outlines);
    const [oldest] = this.held.keys();
    if (this.held.size > HELD) this.held.delete(oldest!);
    try {
      return await outlines;
    } catch (error) {
      // A failed read is not kept: the next one tries again.
      if (this.held.get(country) === outlines) this.held.delete(country);
      throw error;
    }
  }

  private async read(country: string): Promise<Outlines> {
    try {
      return JSON.parse(await readFile(join(this.dir, `${country}.json`), 'utf8')) as Outlines;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
}
