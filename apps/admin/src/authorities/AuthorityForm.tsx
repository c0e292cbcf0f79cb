import { Box, Button, Paper, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { useSubmit } from '../ui/useSubmit.js';
import { CreateAuthorityDocument, UpdateAuthorityDocument, type KeptAuthority } from '../gen/graphql.js';
import { AUTHORITY_TYPES } from '../graphql/enum-values.js';
import { useSend } from '../graphql/useSend.js';

const FIELDS = ['name', 'authorityType'];

interface Props {
  saved: KeptAuthority | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Name and kind of an authority, in the list where it stands or will stand. */
export function AuthorityForm({ saved, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const [name, setName] = useState(saved?.name ?? '');
  const [authorityType, setType] = useState(saved?.authorityType ?? 'DESTINATION_COUNTRY');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      submission.reject([{ field: 'name', messages: [translate('app.requiredField')] }]);
      return;
    }
    const input = { id: saved?.id ?? null, name: name.trim(), authorityType };
    const done = await submission.run(async () =>
      saved
        ? (await send(UpdateAuthorityDocument, { input })).updateAuthority
        : (await send(CreateAuthorityDocument, { input })).createAuthority,
    );
    if (!done) return;
    notify(translate('console.saved'), { type: 'success' });
    onSaved();
  };
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={submit}
      aria-label={saved ? translate('console.editNamed', { name: saved.name }) : translate('authorities.add')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{
        p: 1.5,
        my: 1,
        display: 'grid',
        gap: 1.5,
        borderColor: 'primary.main',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <SubmitIssues submission={submission} shown={FIELDS} />
      </Box>
      <TextField
        id="authority-name"
        autoFocus
        required
        label={translate('authorities.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={submission.messageOf('name') !== undefined}
        helperText={submission.messageOf('name')}
      />
      <Choice
        id="authority-type"
        label={translate('authorities.type')}
        value={authorityType}
        onChange={setType}
        error={submission.messageOf('authorityType')}
        options={AUTHORITY_TYPES.map((type) => ({ value: type, label: translate(`authorities.types.${type}`) }))}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={submission.isBusy}>
          {translate('ra.action.save')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Paper>
  );
}
