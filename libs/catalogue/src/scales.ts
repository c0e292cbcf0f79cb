import type { StatusColor } from './values.js';

/** Statuses of a restriction and of a travel advice, text key `scale.status.<key>` (spec: catalogue, section 4). */
export const STATUS_SCALE = [
  'WITHOUT_RESTRICTIONS',
  'WITH_RESTRICTIONS',
  'NOT_POSSIBLE',
  'NOT_IN_PORTFOLIO',
  'TRAVEL_WARNING',
  'PARTIAL_WARNING',
  'CONFLICTING',
  'UNKNOWN',
  'WARNING_WITH_EXCEPTIONS',
] as const;
export type ScaleStatus = (typeof STATUS_SCALE)[number];

/** Germany's former classification of areas, text key `scale.area.<key>`. */
export const AREA_SCALE = [
  'RISK_FREE',
  'RISK',
  'HIGH_RISK',
  'VIRUS_VARIANT',
  'PARTIAL_RISK',
  'PARTIAL_HIGH_RISK',
  'PARTIAL_VIRUS_VARIANT',
  'MIXED',
  'CONFLICTING',
  'UNKNOWN',
] as const;
export type AreaClassification = (typeof AREA_SCALE)[number];
/** What can be said of an undivided area. */
export type PlainArea = 'RISK_FREE' | 'RISK' | 'HIGH_RISK' | 'VIRUS_VARIANT' | 'UNKNOWN';

/** From very low to very high, text key `risk.<key>`. */
export const RISK_SCALE = ['UNKNOWN', 'LEVEL1', 'LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5'] as const;
export type ScaleRisk = (typeof RISK_SCALE)[number];

/** Text key `visaType.<key>`. */
export const VISA_TYPES = ['VISA', 'E_VISA', 'TRANSIT_VISA', 'ENTRY_PERMIT'] as const;
export type VisaType = (typeof VISA_TYPES)[number];

/** Who applies for the visa, text key `visaProcess.<key>`. */
export const VISA_PROCESSES = ['SELF_SERVICE', 'VISA_PROVIDER'] as const;
export type VisaProcess = (typeof VISA_PROCESSES)[number];

const ADVICE: Record<StatusColor, ScaleStatus> = {
  RED: 'TRAVEL_WARNING',
  YELLOW: 'PARTIAL_WARNING',
  BLUE: 'WITHOUT_RESTRICTIONS',
  PURPLE: 'CONFLICTING',
  GRAY: 'UNKNOWN',
};
const MAP: Record<StatusColor, ScaleStatus> = {
  BLUE: 'WITHOUT_RESTRICTIONS',
  YELLOW: 'WITH_RESTRICTIONS',
  RED: 'NOT_POSSIBLE',
  GRAY: 'UNKNOWN',
  PURPLE: 'CONFLICTING',
};
const AREA: Record<StatusColor, PlainArea> = {
  BLUE: 'RISK_FREE',
  YELLOW: 'RISK',
  RED: 'HIGH_RISK',
  PURPLE: 'VIRUS_VARIANT',
  GRAY: 'UNKNOWN',
};
const PARTIAL: Record<Exclude<PlainArea, 'RISK_FREE' | 'UNKNOWN'>, AreaClassification> = {
  RISK: 'PARTIAL_RISK',
  HIGH_RISK: 'PARTIAL_HIGH_RISK',
  VIRUS_VARIANT: 'PARTIAL_VIRUS_VARIANT',
};

/** What a colour of `ForeignOfficeStatus` says. */
export const statusOfColor = (color: StatusColor): ScaleStatus => ADVICE[color];

/** What a colour of the restriction map says. */
export const mapStatusOfColor = (color: StatusColor): ScaleStatus => MAP[color];

/** What a colour of `ReentryRkiClassification` says. */
export const areaOfColor = (color: StatusColor): PlainArea => AREA[color];

/**
 * The classification of a whole made of parts, such as a country of regions: what all share, the partial form of what only some
 * have while the others are free of risk, MIXED where several hold, UNKNOWN where no part is classified. Unclassified parts do not count.
 */
export function areaOfParts(parts: readonly PlainArea[]): AreaClassification {
  const risks = [...new Set(parts)].flatMap((part) => (part === 'RISK_FREE' || part === 'UNKNOWN' ? [] : [part]));
  const someAreFree = parts.includes('RISK_FREE');
  const [risk, another] = risks;
  if (risk === undefined) return someAreFree ? 'RISK_FREE' : 'UNKNOWN';
  if (another !== undefined) return 'MIXED';
  return someAreFree ? PARTIAL[risk] : risk;
}

/**
 * The classification of a country by what is said of it as a whole, `own`, and of its regions. What is not classified is not free of risk,
 * but not at risk either: a risk of some regions is partial then. Null: nothing is said of the country.
 */
export function areaOfCountry(own: PlainArea | null, regions: readonly PlainArea[]): AreaClassification | null {
  if (own !== null && own !== 'UNKNOWN') return areaOfParts([own, ...regions]);
  const ofRegions = areaOfParts(['RISK_FREE', ...regions]);
  return ofRegions === 'RISK_FREE' ? own : ofRegions;
}

/** The level of the risk scale that an `AdvisoryRiskLevel` names; UNKNOWN for none or a number that the scale does not have. */
export const riskOfLevel = (level: number | null | undefined): ScaleRisk =>
  RISK_SCALE.find((risk) => risk === `LEVEL${level}`) ?? 'UNKNOWN';

/** The text keys of all scales. */
export const SCALE_TEXT_KEYS = [
  ...STATUS_SCALE.map((key) => `scale.status.${key}` as const),
  ...AREA_SCALE.map((key) => `scale.area.${key}` as const),
  ...RISK_SCALE.map((key) => `risk.${key}` as const),
  ...VISA_TYPES.map((key) => `visaType.${key}` as const),
  ...VISA_PROCESSES.map((key) => `visaProcess.${key}` as const),
];
