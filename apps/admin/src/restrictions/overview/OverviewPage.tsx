import { Box, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Choice } from '../../ui/Choice.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { FilterBox } from '../../ui/FilterBox.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { productDay } from '../../session/product-day.js';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { AllRestrictionsDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { useCountries } from '../../places/useCountries.js';
import { StatusChoice } from '../../ui/status/StatusChoice.js';
import { sortRows, type Sort } from '../../ui/table/sort-rows.js';
import { OverviewTable, useOverviewColumns } from './OverviewTable.js';
import { filterRows, overviewRows, SHOWN, type OverviewFilter } from './overview-rows.js';

function Overview() {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, isPending, refetch } = useApiQuery('allRestrictions', AllRestrictionsDocument, {});
  const countries = useCountries();
  const [filter, setFilter] = useState<OverviewFilter>({ search: '', status: '', shown: 'STATED' });
  const [sort, setSort] = useState<Sort>({ field: 'country', order: 'ASC' });
  const today = productDay(new Date());
  const columns = useOverviewColumns();

  const all = useMemo(
    () =>
      overviewRows(
        countries.options.map(({ code, label }) => ({ iso2: code, name: label })),
        data?.entryRestrictions ?? [],
      ),
    [countries.options, data],
  );
  const rows = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const by = columns.find(({ key }) => key === sort.field)?.sortBy;
    const named = sortRows(filterRows(all, filter, today), ({ name }) => name, 'ASC', compare);
    return by ? sortRows(named, by, sort.order, compare) : named;
  }, [all, columns, filter, locale, sort, today]);

  const failure = error ?? countries.error;
  const retry = () => {
    if (error) void refetch();
    if (countries.error) countries.refetch();
  };
  if (failure) return <ErrorState error={failure} onRetry={retry} />;
  if (isPending || countries.isPending) return <LoadingState rows={10} />;
  return (
    <>
      <FilterBox
        columns={3}
        active={[filter.search.trim() !== '', filter.status !== '', filter.shown !== 'STATED'].filter(Boolean).length}
      >
        <TextField
          id="overview-search"
          type="search"
          label={translate('overview.search')}
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
        <Choice
          id="overview-shown"
          label={translate('overview.shownLabel')}
          value={filter.shown}
          options={SHOWN.map((shown) => ({ value: shown, label: translate(`overview.shown.${shown}`) }))}
          onChange={(shown) => setFilter({ ...filter, shown })}
        />
        <StatusChoice
          id="overview-status"
          label={translate('reviewList.status')}
          allLabel={translate('restrictions.all')}
          value={filter.status}
          onChange={(status) => setFilter({ ...filter, status })}
        />
      </FilterBox>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('overview.count', { count: rows.length, total: all.length })}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
          {translate('overview.keys')}
        </Box>
      </Typography>
      {rows.length === 0 ? (
        <EmptyState title={translate('overview.empty')} text={translate('overview.emptyText')} />
      ) : (
        <OverviewTable rows={rows} columns={columns} sort={sort} onSort={setSort} />
      )}
    </>
  );
}

export default function OverviewPage() {
  const translate = useTranslate();
  const title = translate('overview.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title} />
      <Overview />
    </StaffOnly>
  );
}
