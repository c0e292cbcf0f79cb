import { Autocomplete, Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '../ui/FormDialog.js';
import { useSubmit } from '../ui/useSubmit.js';
import { CreateOperatorInfoDocument, UpdateOperatorInfoDocument, type OperatorInfo } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';

const FIELDS = ['name', 'infoCategory', 'link', 'linkDe', 'linkEn'] as const;
type Field = (typeof FIELDS)[number];

interface Props {
  saved: OperatorInfo | null;
  categories: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

export function InfoDialog({ saved, categories, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const [form, setForm] = useState({
    name: saved?.name ?? '',
    infoCategory: saved?.infoCategory ?? '',
    link: saved?.link ?? '',
    linkDe: saved?.linkDe ?? '',
    linkEn: saved?.linkEn ?? '',
  });
  const [allowIframe, setFrame] = useState(saved?.allowIframe ?? false);

  const submit = async () => {
    const missing = (['name', 'infoCategory'] as const).filter((field) => form[field].trim() === '');
    if (missing[0]) {
      submission.reject(missing.map((field) => ({ field, messages: [translate('app.requiredField')] })));
      document.getElementById(`info-${missing[0]}`)?.focus();
      return;
    }
    const orNull = (text: string): string | null => text.trim() || null;
    const input = {
      id: saved?.id ?? null,
      name: form.name.trim(),
      infoCategory: form.infoCategory.trim(),
      allowIframe,
      link: orNull(form.link),
      linkDe: orNull(form.linkDe),
      linkEn: orNull(form.linkEn),
    };
    const done = await submission.run(async () =>
      saved
        ? (await send(UpdateOperatorInfoDocument, { input })).updateTouroperatorExternalRestrictionInfo
        : (await send(CreateOperatorInfoDocument, { input })).createTouroperatorExternalRestrictionInfo,
    );
    if (!done) return;
    notify(translate('console.saved'), { type: 'success' });
    onSaved();
  };

  const set = (field: Field, text: string) => setForm((old) => ({ ...old, [field]: text }));
  const shared = (field: Field, hint?: string) => {
    const problem = submission.messageOf(field);
    return {
      id: `info-${field}`,
      label: translate(`centre.field.${field}`),
      error: problem !== undefined,
      helperText: problem ?? hint,
    };
  };
  const address = (field: Field, hint?: string) => (
    <TextField
      {...shared(field, hint)}
      value={form[field]}
      onChange={({ target }) => set(field, target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'url', placeholder: 'https://', autoComplete: 'off' },
      }}
    />
  );
  return (
    <FormDialog
      title={translate(saved ? 'centre.edit' : 'centre.add')}
      submission={submission}
      fields={FIELDS}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...shared('name')}
        autoFocus
        required
        sx={{ mt: 1 }}
        value={form.name}
        onChange={({ target }) => set('name', target.value)}
      />
      <Autocomplete
        freeSolo
        options={[...categories]}
        inputValue={form.infoCategory}
        onInputChange={(_, text) => set('infoCategory', text)}
        renderInput={(params) => (
          <TextField {...params} {...shared('infoCategory', translate('centre.categoryHint'))} required />
        )}
      />
      {address('linkDe')}
      {address('linkEn')}
      {address('link', translate('centre.linkHint'))}
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={allowIframe}
              onChange={({ target }) => setFrame(target.checked)}
              slotProps={{ input: { 'aria-describedby': 'info-frame-hint' } }}
            />
          }
          label={translate('centre.field.allowIframe')}
        />
        <FormHelperText id="info-frame-hint">{translate('centre.frameHint')}</FormHelperText>
      </Box>
    </FormDialog>
  );
}
