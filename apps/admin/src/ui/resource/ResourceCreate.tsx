import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Create } from 'react-admin';
import { ScreenHeading } from '../ScreenHeading.js';
import { SaveFailedContext } from './save-failed-context.js';
import { useSaveOptions } from './useSaveOptions.js';

/** The frame of every form that makes a record. */
export function ResourceCreate({ heading, children }: { heading: string; children: ReactNode }) {
  const { hasFailed, mutationOptions } = useSaveOptions();
  return (
    <Create
      title={false}
      actions={false}
      component="div"
      mutationOptions={mutationOptions}
      disableAuthentication
      sx={{ '& .RaCreate-noActions': { mt: 0 } }}
    >
      <ScreenHeading text={heading} />
      <Paper variant="outlined">
        <SaveFailedContext value={hasFailed}>{children}</SaveFailedContext>
      </Paper>
    </Create>
  );
}
