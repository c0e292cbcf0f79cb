import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, type SvgIconProps } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { TiptapEditorContext } from 'ra-input-rich-text';
import { useContext, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LinkDialog } from './LinkDialog.js';

type Action = 'bold' | 'italic' | 'underline' | 'heading' | 'bulletList' | 'orderedList' | 'link' | 'undo' | 'redo';

const ICONS: Record<Action, ComponentType<SvgIconProps>> = {
  bold: FormatBoldIcon,
  italic: FormatItalicIcon,
  underline: FormatUnderlinedIcon,
  heading: TitleIcon,
  bulletList: FormatListBulletedIcon,
  orderedList: FormatListNumberedIcon,
  link: LinkIcon,
  undo: UndoIcon,
  redo: RedoIcon,
};
const ACTIONS = Object.keys(ICONS) as Action[];
const ONCE: readonly Action[] = ['undo', 'redo'];

const run: Record<Exclude<Action, 'link'>, (editor: Editor) => boolean> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  underline: (editor) => editor.chain().focus().toggleUnderline().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

interface Props {
  label: string;
  controls: string;
  actions?: ReactNode;
}

/** One stop of the Tab key; the arrow keys, Home and End move within. */
export function RichTextToolbar({ label, controls, actions }: Props) {
  const translate = useTranslate();
  const editor = useContext(TiptapEditorContext);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: source }) => ({
      active: ACTIONS.filter((action) => !ONCE.includes(action) && source.isActive(action)),
      barred: [...(source.can().undo() ? [] : ['undo']), ...(source.can().redo() ? [] : ['redo'])],
    }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'soft',
        borderRadius: '5px 5px 0 0',
        px: 0.5,
        py: 0.25,
        gap: 0.25,
      }}
    >
      <Box
        role="toolbar"
        aria-label={translate('richText.toolbar', { name: label })}
        aria-controls={controls}
        ref={bar}
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', flexWrap: 'wrap' }}
      >
        {ACTIONS.map((action, position) => {
          const Icon = ICONS[action];
          const isActive = state.active.includes(action);
          const isBarred = state.barred.includes(action);
          return (
            <IconButton
              key={action}
              size="small"
              tabIndex={position === stop ? 0 : -1}
              title={translate(`richText.${action}`)}
              aria-label={translate(`richText.${action}`)}
              // A toolbar keeps its barred buttons within reach of the arrow keys.
              aria-disabled={isBarred}
              {...(ONCE.includes(action) ? {} : { 'aria-pressed': isActive })}
              onFocus={() => setStop(position)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (isBarred) return;
                if (action === 'link') setLinking(true);
                else run[action](editor);
              }}
              sx={{
                borderRadius: 1,
                p: 0.5,
                color: isBarred ? 'text.disabled' : 'text.primary',
                ...(isActive
                  ? { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.main' } }
                  : {}),
              }}
            >
              <Icon fontSize="small" />
            </IconButton>
          );
        })}
      </Box>
      {actions}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}
