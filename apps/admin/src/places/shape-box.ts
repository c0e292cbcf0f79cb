/** A part of a country that is smaller than this share of the largest does not widen the picture: France without its islands. */
const LEAST_SHARE = 0.15;
const EDGE = 0.06;

interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const areaOf = ({ left, top, right, bottom }: Part): number => (right - left + 1) * (bottom - top + 1);

/** The box around each closed part of a path that begins with `M` and goes on with `m`, `l` and `z`, all relative. */
function partsOf(path: string): Part[] {
  const parts: Part[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([Mmlz])([^Mmlz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [dx, dy] = [numbers[at]!, numbers[at + 1]!];
      [x, y] = command === 'M' && at === 0 ? [dx, dy] : [x + dx, y + dy];
      if (command !== 'l' && at === 0) {
        [startX, startY] = [x, y];
        parts.push({ left: x, top: y, right: x, bottom: y });
      }
      const part = parts.at(-1)!;
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
    }
    if (command === 'z') [x, y] = [startX, startY];
  }
  return parts;
}

/** The `viewBox` of a square picture that shows the main parts of a country. */
export function shapeBox(path: string): string {
  const parts = partsOf(path);
  const largest = Math.max(...parts.map(areaOf));
  const main = parts.filter((part) => areaOf(part) >= largest * LEAST_SHARE);
  const [left, top] = [Math.min(...main.map((part) => part.left)), Math.min(...main.map((part) => part.top))];
  const [right, bottom] = [Math.max(...main.map((part) => part.right)), Math.max(...main.map((part) => part.bottom))];
  const size = Math.max(right - left, bottom - top, 1) * (1 + 2 * EDGE);
  return [(left + right - size) / 2, (top + bottom - size) / 2, size, size].map((value) => +value.toFixed(2)).join(' ');
}
