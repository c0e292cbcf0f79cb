import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ConditionForm } from './condition-form.js';

/** Puts the conditions of a detail into words; `names`: of countries and groups. */
export function useConditionText(
  names: (codes: readonly string[]) => string,
): (conditions: readonly ConditionForm[]) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';

  return useCallback(
    (conditions) => {
      const choice = (items: readonly string[]): string =>
        new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);
      const say = (key: string, values: Record<string, string> = {}): string =>
        translate(`restrictions.condition.${key}`, values);
      const one = (condition: ConditionForm): string => {
        const { kind, withinDays, transitHours, ageFrom, ageTo } = condition;
        const countries = names(condition.countries);
        switch (kind) {
          case 'VISITED':
            return say('visited', { countries, days: withinDays || 'any', hours: transitHours || 'none' });
          case 'RESIDENCE':
            return say('residence', { countries });
          case 'HOLDS':
            return say('holds', {
              countries,
              documents: choice(condition.documents.map((document) => say(`document.${document}`))),
            });
          case 'AGE':
            return say('age', { from: ageFrom || '0', to: ageTo || 'any' });
          case 'ENTRY_BY':
            return choice(condition.means.map((means) => say(`means.${means}`)));
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
