import { Box, Button, FormControlLabel, FormHelperText, Paper, Switch, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import type { Importer } from '../gen/graphql.js';
import { FileField } from './FileField.js';
import { ProgressLine } from './ProgressLine.js';
import { useImportForm, type ImportForm, type ImportText } from './useImportForm.js';

const FIELDS = ['importer', 'fileId', 'fileName', 'sourceUri', 'licence', 'dated'];
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
};

function SourceText({ form, name, hint }: { form: ImportForm; name: ImportText; hint: string }) {
  const translate = useTranslate();
  const problem = form.submission.messageOf(name);
  return (
    <TextField
      id={`import-${name}`}
      label={translate(`imports.field.${name}`)}
      type={name === 'dated' ? 'date' : 'text'}
      value={form.texts[name]}
      onChange={({ target }) => form.setText(name, target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function RemovalSwitch({ form: { removeMissing, setRemove } }: { form: ImportForm }) {
  const translate = useTranslate();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={removeMissing}
            onChange={({ target }) => setRemove(target.checked)}
            slotProps={{ input: { 'aria-describedby': 'import-remove-hint' } }}
          />
        }
        label={translate('imports.removeMissing')}
      />
      <FormHelperText id="import-remove-hint">{translate('imports.removeHint')}</FormHelperText>
    </Box>
  );
}

function SendArea({ form: { submission, sent, cancelUpload } }: { form: ImportForm }) {
  const translate = useTranslate();
  if (sent !== null)
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ProgressLine label={translate('imports.uploading')} percent={sent}>
          <Button onClick={cancelUpload}>{translate('imports.cancelUpload')}</Button>
        </ProgressLine>
      </Box>
    );
  return (
    <Button type="submit" variant="contained" disabled={submission.isBusy} sx={{ justifySelf: 'start' }}>
      {translate('imports.compare')}
    </Button>
  );
}

/** A file is first only compared with what stands; what it would change is shown before anything is written. */
export function UploadForm({ importers, onStarted }: { importers: readonly Importer[]; onStarted: () => void }) {
  const translate = useTranslate();
  const form = useImportForm(importers, onStarted);
  const { submission, importer } = form;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="upload-heading" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" id="upload-heading">
        {translate('imports.upload')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('imports.uploadHint')}
      </Typography>
      <Box component="form" noValidate onSubmit={(event) => void form.submit(event)} sx={GRID}>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <SubmitIssues submission={submission} shown={FIELDS} />
        </Box>
        <Choice
          id="import-importer"
          label={translate('imports.field.importer')}
          value={form.name}
          onChange={form.setName}
          options={importers.map((one) => ({ value: one.name, label: one.title }))}
          error={submission.messageOf('importer')}
        />
        <FileField form={form} />
        <SourceText form={form} name="sourceUri" hint={translate('imports.sourceHint')} />
        <SourceText
          form={form}
          name="licence"
          hint={translate('imports.licenceHint', { licence: importer?.licence ?? '' })}
        />
        <SourceText form={form} name="dated" hint={translate('imports.datedHint')} />
        <RemovalSwitch form={form} />
        <SendArea form={form} />
      </Box>
    </Paper>
  );
}
