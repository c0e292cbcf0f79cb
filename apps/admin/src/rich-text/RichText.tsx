import { Box, FormHelperText } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { toHtml } from '@landfall/catalogue/markup';
import { extensions } from './editor-options.js';
import { RichTextToolbar } from './RichTextToolbar.js';
import { SnippetMenu } from './SnippetMenu.js';

export interface RichTextProps {
  /** Of the element that is typed in. */
  id: string;
  label: string;
  lang: 'de' | 'en' | 'nl';
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Actions beside the formatting. */
  actions?: ReactNode;
}

/** Of the text in the editor; the library would write its own styles as markup. */
const TEXT = {
  '& .ProseMirror': {
    position: 'relative',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    minHeight: '6.5rem',
    maxHeight: '24rem',
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    boxShadow: 'none',
    overflowWrap: 'anywhere',
    lineHeight: 1.5,
  },
  '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent', '&::selection': { bgcolor: 'transparent' } },
  '& .ProseMirror :is(p, ul, ol, h3, h4)': { mt: 0, mb: 0.75 },
  '& .ProseMirror :is(ul, ol)': { pl: 3 },
  '& .ProseMirror li p': { mb: 0 },
  '& .ProseMirror h3': { fontSize: '1.06rem' },
  '& .ProseMirror h4': { fontSize: '0.95rem' },
  '& .ProseMirror a': { color: 'primary.main' },
};

/** A text with a little markup. Its value is HTML, or plain text that has not been touched yet. */
export default function RichText({ id, label, lang, value, onChange, error, actions }: RichTextProps) {
  const own = useRef(value);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  const hasError = Boolean(error);
  const attributes = useMemo(
    () => ({
      id,
      lang,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      spellcheck: 'true',
      ...(hasError ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
    }),
    [id, lang, label, hasError],
  );
  const editor = useEditor({
    extensions,
    content: toHtml(value),
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: source }) => {
      own.current = source.isEmpty ? '' : source.getHTML();
      changed.current(own.current);
    },
  });

  useEffect(() => {
    editor.setOptions({ editorProps: { attributes } });
  }, [editor, attributes]);

  // Only what comes from outside is put in: writing back what was just typed would break dead keys and the caret.
  useEffect(() => {
    if (editor.isDestroyed || value === own.current) return;
    own.current = value;
    editor.commands.setContent(toHtml(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <TiptapEditorProvider value={editor}>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'control',
          borderRadius: 1,
          bgcolor: 'background.paper',
          minWidth: 0,
          '&:focus-within': {
            borderColor: 'primary.main',
            boxShadow: ({ palette }) => `0 0 0 1px ${palette.primary.main}`,
          },
          ...TEXT,
        }}
      >
        <RichTextToolbar
          label={label}
          controls={id}
          actions={
            <>
              <SnippetMenu language={lang} />
              {actions}
            </>
          }
        />
        <EditorContent editor={editor} />
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </TiptapEditorProvider>
  );
}
