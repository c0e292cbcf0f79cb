import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Validated } from '@landfall/platform';
import type { Organisation } from './organisation.entity.js';
import type { OrganisationInput } from './organisation.input.js';
import { isSection } from './sections.js';

const TEXTS = [
  'publicName',
  'phone',
  'fax',
  'email',
  'website',
  'street',
  'zipCode',
  'city',
  'countryIso2',
  'dvkgUrl',
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'xing',
  'youtube',
  'whatsapp',
  'visaServiceName',
  'visaServiceUrl',
  'defaultDeparture',
  'defaultNationality',
] as const;
const COUNTRIES = ['countryIso2', 'defaultDeparture', 'defaultNationality'] as const;
const KNOWN: ReadonlySet<string> = new Set([
  'id',
  ...TEXTS,
  'visaServiceEnabled',
  'logoId',
  'mytripSections',
  'mycruiseSections',
]);

/** The columns that an input changes. A key that an organisation does not have is rejected on itself. */
export function decideOrganisation(
  { input, shape }: Validated<OrganisationInput>,
  places: Pick<Places, 'country'>,
): Outcome<{ changes: Partial<Organisation> }> {
  const rejections = new Rejections(shape);
  for (const key of Object.keys(input)) if (!KNOWN.has(key)) rejections.add(key, 'rejection.unknownKey', { key });
  for (const field of TEXTS) if (!isText(input[field])) rejections.add(field, 'rejection.required');
  for (const field of COUNTRIES) {
    const id = input[field];
    if (typeof id === 'string' && !rejections.has(field) && !places.country(id))
      rejections.add(field, 'rejection.unknownCountry', { id });
  }
  const changes: Partial<Organisation> = Object.fromEntries(
    TEXTS.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
  );
  Object.assign(changes, visaSwitchIn(input.visaServiceEnabled, rejections));
  for (const [field, column] of [
    ['mytripSections', 'mytripHidden'],
    ['mycruiseSections', 'mycruiseHidden'],
  ] as const) {
    if (input[field] === undefined || input[field] === null) continue;
    const hidden = hiddenIn(input[field]);
    if (hidden) changes[column] = hidden;
    else rejections.add(field, 'rejection.unknownKey', { key: field });
  }
  return rejections.any ? rejections.toRejection() : accepted({ changes });
}

function visaSwitchIn(value: unknown, rejections: Rejections): Partial<Organisation> {
  if (value === undefined || value === null) return {};
  if (typeof value === 'boolean') return { visaServiceEnabled: value };
  rejections.add('visaServiceEnabled', 'rejection.required');
  return {};
}

const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** The keys that a map of sections switches off; null: it is no such map. */
function hiddenIn(sections: unknown): string[] | null {
  if (typeof sections !== 'object' || sections === null || Array.isArray(sections)) return null;
  const entries = Object.entries(sections);
  if (!entries.every(([key, isShown]) => isSection(key) && typeof isShown === 'boolean')) return null;
  return entries.filter(([, isShown]) => isShown === false).map(([key]) => key);
}
