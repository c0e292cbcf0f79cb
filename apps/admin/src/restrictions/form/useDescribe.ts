import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { RestrictionType, StatusColor } from '../../gen/graphql.js';
import type { TextValue, YesNoTextValue } from './detail-value.js';
import { useCountryName } from '../../places/useCountries.js';
import { toPlain } from '../../rich-text/markup.js';
import { useCatalogue } from './catalogue-context.js';
import { PHASES, type FormValue, type PhaseForm, type PhaseName } from './restriction-form.js';
import type { SpokenPart } from './spoken-part.js';

const NAMED = 3;
const NOTE_CHARACTERS = 120;

interface Audience {
  purpose: RestrictionType | null;
  nationalities: readonly string[];
  departures: readonly string[];
}

export interface Describe {
  /** "Private · Germany, EU · from anywhere". */
  audience: (audience: Audience) => string;
  /** "Private · Germany, EU · from anywhere · 4 values". */
  scope: (detail: SpokenPart) => string;
  /** What a detail speaks of: the titles of its first values, or the beginning of its note. */
  content: (detail: SpokenPart) => string;
  value: (key: string, value: FormValue | undefined) => string;
  /** The label of a form field by its name inside a detail or the restriction, `values.X` included. */
  label: (name: string) => string;
  /** Any field's content in words. */
  field: (name: string, content: unknown) => string;
  members: (codes: readonly string[]) => string;
}

/** Puts the contents of the form into words: for the heads of closed details, for reading and for comparing. */
export function useDescribe(): Describe {
  const translate = useTranslate();
  const { day } = useDates();
  const countryName = useCountryName();
  const { groups, typeOf, authorities } = useCatalogue();

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

  const audience = useCallback(
    ({ purpose, nationalities, departures }: Audience) =>
      [
        ...(purpose ? [translate(`purpose.${purpose}`)] : []),
        nationalities.length === 0 ? translate('restrictions.everyone') : members(nationalities),
        departures.length === 0
          ? translate('restrictions.anywhere')
          : translate('restrictions.fromPlaces', { names: members(departures) }),
      ].join(' · '),
    [translate, members],
  );

  const scope = useCallback(
    ({ restrictionType, nationalities, departures, values }: SpokenPart) =>
      [
        audience({ purpose: restrictionType, nationalities, departures }),
        translate('restrictions.valueCount', { count: Object.keys(values).length }),
      ].join(' · '),
    [translate, audience],
  );

  const content = useCallback(
    ({ values, noteDe, noteEn }: SpokenPart) => {
      const titles = Object.keys(values).map(
        (key) => typeOf.get(key)?.title ?? translate('restrictions.unknownType', { key }),
      );
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
    [typeOf, translate],
  );

  const text = useCallback(
    ({ de, en }: TextValue) => [de && `DE: ${toPlain(de)}`, en && `EN: ${toPlain(en)}`].filter(Boolean).join('\n'),
    [],
  );

  const value = useCallback(
    (key: string, content: FormValue | undefined): string => {
      if (content === undefined || content === null || content === '') return translate('restrictions.notStated');
      if (typeof content === 'boolean') return translate(content ? 'restrictions.yes' : 'restrictions.no');
      if (typeof content === 'string')
        return typeOf.get(key)?.kind === 'COLOR' ? translate(`statusField.${content as StatusColor}`) : content;
      if ('yes' in content) {
        const { yes, textDe, textEn } = content as YesNoTextValue;
        const word =
          yes === null ? translate('restrictions.notStated') : translate(yes ? 'restrictions.yes' : 'restrictions.no');
        return [word, text({ de: textDe ?? null, en: textEn ?? null })].filter(Boolean).join('\n');
      }
      return text(content as TextValue);
    },
    [translate, text, typeOf],
  );

  const label = useCallback(
    (name: string): string => {
      if (name.startsWith('values.')) {
        const key = name.slice('values.'.length);
        return typeOf.get(key)?.title ?? translate('restrictions.unknownType', { key });
      }
      const [head, phase, edge] = name.split('.');
      if (head === 'phases' && phase && edge)
        return translate(edge === 'start' ? 'restrictions.phaseStart' : 'restrictions.phaseEnd', {
          phase: translate(`restrictions.phase.${phase}`),
        });
      return translate(`restrictions.field.${name}`, { _: name });
    },
    [translate, typeOf],
  );

  const field = useCallback(
    (name: string, content: unknown): string => {
      if (name.startsWith('values.')) return value(name.slice('values.'.length), content as FormValue | undefined);
      if (
        content === null ||
        content === undefined ||
        content === '' ||
        (Array.isArray(content) && content.length === 0)
      )
        return translate('app.none');
      if (typeof content === 'boolean') return translate(content ? 'restrictions.yes' : 'restrictions.no');
      if (name === 'nationalities' || name === 'departures') return (content as string[]).map(memberName).join(', ');
      if (name === 'restrictionType') return translate(`purpose.${String(content)}`);
      if (name === 'level') return translate(`placeType.${String(content)}`);
      if (name === 'authorityId') return authorities.find(({ id }) => id === content)?.name ?? String(content);
      if (name === 'countryId') return countryName(String(content));
      if (['reminder', 'checkedAt', 'nextReview', 'effectiveOn'].includes(name)) return day(String(content));
      if (name === 'phases') {
        const phases = content as Record<PhaseName, PhaseForm>;
        return (
          PHASES.filter((one) => phases[one].start || phases[one].end)
            .map(
              (one) =>
                `${translate(`restrictions.phase.${one}`)}: ${phases[one].start ? day(phases[one].start) : '…'} – ${phases[one].end ? day(phases[one].end) : '…'}`,
            )
            .join('\n') || translate('app.none')
        );
      }
      if (name === 'editCategories')
        return (content as { category: string }[]).map(({ category }) => category).join(', ');
      if (name === 'noteDe' || name === 'noteEn') return toPlain(String(content));
      return typeof content === 'object' ? JSON.stringify(content) : String(content);
    },
    [value, translate, memberName, authorities, countryName, day],
  );

  return { audience, scope, content, value, label, field, members };
}
