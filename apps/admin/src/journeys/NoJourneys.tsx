import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.js';

/** Nothing is there yet: the search is the way to the first page. */
export function NoJourneys() {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('journeys.empty')} text={translate('journeys.emptyText')}>
      <Button component={Link} to="/search" variant="contained">
        {translate('answer.toSearch')}
      </Button>
    </EmptyState>
  );
}
