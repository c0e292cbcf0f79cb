import { deDE, enUS, nlNL } from '@mui/material/locale';
import type { ThemeOptions } from '@mui/material/styles';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { DraggablePaper } from '../ui/dialogs/DraggablePaper.js';
import type { StatusColor } from '../gen/graphql.js';
import type { UiLanguage } from '../session/session.js';

interface StatusTone {
  solid: string;
  on: string;
  surface: string;
  text: string;
  border: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    status: Record<StatusColor, StatusTone>;
    line: string;
    control: string;
    soft: string;
    map: { sea: string; land: string };
  }
  interface PaletteOptions {
    status?: Record<StatusColor, StatusTone>;
    line?: string;
    control?: string;
    soft?: string;
    map?: { sea: string; land: string };
  }
}

const tone = (solid: string, on: string, surface: string, text: string, border: string): StatusTone => ({
  solid,
  on,
  surface,
  text,
  border,
});

const FOCUS_RING = { outline: '3px solid #ffbf47', outlineOffset: '1px', boxShadow: '0 0 0 5px #111111' };

const answerOf = (backgroundColor: string, hovered: string): object => ({
  color: '#ffffff',
  backgroundColor,
  padding: '6px 16px',
  '&:hover': { backgroundColor: hovered },
  '&.Mui-disabled': { color: '#ffffff', opacity: 0.6 },
});

const options: ThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: '#0b4f8a' },
    secondary: { main: '#0b4f8a', contrastText: '#ffffff' },
    error: { main: '#b41c14' },
    success: { main: '#1d6b35' },
    warning: { main: '#8a4b00' },
    info: { main: '#0b4f8a' },
    text: { primary: '#16202b', secondary: '#4a5763' },
    background: { default: '#f3f6f9', paper: '#ffffff' },
    divider: '#c5ced6',
    line: '#c5ced6',
    control: '#5b6874',
    soft: '#f3f6f9',
    map: { sea: '#e3edf5', land: '#a9c0dc' },
    status: {
      BLUE: tone('#1c468d', '#ffffff', '#e8f0fb', '#163a75', '#1c468d'),
      YELLOW: tone('#f4ca3e', '#2b2000', '#fff6d6', '#5c4400', '#8a6a00'),
      RED: tone('#b41c14', '#ffffff', '#fdecea', '#8a120c', '#b41c14'),
      GRAY: tone('#a5abb0', '#16202b', '#eef0f2', '#3d444b', '#69727b'),
      PURPLE: tone('#a36bd0', '#111111', '#f5ecfc', '#5b2a86', '#7d45ab'),
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: '"Geist Variable", system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.65rem', fontWeight: 600 },
    h2: { fontSize: '1.25rem', fontWeight: 600 },
    h3: { fontSize: '1.06rem', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // What the Tab key reaches must not lie under the bar at the top.
        html: { scrollPaddingTop: '4.5rem' },
        ':focus-visible': FOCUS_RING,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '1ms !important',
            transitionDelay: '0s !important',
            scrollBehavior: 'auto !important',
          },
        },
        'input:focus-visible, textarea:focus-visible': { outline: 'none', boxShadow: 'none' },
      },
    },
    // Inside the page's landmarks, where a screen reader looks for it.
    MuiAutocomplete: {
      defaultProps: { disablePortal: true, fullWidth: true },
      // Choices lie over other fields: an edge tells where they end.
      styleOverrides: { paper: { border: '1px solid #5b6874', boxShadow: '0 6px 18px rgb(22 32 43 / 0.22)' } },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
    // Without the ripple a button would say nothing of its focus.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&&.Mui-focusVisible': FOCUS_RING } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          color: '#16202b',
          borderColor: '#5b6874',
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: '#0b4f8a', color: '#ffffff' },
        },
      },
    },
    MuiDialog: { defaultProps: { PaperComponent: DraggablePaper } },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          cursor: 'move',
          touchAction: 'none',
          userSelect: 'none',
          '.MuiDialog-paperFullScreen &': { cursor: 'auto', userSelect: 'auto' },
        },
      },
    },
    // The fields of a form begin where the text of other dialogs does; their labels stand out above.
    MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + form > &': { paddingTop: '8px' } } } },
    MuiAlert: { styleOverrides: { action: { whiteSpace: 'nowrap' } } },
    // The server takes no longer one.
    RaSearchInput: { defaultProps: { slotProps: { htmlInput: { maxLength: 200 } } } },
    // While no row is chosen the Tab key does not stop at what could be done with rows.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
    // React-admin's question looks as the other dialogs do: no signs, and the answer that acts is filled.
    RaConfirm: {
      styleOverrides: {
        root: {
          '& .MuiDialogActions-root .MuiButton-startIcon': { display: 'none' },
          '& .RaConfirm-confirmPrimary': answerOf('#0b4f8a', '#08395f'),
          '& .RaConfirm-confirmWarning': answerOf('#b41c14', '#8a120c'),
        },
      },
    },
    // The list of tabs cuts off what stands out of it.
    MuiTab: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          '&&.Mui-focusVisible': { outlineOffset: '-5px', boxShadow: 'inset 0 0 0 2px #111111' },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    // A long choice, such as the name of an importer on a phone, takes another line instead of being cut.
    MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
    MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#5b6874' } } },
    MuiInputLabel: { styleOverrides: { root: { color: '#4a5763' } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' }, head: { fontWeight: 600 } } },
  },
};

interface ComponentTheme {
  defaultProps?: object;
}
const componentOf = (components: object | undefined, name: string): ComponentTheme | undefined =>
  (components as Record<string, ComponentTheme> | undefined)?.[name];

const LOCALES = { de: deDE, en: enUS, nl: nlNL };

/** Colours of the design tokens (shared/ux.md, section 5); components name none of their own. */
export const themeIn = (language: UiLanguage): RaThemeOptions => ({
  ...defaultLightTheme,
  ...options,
  sidebar: { width: 268, closedWidth: 50 },
  components: Object.fromEntries(
    Object.entries({ ...defaultLightTheme.components, ...options.components, ...LOCALES[language].components }).map(
      ([name]) => [
        name,
        {
          ...componentOf(defaultLightTheme.components, name),
          ...componentOf(options.components, name),
          defaultProps: {
            ...componentOf(options.components, name)?.defaultProps,
            ...componentOf(LOCALES[language].components, name)?.defaultProps,
          },
        },
      ],
    ),
  ),
});
