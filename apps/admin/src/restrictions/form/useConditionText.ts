import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { portsOf, type ConditionForm } from './condition-form.js';

/** In a sentence that is not finished yet. */
const NOT_CHOSEN = '…';

/** Puts the conditions of a detail into words; `names`: of countries and groups. */
export function useConditionText(
  names: (codes: readonly string[]) => string,
): (conditions: readonly ConditionForm[]) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';

  return useCallback(
    (conditions) => {
      const choice = (items: readonly string[]): string =>
        new Intl.ListFormat(locale, { type: 'disjunction' }).format(items) || NOT_CHOSEN;
      const say = (key: string, values: Record<string, string> = {}): string =>
        translate(`restrictions.condition.${key}`, values);
      const held = ({ countries, documents, qualities, withinYears, validMonths }: ConditionForm): string => {
        const values = {
          countries: names(countries) || NOT_CHOSEN,
          documents: choice(documents.map((document) => say(`document.${document}`))),
          years: withinYears || 'now',
        };
        if (qualities.length === 0 && validMonths === '') return say('holds', values);
        const named = qualities.map((quality) => say(`quality.${quality}`));
        return say('holdsThat', {
          ...values,
          qualities: new Intl.ListFormat(locale).format(named) || 'none',
          months: validMonths || 'any',
        });
      };
      const one = (condition: ConditionForm): string => {
        const { kind, withinDays, transitHours, ageFrom, ageTo } = condition;
        const countries = names(condition.countries) || NOT_CHOSEN;
        switch (kind) {
          case 'VISITED':
            return say('visited', { countries, days: withinDays || 'any', hours: transitHours || 'none' });
          case 'RESIDENCE':
            return say('residence', { countries });
          case 'HOLDS':
            return held(condition);
          case 'AGE':
            return say('age', { from: ageFrom || '0', to: ageTo || 'any' });
          case 'ENTRY_BY': {
            const ports = portsOf(condition);
            return choice([
              ...condition.means.map((means) => say(`means.${means}`)),
              ...(ports.length > 0 ? [say('at', { ports: choice(ports) })] : []),
            ]);
          }
          case 'PASSPORT':
            return choice(condition.passports.map((passport) => say(`passport.${passport}`)));
        }
      };
      return new Intl.ListFormat(locale).format(
        conditions.map((condition) => (condition.isNot ? say('not', { condition: one(condition) }) : one(condition))),
      );
    },
    [translate, locale, names],
  );
}
