import type { StatusColor } from '../gen/graphql.js';

export interface StatusTone {
  solid: string;
  on: string;
  surface: string;
  text: string;
  border: string;
}

/** The colours of the console in one of its two modes; see docs/design.md. */
export interface Tokens {
  canvas: string;
  paper: string;
  rail: string;
  sunken: string;
  hover: string;
  text: string;
  muted: string;
  line: string;
  control: string;
  brand: string;
  onBrand: string;
  brandHover: string;
  brandSoft: string;
  ink: string;
  onInk: string;
  error: string;
  onError: string;
  errorHover: string;
  success: string;
  warning: string;
  sea: string;
  land: string;
  focus: string;
  focusOuter: string;
  status: Record<StatusColor, StatusTone>;
}

const tone = (solid: string, on: string, surface: string, text: string, border: string): StatusTone => ({
  solid,
  on,
  surface,
  text,
  border,
});

export const LIGHT: Tokens = {
  canvas: '#f5f7f9',
  paper: '#ffffff',
  rail: '#f0f3f6',
  sunken: '#edf1f4',
  hover: '#e8edf1',
  text: '#16202b',
  muted: '#4a5763',
  line: '#d9e0e6',
  control: '#5b6874',
  brand: '#0b4f8a',
  onBrand: '#ffffff',
  brandHover: '#083c6a',
  brandSoft: '#e6eff7',
  ink: '#10202e',
  onInk: '#ffffff',
  error: '#b41c14',
  onError: '#ffffff',
  errorHover: '#8a120c',
  success: '#1d6b35',
  warning: '#8a4b00',
  sea: '#e3edf5',
  land: '#a9c0dc',
  focus: '#ffbf47',
  focusOuter: '#111111',
  status: {
    BLUE: tone('#1c468d', '#ffffff', '#e8f0fb', '#163a75', '#1c468d'),
    YELLOW: tone('#f4ca3e', '#2b2000', '#fff6d6', '#5c4400', '#8a6a00'),
    RED: tone('#b41c14', '#ffffff', '#fdecea', '#8a120c', '#b41c14'),
    GRAY: tone('#a5abb0', '#16202b', '#eef0f2', '#3d444b', '#69727b'),
    PURPLE: tone('#a36bd0', '#111111', '#f5ecfc', '#5b2a86', '#7d45ab'),
  },
};

export const DARK: Tokens = {
  canvas: '#0d1319',
  paper: '#131b23',
  rail: '#0a1015',
  sunken: '#1b252f',
  hover: '#202c37',
  text: '#e8edf2',
  muted: '#aeb9c4',
  line: '#2a3743',
  control: '#8b98a4',
  brand: '#7db8f0',
  onBrand: '#0b1218',
  brandHover: '#a5cff6',
  brandSoft: '#15293c',
  ink: '#e8edf2',
  onInk: '#0b1218',
  error: '#ff8a7a',
  onError: '#1d0704',
  errorHover: '#ffb0a4',
  success: '#7fd39a',
  warning: '#f2c069',
  sea: '#101c27',
  land: '#2f4a68',
  focus: '#ffbf47',
  focusOuter: '#000000',
  status: {
    BLUE: tone('#2a60d8', '#ffffff', '#14243f', '#a9c8ff', '#5c8cf0'),
    YELLOW: tone('#fbe36b', '#241d00', '#2c270f', '#fbe36b', '#b9a23a'),
    RED: tone('#f33417', '#120200', '#381713', '#ffb0a4', '#f0634c'),
    GRAY: tone('#c5c8cc', '#14181c', '#20282f', '#cdd3d8', '#8f979f'),
    PURPLE: tone('#e490f7', '#1e0626', '#2c1a35', '#efbcfb', '#c26fd8'),
  },
};

/** Codes and keys: figures and letters of one width. */
export const MONO = '"Geist Mono Variable", ui-monospace, "Liberation Mono", monospace';
