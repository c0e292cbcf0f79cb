import { Link as TextLink } from '@mui/material';
import { BooleanInput, required, TextInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OrganisationAccountRecord } from '../gen/graphql.js';
import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { RecordList } from '../ui/resource/RecordList.js';
import { Tag } from '../ui/status/Tag.js';

/** How many can log in; it leads to them. */
function Users({ organisation: { id, activeUsers } }: { organisation: OrganisationAccountRecord }) {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ organisationId: id }));
  return (
    <TextLink component={Link} to={`/users?filter=${filter}`}>
      {translate('organisations.users', { count: activeUsers })}
    </TextLink>
  );
}

function Widget({ isEnabled }: { isEnabled: boolean }) {
  const translate = useTranslate();
  return isEnabled ? <Tag tone="BLUE">{translate('organisations.widget')}</Tag> : null;
}

export const List = () => (
  <RecordList<OrganisationAccountRecord>
    isKept
    sort={{ field: 'name', order: 'ASC' }}
    exportRow={({ id, name, idCodePublic, widgetEnabled, activeUsers }) => ({
      id,
      name,
      idCodePublic,
      widgetEnabled,
      activeUsers,
    })}
    columns={[
      { key: 'name', isHeading: true, isSortable: true },
      { key: 'idCodePublic', isSortable: true },
      { key: 'activeUsers', cell: (organisation) => <Users organisation={organisation} /> },
      {
        key: 'widgetEnabled',
        cell: ({ widgetEnabled }) => <Widget isEnabled={widgetEnabled} />,
        isBlank: ({ widgetEnabled }) => !widgetEnabled,
      },
    ]}
  />
);

function Fields({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const isRequired = required('app.requiredField');
  return (
    <>
      <TextInput source="name" validate={isRequired} autoFocus={isNew} autoComplete="off" />
      <TextInput
        source="idCodePublic"
        validate={isRequired}
        disabled={!isNew}
        helperText={translate('organisations.codeHint')}
        autoComplete="off"
      />
      <BooleanInput source="widgetEnabled" helperText={translate('organisations.widgetHint')} />
      <BooleanInput source="passwordChangeEnabled" helperText={translate('organisations.passwordHint')} />
    </>
  );
}

export const Edit = () => (
  <RecordEdit isKept>
    <Fields isNew={false} />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate defaultValues={{ widgetEnabled: false, passwordChangeEnabled: true }}>
    <Fields isNew />
  </RecordCreate>
);
