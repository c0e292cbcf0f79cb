import type { ThemeOptions } from '@mui/material/styles';
import { DraggablePaper } from '../ui/dialogs/DraggablePaper.js';
import type { Tokens } from '../ui/tokens.js';

type Components = NonNullable<ThemeOptions['components']>;

const FLOATING = '0 6px 18px rgb(10 16 21 / 0.24)';

const focusRing = ({ focus, focusOuter }: Tokens): object => ({
  outline: `3px solid ${focus}`,
  outlineOffset: '1px',
  boxShadow: `0 0 0 5px ${focusOuter}`,
});

const answerOf = (color: string, backgroundColor: string, hovered: string): object => ({
  color,
  backgroundColor,
  padding: '6px 16px',
  '&:hover': { backgroundColor: hovered },
  '&.Mui-disabled': { color, opacity: 0.6 },
});

const pagesOf = (tokens: Tokens): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      // What the Tab key reaches must not lie under the bar at the top.
      html: { scrollPaddingTop: '4.5rem' },
      ':focus-visible': focusRing(tokens),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      // On paper: the answer alone, dark on white in either mode.
      '@media print': {
        '*': { color: '#000 !important', backgroundColor: 'transparent !important' },
        ':root': { colorScheme: 'light !important', backgroundColor: '#fff !important' },
        '.MuiButton-root, .MuiIconButton-root, .MuiDrawer-root, .MuiAppBar-root': { display: 'none !important' },
        '.RaLayout-appFrame.RaLayout-appFrame': { marginTop: 0 },
        tr: { breakInside: 'avoid' },
        'h1, h2, h3': { breakAfter: 'avoid' },
      },
      'input:focus-visible, textarea:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    // Hairlines instead of shadows and, in the dark, of brighter grounds.
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: tokens.line } },
  },
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: tokens.paper,
        backgroundImage: 'none',
        color: tokens.text,
        borderBottom: `1px solid ${tokens.line}`,
      },
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: tokens.ink, color: tokens.onInk, fontSize: '0.78rem' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 600, color: tokens.muted, fontSize: '0.82rem' },
    },
  },
  MuiAlert: { styleOverrides: { action: { whiteSpace: 'nowrap' } } },
});

const buttonsOf = (tokens: Tokens): Components => ({
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  // Without the ripple a button would say nothing of its focus.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&&.Mui-focusVisible': focusRing(tokens) } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        color: tokens.text,
        borderColor: tokens.control,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.brand, color: tokens.onBrand },
      },
    },
  },
  // The list of tabs cuts off what stands out of it.
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        '&&.Mui-focusVisible': { outlineOffset: '-5px', boxShadow: `inset 0 0 0 2px ${tokens.focusOuter}` },
      },
    },
  },
});

const dialogsOf = (tokens: Tokens): Components => ({
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
  // React-admin's question looks as the other dialogs do: no signs, and the answer that acts is filled.
  RaConfirm: {
    styleOverrides: {
      root: {
        '& .MuiDialogActions-root .MuiButton-startIcon': { display: 'none' },
        '& .RaConfirm-confirmPrimary': answerOf(tokens.onBrand, tokens.brand, tokens.brandHover),
        '& .RaConfirm-confirmWarning': answerOf(tokens.onError, tokens.error, tokens.errorHover),
      },
    },
  },
});

const fieldsOf = (tokens: Tokens): Components => ({
  // Inside the page's landmarks, where a screen reader looks for it.
  MuiAutocomplete: {
    defaultProps: { disablePortal: true, fullWidth: true },
    // Choices lie over other fields: an edge tells where they end.
    styleOverrides: { paper: { border: `1px solid ${tokens.control}`, boxShadow: FLOATING } },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
  // A long choice, such as the name of an importer on a phone, takes another line instead of being cut.
  MuiSelect: { styleOverrides: { select: { whiteSpace: 'normal' } } },
  MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tokens.control } } },
  MuiInputLabel: { styleOverrides: { root: { color: tokens.muted } } },
  // The server takes no longer one.
  RaSearchInput: { defaultProps: { slotProps: { htmlInput: { maxLength: 200 } } } },
  // While no row is chosen the Tab key does not stop at what could be done with rows.
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
  },
});

/** How the parts of the framework look; those of react-admin are among them. */
export const componentsOf = (tokens: Tokens): Components => ({
  ...pagesOf(tokens),
  ...buttonsOf(tokens),
  ...dialogsOf(tokens),
  ...fieldsOf(tokens),
});
