import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface Props {
  /** Where the user finds what there is. */
  to: string;
  label: string;
  text?: string;
}

/** For the address of a record that is not there, or no longer. */
export function MissingRecord({ to, label, text }: Props) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={to} color="inherit">
          {label}
        </Button>
      }
    >
      {text ?? translate('console.notFound')}
    </Alert>
  );
}
