import { Box } from '@mui/material';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import {
  ExportButton,
  FilterButton,
  List,
  Pagination,
  TopToolbar,
  useListContext,
  useStoreContext,
  useTranslate,
  type ListProps,
} from 'react-admin';
import { ApiError } from '../../graphql/client.js';
import { ErrorState } from '../ErrorState.js';
import { NoPermission } from '../NoPermission.js';
import { SAVED_QUERY_FAILURE } from '../saved-query-failure.js';
import { useNotifyError } from '../useErrorText.js';
import { SectionQueries } from './SectionQueries.js';

/** A failure stands in the list itself, in the words of the user's language; react-admin would say it once more. */
export const SAID_ON_SCREEN = { onError: () => undefined };

/** Filters and what can be done with the list stand in one line where there is room, and never on a ground of their own. */
const TOOLBAR = {
  // Tabs and tables scroll by themselves; they do not widen the list.
  '& .RaList-main, & .RaList-content': { minWidth: 0, width: '100%' },
  '& .RaList-actions': { flexWrap: 'wrap', flexDirection: 'row', alignItems: 'center', bgcolor: 'transparent', mb: 1 },
  '& .RaList-actions form': { flex: '1 1 20rem', gap: 1, minHeight: 0, p: 0, alignItems: 'center' },
  '& .RaList-actions .MuiToolbar-root': { p: 0, minHeight: 0, bgcolor: 'transparent' },
  '& .RaFilterForm-filterFormInput': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
  '& .RaFilterForm-filterFormInput .RaFilterFormInput-spacer': { display: 'none' },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { mt: 0, mb: 0, minWidth: '14rem' },
} as const;

export interface ListFrameProps extends Pick<
  ListProps,
  'sort' | 'exporter' | 'filterDefaultValues' | 'queryOptions' | 'resource'
> {
  /** Empty: filters of the screen's own, whose values can be saved as queries all the same. */
  filters?: ReactElement[];
  /** What stands here while there is nothing at all; false: the children say it. */
  empty: ReactElement | false;
  perPage?: number;
  /** A part of a screen: its address says nothing of filters, order and page. */
  isPart?: boolean;
  children: ReactNode;
}

function ListFailure() {
  const { error, refetch } = useListContext();
  if (error instanceof ApiError && error.isForbidden) return <NoPermission />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}

/** Says why a saved query could not be kept or read: its dialog is closed by then. */
function useSavedQueryFailures(): void {
  const { subscribe } = useStoreContext();
  const notifyError = useNotifyError();
  useEffect(() => subscribe(SAVED_QUERY_FAILURE, notifyError), [subscribe, notifyError]);
}

/** Without rows there is nothing to export; on a phone react-admin's button would have no name then. */
function Actions({ canExport, canSave, isPart }: { canExport: boolean; canSave: boolean; isPart: boolean }) {
  useSavedQueryFailures();
  const { total = 0 } = useListContext();
  return (
    <TopToolbar>
      {canSave && (isPart ? <SectionQueries /> : <FilterButton variant="text" />)}
      {canExport && total > 0 && <ExportButton maxResults={10_000} />}
    </TopToolbar>
  );
}

/** A list that could not be read has no pages. */
export function Pages({ sizes = [10, 25, 50, 100] }: { sizes?: number[] }) {
  const translate = useTranslate();
  const { error } = useListContext();
  if (error) return null;
  return (
    <Box component="nav" aria-label={translate('console.pages')}>
      <Pagination rowsPerPageOptions={sizes} />
    </Box>
  );
}

/** Filters, what can be done with the whole, rows and pages; and the four other states of a list. */
export function ListFrame({
  filters,
  exporter,
  children,
  queryOptions,
  perPage = 25,
  isPart = false,
  ...list
}: ListFrameProps) {
  return (
    <List
      {...list}
      title={false}
      perPage={perPage}
      component={Box}
      filters={filters}
      exporter={exporter ?? false}
      queryOptions={{ ...SAID_ON_SCREEN, ...queryOptions }}
      actions={<Actions canExport={Boolean(exporter)} canSave={filters !== undefined} isPart={isPart} />}
      error={<ListFailure />}
      pagination={<Pages />}
      disableAuthentication
      disableSyncWithLocation={isPart}
      storeKey={isPart ? false : undefined}
      sx={TOOLBAR}
    >
      {children}
    </List>
  );
}
