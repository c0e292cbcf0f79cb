import { useQuery } from '@tanstack/react-query';
import address from '../../../../db/seeds/places/world-map.json?url';

export interface CountryOutline {
  id: string;
  /** Where a mark or a ring of the country stands. */
  x: number;
  y: number;
  area: number;
  /** Too small to be hit: drawn as a dot as well. */
  dot: boolean;
  d: string;
}

export interface WorldOutlines {
  width: number;
  height: number;
  sphere: string;
  countries: readonly CountryOutline[];
}

let early: Promise<WorldOutlines> | null = null;

/** Begins to read the shapes before a screen asks for them. A failure shows when it does. */
export function prepareWorldOutlines(): void {
  early ??= read();
  early.catch(() => (early = null));
}

async function read(signal: AbortSignal | null = null): Promise<WorldOutlines> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The outlines of countries came with ${response.status}`);
  return (await response.json()) as WorldOutlines;
}

/** The shapes of all countries, projected already; they come once per build of the console. */
export const useWorldOutlines = () =>
  useQuery({
    queryKey: ['world-outlines'],
    queryFn: ({ signal }) => early ?? read(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
