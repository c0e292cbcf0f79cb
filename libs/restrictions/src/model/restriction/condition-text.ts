import { catalogueText, isNamedGroup } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { countryName, formatChoice, formatList } from '@landfall/messages';
import type { Alternative, Condition, DocumentQuality } from '@landfall/requirements';

type Conditions = Alternative['conditions'];

/** Stays last: what is said of a transit there must not stand before another condition. */
const held = (conditions: Conditions): Conditions =>
  conditions.filter(({ isNot }) => isNot !== true).toSorted((a, b) => place(a) - place(b));
const place = ({ kind }: Condition): number => (kind === 'VISITED' ? 1 : 0);
const excluded = (conditions: Conditions): Conditions => conditions.filter(({ isNot }) => isNot === true);

const heldText = (texts: readonly string[], language: Language): string =>
  catalogueText(language, 'conditions.held', { conditions: formatList(language, texts) });
const heldTexts = (conditions: Conditions, language: Language): string[] =>
  held(conditions).map((condition) => conditionText(condition, language));
const excludedTexts = (conditions: Conditions, language: Language): string[] =>
  excluded(conditions).map((condition) =>
    catalogueText(language, 'condition.not', { condition: conditionText(condition, language) }),
  );

/** Conditions that have to hold together, as a part of a sentence: "with a valid visa (Japan), except on entry by land". A "not" stands apart, so that it covers its own condition alone. */
export function conditionsText(conditions: Conditions, language: Language): string {
  const positive = heldTexts(conditions, language);
  return [...(positive.length > 0 ? [heldText(positive, language)] : []), ...excludedTexts(conditions, language)].join(
    ', ',
  );
}

/** The same, one by one. */
export const conditionTexts = (conditions: Conditions, language: Language): string[] => [
  ...heldTexts(conditions, language).map((text) => heldText([text], language)),
  ...excludedTexts(conditions, language),
];

function conditionText(condition: Condition, language: Language): string {
  const choice = (items: readonly string[]): string => formatChoice(language, items);
  const countries = (codes: readonly string[]): string => choice(codes.map((code) => nameOf(code, language)));
  switch (condition.kind) {
    case 'VISITED':
      return catalogueText(language, 'condition.VISITED', {
        countries: countries(condition.countries),
        count: manyOf(condition.countries),
        days: condition.withinDays ?? 0,
        transit: transitOf(condition.transitHours),
        hours: condition.transitHours ?? 0,
      });
    case 'RESIDENCE':
      return catalogueText(language, 'condition.RESIDENCE', {
        countries: countries(condition.countries),
        count: manyOf(condition.countries),
      });
    case 'HOLDS': {
      const { qualities = [], withinYears: years = 0, validMonths: months = 0 } = condition;
      const documents = byKind(condition).map(({ kind, issuers }) => {
        const issuer = countries(issuers);
        if (kind === 'VISA_OR_RESIDENCE' || !asksOf(kind, condition))
          return catalogueText(language, `document.${kind}`, { issuer, years });
        const is = (quality: DocumentQuality): 'yes' | 'no' => (qualities.includes(quality) ? 'yes' : 'no');
        return kind === 'VISA'
          ? catalogueText(language, 'document.VISA_THAT', {
              issuer,
              months,
              multiple: is('MULTIPLE_ENTRY'),
              used: is('USED'),
            })
          : catalogueText(language, 'document.RESIDENCE_THAT', { issuer, months, permanent: is('PERMANENT') });
      });
      return catalogueText(language, 'condition.HOLDS', { documents: choice(documents) });
    }
    case 'AGE':
      return catalogueText(language, 'condition.AGE', {
        part: partOf(condition),
        from: condition.from ?? 0,
        to: condition.to ?? 0,
      });
    case 'ENTRY_BY':
      return choice([
        ...condition.means.map((one) => catalogueText(language, `condition.ENTRY_BY.${one}`)),
        ...(condition.ports
          ? [catalogueText(language, 'condition.ENTRY_BY.ports', { ports: choice(condition.ports) })]
          : []),
      ]);
    case 'PASSPORT':
      return choice(condition.passports.map((one) => catalogueText(language, `condition.PASSPORT.${one}`)));
  }
}

type Holds = Extract<Condition, { kind: 'HOLDS' }>;
type Held = Holds['documents'][number];

/** Whether a document of the kind has to be more than valid. */
const asksOf = (kind: Held['kind'], { qualities = [], validMonths = 0 }: Holds): boolean =>
  validMonths > 0 || qualities.some((quality) => (quality === 'PERMANENT') === (kind === 'RESIDENCE'));

/** One item for each kind of document, with its issuers; one for both kinds where the same states issue them. */
function byKind(condition: Holds): { kind: Held['kind'] | 'VISA_OR_RESIDENCE'; issuers: readonly string[] }[] {
  const { documents } = condition;
  const issuersOf = (requested: Held['kind']): string[] =>
    documents.filter(({ kind }) => kind === requested).map(({ issuer }) => issuer);
  const [visas, residences] = [issuersOf('VISA'), issuersOf('RESIDENCE')];
  const isSame = !asksOf('VISA', condition) && !asksOf('RESIDENCE', condition);
  if (isSame && visas.length === residences.length && visas.every((issuer) => residences.includes(issuer)))
    return [{ kind: 'VISA_OR_RESIDENCE', issuers: visas }];
  return [...new Set(documents.map(({ kind }) => kind))].map((kind) => ({ kind, issuers: issuersOf(kind) }));
}

function transitOf(hours: number | null): 'none' | 'any' | 'other' {
  if (hours === null) return 'none';
  return hours === 0 ? 'any' : 'other';
}

function partOf({ from, to }: { from: number | null; to: number | null }): 'infant' | 'from' | 'to' | 'other' {
  if (to === null) return 'from';
  if (to === 0) return 'infant';
  return from === null ? 'to' : 'other';
}

/** A group stands for several countries. */
const manyOf = (codes: readonly string[]): number => (codes.some(isNamedGroup) ? codes.length + 1 : codes.length);

const nameOf = (code: string, language: Language): string =>
  isNamedGroup(code) ? catalogueText(language, `countryGroup.${code}`) : countryName(language, code);
