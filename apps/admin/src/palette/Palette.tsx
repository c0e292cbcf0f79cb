import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputBase, Typography } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { focusContent } from '../ui/focus-content.js';
import { ScreenTexts, type TextLoaders } from '../ui/ScreenTexts.js';
import { CREATING } from './creating.js';
import { nextWord } from './next-word.js';
import { usePaletteEntries, type PaletteEntry, type ScreenEntry } from './usePaletteEntries.js';

const texts: TextLoaders = {
  de: async () => (await import('../i18n/de/palette.js')).palette,
  en: async () => (await import('../i18n/en/palette.js')).palette,
  nl: async () => (await import('../i18n/nl/palette.js')).palette,
};

interface OptionProps {
  entry: PaletteEntry;
  isActive: boolean;
  onUse: () => void;
}

function Option({ entry, isActive, onUse }: OptionProps) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      role="option"
      id={`palette-${entry.id}`}
      aria-selected={isActive}
      ref={(element: HTMLLIElement | null) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onUse}
      sx={{
        display: 'flex',
        gap: '12px',
        alignItems: 'center',
        px: '18px',
        py: '9px',
        cursor: 'pointer',
        bgcolor: isActive ? 'action.selected' : 'transparent',
        boxShadow: isActive ? ({ palette }) => `inset 3px 0 0 ${palette.primary.main}` : 'none',
        '&:hover': { bgcolor: isActive ? 'action.selected' : 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: 14 }}>{entry.title}</Box>
        {entry.detail && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{entry.detail}</Box>}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{translate(`palette.${entry.group}`)}</Box>
    </Box>
  );
}

/** Selects the next part of a trip that is typed, so that typing replaces it. False: there is no further one, and Tab leads on. */
function selectWord(input: EventTarget, step: 1 | -1): boolean {
  if (!(input instanceof HTMLInputElement)) return false;
  const { value, selectionStart, selectionEnd } = input;
  // At the end of the line Tab starts again with the first part.
  const isAtEnd = step > 0 && selectionStart === value.length;
  const word = isAtEnd ? nextWord(value, 0, 0, 1) : nextWord(value, selectionStart ?? 0, selectionEnd ?? 0, step);
  if (word) input.setSelectionRange(word.start, word.end);
  return word !== null;
}

interface Props {
  screens: readonly ScreenEntry[];
  onClose: () => void;
}

function Line({ screens, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [{ text, at }, setTyped] = useState({ text: '', at: 0 });
  const { entries, rest } = usePaletteEntries(text, screens);
  const active = entries[Math.min(at, entries.length - 1)];
  const open = (entry: PaletteEntry | undefined, isCreating = false) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to, isCreating && entry.isCreatable ? { state: CREATING } : {});
    focusContent();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && active?.isCreatable && selectWord(event.target, event.shiftKey ? -1 : 1))
      return event.preventDefault();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0)
      setTyped({ text, at: (Math.min(at, entries.length - 1) + step + entries.length) % entries.length });
    else if (event.key === 'Enter') open(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box
        sx={{ display: 'flex', gap: '12px', alignItems: 'center', px: '18px', borderBottom: 1, borderColor: 'line' }}
      >
        <SearchIcon fontSize="small" aria-hidden="true" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={translate('palette.hint')}
          onChange={({ target }) => setTyped({ text: target.value, at: 0 })}
          onKeyDown={press}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('palette.label'),
            'aria-expanded': true,
            'aria-controls': 'palette-results',
            'aria-autocomplete': 'list',
            ...(active ? { 'aria-activedescendant': `palette-${active.id}` } : {}),
            maxLength: 200,
            autoComplete: 'off',
            spellCheck: false,
          }}
          sx={{ height: 56, fontSize: 16 }}
        />
      </Box>
      <Box
        component="ul"
        role="listbox"
        id="palette-results"
        aria-label={translate('palette.results')}
        sx={{ listStyle: 'none', m: 0, p: 0, py: '6px', overflowY: 'auto', minHeight: 0, flex: 1 }}
      >
        {entries.map((entry) => (
          <Option key={entry.id} entry={entry} isActive={entry === active} onUse={() => open(entry)} />
        ))}
      </Box>
      <Box
        sx={{
          px: '18px',
          py: '10px',
          borderTop: 1,
          borderColor: 'line',
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 16px',
        }}
      >
        <Typography role="status" variant="body2" sx={{ flex: '1 1 12rem', fontWeight: 600 }}>
          {entries.length === 0 && translate('palette.none')}
          {rest.length > 0 && translate('palette.rest', { words: rest.join(', ') })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(active?.isCreatable ? 'palette.keysOfTrip' : 'palette.keys')}
        </Typography>
      </Box>
    </>
  );
}

/** One line for everything: a trip in words, a lookup of before, a screen by its name. */
export default function Palette({ screens, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': translate('app.palette'),
          sx: {
            position: 'absolute',
            top: '10vh',
            m: 0,
            maxHeight: '72vh',
            width: 'calc(100% - 24px)',
            borderRadius: '12px',
          },
        },
      }}
    >
      <ScreenTexts name="palette" texts={texts}>
        <Line screens={screens} onClose={onClose} />
      </ScreenTexts>
    </Dialog>
  );
}
