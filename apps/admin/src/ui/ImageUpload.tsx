import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { upload } from '../graphql/upload.js';
import { useErrorText } from './useErrorText.js';

export interface UploadedImage {
  id: string;
  url: string;
  width: number;
  height: number;
}

interface Props {
  purpose: 'news' | 'logo';
  /** The address of the image that stands there now. */
  image: string | null;
  onChange: (image: UploadedImage | null) => void;
  error?: string | undefined;
  labels: { add: string; replace: string; remove: string; sending: string; hint: string };
}

/** Sends an image as soon as it is chosen; what becomes of it is up to the form around. */
export function ImageUpload({ purpose, image, onChange, error, labels }: Props) {
  const errorText = useErrorText();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    try {
      onChange(await upload<UploadedImage>(`/api/images?for=${purpose}`, file));
    } catch (problem) {
      await logoutIfAccessDenied(problem);
      setFailure(problem);
    } finally {
      setBusy(false);
    }
  };
  const invitation = image ? labels.replace : labels.add;
  const problem = failure ? errorText(failure) : error;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', mb: '16px' }}>
      {image && (
        <Box
          component="img"
          src={image}
          alt=""
          sx={{
            height: 72,
            maxWidth: 220,
            objectFit: 'contain',
            borderRadius: 1,
            border: 1,
            borderColor: 'line',
            bgcolor: '#fff',
          }}
        />
      )}
      <Button
        variant="outlined"
        startIcon={<AddPhotoAlternateIcon />}
        disabled={isBusy}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {isBusy ? labels.sending : invitation}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {image && (
        <Button onClick={() => onChange(null)} disabled={isBusy}>
          {labels.remove}
        </Button>
      )}
      <FormHelperText id={id} error={Boolean(problem)} role={problem ? 'alert' : undefined}>
        {problem ?? labels.hint}
      </FormHelperText>
    </Box>
  );
}
