import { DETAIL_TYPES } from '@landfall/catalogue';
import type { Resolution } from './resolution.js';

type ByOrdinal = readonly (Resolution | undefined)[];

/** By ordinal of a type its position among those that are resolved, from 1; 0: it is not. Most travellers share it. */
type Layout = Uint16Array;

const MAX_LAYOUTS = 10_000;
const layouts = new Map<string, Layout>();

function layoutOf(ordinals: readonly number[]): Layout {
  const key = ordinals.join();
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const layout = new Uint16Array(DETAIL_TYPES.length);
  ordinals.forEach((ordinal, at) => (layout[ordinal] = at + 1));
  if (layouts.size >= MAX_LAYOUTS) layouts.clear();
  layouts.set(key, layout);
  return layout;
}

/** What is resolved at a place, by ordinal of its type. Most types are not, and take no room. */
export class Resolutions {
  static readonly NONE = Resolutions.of([]);

  private constructor(
    private readonly layout: Layout,
    /** The first is that of all types that are not resolved: a list is slow to say what stands outside of it. */
    private readonly resolved: readonly (Resolution | undefined)[],
  ) {}

  static of(all: ByOrdinal): Resolutions {
    const ordinals: number[] = [];
    const resolved: (Resolution | undefined)[] = [undefined];
    for (const [ordinal, one] of all.entries()) {
      if (one === undefined) continue;
      ordinals.push(ordinal);
      resolved.push(one);
    }
    return new Resolutions(layoutOf(ordinals), resolved.slice());
  }

  at(ordinal: number): Resolution | undefined {
    return this.resolved[this.layout[ordinal]!];
  }

  some(holds: (one: Resolution) => boolean): boolean {
    return this.resolved.some((one) => one !== undefined && holds(one));
  }

  map(change: (one: Resolution, ordinal: number) => Resolution | undefined): Resolutions {
    return Resolutions.of(this.byOrdinal().map((one, ordinal) => one && change(one, ordinal)));
  }

  flatMap<T>(of: (one: Resolution, ordinal: number) => readonly T[]): T[] {
    return this.byOrdinal().flatMap((one, ordinal) => (one ? of(one, ordinal) : []));
  }

  byOrdinal(): (Resolution | undefined)[] {
    return DETAIL_TYPES.map((_, ordinal) => this.at(ordinal));
  }
}
