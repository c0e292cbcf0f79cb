import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Create, useNotify, useRedirect } from 'react-admin';
import { ScreenHeading } from '../ScreenHeading.js';
import { useRejection } from './useRejection.js';

/** The frame of every form that makes a record. */
export function ResourceCreate({ heading, children }: { heading: string; children: ReactNode }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useRejection();
  return (
    <Create
      title={false}
      actions={false}
      component="div"
      mutationOptions={{
        onError,
        onSuccess: (_, { resource }) => {
          notify('console.saved', { type: 'success' });
          redirect('list', resource);
        },
      }}
      disableAuthentication
      sx={{ '& .RaCreate-noActions': { mt: 0 } }}
    >
      <ScreenHeading text={heading} />
      <Paper variant="outlined">{children}</Paper>
    </Create>
  );
}
