import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { Edit, useCreatePath, useEditContext, useTranslate, type RaRecord } from 'react-admin';
import { RecordMissing } from '../../graphql/resources/record-missing.js';
import { ErrorState } from '../ErrorState.js';
import { LoadingState } from '../LoadingState.js';
import { MissingRecord } from '../MissingRecord.js';
import { ScreenHeading } from '../ScreenHeading.js';
import { SaveFailedContext } from './save-failed-context.js';
import { useSaveOptions } from './useSaveOptions.js';

interface Props<T> {
  /** The heading while the record is not there yet. */
  title: string;
  nameOf: (record: T) => string;
  children: ReactNode;
}

function EditFailure({ title }: { title: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { error, refetch, resource } = useEditContext();
  return (
    <>
      <ScreenHeading text={title} />
      {error instanceof RecordMissing ? (
        <MissingRecord
          to={createPath({ resource, type: 'list' })}
          label={translate('console.toList')}
          text={translate('console.notFound')}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Heading<T extends RaRecord>({ nameOf }: { nameOf: (record: T) => string }) {
  const { record } = useEditContext<T>();
  return record ? <ScreenHeading text={nameOf(record)} /> : null;
}

/** The frame of every form that changes a record. Nothing counts as saved before the server says so. */
export function ResourceEdit<T extends RaRecord>({ title, nameOf, children }: Props<T>) {
  const { hasFailed, mutationOptions } = useSaveOptions();
  return (
    <Edit
      title={false}
      actions={false}
      component="div"
      mutationMode="pessimistic"
      redirect="list"
      mutationOptions={mutationOptions}
      queryOptions={{ onError: () => undefined }}
      loading={
        <>
          <ScreenHeading text={title} />
          <LoadingState />
        </>
      }
      error={<EditFailure title={title} />}
      disableAuthentication
      sx={{ '& .RaEdit-noActions': { mt: 0 } }}
    >
      <Heading<T> nameOf={nameOf} />
      <Paper variant="outlined">
        <SaveFailedContext value={hasFailed}>{children}</SaveFailedContext>
      </Paper>
    </Edit>
  );
}
