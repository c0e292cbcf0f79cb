export interface Shift {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

/** What stays free between a dialog and the edge of the window, in pixels. */
const MARGIN = 8;

/** One direction: how far something from `start`, `length` long, may move within `room`. What is too long keeps its start in sight. */
function within(shift: number, start: number, length: number, room: number): number {
  const least = Math.min(0, MARGIN - start);
  const most = Math.max(least, room - MARGIN - length - start);
  return Math.min(Math.max(shift, least), most);
}

/** The nearest shift that keeps a box inside the window; `box` is where it stands when it is not shifted. */
export const insideWindow = ({ x, y }: Shift, box: Box, { width, height }: Size): Shift => ({
  x: within(x, box.left, box.width, width),
  y: within(y, box.top, box.height, height),
});
