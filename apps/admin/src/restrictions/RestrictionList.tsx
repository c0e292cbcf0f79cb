import AddIcon from '@mui/icons-material/Add';
import { Button, Paper, Typography } from '@mui/material';
import { ListBase, Pagination, Title, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ErrorState } from '../app/ErrorState.js';
import { LoadingState } from '../app/LoadingState.js';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { StaffOnly } from '../app/StaffOnly.js';
import type { RestrictionRow } from '../graphql/schema-types.js';
import { RestrictionFilters } from './RestrictionFilters.js';
import { RestrictionTable } from './RestrictionTable.js';
import type { ListFilter } from './restriction-rows.js';

function RestrictionListContent() {
  const translate = useTranslate();
  const { data, error, isPending, total, filterValues, setFilters, refetch } = useListContext<RestrictionRow>();
  const isEmpty = !isPending && !error && (data ?? []).length === 0;
  return (
    <>
      <RestrictionFilters value={filterValues as ListFilter} onChange={(filter) => setFilters(filter, undefined, false)} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingState rows={8} />}
      {isEmpty && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
          <Typography component="h2" variant="h3">{translate('restrictions.empty')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('restrictions.emptyText')}</Typography>
        </Paper>
      )}
      {!isPending && !error && !isEmpty && <RestrictionTable rows={data ?? []} />}
      {!error && (total ?? 0) > 0 && <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    </>
  );
}

export default function RestrictionList() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('restrictions.title')} />
      <StaffOnly>
        <ScreenHeading text={translate('restrictions.title')}>
          <Button component={Link} to="/entryrestrictions/create" variant="contained" startIcon={<AddIcon />}>{translate('restrictions.create')}</Button>
        </ScreenHeading>
        <ListBase resource="entryrestrictions" perPage={25} sort={{ field: 'place', order: 'ASC' }} disableAuthentication>
          <RestrictionListContent />
        </ListBase>
      </StaffOnly>
    </>
  );
}
