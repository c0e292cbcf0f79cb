import { DARK, LIGHT, type Tokens } from './tokens.js';

const TEXT = 4.5;
/** Edges of controls and shapes, WCAG 1.4.11. */
const SHAPE = 3;

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** What stands on what, by its names. */
const textsOf = ({ status, ...tokens }: Tokens): [string, string, string][] => {
  const grounds = ['canvas', 'paper', 'rail', 'sunken', 'hover'] as const;
  const words = ['text', 'muted', 'brand', 'error', 'success', 'warning'] as const;
  return [
    ...grounds.flatMap((ground) =>
      words.map((word): [string, string, string] => [`${word} on ${ground}`, tokens[word], tokens[ground]]),
    ),
    ['text on what is selected', tokens.text, tokens.brandSoft],
    ['brand on what is selected', tokens.brand, tokens.brandSoft],
    ['a filled button', tokens.onBrand, tokens.brand],
    ['a filled button under the pointer', tokens.onBrand, tokens.brandHover],
    ['a filled button that deletes', tokens.onError, tokens.error],
    ['a filled button that deletes under the pointer', tokens.onError, tokens.errorHover],
    ['ink', tokens.onInk, tokens.ink],
    ...Object.entries(status).flatMap(([key, { solid, on, surface, text }]): [string, string, string][] => [
      [`a sign on solid ${key}`, on, solid],
      [`text on surface ${key}`, text, surface],
    ]),
  ];
};

const shapesOf = ({ status, control, paper, canvas, focusOuter, focus }: Tokens): [string, string, string][] => [
  ['controls on paper', control, paper],
  ['controls on canvas', control, canvas],
  ['the focus on its edge', focus, focusOuter],
  ...Object.entries(status).map(([key, { border, surface }]): [string, string, string] => [
    `the edge of ${key}`,
    border,
    surface,
  ]),
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s tokens', (_, tokens) => {
  it('let all texts be read', () => {
    expect(textsOf(tokens).filter(([, word, ground]) => contrast(word, ground) < TEXT)).toEqual([]);
  });

  it('let controls and shapes be seen', () => {
    expect(shapesOf(tokens).filter(([, shape, ground]) => contrast(shape, ground) < SHAPE)).toEqual([]);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
