import { Box, Button } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { MomentField } from '../answer/MomentField.js';
import { fieldOf, instantOf } from '../answer/moments.js';

interface Props {
  /** The first moment there was a page at. */
  earliest: string;
  /** What the server says against the moment. */
  rejection: string | undefined;
  onShow: (instant: string) => void;
}

/** Asks for the past moment. */
export function AsOfForm({ earliest, rejection, onShow }: Props) {
  const translate = useTranslate();
  const [value, setValue] = useState(() => fieldOf(earliest));
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const instant = instantOf(value);
    setMissing(instant === null);
    if (instant === null) document.getElementById('journey-as-of')?.focus();
    else onShow(instant);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', pt: 1 }}
    >
      <MomentField
        id="journey-as-of"
        label={translate('journeys.asOfLabel')}
        value={value}
        onChange={setValue}
        earliest={earliest}
        error={isMissing ? translate('journeys.asOfMissing') : rejection}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
        {translate('journeys.asOfShow')}
      </Button>
    </Box>
  );
}
