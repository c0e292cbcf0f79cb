import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { toPlain } from '@landfall/catalogue/markup';
import type { RestrictionType } from '../../gen/graphql.js';
import { useCountryName } from '../../places/useCountries.js';
import { useSpan } from '../../ui/useSpan.js';
import type { ConditionForm } from './condition-form.js';
import { useConditionText } from './useConditionText.js';
import { useCatalogue } from './catalogue-context.js';
import type { FormValue } from './restriction-form.js';
import { spokenValues, type SpokenPart } from './spoken-part.js';
import { useFieldLabel } from './useFieldLabel.js';
import { useFieldText } from './useFieldText.js';
import { useValueText } from './useValueText.js';

const NAMED = 3;
const NOTE_CHARACTERS = 120;

interface Audience {
  purpose: RestrictionType | null;
  nationalities: readonly string[];
  departures: readonly string[];
  conditions?: readonly ConditionForm[];
}

export interface Describe {
  /** "Private · Germany, EU · from anywhere". */
  audience: (audience: Audience) => string;
  /** "Private · Germany, EU · from anywhere · valid until 31 Dec 2026 · 4 values". */
  scope: (detail: SpokenPart) => string;
  /** What a detail speaks of: the titles of its first values, a yes or no with its answer, or the beginning of its note. */
  content: (detail: SpokenPart) => string;
  value: (key: string, value: FormValue | undefined) => string;
  /** The label of a form field by its name inside a detail or the restriction, `values.X` included. */
  label: (name: string) => string;
  /** The formatted content of any field. */
  field: (name: string, content: unknown) => string;
  members: (codes: readonly string[]) => string;
}

interface MemberNames {
  memberName: (code: string) => string;
  /** The first names, and how many follow. */
  members: (codes: readonly string[]) => string;
}

function useMemberNames(): MemberNames {
  const translate = useTranslate();
  const countryName = useCountryName();
  const { groups } = useCatalogue();

  const memberName = useCallback(
    (code: string) => groups.find(({ key }) => key === code)?.title ?? countryName(code),
    [groups, countryName],
  );

  const members = useCallback(
    (codes: readonly string[]) => {
      const names = codes.map(memberName);
      return names.length <= NAMED + 1
        ? names.join(', ')
        : translate('restrictions.andMore', { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });
    },
    [memberName, translate],
  );

  return { memberName, members };
}

/** Puts the contents of the form into words: for the heads of closed details, for reading and for comparing. */
export function useDescribe(): Describe {
  const translate = useTranslate();
  const { typeOf } = useCatalogue();
  const { memberName, members } = useMemberNames();
  const value = useValueText();
  const label = useFieldLabel();
  const conditionText = useConditionText(members);
  const span = useSpan();
  const field = useFieldText(value, memberName, conditionText);

  const audience = useCallback(
    ({ purpose, nationalities, departures, conditions = [] }: Audience) =>
      [
        ...(purpose ? [translate(`purpose.${purpose}`)] : []),
        nationalities.length === 0 ? translate('restrictions.everyone') : members(nationalities),
        departures.length === 0
          ? translate('restrictions.anywhere')
          : translate('restrictions.fromPlaces', { names: members(departures) }),
        ...(conditions.length > 0 ? [translate('restrictions.onlyIf', { conditions: conditionText(conditions) })] : []),
      ].join(' · '),
    [translate, members, conditionText],
  );

  const scope = useCallback(
    ({ restrictionType, nationalities, departures, conditions, validFrom, validUntil, values }: SpokenPart) => {
      const days = span(validFrom || null, validUntil || null);
      return [
        audience({ purpose: restrictionType, nationalities, departures, conditions }),
        ...(days === null ? [] : [translate('restrictions.validity.days', { days })]),
        translate('restrictions.valueCount', { count: Object.keys(values).length }),
      ].join(' · ');
    },
    [translate, audience, span],
  );

  const content = useCallback(
    ({ values, noteDe, noteEn }: SpokenPart) => {
      const titles = Object.entries(spokenValues(values)).map(([key, answer]) => {
        const title = typeOf.get(key)?.title ?? translate('restrictions.unknownType', { key });
        return answer === null ? title : translate('restrictions.answered', { title, answer: value(key, answer) });
      });
      if (titles.length > NAMED)
        return translate('restrictions.andMore', {
          names: titles.slice(0, NAMED).join(', '),
          count: titles.length - NAMED,
        });
      return (
        titles.join(', ') ||
        toPlain(noteDe || noteEn)
          .split('\n')[0]
          ?.slice(0, NOTE_CHARACTERS) ||
        ''
      );
    },
    [typeOf, translate, value],
  );

  return { audience, scope, content, value, label, field, members };
}
