import type { DetailViewModel } from '../trip-page-view.js';
import { phoneRuns, type TextRun } from './text-runs.js';

/** An emergency number with its purpose and a link that dials it. */
export interface EmergencyPlace {
  name: string;
  calls: { topics: string[]; runs: TextRun[] }[];
  notes: { runs: TextRun[]; textLanguage: string; machineTranslatedFrom: string | null }[];
}

/** The numbers of the country database; the other types of the section hold sentences. */
const NUMBER = /^CiEmergency/;

/** The emergency numbers of each place in trip order. A number for several services appears once. */
export function emergencyPlaces({ places, sections }: Pick<DetailViewModel, 'places' | 'sections'>): EmergencyPlace[] {
  const entries =
    sections.find(({ key }) => key === 'emergency')?.entries.filter(({ state }) => state === 'STATED') ?? [];
  return [...new Set(places.map(({ name }) => name))].flatMap((name) => {
    const ids = places.filter((place) => place.name === name).map(({ id }) => id);
    const own = entries.filter(({ place }) => place === name || ids.includes(place));
    const topicsByNumber = new Map<string, string[]>();
    for (const { text, title } of own.filter(({ detailType }) => NUMBER.test(detailType)))
      topicsByNumber.set(text, [...(topicsByNumber.get(text) ?? []), title]);
    const calls = [...topicsByNumber].map(([text, topics]) => ({ topics, runs: phoneRuns(text) }));
    const listed = new Set(calls.flatMap(({ runs }) => runs.map(({ href }) => href)));
    const notes = own
      .filter(({ detailType }) => !NUMBER.test(detailType))
      .map(({ text, textLanguage, machineTranslatedFrom }) => ({
        runs: phoneRuns(text),
        textLanguage,
        machineTranslatedFrom,
      }))
      // A sentence that only repeats the numbers is redundant.
      .filter(
        ({ runs }) =>
          runs.some(({ href }) => href !== null && !listed.has(href)) || runs.every(({ href }) => href === null),
      );
    return calls.length + notes.length > 0 ? [{ name, calls, notes }] : [];
  });
}

/** Whether a type contains numbers to dial. */
export const tellsNumbers = (detailType: string): boolean =>
  NUMBER.test(detailType) || detailType === 'EmergencyNumbers';
