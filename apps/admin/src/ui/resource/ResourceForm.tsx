import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import {
  SimpleForm,
  Toolbar,
  useCreatePath,
  useResourceContext,
  useTranslate,
  type SimpleFormProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { FormIssues } from './FormIssues.js';
import { FormSaveButton } from './FormSaveButton.js';
import { WarnAfterFailure } from './WarnAfterFailure.js';

interface Props extends Pick<SimpleFormProps, 'defaultValues' | 'validate'> {
  children: ReactNode;
  /** Beside save and cancel, such as the way to delete. */
  actions?: ReactNode;
  /** For a form whose fields stand side by side. */
  isWide?: boolean;
}

/** The form of a record: rejections appear at their field, and leaving with unsaved input asks first. */
export function ResourceForm({ children, actions, defaultValues, validate, isWide = false }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <SimpleForm
      noValidate
      warnWhenUnsavedChanges
      {...(defaultValues ? { defaultValues } : {})}
      {...(validate ? { validate } : {})}
      // The toolbar follows the fields on a phone too: nothing keeps free what react-admin's would cover.
      sx={{ maxWidth: isWide ? 'none' : '46rem', '&&': { pb: 1 }, '& .ra-input': { mb: 1 } }}
      toolbar={
        <Toolbar
          role="group"
          aria-label={translate('ra.action.save')}
          sx={{
            gap: 1,
            flexWrap: 'wrap',
            position: 'static !important',
            bgcolor: 'soft',
            borderTop: 1,
            borderColor: 'line',
          }}
        >
          <FormSaveButton />
          <Button component={Link} to={createPath({ resource, type: 'list' })}>
            {translate('ra.action.cancel')}
          </Button>
          {actions}
        </Toolbar>
      }
    >
      <FormIssues />
      <WarnAfterFailure />
      {children}
    </SimpleForm>
  );
}
