import type { RiskLevel } from '../gen/graphql.js';

/** The risk scale of the design tokens (shared/ux.md, section 5): lightness falls with each step, so that grey shows it as well. */
export const RISK_TONES: Record<RiskLevel, { step: number; fill: string; text: string }> = {
  UNKNOWN: { step: 0, fill: 'repeating-linear-gradient(135deg, #efeff0 0 6px, #e2e3e5 6px 8px)', text: '#16202b' },
  LEVEL1: { step: 1, fill: '#c5eeba', text: '#16202b' },
  LEVEL2: { step: 2, fill: '#dfb935', text: '#16202b' },
  LEVEL3: { step: 3, fill: '#d5711e', text: '#16202b' },
  LEVEL4: { step: 4, fill: '#ad4b28', text: '#ffffff' },
  LEVEL5: { step: 5, fill: '#671335', text: '#ffffff' },
};
