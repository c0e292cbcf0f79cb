import type { ConditionForm } from './condition-form.js';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { toPlain } from '@landfall/catalogue/markup';
import { useCountryName } from '../../places/useCountries.js';
import { useDates } from '../../ui/useDates.js';
import { useCatalogue } from './catalogue-context.js';
import { PHASES, type FormValue, type PhaseForm, type PhaseName } from './restriction-form.js';
import type { ValueText } from './useValueText.js';

type Formatter = (content: unknown) => string;

const plainText: Formatter = (content) => (typeof content === 'string' ? content : JSON.stringify(content));
const noteText: Formatter = (content) => toPlain(plainText(content));

const isNothing = (content: unknown): boolean =>
  content === null || content === undefined || content === '' || (Array.isArray(content) && content.length === 0);

/** The formatted content of any field. */
export function useFieldText(
  value: ValueText,
  memberName: (code: string) => string,
  conditionText: (conditions: readonly ConditionForm[]) => string,
): (name: string, content: unknown) => string {
  const translate = useTranslate();
  const { day } = useDates();
  const countryName = useCountryName();
  const { authorities } = useCatalogue();

  const formatters = useMemo((): Readonly<Record<string, Formatter>> => {
    const dayText: Formatter = (content) => day(plainText(content));
    const memberNames: Formatter = (content) => (content as string[]).map(memberName).join(', ');
    const phaseText = (phase: PhaseName, { start, end }: PhaseForm): string =>
      `${translate(`restrictions.phase.${phase}`)}: ${start ? day(start) : '…'} – ${end ? day(end) : '…'}`;
    const phasesText = (phases: Record<PhaseName, PhaseForm>): string =>
      PHASES.filter((phase) => phases[phase].start || phases[phase].end)
        .map((phase) => phaseText(phase, phases[phase]))
        .join('\n');
    return {
      nationalities: memberNames,
      departures: memberNames,
      conditions: (content) => conditionText(content as ConditionForm[]),
      restrictionType: (content) => translate(`purpose.${plainText(content)}`),
      level: (content) => translate(`placeType.${plainText(content)}`),
      authorityId: (content) => authorities.find(({ id }) => id === content)?.name ?? plainText(content),
      countryId: (content) => countryName(plainText(content)),
      reminder: dayText,
      validFrom: dayText,
      validUntil: dayText,
      writtenOn: dayText,
      checkedAt: dayText,
      nextReview: dayText,
      effectiveOn: dayText,
      phases: (content) => phasesText(content as Record<PhaseName, PhaseForm>) || translate('app.none'),
      editCategories: (content) => (content as { category: string }[]).map(({ category }) => category).join(', '),
      noteDe: noteText,
      noteEn: noteText,
    };
  }, [translate, memberName, conditionText, authorities, countryName, day]);

  return useCallback(
    (name, content) => {
      if (name.startsWith('values.')) return value(name.slice('values.'.length), content as FormValue | undefined);
      if (isNothing(content)) return translate('app.none');
      if (typeof content === 'boolean') return translate(content ? 'restrictions.yes' : 'restrictions.no');
      return (formatters[name] ?? plainText)(content);
    },
    [value, translate, formatters],
  );
}
