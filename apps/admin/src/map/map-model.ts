import type { EntryAccess, MapCountryStatus, RiskLevel, StatusColor } from '../gen/graphql.js';
import { fold } from '../ui/fold.js';
import type { CountryOutline } from '../places/world-outlines.js';

export const LAYERS = ['entry', 'advice', 'risk'] as const;
/** `access`: how a document gets its holder into a country. */
export type Layer = (typeof LAYERS)[number] | 'access';

export const isLayer = (text: string | null): text is (typeof LAYERS)[number] => LAYERS.some((layer) => layer === text);

/** A country on a layer: the key of its fill, and its word. */
export interface MapRow {
  iso2: string;
  name: string;
  key: string;
  word: string;
  /** The word of all that share the key, where that of a row says more. */
  group?: string;
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
export function named(rows: readonly MapRow[], typed: string): string | null {
  const start = fold(typed.trim());
  if (start === '') return null;
  const names = rows.map(({ iso2, name }) => ({ iso2, name: fold(name) }));
  return (
    (names.find(({ name }) => name.startsWith(start)) ?? names.find(({ name }) => name.includes(start)))?.iso2 ?? null
  );
}

export function keyOn(
  layer: (typeof LAYERS)[number],
  { status, statusForeignOffice, riskLevel }: MapCountryStatus,
): string {
  if (layer === 'entry') return status;
  return layer === 'risk' ? riskLevel : statusForeignOffice;
}

/** What a legend names: the keys that occur, in the order of `keys`, each with its word and how many countries show it. */
export const legendOf = (
  keys: readonly string[],
  rows: readonly MapRow[],
): { key: string; word: string; count: number }[] =>
  keys.flatMap((key) => {
    const own = rows.filter((row) => row.key === key);
    return own[0] ? [{ key, word: own[0].group ?? own[0].word, count: own.length }] : [];
  });

export const ENTRY_KEYS: readonly StatusColor[] = ['BLUE', 'YELLOW', 'RED', 'PURPLE', 'GRAY'];
export const ACCESS_KEYS: readonly EntryAccess[] = [
  'FREE',
  'AUTHORISATION',
  'ON_ARRIVAL',
  'E_VISA',
  'VISA',
  'NOT_POSSIBLE',
  'DEPENDS',
  'UNKNOWN',
];
export const RISK_KEYS: readonly RiskLevel[] = ['LEVEL1', 'LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5', 'UNKNOWN'];

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface View {
  x: number;
  y: number;
  /** 1: the whole world. */
  zoom: number;
}

export const WHOLE: View = { x: 0, y: 0, zoom: 1 };
const MAX_ZOOM = 16;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Keeps a view within the map. */
export function within({ x, y, zoom }: View, { width, height }: Size): View {
  const kept = clamp(zoom, 1, MAX_ZOOM);
  return { x: clamp(x, 0, width - width / kept), y: clamp(y, 0, height - height / kept), zoom: kept };
}

/** Zooms about a point of the map that stays where it is. */
export function zoomed(view: View, factor: number, at: Point, size: Size): View {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM);
  const rest = 1 - view.zoom / zoom;
  return within({ x: view.x + (at.x - view.x) * rest, y: view.y + (at.y - view.y) * rest, zoom }, size);
}

/** The point of the map in the middle of a view. */
export const middleOf = ({ x, y, zoom }: View, { width, height }: Size): Point => ({
  x: x + width / zoom / 2,
  y: y + height / zoom / 2,
});

/** The view, moved so that a point of the map is seen. */
export function inSight(view: View, at: Point, size: Size): View {
  const [width, height] = [size.width / view.zoom, size.height / view.zoom];
  const isSeen = at.x > view.x && at.x < view.x + width && at.y > view.y && at.y < view.y + height;
  return isSeen ? view : within({ ...view, x: at.x - width / 2, y: at.y - height / 2 }, size);
}
