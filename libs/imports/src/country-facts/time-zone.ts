import type { CountryFacts } from '../seeding/country-facts.js';

/** A zone of the IANA data base with what its clocks show in a year; null for a name that is none. */
export function timeZoneOf(zone: string, year: number): CountryFacts['timeZones'][number] | null {
  // Clocks of the south are ahead in January, those of the north in July.
  const offsets = ['01', '07'].map((month) => offsetAt(zone, new Date(`${year}-${month}-01T12:00:00Z`)));
  const [first, second] = offsets;
  if (first == null || second == null) return null;
  const [standard, summer] = [Math.min(first, second), Math.max(first, second)];
  return summer === standard ? { zone, standard } : { zone, standard, summer };
}

/** Minutes ahead of UTC. */
function offsetAt(zone: string, time: Date): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(time);
    const [, sign = '+', hours = '0', minutes = '0'] =
      /^GMT(?:([+-])(\d+):(\d+))?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
}
