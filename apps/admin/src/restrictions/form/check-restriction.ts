import { isWebAddress } from '@landfall/kernel';
import type { ValueKind } from '../../gen/graphql.js';
import { PHASES, type DetailForm, type RestrictionForm } from './restriction-form.js';

/** What the form can see by itself. Keys under `restrictions.problem`; the server checks everything again. */
export interface Problem {
  path: string;
  key: 'required' | 'number' | 'url' | 'dateOrder' | 'future';
}

const isWholeNumber = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text.trim());

function detailProblems(detail: DetailForm, at: string, kinds: ReadonlyMap<string, ValueKind>): Problem[] {
  const problems: Problem[] = [];
  if (detail.sourceUri.trim() !== '' && !isWebAddress(detail.sourceUri.trim()))
    problems.push({ path: `${at}.sourceUri`, key: 'url' });
  if (detail.validFrom !== '' && detail.validUntil !== '' && detail.validUntil < detail.validFrom)
    problems.push({ path: `${at}.validUntil`, key: 'dateOrder' });
  for (const phase of PHASES) {
    const { start, end } = detail.phases[phase];
    if (start !== '' && end !== '' && end < start)
      problems.push({ path: `${at}.phases.${phase}.end`, key: 'dateOrder' });
  }
  for (const [key, value] of Object.entries(detail.values)) {
    if (kinds.get(key) === 'POSINT' && typeof value === 'string' && value !== '' && !isWholeNumber(value))
      problems.push({ path: `${at}.values.${key}`, key: 'number' });
  }
  return problems;
}

/** `today` is a calendar day; a scheduled revision takes effect on a later one. */
export function checkRestriction(
  form: RestrictionForm,
  kinds: ReadonlyMap<string, ValueKind>,
  today: string,
): Problem[] {
  const problems: Problem[] = [];
  if (!form.countryId) problems.push({ path: 'countryId', key: 'required' });
  if (form.level === 'REGION' && !form.regionId) problems.push({ path: 'regionId', key: 'required' });
  if (form.level === 'AIRPORT' && !form.airportId) problems.push({ path: 'airportId', key: 'required' });
  if (form.isScheduled && form.effectiveOn === '') problems.push({ path: 'effectiveOn', key: 'required' });
  if (form.isScheduled && form.effectiveOn !== '' && form.effectiveOn <= today)
    problems.push({ path: 'effectiveOn', key: 'future' });
  return [...problems, ...form.details.flatMap((detail, index) => detailProblems(detail, `details.${index}`, kinds))];
}
