import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { linkAddress } from './link-address.js';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Sets, changes or removes the link of what is selected; without a selection the words are typed as well. */
export function LinkDialog({ editor, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const given = editor.getAttributes('link')['href'] as string | undefined;
  const needsWords = editor.state.selection.empty && given === undefined;
  const [address, setAddress] = useState(given ?? '');
  const [words, setWords] = useState('');
  const [isWrong, setWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form around the editor must not be sent along.
    event.stopPropagation();
    const href = linkAddress(address);
    if (href === null) {
      setWrong(true);
      document.getElementById(`${id}-address`)?.focus();
      return;
    }
    onClose();
    if (needsWords)
      editor
        .chain()
        .focus()
        .insertContent({
          type: 'text',
          text: words.trim() || address.trim(),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };

  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    // The focus goes back into the text and not to the button.
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} disableRestoreFocus>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{translate('richText.linkTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            id={`${id}-address`}
            autoFocus
            required
            sx={{ mt: 1 }}
            label={translate('richText.address')}
            value={address}
            placeholder="https://"
            error={isWrong}
            helperText={translate(isWrong ? 'richText.addressWrong' : 'richText.addressHint')}
            onChange={({ target }) => {
              setAddress(target.value);
              setWrong(false);
            }}
            slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
          />
          {needsWords && (
            <TextField
              id={`${id}-words`}
              label={translate('richText.words')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              helperText={translate('richText.wordsHint')}
            />
          )}
        </DialogContent>
        <DialogActions>
          {given !== undefined && (
            <Button color="warning" onClick={remove} sx={{ mr: 'auto' }}>
              {translate('richText.removeLink')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('richText.setLink')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
