import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormControlLabel, FormHelperText, Paper, Switch, TextField, Typography } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Choice } from '../ui/Choice.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { useSubmit } from '../ui/useSubmit.js';
import { StartImportDocument, type Importer } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { acceptList, fileProblem, MAX_FILE_BYTES, readText } from './import-model.js';

const FIELDS = ['importer', 'content', 'fileName', 'sourceUri', 'licence', 'dated'];

/** A file is first only compared with what stands; what it would change is shown before anything is written. */
export function UploadForm({ importers, onStarted }: { importers: readonly Importer[]; onStarted: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const send = useSend();
  const submission = useSubmit();
  const [name, setName] = useState(importers[0]?.name ?? '');
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [form, setForm] = useState({ sourceUri: '', licence: '', dated: '' });
  const [removeMissing, setRemove] = useState(false);
  const importer = importers.find((one) => one.name === name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = fileProblem(file, importer);
    const read = file && problem === null ? await readText(file) : { problem: problem ?? 'missing' };
    if (!file || 'problem' in read) {
      submission.reject([
        {
          field: 'content',
          messages: [
            translate(`imports.problem.${'problem' in read ? read.problem : 'missing'}`, {
              endings: importer?.accepts.join(', ') ?? '',
              max: Math.floor(MAX_FILE_BYTES / 1e6),
            }),
          ],
        },
      ]);
      document.getElementById('import-file')?.focus();
      return;
    }
    const orNull = (text: string): string | null => text.trim() || null;
    // A file that is rejected is kept as a run as well, and there its problems can be read.
    const kept: { runId: string | null } = { runId: null };
    const done = await submission.run(async () => {
      const { startImport: result } = await send(StartImportDocument, {
        input: {
          importer: name,
          fileName: file.name,
          content: read.text,
          removeMissing,
          sourceUri: orNull(form.sourceUri),
          licence: orNull(form.licence),
          dated: orNull(form.dated),
        },
      });
      kept.runId = result.run?.id ?? null;
      return result;
    });
    if (!done && kept.runId === null) return;
    onStarted();
    if (kept.runId !== null) void navigate(`/imports/${encodeURIComponent(kept.runId)}`);
  };
  const field = (key: 'sourceUri' | 'licence' | 'dated', hint: string) => {
    const problem = submission.messageOf(key);
    return (
      <TextField
        id={`import-${key}`}
        label={translate(`imports.field.${key}`)}
        type={key === 'dated' ? 'date' : 'text'}
        value={form[key]}
        onChange={({ target }) => setForm((old) => ({ ...old, [key]: target.value }))}
        error={problem !== undefined}
        helperText={problem ?? hint}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  };
  const fileError = submission.messageOf('content') ?? submission.messageOf('fileName');
  return (
    <Paper variant="outlined" component="section" aria-labelledby="upload-heading" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" id="upload-heading">
        {translate('imports.upload')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('imports.uploadHint')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <SubmitIssues submission={submission} shown={FIELDS} />
        </Box>
        <Choice
          id="import-importer"
          label={translate('imports.field.importer')}
          value={name}
          onChange={setName}
          options={importers.map((one) => ({ value: one.name, label: one.title }))}
          error={submission.messageOf('importer')}
        />
        <Box sx={{ minWidth: 0 }}>
          <Button
            id="import-file"
            variant="outlined"
            startIcon={<UploadFileIcon />}
            aria-describedby="import-file-hint import-file-shape"
            onClick={() => picker.current?.click()}
            sx={{ maxWidth: 1, overflowWrap: 'anywhere' }}
          >
            {file ? translate('imports.chosen', { name: file.name }) : translate('imports.choose')}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept={importer ? acceptList(importer.accepts) : undefined}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              // The same file, mended meanwhile, may be chosen once more.
              target.value = '';
            }}
          />
          <FormHelperText id="import-file-hint" error={fileError !== undefined}>
            {fileError ?? translate('imports.accepts', { endings: importer?.accepts.join(', ') ?? '' })}
          </FormHelperText>
          <FormHelperText id="import-file-shape">{translate(`imports.expects.${name}`, { _: '' })}</FormHelperText>
        </Box>
        {field('sourceUri', translate('imports.sourceHint'))}
        {field('licence', translate('imports.licenceHint', { licence: importer?.licence ?? '' }))}
        {field('dated', translate('imports.datedHint'))}
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
        <Button type="submit" variant="contained" disabled={submission.isBusy} sx={{ justifySelf: 'start' }}>
          {translate(submission.isBusy ? 'imports.comparing' : 'imports.compare')}
        </Button>
      </Box>
    </Paper>
  );
}
