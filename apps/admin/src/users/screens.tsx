import { Alert, Box } from '@mui/material';
import { BooleanInput, CheckboxGroupInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { OrganisationNamesDocument, type UserRecord } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
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

export const Edit = () => (
  <RecordEdit isKept>
    <Fields isNew={false} />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate defaultValues={{ isStaff: false, isActive: true, permissions: [] }}>
    <Fields isNew />
  </RecordCreate>
);
