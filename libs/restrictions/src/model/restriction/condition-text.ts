import { catalogueText, isNamedGroup } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { countryName, formatChoice, formatList } from '@landfall/messages';
import type { Alternative, Condition } from '@landfall/requirements';

/** Conditions that have to hold together, in words that stand in brackets or after a colon. */
export const conditionsText = (conditions: Alternative['conditions'], language: Language): string =>
  formatList(
    language,
    conditions.map((condition) => {
      const text = conditionText(condition, language);
      return condition.isNot === true ? catalogueText(language, 'condition.not', { condition: text }) : text;
    }),
  );

function conditionText(condition: Condition, language: Language): string {
  const choice = (items: readonly string[]): string => formatChoice(language, items);
  const countries = (codes: readonly string[]): string => choice(codes.map((code) => nameOf(code, language)));
  switch (condition.kind) {
    case 'VISITED':
      return catalogueText(language, 'condition.VISITED', {
        countries: countries(condition.countries),
        days: condition.withinDays ?? 0,
        transit: transitOf(condition.transitHours),
        hours: condition.transitHours ?? 0,
      });
    case 'RESIDENCE':
      return catalogueText(language, 'condition.RESIDENCE', { countries: countries(condition.countries) });
    case 'HOLDS': {
      const documents = condition.documents.map(({ kind, issuer }) =>
        catalogueText(language, `document.${kind}`, { issuer: nameOf(issuer, language) }),
      );
      return catalogueText(language, 'condition.HOLDS', { documents: choice(documents) });
    }
    case 'AGE':
      return catalogueText(language, 'condition.AGE', {
        part: partOf(condition),
        from: condition.from ?? 0,
        to: condition.to ?? 0,
      });
    case 'ENTRY_BY':
      return choice(condition.means.map((one) => catalogueText(language, `condition.ENTRY_BY.${one}`)));
    case 'PASSPORT':
      return choice(condition.passports.map((one) => catalogueText(language, `condition.PASSPORT.${one}`)));
  }
}

function transitOf(hours: number | null): 'none' | 'any' | 'other' {
  if (hours === null) return 'none';
  return hours === 0 ? 'any' : 'other';
}

function partOf({ from, to }: { from: number | null; to: number | null }): 'from' | 'to' | 'other' {
  if (to === null) return 'from';
  return from === null ? 'to' : 'other';
}

const nameOf = (code: string, language: Language): string =>
  isNamedGroup(code) ? catalogueText(language, `countryGroup.${code}`) : countryName(language, code);
