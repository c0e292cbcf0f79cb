import { catalogueText } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import type { ReactNode } from 'react';
import type { RiskLevel } from '../trip-page-view.js';

const BARS = [1, 2, 3, 4, 5];

/** A step of the risk scale: digit, bars, word and colour say the same. */
export function Risk({ language, level }: { language: Language; level: RiskLevel }): ReactNode {
  const step = level === 'UNKNOWN' ? 0 : Number(level.slice('LEVEL'.length));
  return (
    <span className={`risk r${step}`}>
      <b aria-hidden="true">{step || '?'}</b>
      <span className="bars" aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} className={bar <= step ? 'on' : undefined} />
        ))}
      </span>
      <span className="vh">
        {step === 0 ? '' : `${catalogueText(language, 'value.AdvisoryRiskLevel', { count: step })} `}
      </span>
      <span aria-hidden={step === 0 ? undefined : true}>{catalogueText(language, `risk.${level}`)}</span>
    </span>
  );
}
