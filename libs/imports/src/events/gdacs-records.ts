import { sanitisedText } from '@landfall/kernel';
import { isObject, jsonValue, objectIn, textIn, type JsonObject } from '../port/json-object.js';
import { xmlOf } from '../port/read-xml.js';

/** An event as the feed or the interface of GDACS writes it; empty texts where it says nothing. */
export interface GdacsRecord {
  type: string;
  number: string;
  episode: string;
  alert: string;
  name: string;
  severity: string;
  iso3: string;
  isCurrent: boolean;
  from: string;
  to: string;
  modified: string;
  latitude: string;
  longitude: string;
  page: string;
}

const TAIL = 300;

/** The records of a file: the RSS feed, a GeoJSON list or a single event. Null: it is none of these. */
export const recordsOf = (content: string): GdacsRecord[] | null =>
  content.trimStart().startsWith('<') ? recordsOfFeed(content) : recordsOfJson(jsonValue(content));

function recordsOfFeed(content: string): GdacsRecord[] | null {
  // A comment stands behind the end of the feed; a feed that was cut off has no end.
  if (!content.slice(-TAIL).includes('</rss>')) return null;
  const root = xmlOf(content);
  const channel = objectIn(objectIn(isObject(root) ? root : {}, 'rss'), 'channel');
  return Array.isArray(channel['item']) ? channel['item'].filter(isObject).map(fromItem) : null;
}

function fromItem(item: JsonObject): GdacsRecord {
  const text = (name: string): string => textIn(objectIn(item, name), 'text');
  const point = objectIn(item, 'geo:Point');
  return {
    type: text('gdacs:eventtype'),
    number: text('gdacs:eventid'),
    episode: `${text('gdacs:episodeid')}.${text('gdacs:version')}`,
    alert: text('gdacs:alertlevel'),
    name: text('gdacs:eventname'),
    severity: textIn(objectIn(item, 'gdacs:severity'), '@value'),
    iso3: text('gdacs:iso3'),
    isCurrent: text('gdacs:iscurrent') === 'true',
    from: text('gdacs:fromdate'),
    to: text('gdacs:todate'),
    modified: text('gdacs:datemodified') || text('pubDate'),
    latitude: textIn(objectIn(point, 'geo:lat'), 'text'),
    longitude: textIn(objectIn(point, 'geo:long'), 'text'),
    page: text('link'),
  };
}

function recordsOfJson(file: unknown): GdacsRecord[] | null {
  if (!isObject(file)) return null;
  if (file['type'] === 'Feature') return [fromFeature(file)];
  const features: unknown = file['features'];
  return Array.isArray(features) ? features.filter(isObject).map(fromFeature) : null;
}

/** Truth is written as a text, and times have no zone: they are of UTC. */
function fromFeature(feature: JsonObject): GdacsRecord {
  const properties = objectIn(feature, 'properties');
  const said = (name: string): string => {
    const value = properties[name];
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : textIn(properties, name);
  };
  const inUtc = (name: string): string => {
    const time = textIn(properties, name);
    return time === '' || /(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`;
  };
  const coordinates: unknown = objectIn(feature, 'geometry')['coordinates'];
  const [longitude = '', latitude = ''] = Array.isArray(coordinates) ? coordinates.map(String) : [];
  const severity = objectIn(properties, 'severitydata')['severity'];
  return {
    type: said('eventtype'),
    number: said('eventid'),
    episode: `${said('episodeid')}.${said('datemodified')}`,
    alert: said('alertlevel'),
    name: said('eventname'),
    severity: typeof severity === 'number' ? String(severity) : '',
    iso3: said('iso3'),
    isCurrent: said('iscurrent') === 'true',
    from: inUtc('fromdate'),
    to: inUtc('todate'),
    modified: inUtc('datemodified'),
    latitude: sanitisedText(latitude),
    longitude: sanitisedText(longitude),
    page: textIn(objectIn(properties, 'url'), 'report'),
  };
}
