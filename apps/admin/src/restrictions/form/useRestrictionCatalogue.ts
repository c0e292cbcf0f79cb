import { useMemo } from 'react';
import {
  AuthoritiesDocument,
  CountryGroupsDocument,
  RestrictionCatalogueDocument,
  type Authority,
  type CountryGroup,
  type DetailCategory,
  type DetailType,
  type ValueKind,
} from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { useWholeList } from '../../graphql/useWholeList.js';

export interface RestrictionCatalogue {
  types: readonly DetailType[];
  typeOf: ReadonlyMap<string, DetailType>;
  kinds: ReadonlyMap<string, ValueKind>;
  categoryOf: ReadonlyMap<string, DetailCategory>;
  groups: readonly CountryGroup[];
  authorities: readonly Authority[];
}

const HOUR_MS = 3_600_000;

/** What can be said, for whom, and by which authority. */
export function useRestrictionCatalogue(): {
  catalogue: RestrictionCatalogue | null;
  error: Error | null;
  refetch: () => void;
} {
  const said = useApiQuery(
    'restrictionCatalogue',
    RestrictionCatalogueDocument,
    {},
    { staleTime: HOUR_MS, keepPrevious: true },
  );
  const groups = useApiQuery('countryGroups', CountryGroupsDocument, {}, { staleTime: HOUR_MS, keepPrevious: true });
  const authorities = useWholeList('authorities', AuthoritiesDocument, (result) => result.entryRestrictionAuthorities, {
    staleTime: HOUR_MS,
    keepPrevious: true,
  });
  const catalogue = useMemo(() => {
    if (!said.data || !groups.data || !authorities.data) return null;
    const { detailTypes, detailCategories } = said.data;
    return {
      types: detailTypes,
      typeOf: new Map(detailTypes.map((type) => [type.key, type])),
      kinds: new Map(detailTypes.map(({ key, kind }) => [key, kind])),
      categoryOf: new Map(detailCategories.map((category) => [category.key, category])),
      groups: groups.data.countryGroups,
      authorities: authorities.data,
    };
  }, [said.data, groups.data, authorities.data]);
  return {
    catalogue,
    error: said.error ?? groups.error ?? authorities.error,
    refetch: () => {
      void said.refetch();
      void groups.refetch();
      void authorities.refetch();
    },
  };
}
