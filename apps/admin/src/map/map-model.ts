import type { MapCountryStatus, RiskLevel, StatusColor } from '../gen/graphql.js';
import { fold } from '../ui/fold.js';
import type { CountryOutline } from '../places/world-outlines.js';

export const LAYERS = ['entry', 'advice', 'risk'] as const;
export type Layer = (typeof LAYERS)[number];

export const isLayer = (text: string | null): text is Layer => LAYERS.some((layer) => layer === text);

/** What a country shows on a layer: the key of its fill, and its word. */
export interface Shown {
  key: string;
  word: string;
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const VECTORS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much further a place may be that lies straight ahead. */
const STRAIGHTNESS = 2;

export const isDirection = (key: string): key is Direction => Object.hasOwn(VECTORS, key);

/** The nearest country within 60° of a direction; itself at the edge of the map. */
export function neighbour(outlines: readonly CountryOutline[], from: string, direction: Direction): string {
  const start = outlines.find(({ id }) => id === from);
  if (!start) return outlines[0]?.id ?? from;
  const [dx, dy] = VECTORS[direction];
  let best = { id: from, score: Number.POSITIVE_INFINITY };
  for (const { id, x, y } of outlines) {
    const [ox, oy] = [x - start.x, y - start.y];
    const distance = Math.hypot(ox, oy);
    if (id === from || distance === 0) continue;
    const cosine = (ox * dx + oy * dy) / distance;
    if (cosine < 0.5) continue;
    const score = distance * (1 + STRAIGHTNESS * (1 - cosine));
    if (score < best.score) best = { id, score };
  }
  return best.id;
}

/** The first country whose name begins as typed, else one whose name holds it. */
export function named(rows: readonly MapCountryStatus[], typed: string): string | null {
  const start = fold(typed.trim());
  if (start === '') return null;
  const names = rows.map(({ country }) => ({ id: country.iso2, name: fold(country.nameShort) }));
  return (
    (names.find(({ name }) => name.startsWith(start)) ?? names.find(({ name }) => name.includes(start)))?.id ?? null
  );
}

export function keyOn(layer: Layer, { status, statusForeignOffice, riskLevel }: MapCountryStatus): string {
  if (layer === 'entry') return status;
  return layer === 'risk' ? riskLevel : statusForeignOffice;
}

/** How many countries show each key. */
export function countsOn(layer: Layer, rows: readonly MapCountryStatus[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOn(layer, row), (counts.get(keyOn(layer, row)) ?? 0) + 1);
  return counts;
}

export const ENTRY_KEYS: readonly StatusColor[] = ['BLUE', 'YELLOW', 'RED', 'PURPLE', 'GRAY'];
export const RISK_KEYS: readonly RiskLevel[] = ['LEVEL1', 'LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5', 'UNKNOWN'];

export interface View {
  x: number;
  y: number;
  /** 1: the whole world. */
  zoom: number;
}

export const WHOLE: View = { x: 0, y: 0, zoom: 1 };
export const MAX_ZOOM = 16;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps a view within the map. */
export function within({ x, y, zoom }: View, { width, height }: { width: number; height: number }): View {
  const kept = clamp(zoom, 1, MAX_ZOOM);
  return { x: clamp(x, 0, width - width / kept), y: clamp(y, 0, height - height / kept), zoom: kept };
}

/** Zooms about a point of the map that stays where it is. */
export function zoomed(
  view: View,
  factor: number,
  at: { x: number; y: number },
  size: { width: number; height: number },
): View {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM);
  const rest = 1 - view.zoom / zoom;
  return within({ x: view.x + (at.x - view.x) * rest, y: view.y + (at.y - view.y) * rest, zoom }, size);
}

/** The view, moved so that a point of the map is seen. */
export function inSight(view: View, at: { x: number; y: number }, size: { width: number; height: number }): View {
  const [width, height] = [size.width / view.zoom, size.height / view.zoom];
  const isSeen = at.x > view.x && at.x < view.x + width && at.y > view.y && at.y < view.y + height;
  return isSeen ? view : within({ ...view, x: at.x - width / 2, y: at.y - height / 2 }, size);
}
