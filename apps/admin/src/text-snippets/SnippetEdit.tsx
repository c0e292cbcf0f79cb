import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { DeleteAction } from '../ui/DeleteAction.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { UnsavedGuard } from '../ui/UnsavedGuard.js';
import { useSubmit } from '../ui/useSubmit.js';
import {
  CreateTextSnippetDocument,
  DeleteTextSnippetDocument,
  KeptSnippetsDocument,
  UpdateTextSnippetDocument,
  type KeptSnippet,
  TranslationProviderDocument,
} from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { LazyRichText } from '../rich-text/LazyRichText.js';
import { TranslateButton } from '../rich-text/TranslateButton.js';
import { emptySnippet, isSameSnippet, snippetForm, snippetInput, type SnippetForm } from './snippet-form.js';

const FIELDS = ['name', 'textDe', 'textEn', 'text'];

function SnippetEditor({ saved }: { saved: KeptSnippet | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const send = useSend();
  const submission = useSubmit();
  const { data } = useApiQuery('translationProvider', TranslationProviderDocument, {}, { staleTime: 3_600_000 });
  const first = saved ? snippetForm(saved) : emptySnippet();
  const [form, setForm] = useState<SnippetForm>(first);
  const mayLeave = useRef(false);

  const leave = () => {
    mayLeave.current = true;
    void client.invalidateQueries({ queryKey: ['api', 'keptSnippets'] });
    void client.invalidateQueries({ queryKey: ['api', 'textsnippets'] });
    void navigate('/textsnippets/list');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.name.trim() === '') {
      submission.reject([{ field: 'name', messages: [translate('app.requiredField')] }]);
      document.getElementById('snippet-name')?.focus();
      return;
    }
    const input = snippetInput(form, saved);
    const done = await submission.run(async () =>
      saved
        ? (await send(UpdateTextSnippetDocument, { input })).updateTextSnippet
        : (await send(CreateTextSnippetDocument, { input })).createTextSnippet,
    );
    if (!done) return;
    notify(translate('console.saved'), { type: 'success' });
    leave();
  };

  const text = (language: 'de' | 'en') => {
    const [field, otherField] = language === 'de' ? (['textDe', 'textEn'] as const) : (['textEn', 'textDe'] as const);
    const label = translate(language === 'de' ? 'restrictions.german' : 'restrictions.english');
    return (
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
          {label}
        </Typography>
        <LazyRichText
          id={`snippet-${language}`}
          label={translate(language === 'de' ? 'restrictions.germanText' : 'restrictions.englishText', {
            name: translate('snippets.text'),
          })}
          lang={language}
          value={form[field]}
          onChange={(value) => setForm((old) => ({ ...old, [field]: value }))}
          error={submission.messageOf(field) ?? submission.messageOf('text')}
          actions={
            data?.translationProvider ? (
              <TranslateButton
                from={language === 'de' ? 'en' : 'de'}
                source={form[otherField]}
                target={form[field]}
                onTranslated={(value) => setForm((old) => ({ ...old, [field]: value }))}
              />
            ) : undefined
          }
        />
      </Box>
    );
  };
  const problem = submission.messageOf('name');
  return (
    <>
      <ScreenHeading text={saved ? saved.name : translate('snippets.add')}>
        <Button component={Link} to="/textsnippets/list">
          {translate('console.toList')}
        </Button>
      </ScreenHeading>
      <Paper
        variant="outlined"
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <SubmitIssues submission={submission} shown={FIELDS} />
        <TextField
          id="snippet-name"
          label={translate('snippets.name')}
          value={form.name}
          required
          onChange={({ target }) => setForm((old) => ({ ...old, name: target.value }))}
          error={problem !== undefined}
          helperText={problem ?? translate('snippets.nameHint')}
          sx={{ maxWidth: { sm: 480 } }}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {text('de')}
          {text('en')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={submission.isBusy}>
            {translate('ra.action.save')}
          </Button>
          <Box sx={{ flex: 1 }} />
          {saved && (
            <DeleteAction
              isWide
              label={translate('ra.action.delete')}
              title={translate('snippets.deleteTitle', { name: saved.name })}
              text={translate('snippets.deleteText')}
              onDelete={async () => (await send(DeleteTextSnippetDocument, { id: saved.id })).deleteTextSnippet}
              onDeleted={leave}
            />
          )}
        </Box>
      </Paper>
      <UnsavedGuard isDirty={!isSameSnippet(form, first)} mayLeave={mayLeave} />
    </>
  );
}

function LoadedSnippet({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useApiQuery(
    'keptSnippets',
    KeptSnippetsDocument,
    {},
    { keepPrevious: true, forget: true },
  );
  const found = data?.textsnippets.find((snippet) => snippet.id === id);
  if (found) return <SnippetEditor key={found.id} saved={found} />;
  const heading = <ScreenHeading text={translate('snippets.one')} />;
  if (error)
    return (
      <>
        {heading}
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (isPending)
    return (
      <>
        {heading}
        <LoadingState rows={4} />
      </>
    );
  return (
    <>
      {heading}
      <Alert
        severity="warning"
        action={
          <Button component={Link} to="/textsnippets/list" color="inherit">
            {translate('console.toList')}
          </Button>
        }
      >
        {translate('console.notFound')}
      </Alert>
    </>
  );
}

/** One snippet with its German and English text side by side; without an id a new one. */
export default function SnippetEdit() {
  const translate = useTranslate();
  const { id } = useParams();
  const title = translate('snippets.title');
  return (
    <StaffOnly title={title}>{id === undefined ? <SnippetEditor saved={null} /> : <LoadedSnippet id={id} />}</StaffOnly>
  );
}
