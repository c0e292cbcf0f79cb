import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MapOfWorldDocument, type MapCountryStatus } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { keyOn, type LAYERS, type MapRow } from './map-model.js';

const MINUTE_MS = 60_000;

export interface Viewpoint {
  departureId: string | null;
  citizenshipId: string | null;
}

/** What the map says of all countries, in the order of their names. */
export function useWorld(viewpoint: Viewpoint) {
  const locale = useLocale();
  const query = useApiQuery('mapOfWorld', MapOfWorldDocument, viewpoint, { staleTime: MINUTE_MS, keepPrevious: true });
  const { data } = query;
  const rows = useMemo(
    () =>
      (data?.mapWorldCountryStatus ?? []).toSorted((a, b) =>
        a.country.nameShort.localeCompare(b.country.nameShort, locale),
      ),
    [data, locale],
  );
  return { ...query, rows };
}

/** What countries show on a layer. */
export function useRowsOn(layer: (typeof LAYERS)[number], rows: readonly MapCountryStatus[]): MapRow[] {
  const translate = useTranslate();
  return useMemo(() => {
    const wordOf = (row: MapCountryStatus): string => {
      if (layer === 'advice') return row.statusForeignOfficeText;
      return translate(layer === 'entry' ? `map.entry.${row.status}` : `answer.risk.${row.riskLevel}`);
    };
    return rows.map((row) => ({
      iso2: row.country.iso2,
      name: row.country.nameShort,
      key: keyOn(layer, row),
      word: wordOf(row),
    }));
  }, [layer, rows, translate]);
}
