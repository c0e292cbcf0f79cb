import { Box, Button, Paper, Typography } from '@mui/material';
import { BooleanInput, TextInput, useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Importer } from '../gen/graphql.js';
import { Choice } from '../ui/Choice.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import { FileField } from './FileField.js';
import { ProgressLine } from './ProgressLine.js';
import { useImportUpload, type UploadValues } from './useImportUpload.js';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
};

function ImporterField({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'importer' });
  return (
    <Choice
      id="import-importer"
      label={translate('imports.field.importer')}
      value={String(field.value)}
      onChange={field.onChange}
      options={importers.map((one) => ({ value: one.name, label: one.title }))}
      error={fieldState.error?.message}
    />
  );
}

function Fields({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const name = useWatch({ name: 'importer' }) as string | undefined;
  const importer = importers.find((one) => one.name === name);
  return (
    <>
      <ImporterField importers={importers} />
      <FileField importer={importer} />
      <TextInput
        source="sourceUri"
        label={translate('imports.field.sourceUri')}
        helperText={translate('imports.sourceHint')}
      />
      <TextInput
        source="licence"
        label={translate('imports.field.licence')}
        helperText={translate('imports.licenceHint', { licence: importer?.licence ?? '' })}
      />
      <TextInput
        source="dated"
        type="date"
        label={translate('imports.field.dated')}
        helperText={translate('imports.datedHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <BooleanInput
        source="removeMissing"
        label={translate('imports.removeMissing')}
        helperText={translate('imports.removeHint')}
      />
    </>
  );
}

/** A file is first only compared with what stands; what it would change is shown before anything is written. */
export function UploadForm({ importers, onStarted }: { importers: readonly Importer[]; onStarted: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { sent, cancelUpload, start } = useImportUpload(importers);
  const empty: UploadValues = {
    importer: importers[0]?.name ?? '',
    fileId: null,
    sourceUri: null,
    licence: null,
    dated: null,
    removeMissing: false,
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="upload-heading" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" id="upload-heading">
        {translate('imports.upload')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('imports.uploadHint')}
      </Typography>
      <SendForm
        defaultValues={empty}
        send={start}
        onDone={({ run }) => {
          onStarted();
          if (run) void navigate(`/imports/${encodeURIComponent(run.id)}`);
        }}
      >
        <Box sx={GRID}>
          <Fields importers={importers} />
          {sent === null ? (
            <SendButton sx={{ justifySelf: 'start' }}>{translate('imports.compare')}</SendButton>
          ) : (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <ProgressLine label={translate('imports.uploading')} percent={sent}>
                <Button onClick={cancelUpload}>{translate('imports.cancelUpload')}</Button>
              </ProgressLine>
            </Box>
          )}
        </Box>
      </SendForm>
    </Paper>
  );
}
