import {
  areaOfColor,
  areaOfCountry,
  DETAIL_TYPES,
  mapStatusOfColor,
  STATUS_COLORS,
  statusOfColor,
  type AreaClassification,
  type DetailValue,
  type PlainArea,
  type ScaleRisk,
  type StatusColor,
} from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { dayNumber, tripColor, type PlacePath, type RuleIndex } from '@landfall/requirements';
import type { MapCountryStatus } from './scale-texts.resolver.js';
import { highestRisk, RISK_TYPE } from '../presentation/advisory-risk.js';

export interface Viewpoint {
  citizenship: string;
  departure: string;
  today: IsoDate;
}

export type MapStatus = Omit<MapCountryStatus, 'country' | 'regionDeviation'>;

type View = ReturnType<RuleIndex['view']>;

/** The resolutions of a view stand in the order of the catalogue. */
const ORDINALS: ReadonlyMap<string, number> = new Map(DETAIL_TYPES.map((type, ordinal) => [type.key, ordinal]));

const valuesOf = (view: View, type: string): DetailValue[] =>
  view.resolutions.at(ORDINALS.get(type)!)?.statements.map((statement) => statement.value) ?? [];

const colorsOf = (view: View, type: string): StatusColor[] =>
  valuesOf(view, type).flatMap((value) => STATUS_COLORS.filter((color) => color === value));

/** What holds for private travellers; read from the resolved value alone, because a whole answer makes hashes and entries that no map shows. */
const viewOf = (ruleIndex: RuleIndex, place: PlacePath, { citizenship, departure, today }: Viewpoint): View =>
  ruleIndex.view(place, 'PRIVATE', citizenship, departure, on(today));

const on = (today: IsoDate): { from: number; to: number } => {
  const day = dayNumber(today);
  return { from: day, to: day };
};

const colorOn = (view: View, today: IsoDate): StatusColor => tripColor(view.phases, on(today));

/** The status of a place on the map. */
export const mapColor = (ruleIndex: RuleIndex, place: PlacePath, from: Viewpoint): StatusColor =>
  colorOn(viewOf(ruleIndex, place, from), from.today);

/** The risk level that is advised about a place. */
export const mapRisk = (ruleIndex: RuleIndex, place: PlacePath, from: Viewpoint): ScaleRisk =>
  highestRisk(valuesOf(viewOf(ruleIndex, place, from), RISK_TYPE));

/**
 * A country on the map (spec: catalogue, sections 3 and 4). Of conflicting statements none is picked: advice and area are CONFLICTING, a
 * number is absent; of risk levels the highest counts. `regions`: those of the country with statements of their own.
 */
export function mapStatus(
  ruleIndex: RuleIndex,
  place: PlacePath,
  from: Viewpoint,
  regions: readonly PlacePath[] = [],
): MapStatus {
  const view = viewOf(ruleIndex, place, from);
  const status = colorOn(view, from.today);
  const [advice, anotherAdvice] = colorsOf(view, 'ForeignOfficeStatus');
  const areas = [view, ...regions.map((region) => viewOf(ruleIndex, region, from))].map(areasOf);
  return {
    status,
    statusForeignOffice: anotherAdvice ? 'CONFLICTING' : statusOfColor(advice ?? 'GRAY'),
    statusDestinationCountry: mapStatusOfColor(status),
    rkiStatus: areaOfStatements(areas),
    sevenDayIncidence: theNumber(valuesOf(view, 'SevenDayIncidence')),
    sevenDayIncidencePrevious: theNumber(valuesOf(view, 'SevenDayIncidenceLastWeek')),
    riskLevel: highestRisk(valuesOf(view, RISK_TYPE)),
  };
}

const areasOf = (view: View): PlainArea[] => [...new Set(colorsOf(view, 'ReentryRkiClassification').map(areaOfColor))];

/** Of a country and its regions, by what is said of each. */
function areaOfStatements([own = [], ...regions]: readonly (readonly PlainArea[])[]): AreaClassification | null {
  if ([own, ...regions].some((areas) => areas.length > 1)) return 'CONFLICTING';
  return areaOfCountry(own[0] ?? null, regions.flat());
}

const theNumber = ([value, another]: readonly DetailValue[]): number | null =>
  typeof value === 'number' && another === undefined ? value : null;
