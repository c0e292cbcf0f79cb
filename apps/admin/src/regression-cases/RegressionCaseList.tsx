import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlaceTitle } from '../answer/usePlaceTitle.js';
import { DeleteAction } from '../ui/DeleteAction.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { useDates } from '../ui/useDates.js';
import { DeleteRegressionCaseDocument, RegressionCasesDocument, type RegressionCase } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { useCountryName } from '../places/useCountries.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { RowTable } from '../ui/table/RowTable.js';
import { sortRows } from '../ui/table/sort-rows.js';
import { FailureList } from './FailureList.js';

function RegressionCases() {
  const translate = useTranslate();
  const locale = useLocale();
  const { day } = useDates();
  const send = useSend();
  const placeTitle = usePlaceTitle();
  const countryName = useCountryName();
  const { data, error, isPending, refetch } = useApiQuery('regressionCases', RegressionCasesDocument, {});

  const columns = useMemo(
    (): Column<RegressionCase>[] => [
      {
        key: 'name',
        label: translate('regressionCases.name'),
        isHeading: true,
        minWidth: '10rem',
        cell: ({ id, name, note }) => (
          <>
            <MuiLink component={Link} to={`/regressioncases/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
              {name}
            </MuiLink>
            {note && <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>{note}</Box>}
          </>
        ),
      },
      {
        key: 'state',
        label: translate('regressionCases.state'),
        minWidth: '16rem',
        cell: ({ failures }) =>
          failures.length === 0 ? (
            <Tag tone="BLUE">{translate('regressionCases.holds')}</Tag>
          ) : (
            <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
              <Tag tone="RED">{translate('regressionCases.broken', { count: failures.length })}</Tag>
              <FailureList failures={failures} />
            </Box>
          ),
      },
      {
        key: 'trip',
        label: translate('regressionCases.trip'),
        minWidth: '13rem',
        cell: ({ departure, destinations, transits, citizenships, restrictionType }) => (
          <>
            <Box>
              {translate('answer.tripLine', {
                departure: placeTitle(departure),
                destinations: destinations.map(placeTitle).join(', '),
              })}
            </Box>
            {transits.length > 0 && (
              <Box sx={{ fontSize: 13 }}>
                {translate('regressionCases.via', { names: transits.map(placeTitle).join(', ') })}
              </Box>
            )}
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {translate('freshness.for', {
                purpose: translate(`purpose.${restrictionType}`),
                names: citizenships.map(({ iso2 }) => countryName(iso2)).join(', '),
              })}
            </Box>
          </>
        ),
      },
      {
        key: 'dates',
        label: translate('regressionCases.dates'),
        isTight: true,
        cell: ({ startsInDays, nights }) => (
          <>
            <Box>{translate('regressionCases.inDays', { count: startsInDays })}</Box>
            <Box>{translate('regressionCases.nightCount', { count: nights })}</Box>
          </>
        ),
      },
      {
        key: 'expectations',
        label: translate('regressionCases.expectations'),
        align: 'right',
        cell: ({ expectations }) => expectations.length,
      },
      {
        key: 'modified',
        label: translate('console.editor'),
        isTight: true,
        isExtra: true,
        cell: ({ modifiedAt, modifiedBy }) => (
          <>
            <Box>{day(modifiedAt)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(modifiedBy)}</Box>
          </>
        ),
      },
    ],
    [translate, placeTitle, countryName, day],
  );

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={6} />;
  const { compare } = new Intl.Collator(locale);
  const named = sortRows(data.regressionCases, ({ name }) => name, 'ASC', compare);
  const rows = sortRows(named, ({ failures }) => failures.length, 'DESC', compare);
  if (rows.length === 0) {
    return (
      <EmptyState title={translate('regressionCases.empty')} text={translate('regressionCases.intro')}>
        <Button component={Link} to="/regressioncases/add" variant="contained">
          {translate('regressionCases.add')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
        {translate('regressionCases.intro')}
      </Typography>
      <RowTable
        label={translate('regressionCases.title')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        actionsLabel={translate('console.actions')}
        actions={({ id, name }) => (
          <DeleteAction
            label={translate('console.deleteNamed', { name })}
            title={translate('regressionCases.deleteTitle', { name })}
            text={translate('regressionCases.deleteText')}
            onDelete={async () => (await send(DeleteRegressionCaseDocument, { id })).deleteRegressionCase}
            onDeleted={() => void refetch()}
          />
        )}
      />
    </>
  );
}

/** Named trips with the answers they have to get, those that no longer get them first. */
export default function RegressionCaseList() {
  const translate = useTranslate();
  const title = translate('regressionCases.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title}>
        <Button component={Link} to="/regressioncases/add" variant="contained" startIcon={<AddIcon />}>
          {translate('regressionCases.add')}
        </Button>
      </ScreenHeading>
      <RegressionCases />
    </StaffOnly>
  );
}
