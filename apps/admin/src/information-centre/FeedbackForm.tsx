import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { UnsavedGuard } from '../ui/UnsavedGuard.js';
import { useSubmit } from '../ui/useSubmit.js';
import { SendFeedbackDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';

const FIELDS = ['title', 'text'] as const;

/** What a reader tells the editors: a mistake in a rule, something that is missing. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const submission = useSubmit();
  const [form, setForm] = useState({ title: '', text: '' });
  const mayLeave = useRef(false);
  const isDirty = FIELDS.some((field) => form[field] !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = FIELDS.filter((field) => form[field].trim() === '');
    if (missing[0]) {
      submission.reject(missing.map((field) => ({ field, messages: [translate('app.requiredField')] })));
      document.getElementById(`feedback-${missing[0]}`)?.focus();
      return;
    }
    const done = await submission.run(
      async () =>
        (await send(SendFeedbackDocument, { title: form.title.trim(), text: form.text.trim() }))
          .sendEntryrestrictionFeedback,
    );
    if (!done) return;
    setForm({ title: '', text: '' });
    notify(translate('centre.feedback.sent'), { type: 'success' });
    onSent();
  };
  const field = (name: (typeof FIELDS)[number]) => {
    const problem = submission.messageOf(name);
    return (
      <TextField
        id={`feedback-${name}`}
        label={translate(`centre.feedback.${name}`)}
        required
        value={form[name]}
        onChange={({ target }) => setForm((old) => ({ ...old, [name]: target.value }))}
        error={problem !== undefined}
        helperText={problem}
        {...(name === 'text' ? { multiline: true, minRows: 4, maxRows: 14 } : {})}
      />
    );
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="feedback-heading" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" id="feedback-heading" sx={{ mb: 0.5 }}>
        {translate('centre.feedback.heading')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('centre.feedback.intro')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <SubmitIssues submission={submission} shown={FIELDS} />
        {field('title')}
        {field('text')}
        <Button type="submit" variant="contained" disabled={submission.isBusy} sx={{ justifySelf: 'start' }}>
          {translate('centre.feedback.submit')}
        </Button>
      </Box>
      {isDirty && <UnsavedGuard isDirty mayLeave={mayLeave} />}
    </Paper>
  );
}
