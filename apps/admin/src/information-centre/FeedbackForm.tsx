import { Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useNotify, useTranslate } from 'react-admin';
import { SendFeedbackDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';

const FIELDS = ['title', 'text'] as const;
/** React-admin keeps an emptied field as null. */
const EMPTY: Record<(typeof FIELDS)[number], string | null> = { title: null, text: null };
const trimmed = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');

const missing = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    FIELDS.filter((field) => trimmed(values[field]) === '').map((field) => [field, 'app.requiredField']),
  );

/** What a reader tells the editors: a mistake in a rule, something that is missing. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const [sentCount, setSentCount] = useState(0);
  const label = (field: string): string => translate(`centre.feedback.${field}`);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="feedback-heading" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" id="feedback-heading" sx={{ mb: 0.5 }}>
        {translate('centre.feedback.heading')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('centre.feedback.intro')}
      </Typography>
      <SendForm
        key={sentCount}
        defaultValues={EMPTY}
        validate={missing}
        send={async ({ title, text }) =>
          (await send(SendFeedbackDocument, { title: trimmed(title), text: trimmed(text) }))
            .sendEntryrestrictionFeedback
        }
        onDone={() => {
          setSentCount(sentCount + 1);
          notify('centre.feedback.sent', { type: 'success' });
          onSent();
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput source="title" label={label('title')} required helperText={false} />
          <TextInput
            source="text"
            label={label('text')}
            required
            multiline
            minRows={4}
            maxRows={14}
            helperText={false}
          />
          <SendButton sx={{ justifySelf: 'start' }}>{label('submit')}</SendButton>
        </Box>
      </SendForm>
    </Paper>
  );
}
