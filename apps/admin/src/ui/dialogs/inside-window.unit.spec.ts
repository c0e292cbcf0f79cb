import { insideWindow } from './inside-window.js';

const box = { left: 340, top: 200, width: 600, height: 400 };
const window = { width: 1280, height: 800 };

it('leaves a shift alone that stays inside', () => {
  expect(insideWindow({ x: -100, y: 50 }, box, window)).toEqual({ x: -100, y: 50 });
});

it('stops at each edge, with a margin', () => {
  expect(insideWindow({ x: -1000, y: -1000 }, box, window)).toEqual({ x: -332, y: -192 });
  expect(insideWindow({ x: 1000, y: 1000 }, box, window)).toEqual({ x: 332, y: 192 });
});

it('takes a dialog back that the window no longer has room for', () => {
  expect(
    insideWindow({ x: 300, y: 150 }, { left: 100, top: 50, width: 600, height: 400 }, { width: 800, height: 500 }),
  ).toEqual({ x: 92, y: 42 });
});

it('keeps the beginning of a dialog in sight that is larger than the window', () => {
  expect(
    insideWindow({ x: 0, y: -300 }, { left: 0, top: 0, width: 390, height: 900 }, { width: 390, height: 844 }),
  ).toEqual({ x: 0, y: 0 });
});
