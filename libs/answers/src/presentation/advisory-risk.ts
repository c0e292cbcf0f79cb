import { RISK_SCALE, riskOfLevel, type DetailValue, type ScaleRisk } from '@landfall/catalogue';
import { saidBy, type Entry } from '@landfall/requirements';

export const RISK_TYPE = 'AdvisoryRiskLevel';

/** The highest level that is stated: of advice that conflicts the more careful one is shown. UNKNOWN: none is. */
export function highestRisk(values: Iterable<DetailValue>): ScaleRisk {
  const levels = [...values].map((value) => RISK_SCALE.indexOf(riskOfLevel(typeof value === 'number' ? value : null)));
  return RISK_SCALE[Math.max(0, ...levels)]!;
}

/** Without what ended before the trip. */
const inForce = ({ statements, alternatives, periods }: Entry): Parameters<typeof saidBy>[0] => ({
  statements,
  ...(alternatives ? { alternatives } : {}),
  ...(periods ? { periods: periods.filter(({ isPast }) => isPast !== true) } : {}),
});

/** The risk level of one place of an answer, the highest over its citizenships. `entries`: those of the type, of any place. */
export const riskAt = (entries: readonly Entry[], place: string): ScaleRisk =>
  highestRisk(
    entries
      .filter((entry) => entry.place === place)
      .flatMap((entry) => saidBy(inForce(entry)).map((statement) => statement.value)),
  );
