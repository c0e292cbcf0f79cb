import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** In place of a screen that is not for this user, with the way to one that is. */
export function NoPermission() {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/search" color="inherit" size="small">
          {translate('answer.toSearch')}
        </Button>
      }
    >
      {translate('app.noPermission')}
    </Alert>
  );
}
