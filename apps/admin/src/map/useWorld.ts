import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MapOfWorldDocument, type MapCountryStatus } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { keyOn, type Layer } from './map-model.js';

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

/** What a country shows on a layer, as a word. */
export function useWordOn(): (layer: Layer, row: MapCountryStatus) => string {
  const translate = useTranslate();
  return (layer, row) => {
    if (layer === 'advice') return row.statusForeignOfficeText;
    return translate(layer === 'entry' ? `map.entry.${row.status}` : `answer.risk.${row.riskLevel}`);
  };
}

export const keysOf = (layer: Layer, rows: readonly MapCountryStatus[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => [row.country.iso2, keyOn(layer, row)]));
