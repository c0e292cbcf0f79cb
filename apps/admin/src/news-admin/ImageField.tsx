import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId, useState, type ChangeEvent } from 'react';
import { useInput, useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { upload } from '../graphql/upload.js';
import { useErrorText } from '../ui/useErrorText.js';

interface Uploaded {
  id: string;
  url: string;
}

/** The image of an article: sent as soon as it is chosen, kept with the form. */
export function ImageField() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const id = useId();
  const { setValue } = useFormContext();
  const { fieldState } = useInput({ source: 'imageId' });
  const image = useWatch({ name: 'image' }) as string | null | undefined;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const set = (uploaded: Uploaded | null) => {
    setValue('imageId', uploaded?.id ?? null, { shouldDirty: true });
    setValue('image', uploaded?.url ?? null);
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    try {
      set(await upload<Uploaded>('/api/images?for=news', file));
    } catch (error) {
      await logoutIfAccessDenied(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const invitation = image ? 'newsAdmin.replaceImage' : 'newsAdmin.addImage';
  const problem = failure ? errorText(failure) : fieldState.error?.message;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', mb: '16px' }}>
      {image && (
        <Box
          component="img"
          src={image}
          alt=""
          sx={{ height: 72, maxWidth: 160, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Button
        component="label"
        variant="outlined"
        startIcon={<AddPhotoAlternateIcon />}
        disabled={isBusy}
        sx={{ '&:focus-within': { outline: '3px solid', outlineColor: 'focus.main', outlineOffset: '2px' } }}
      >
        {translate(isBusy ? 'newsAdmin.sending' : invitation)}
        <Box
          component="input"
          type="file"
          accept="image/jpeg,image/png"
          aria-describedby={id}
          disabled={isBusy}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
          sx={visuallyHidden}
        />
      </Button>
      {image && (
        <Button onClick={() => set(null)} disabled={isBusy}>
          {translate('newsAdmin.removeImage')}
        </Button>
      )}
      <FormHelperText id={id} error={Boolean(problem)} role={problem ? 'alert' : undefined}>
        {problem ?? translate('newsAdmin.imageHint')}
      </FormHelperText>
    </Box>
  );
}
