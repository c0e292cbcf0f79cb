import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  Confirm,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { OrganisationNamesDocument, RemoveSecondFactorOfUserDocument, type UserRecord } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { useAction } from '../ui/useAction.js';
import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { RecordList } from '../ui/resource/RecordList.js';
import { Tag } from '../ui/status/Tag.js';

const PERMISSIONS = [
  'DestinationManager',
  'DestinationManagerEvents',
  'DestinationManagerListMyJourney',
  'DestinationManagerCDB',
  'DestinationManagerWidget',
] as const;
const FIELDS = {
  display: 'grid',
  width: 1,
  gap: '0 16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

function useOrganisationChoices(): { id: string; name: string }[] {
  const { data } = useApiQuery('organisationNames', OrganisationNamesDocument, {}, { staleTime: 60_000 });
  return data?.organisationNames ?? [];
}

export function List() {
  const translate = useTranslate();
  const organisations = useOrganisationChoices();
  return (
    <RecordList<UserRecord>
      isKept
      sort={{ field: 'username', order: 'ASC' }}
      filters={[<SelectInput key="organisation" source="organisationId" choices={organisations} alwaysOn />]}
      exportRow={({ id, username, firstName, lastName, organisationName, isStaff, isActive }) => ({
        id,
        username,
        firstName,
        lastName,
        organisationName,
        isStaff,
        isActive,
      })}
      columns={[
        { key: 'username', isHeading: true, isSortable: true },
        { key: 'lastName', isSortable: true, cell: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
        { key: 'email' },
        { key: 'organisationId', cell: ({ organisationName }) => organisationName ?? '' },
        {
          key: 'rights',
          cell: ({ isStaff, isActive }) => (
            <Box sx={{ display: 'flex', gap: 0.5 }}>
              {isStaff && <Tag tone="BLUE">{translate('users.staff')}</Tag>}
              {!isActive && <Tag tone="GRAY">{translate('users.off')}</Tag>}
            </Box>
          ),
        },
      ]}
    />
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const isRequired = required('app.requiredField');
  return (
    <>
      {isNew && (
        <Alert severity="info" sx={{ mb: 2, width: 1 }}>
          {translate('users.invited')}
        </Alert>
      )}
      <Box sx={FIELDS}>
        <TextInput source="username" validate={isRequired} disabled={!isNew} autoFocus={isNew} autoComplete="off" />
        <TextInput source="email" type="email" validate={isRequired} autoComplete="off" />
        <TextInput source="firstName" autoComplete="off" />
        <TextInput source="lastName" autoComplete="off" />
        <SelectInput source="organisationId" choices={useOrganisationChoices()} />
      </Box>
      <BooleanInput source="isStaff" helperText={translate('users.staffHint')} />
      <BooleanInput source="isActive" helperText={translate('users.activeHint')} />
      <CheckboxGroupInput
        source="permissions"
        row={false}
        choices={PERMISSIONS.map((name) => ({ id: `a3m_core.${name}`, name: translate(`users.permissions.${name}`) }))}
      />
    </>
  );
}

/** For a user who has lost the phone and the recovery codes. */
function SecondFactor() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = useSend();
  const user = useRecordContext<UserRecord>();
  const { run, isBusy } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  if (!user?.hasSecondFactor) return null;
  const remove = async () => {
    setConfirming(false);
    const work = async () => (await send(RemoveSecondFactorOfUserDocument, { id: user.id })).removeSecondFactorOfUser;
    if (!(await run(work))) return;
    notify(translate('users.factorRemoved'), { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button sx={{ mt: 2 }} disabled={isBusy} onClick={() => setConfirming(true)}>
        {translate('users.removeFactor')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={translate('users.removeFactor')}
        content={translate('users.removeFactorText', { name: user.username })}
        onConfirm={() => void remove()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

export const Edit = () => (
  <RecordEdit isKept>
    <Fields isNew={false} />
    <SecondFactor />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate defaultValues={{ isStaff: false, isActive: true, permissions: [] }}>
    <Fields isNew />
  </RecordCreate>
);
