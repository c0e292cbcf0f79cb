import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { useRef } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { Importer } from '../gen/graphql.js';
import { acceptList } from './import-model.js';

/** Chooses the file, and says what the importer reads. */
export function FileField({ importer }: { importer: Importer | undefined }) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput({ source: 'fileId' });
  const file = field.value as File | null;
  const problem = fieldState.error?.message;
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
          field.onChange(target.files?.[0] ?? null);
          // The same file, mended meanwhile, may be chosen once more.
          target.value = '';
        }}
      />
      <FormHelperText id="import-file-hint" error={problem !== undefined}>
        {problem ?? translate('imports.accepts', { endings: importer?.accepts.join(', ') ?? '' })}
      </FormHelperText>
      <FormHelperText id="import-file-shape">
        {translate(`imports.expects.${importer?.name}`, { _: '' })}
      </FormHelperText>
    </Box>
  );
}
