import type { Entry } from '@landfall/requirements';

const FORMS: ReadonlySet<string> = new Set(['ErEVisaPossible', 'ErVisaOnArrivalPossible']);

const statedAsNo = ({ state, statements: [statement] }: Entry): boolean =>
  state === 'stated' && statement?.value === false;

/** The entries without "no e-visa" and "no visa on arrival" for those who are stated to need no visa at the same place. */
export function withoutIdleVisaForms(entries: readonly Entry[]): readonly Entry[] {
  const visaFree = entries.filter((entry) => entry.detailType === 'ErVisaRequired' && statedAsNo(entry));
  if (visaFree.length === 0) return entries;
  const isVisaFree = (place: string, citizenship: string): boolean =>
    visaFree.some((entry) => entry.place === place && entry.citizenships.includes(citizenship));
  const isIdle = (entry: Entry): boolean =>
    FORMS.has(entry.detailType) &&
    statedAsNo(entry) &&
    entry.citizenships.every((citizenship) => isVisaFree(entry.place, citizenship));
  return entries.filter((entry) => !isIdle(entry));
}
