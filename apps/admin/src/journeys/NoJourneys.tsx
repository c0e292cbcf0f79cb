import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.js';

/** Nothing fits the filters, or nothing is there yet; then the search is the way to the first page. */
export function NoJourneys() {
  const translate = useTranslate();
  const list = useListContext();
  if (Object.keys(list.filterValues as object).length > 0) return <EmptyState title={translate('journeys.noMatch')} />;
  return (
    <EmptyState title={translate('journeys.empty')} text={translate('journeys.emptyText')}>
      <Button component={Link} to="/search" variant="contained">
        {translate('answer.toSearch')}
      </Button>
    </EmptyState>
  );
}
