import PostAddIcon from '@mui/icons-material/PostAdd';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { useContext, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toHtml, toPlain } from '@landfall/catalogue/markup';
import { LoadingState } from '../ui/LoadingState.js';
import { useErrorText } from '../ui/useErrorText.js';
import { TextSnippetsDocument, type TextSnippet } from '../gen/graphql.js';
import { useWholeList } from '../graphql/useWholeList.js';

const MINUTE_MS = 60_000;

const textIn = ({ text, textDe, textEn }: TextSnippet, language: 'de' | 'en' | 'nl'): string =>
  (language === 'de' ? textDe : textEn) || (text ?? '');

/** Finds a kept text by its name or its words and puts it in at the cursor. */
export function SnippetMenu({ language }: { language: 'de' | 'en' | 'nl' }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const editor = useContext(TiptapEditorContext);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data, error, isPending } = useWholeList(
    'textsnippets',
    TextSnippetsDocument,
    (result) => result.textsnippets,
    { enabled: isOpen, staleTime: MINUTE_MS },
  );
  const term = search.trim().toLowerCase();
  const found = (data ?? [])
    .map((snippet) => ({ ...snippet, shown: textIn(snippet, language) }))
    .filter(({ name, shown }) => shown !== '' && `${name} ${toPlain(shown)}`.toLowerCase().includes(term));

  const close = () => {
    setOpen(false);
    setSearch('');
  };
  const pick = (text: string) => {
    close();
    editor.chain().focus().insertContent(toHtml(text)).run();
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<PostAddIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0 }}
      >
        {translate('richText.snippet')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>{translate('richText.snippetTitle')}</DialogTitle>
        <DialogContent>
          {error && <Alert severity="error">{errorText(error)}</Alert>}
          {isPending && !error && <LoadingState rows={3} />}
          {data && data.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{translate('richText.snippetEmpty')}</Typography>
          )}
          {data && data.length > 0 && (
            <>
              <TextField
                id={`${id}-search`}
                autoFocus
                type="search"
                sx={{ mt: 1 }}
                label={translate('richText.snippetSearch')}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
              {found.length === 0 && (
                <Typography role="status" sx={{ mt: 2 }}>
                  {translate('app.noResults')}
                </Typography>
              )}
              <List aria-label={translate('richText.snippetTitle')}>
                {found.map(({ id: key, name, shown }) => (
                  <li key={key}>
                    <ListItemButton
                      component="button"
                      onClick={() => pick(shown)}
                      sx={{ width: '100%', textAlign: 'left' }}
                    >
                      <ListItemText
                        primary={name}
                        secondary={toPlain(shown)}
                        slotProps={{ secondary: { lang: language, noWrap: true } }}
                      />
                    </ListItemButton>
                  </li>
                ))}
              </List>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
