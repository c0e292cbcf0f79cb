import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { KeyCap } from '../ui/KeyCap.js';
import { hiddenBelow } from '../ui/hidden-below.js';
import { useScreens } from './useScreens.js';

const Palette = lazy(() => import('../palette/Palette.js'));

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette by a click, or by Ctrl K from anywhere. */
export function PaletteButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { screens } = useScreens();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const keys = translate(isMac() ? 'app.paletteKeysMac' : 'app.paletteKeys');
  return (
    <>
      <ButtonBase
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={{
          gap: '8px',
          height: 32,
          px: '10px',
          width: { xs: 40, md: 300 },
          justifyContent: 'flex-start',
          borderRadius: '7px',
          border: 1,
          borderColor: { xs: 'transparent', md: 'control' },
          bgcolor: { md: 'background.default' },
          color: 'text.secondary',
          font: 'inherit',
          fontSize: 13.5,
        }}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ ...hiddenBelow('md'), flex: 1, textAlign: 'left' }}>
          {translate('app.palette')}
        </Box>
        <KeyCap>{keys}</KeyCap>
      </ButtonBase>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette screens={screens} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
