import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('ra.page.not_found')} />
      <EmptyState title={translate('ra.message.not_found')}>
        <Button component={Link} to="/search" variant="contained">
          {translate('answer.toSearch')}
        </Button>
      </EmptyState>
    </>
  );
}
