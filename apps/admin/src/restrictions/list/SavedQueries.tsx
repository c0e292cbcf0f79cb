import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Choice } from '../../ui/Choice.js';
import { DeleteAction } from '../../ui/DeleteAction.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { useSubmit } from '../../ui/useSubmit.js';
import { CreateSavedQueryDocument, DeleteSavedQueryDocument, SavedQueriesDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { useSend } from '../../graphql/useSend.js';
import { isSameFilter, readFilter, statedFilter, type ListFilter } from './restriction-rows.js';

const SCREEN = 'entryrestrictions';

function NameDialog({ filter, onClose, onSaved }: { filter: ListFilter; onClose: () => void; onSaved: () => void }) {
  const translate = useTranslate();
  const send = useSend();
  const submission = useSubmit();
  const [name, setName] = useState('');
  const submit = async () => {
    if (name.trim() === '') {
      submission.reject([{ field: 'name', messages: [translate('app.requiredField')] }]);
      return;
    }
    const input = { id: null, screen: SCREEN, name: name.trim(), filter: statedFilter(filter) };
    if (await submission.run(async () => (await send(CreateSavedQueryDocument, { input })).createSavedQuery)) onSaved();
  };
  const problem = submission.messageOf('name');
  return (
    <FormDialog
      title={translate('reviewList.query.title')}
      submission={submission}
      fields={['name']}
      width="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id="query-name"
        autoFocus
        required
        sx={{ mt: 1 }}
        label={translate('reviewList.query.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problem !== undefined}
        helperText={problem ?? translate('reviewList.query.nameHint')}
      />
    </FormDialog>
  );
}

/** Filters that a user keeps under a name: choose one, keep the present one, give one up. */
export function SavedQueries({ filter, onChoose }: { filter: ListFilter; onChoose: (filter: ListFilter) => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const client = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const { data, error } = useApiQuery('savedQueries', SavedQueriesDocument, { screen: SCREEN }, { staleTime: 60_000 });
  const queries = data?.savedQueries ?? [];
  const chosen = queries.find((query) => isSameFilter(readFilter(query.filter), filter));
  const isPlain = isSameFilter(filter, {});
  const reload = () => client.invalidateQueries({ queryKey: ['api', 'savedQueries'] });

  if (data && queries.length === 0 && isPlain) return null;
  if (error)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('reviewList.query.unread')}
      </Alert>
    );
  const chooseLabel = isPlain ? 'reviewList.query.choose' : 'reviewList.query.other';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Box sx={{ flex: '1 1 14rem', maxWidth: { sm: '22rem' } }}>
        <Choice
          id="saved-query"
          label={translate('reviewList.query.label')}
          value={chosen?.id ?? ''}
          disabled={queries.length === 0}
          options={[
            {
              value: '',
              label: translate(queries.length === 0 ? 'reviewList.query.none' : chooseLabel),
            },
            ...queries.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onChoose(readFilter(queries.find((query) => query.id === id)?.filter))}
        />
      </Box>
      {chosen && (
        <DeleteAction
          label={translate('reviewList.query.delete', { name: chosen.name })}
          title={translate('reviewList.query.deleteTitle', { name: chosen.name })}
          text={translate('reviewList.query.deleteText')}
          onDelete={async () => (await send(DeleteSavedQueryDocument, { id: chosen.id })).deleteSavedQuery}
          onDeleted={() => void reload()}
        />
      )}
      {!chosen && !isPlain && (
        <Button size="small" startIcon={<BookmarkAddIcon />} onClick={() => setNaming(true)}>
          {translate('reviewList.query.keep')}
        </Button>
      )}
      {isNaming && (
        <NameDialog
          filter={filter}
          onClose={() => setNaming(false)}
          onSaved={() => {
            setNaming(false);
            notify(translate('reviewList.query.kept'), { type: 'success' });
            void reload();
          }}
        />
      )}
    </Box>
  );
}
