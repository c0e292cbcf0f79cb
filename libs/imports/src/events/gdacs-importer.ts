import { isWebAddress } from '@landfall/kernel';
import type { EventReport } from '@landfall/newsroom/decide-report';
import type { EventKind } from '@landfall/newsroom/destination-event';
import type { Places } from '@landfall/places';
import type { RiskLevel } from '@landfall/platform/schema';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { noData, withoutByteOrderMark } from '../port/plausibility-checks.js';
import { compareReports } from './compare-reports.js';
import { recordsOf, type GdacsRecord } from './gdacs-records.js';

const SOURCE = 'gdacs';
const KINDS: Readonly<Record<string, EventKind>> = {
  EQ: 'EARTHQUAKE',
  TS: 'TSUNAMI',
  TC: 'CYCLONE',
  FL: 'FLOOD',
  VO: 'VOLCANO',
  DR: 'DROUGHT',
  WF: 'WILDFIRE',
};
/** GDACS has three levels of need for help; the scale of risk has five. */
const LEVELS: Readonly<Record<string, RiskLevel>> = { green: 'LEVEL2', orange: 'LEVEL3', red: 'LEVEL4' };
const NUMBER = /^\d{1,12}$/;
const LONGEST_NAME = 80;

/** Disasters of the last days from GDACS (United Nations and European Commission): the RSS feed or the GeoJSON of the interface. */
export const gdacsImporter: Importer = {
  name: SOURCE,
  titleKey: 'import.title.gdacs',
  accepts: ['xml', 'rss', 'geojson', 'json'],
  licence: 'Syndication with attribution',
  attribution: 'GDACS, © European Union',
  read(content, options, { places, clock }) {
    const text = withoutByteOrderMark(content);
    const none = noData(text);
    if (none) return rejectedReading(none);
    const records = recordsOf(text);
    if (!records) return rejectedReading(problem('import.problem.wrongShape'));
    if (records.length === 0) return rejectedReading(problem('import.problem.empty'));
    const read = { places, now: clock.now(), licence: options.licence };
    const results = records.map((record) => reportOf(record, read));
    const reports = new Map(results.filter(isReport).map((report) => [report.uniqueId, report]));
    const problems = results.filter((result): result is ImportProblem => !isReport(result));
    const dated = options.dated ?? newestDay([...reports.values()]) ?? options.fetchedOn;
    const set = { source: SOURCE, reports: [...reports.values()], read: records.length, skipped: problems.length };
    return { dated, problems, plan: { compare: (tx) => compareReports(tx, set) } };
  },
};

interface Reading {
  places: Places;
  now: Date;
  licence: string;
}

const isReport = (result: EventReport | ImportProblem): result is EventReport => 'uniqueId' in result;

function reportOf(record: GdacsRecord, { places, now, licence }: Reading): EventReport | ImportProblem {
  const { type, number, alert, name, isCurrent } = record;
  const where = `${type} ${number}`.slice(0, 40);
  const bad = (field: string, value: string): ImportProblem =>
    problem('import.problem.badValue', { where, field, value: value.slice(0, 40) });
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kind) return bad('eventtype', type);
  if (!NUMBER.test(number)) return bad('eventid', number);
  const timeStart = timeOf(record.from, now);
  if (!timeStart) return bad('fromdate', record.from);
  const point = pointOf(record);
  if (!point) return bad('point', `${record.latitude} ${record.longitude}`);
  return {
    uniqueId: `${SOURCE}:${type}:${number}`,
    source: SOURCE,
    kind,
    countryId: countryOf(record.iso3, places),
    name: hasName(kind) && name !== '' ? name.slice(0, LONGEST_NAME) : null,
    severity: kind === 'EARTHQUAKE' ? numberOf(record.severity) : null,
    level: LEVELS[alert.toLowerCase()] ?? 'UNKNOWN',
    isCurrent,
    timeStart,
    timeEnd: timeOf(record.to, now),
    ...point,
    pageUrl: isWebAddress(record.page) ? record.page : null,
    edition: record.episode.slice(0, 80),
    licence,
    reportedAt: timeOf(record.modified, now) ?? now,
  };
}

/** Earthquakes and floods are called by their place. */
const hasName = (kind: EventKind): boolean => kind === 'CYCLONE' || kind === 'VOLCANO';

function numberOf(text: string): number | null {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && value > 0 && value < 12 ? value : null;
}

/** Null for none, for what is no time, and for times to come: no report is of tomorrow. */
function timeOf(text: string, now: Date): Date | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) || time.getTime() > now.getTime() + 86_400_000 ? null : time;
}

function pointOf({ latitude, longitude }: GdacsRecord): { latitude: number; longitude: number } | null {
  const [lat, lon] = [Number(latitude), Number(longitude)];
  const isPoint = latitude !== '' && longitude !== '' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return isPoint ? { latitude: lat, longitude: lon } : null;
}

/** The one country that is named; an event of several is of none. */
function countryOf(iso3: string, places: Places): string | null {
  const code = iso3.toUpperCase();
  return places.countries('en').find((country) => country.iso3 === code)?.iso2 ?? null;
}

function newestDay(reports: readonly EventReport[]): string | null {
  const newest = reports.reduce((latest, { reportedAt }) => Math.max(latest, reportedAt.getTime()), 0);
  return newest === 0 ? null : new Date(newest).toISOString().slice(0, 10);
}
