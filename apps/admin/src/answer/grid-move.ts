export interface Position {
  row: number;
  column: number;
}

interface Grid {
  rows: number;
  columns: number;
  /** Rows are shown as columns. */
  isTurned: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const kept = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** Where a key leads in a grid; null for a key that moves nothing. */
export function gridMove({ row, column }: Position, key: string, { rows, columns, isTurned }: Grid): Position | null {
  if (key === 'Home' || key === 'End') {
    const isEnd = key === 'End';
    return isTurned ? { row: isEnd ? rows - 1 : 0, column } : { row, column: isEnd ? columns - 1 : 0 };
  }
  const step = STEPS[key];
  if (!step) return null;
  const [down, right] = isTurned ? [step[1], step[0]] : step;
  return { row: kept(row + down, rows), column: kept(column + right, columns) };
}
