import { LANGUAGES } from '@landfall/kernel';
import {
  areaOfColor,
  areaOfParts,
  mapStatusOfColor,
  type PlainArea,
  riskOfLevel,
  SCALE_TEXT_KEYS,
  statusOfColor,
} from './scales.js';
import { catalogueText } from './texts.js';

it.each([
  ['RED', 'TRAVEL_WARNING', 'NOT_POSSIBLE', 'HIGH_RISK'],
  ['YELLOW', 'PARTIAL_WARNING', 'WITH_RESTRICTIONS', 'RISK'],
  ['BLUE', 'WITHOUT_RESTRICTIONS', 'WITHOUT_RESTRICTIONS', 'RISK_FREE'],
  ['PURPLE', 'CONFLICTING', 'CONFLICTING', 'VIRUS_VARIANT'],
  ['GRAY', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'],
] as const)('%s is %s as advice, %s on the map, %s as an area', (color, advice, map, area) => {
  expect([statusOfColor(color), mapStatusOfColor(color), areaOfColor(color)]).toEqual([advice, map, area]);
});

it.each<[PlainArea[], string]>([
  [[], 'UNKNOWN'],
  [['UNKNOWN', 'UNKNOWN'], 'UNKNOWN'],
  [['RISK_FREE', 'UNKNOWN'], 'RISK_FREE'],
  [['RISK', 'RISK'], 'RISK'],
  [['HIGH_RISK', 'UNKNOWN'], 'HIGH_RISK'],
  [['RISK_FREE', 'RISK'], 'PARTIAL_RISK'],
  [['HIGH_RISK', 'RISK_FREE', 'HIGH_RISK'], 'PARTIAL_HIGH_RISK'],
  [['VIRUS_VARIANT', 'RISK_FREE'], 'PARTIAL_VIRUS_VARIANT'],
  [['RISK', 'HIGH_RISK'], 'MIXED'],
  [['RISK', 'VIRUS_VARIANT', 'RISK_FREE'], 'MIXED'],
])('a whole of %j is %s', (parts, whole) => {
  expect(areaOfParts(parts)).toBe(whole);
});

it.each([
  [1, 'LEVEL1'],
  [5, 'LEVEL5'],
  [0, 'UNKNOWN'],
  [6, 'UNKNOWN'],
  [2.5, 'UNKNOWN'],
  [null, 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
] as const)('level %s is %s on the risk scale', (level, risk) => {
  expect(riskOfLevel(level)).toBe(risk);
});

it('has a text for each step of each scale in every language', () => {
  for (const language of LANGUAGES)
    for (const key of SCALE_TEXT_KEYS) expect(catalogueText(language, key)).not.toBe('');
});
