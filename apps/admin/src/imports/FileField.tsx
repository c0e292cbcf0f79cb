import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { acceptList } from './import-model.js';
import type { ImportForm } from './useImportForm.js';

/** Chooses the file, and says what the importer reads. */
export function FileField({ form: { submission, importer, name, file, setFile } }: { form: ImportForm }) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const problem = submission.messageOf('fileId') ?? submission.messageOf('fileName');
  return (
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
      <FormHelperText id="import-file-hint" error={problem !== undefined}>
        {problem ?? translate('imports.accepts', { endings: importer?.accepts.join(', ') ?? '' })}
      </FormHelperText>
      <FormHelperText id="import-file-shape">{translate(`imports.expects.${name}`, { _: '' })}</FormHelperText>
    </Box>
  );
}
