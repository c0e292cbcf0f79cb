import { RISK_SCALE, riskOfLevel, type DetailValue, type ScaleRisk } from '@landfall/catalogue';
import { saidBy, type Entry } from '@landfall/requirements';

export const RISK_TYPE = 'AdvisoryRiskLevel';

/** The highest level that is stated: of advice that conflicts the more careful one is shown. UNKNOWN: none is. */
export function highestRisk(values: Iterable<DetailValue>): ScaleRisk {
  const levels = [...values].map((value) => RISK_SCALE.indexOf(riskOfLevel(typeof value === 'number' ? value : null)));
  return RISK_SCALE[Math.max(0, ...levels)]!;
}

/** The risk level of one place of an answer, the highest over its citizenships. `entries`: those of the type, of any place. */
export const riskAt = (entries: readonly Entry[], place: string): ScaleRisk =>
  highestRisk(
    entries
      .filter((entry) => entry.place === place)
      .flatMap((entry) => saidBy(entry).map((statement) => statement.value)),
  );
