import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';

interface Props {
  /** Where the user finds what there is. */
  to: string;
  label: string;
  text: string;
}

/** For the address of a record that is not there, or no longer. */
export const MissingRecord = ({ to, label, text }: Props) => (
  <Alert
    severity="warning"
    action={
      <Button component={Link} to={to} color="inherit">
        {label}
      </Button>
    }
  >
    {text}
  </Alert>
);
