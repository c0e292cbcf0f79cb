import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { MyjourneyEvidenceDocument, type EvidenceFile, type Journey } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { ErrorState } from '../ui/ErrorState.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { evidenceTexts } from './evidence-texts.js';
import { saveFile } from './save-file.js';
import { useJourneyTexts } from './useJourneyTexts.js';

/** Makes the file and saves it; null: there is nothing to make it from. */
function useEvidence(id: string) {
  const send = useSend();
  const language = useLocale();
  return useMutation({
    mutationFn: async (contractOn: string | null): Promise<EvidenceFile | null> => {
      const { myjourneyEvidence: file } = await send(MyjourneyEvidenceDocument, { id, language, contractOn });
      if (file) saveFile(file.name, 'application/pdf', file.content);
      return file;
    },
  });
}

function Content({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const translate = useTranslate();
  const { whereTo } = useJourneyTexts();
  const [contractOn, setContractOn] = useState('');
  const { mutate, data, error, isPending, isSuccess } = useEvidence(journey.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(contractOn === '' ? null : contractOn);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogTitle id="evidence-title">{translate('evidence.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <Typography sx={{ fontWeight: 600 }}>{whereTo(journey)}</Typography>
        <Typography>{translate('evidence.what')}</Typography>
        <TextField
          id="evidence-contract"
          type="date"
          label={translate('evidence.contractOn')}
          value={contractOn}
          onChange={({ target }) => setContractOn(target.value)}
          helperText={translate('evidence.contractHint')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2100-12-31' } }}
          sx={{ maxWidth: 320 }}
        />
        {error && <ErrorState error={error} />}
        <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
          {isSuccess && data && translate('evidence.saved', { name: data.name, count: data.records })}
          {isSuccess && !data && translate('evidence.nothing')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('journeys.asOfClose')}</Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {translate('evidence.download')}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** What a trip page said, as one signed file. */
export default function EvidenceDialog(props: { journey: Journey; onClose: () => void }) {
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Dialog open onClose={props.onClose} fullScreen={isSmall} fullWidth maxWidth="sm" aria-labelledby="evidence-title">
      <ScreenTexts name="evidence" texts={evidenceTexts}>
        <Content {...props} />
      </ScreenTexts>
    </Dialog>
  );
}
