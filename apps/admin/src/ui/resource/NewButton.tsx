import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the form for a new record, on a phone as well: react-admin's own would float over the rows there. */
export function NewButton({ label, variant = 'contained' }: { label: string; variant?: 'contained' | 'outlined' }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} variant={variant} startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
