import type { RiskLevel } from '../gen/graphql.js';
import { noteMarkup } from './note-markup.js';
import { RISK_TONES } from './risk-tones.js';

describe('the markup of a note', () => {
  it('goes below the heading of its entry, and never below the sixth level', () => {
    expect(noteMarkup('<h3>A</h3><h4>B</h4>', 4)).toBe('<h5>A</h5><h6>B</h6>');
    expect(noteMarkup('<h3>A</h3><h4>B</h4>', 5)).toBe('<h6>A</h6><h6>B</h6>');
  });

  it('opens its links beside the screen and touches no word', () => {
    expect(noteMarkup('<p>&lt;a href= <a href="https://a.example/">A</a></p>', 4)).toBe(
      '<p>&lt;a href= <a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/">A</a></p>',
    );
  });
});

/** Relative luminance (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

describe('the risk scale', () => {
  const levels: RiskLevel[] = ['LEVEL1', 'LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5'];

  it('gets darker with each step, and each text can be read on it', () => {
    const fills = levels.map((level) => luminance(RISK_TONES[level].fill));
    expect(fills).toEqual([...fills].sort((a, b) => b - a));
    for (const level of levels) {
      const [light, dark] = [RISK_TONES[level].fill, RISK_TONES[level].text].map(luminance).sort((a, b) => b - a) as [
        number,
        number,
      ];
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
    }
  });

  it('counts its steps, none for what is unknown', () => {
    expect([...levels, 'UNKNOWN' as const].map((level) => RISK_TONES[level].step)).toEqual([1, 2, 3, 4, 5, 0]);
  });
});
