import type { Theme } from '@mui/material';
import type { StatusColor } from '../gen/graphql.js';
import { RISK_TONES } from '../answer/risk-tones.js';
import { ACCESS_KEYS, ENTRY_KEYS, RISK_KEYS, type Layer } from './map-model.js';

/** Advice in the order of its weight. */
const ADVICE_KEYS = [
  'WITHOUT_RESTRICTIONS',
  'WITH_RESTRICTIONS',
  'PARTIAL_WARNING',
  'WARNING_WITH_EXCEPTIONS',
  'TRAVEL_WARNING',
  'NOT_POSSIBLE',
  'CONFLICTING',
  'UNKNOWN',
] as const;
const ADVICE_TONES: Readonly<Record<string, StatusColor>> = {
  WITHOUT_RESTRICTIONS: 'BLUE',
  WITH_RESTRICTIONS: 'YELLOW',
  PARTIAL_WARNING: 'YELLOW',
  WARNING_WITH_EXCEPTIONS: 'RED',
  TRAVEL_WARNING: 'RED',
  NOT_POSSIBLE: 'RED',
  CONFLICTING: 'PURPLE',
};

export function keysOn(layer: Layer): readonly string[] {
  if (layer === 'entry') return ENTRY_KEYS;
  if (layer === 'access') return ACCESS_KEYS;
  return layer === 'risk' ? RISK_KEYS : ADVICE_KEYS;
}

/** How a key is drawn: a ground, and the pattern by which it is known without colour. */
export interface Fill {
  ground: string;
  mark: string;
  pattern: 'plain' | 'dots' | 'diagonal' | 'cross' | 'lines';
}

const PATTERNS = { YELLOW: 'dots', RED: 'diagonal', PURPLE: 'cross' } as const;

/** The easier the way in, the calmer the fill; each has a pattern of its own. */
function accessFill(key: string, { palette: { status, map } }: Theme): Fill | null {
  switch (key) {
    case 'FREE':
      return { ground: status.BLUE.solid, mark: status.BLUE.on, pattern: 'plain' };
    case 'AUTHORISATION':
      return { ground: map.land, mark: status.BLUE.border, pattern: 'lines' };
    case 'ON_ARRIVAL':
      return { ground: status.YELLOW.surface, mark: status.YELLOW.border, pattern: 'dots' };
    case 'E_VISA':
      return { ground: status.YELLOW.solid, mark: status.YELLOW.on, pattern: 'lines' };
    case 'VISA':
      return { ground: status.YELLOW.solid, mark: status.YELLOW.on, pattern: 'dots' };
    case 'NOT_POSSIBLE':
      return { ground: status.RED.solid, mark: status.RED.on, pattern: 'diagonal' };
    case 'DEPENDS':
      return { ground: status.PURPLE.solid, mark: status.PURPLE.on, pattern: 'cross' };
    default:
      return null;
  }
}

export function fillOf(layer: Layer, key: string, theme: Theme): Fill {
  const { palette } = theme;
  // What is not known recedes, and never looks like what is fine.
  const notKnown: Fill = { ground: palette.status.GRAY.surface, mark: palette.status.GRAY.border, pattern: 'lines' };
  if (layer === 'access') return accessFill(key, theme) ?? notKnown;
  if (layer === 'risk') {
    const { fill, text, step } = RISK_TONES[key as keyof typeof RISK_TONES];
    return step === 0 ? notKnown : { ground: fill, mark: text, pattern: 'plain' };
  }
  const tone = (layer === 'entry' ? ENTRY_KEYS.find((one) => one === key) : ADVICE_TONES[key]) ?? 'GRAY';
  if (tone === 'GRAY') return notKnown;
  const { solid, on, border } = palette.status[tone];
  // What is fine stays quiet: the map shows where work is.
  if (tone === 'BLUE') return { ground: palette.map.land, mark: border, pattern: 'plain' };
  return { ground: solid, mark: on, pattern: PATTERNS[tone] };
}
