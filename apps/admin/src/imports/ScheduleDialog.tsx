import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { FormDialog } from '../ui/FormDialog.js';
import { useSubmit } from '../ui/useSubmit.js';
import {
  CreateImportScheduleDocument,
  UpdateImportScheduleDocument,
  type Importer,
  type ImportSchedule,
} from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { checkSchedule, hoursOf, type ScheduleForm } from './import-model.js';

const FIELDS = ['importer', 'address', 'everyHours', 'licence'];

interface Props {
  saved: ImportSchedule | null;
  importers: readonly Importer[];
  onClose: () => void;
  onSaved: () => void;
}

export function ScheduleDialog({ saved, importers, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const first = importers[0];
  const [form, setForm] = useState<ScheduleForm>(
    saved
      ? {
          importer: saved.importer,
          address: saved.address,
          everyHours: String(saved.everyHours),
          licence: saved.licence,
          isActive: saved.isActive,
          applies: saved.applies,
        }
      : {
          importer: first?.name ?? '',
          address: '',
          everyHours: '24',
          licence: first?.licence ?? '',
          isActive: true,
          applies: false,
        },
  );
  const set = (part: Partial<ScheduleForm>) => setForm((old) => ({ ...old, ...part }));

  const submit = async () => {
    const problems = Object.entries(checkSchedule(form));
    if (problems[0]) {
      submission.reject(problems.map(([field, key]) => ({ field, messages: [translate(key)] })));
      document.getElementById(`schedule-${problems[0][0]}`)?.focus();
      return;
    }
    const input = {
      ...form,
      id: saved?.id ?? null,
      address: form.address.trim(),
      licence: form.licence.trim(),
      everyHours: hoursOf(form.everyHours) ?? 1,
    };
    const done = await submission.run(async () =>
      saved
        ? (await send(UpdateImportScheduleDocument, { input })).updateImportSchedule
        : (await send(CreateImportScheduleDocument, { input })).createImportSchedule,
    );
    if (!done) return;
    notify(translate('console.saved'), { type: 'success' });
    onSaved();
  };
  const text = (field: 'address' | 'everyHours' | 'licence', hint?: string) => {
    const problem = submission.messageOf(field);
    return (
      <TextField
        id={`schedule-${field}`}
        label={translate(`imports.field.${field}`)}
        required
        value={form[field]}
        onChange={({ target }) => set({ [field]: target.value })}
        error={problem !== undefined}
        helperText={problem ?? hint}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: field === 'everyHours' ? { inputMode: 'numeric' } : { autoComplete: 'off' },
        }}
      />
    );
  };
  const option = (field: 'isActive' | 'applies') => (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={form[field]}
            onChange={({ target }) => set({ [field]: target.checked })}
            slotProps={{ input: { 'aria-describedby': `schedule-${field}-hint` } }}
          />
        }
        label={translate(`imports.field.${field}`)}
      />
      <FormHelperText id={`schedule-${field}-hint`}>{translate(`imports.hint.${field}`)}</FormHelperText>
    </Box>
  );
  return (
    <FormDialog
      title={translate(saved ? 'imports.editSchedule' : 'imports.addSchedule')}
      submission={submission}
      fields={FIELDS}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ mt: 1 }}>
        <Choice
          id="schedule-importer"
          label={translate('imports.field.importer')}
          value={form.importer}
          error={submission.messageOf('importer')}
          options={importers.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={(importer) =>
            set({ importer, licence: importers.find(({ name }) => name === importer)?.licence ?? form.licence })
          }
        />
      </Box>
      {text('address')}
      {text('everyHours')}
      {text('licence', translate('imports.hint.licence'))}
      {option('isActive')}
      {option('applies')}
    </FormDialog>
  );
}
