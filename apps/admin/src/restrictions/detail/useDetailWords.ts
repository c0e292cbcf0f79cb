import { useCallback } from 'react';
import { useCatalogue } from '../form/catalogue-context.js';
import type { DetailForm } from '../form/restriction-form.js';
import { useDescribe } from '../form/useDescribe.js';

/** All that a detail can be found by: purpose, every country that it names or that one of its groups holds, and what it states. */
export function useDetailWords(): (detail: DetailForm) => string {
  const { audience, field, value, label } = useDescribe();
  const { groups } = useCatalogue();
  return useCallback(
    (detail) => {
      const named = [...detail.nationalities, ...detail.departures];
      const inGroups = groups.filter(({ key }) => named.includes(key)).flatMap(({ members }) => members);
      return [
        audience({ purpose: detail.restrictionType, nationalities: [], departures: [] }),
        field('nationalities', [...named, ...inGroups]),
        ...Object.entries(detail.values).map(([key, content]) => `${label(`values.${key}`)} ${value(key, content)}`),
        field('noteDe', detail.noteDe),
        field('noteEn', detail.noteEn),
        detail.sourceUri,
      ].join(' ');
    },
    [audience, field, value, label, groups],
  );
}
