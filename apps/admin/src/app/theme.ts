import { deDE, enUS, nlNL } from '@mui/material/locale';
import type { ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { StatusColor } from '../gen/graphql.js';
import { componentsOf } from './theme-components.js';
import { DARK, LIGHT, type StatusTone, type Tokens } from '../ui/tokens.js';
import type { UiLanguage } from '../session/session.js';

declare module '@mui/material/styles' {
  interface Palette {
    status: Record<StatusColor, StatusTone>;
    line: string;
    control: string;
    soft: string;
    rail: string;
    sunken: string;
    ink: { main: string; contrastText: string };
    focus: { main: string; outer: string };
    map: { sea: string; land: string };
  }
  interface PaletteOptions {
    status?: Record<StatusColor, StatusTone>;
    line?: string;
    control?: string;
    soft?: string;
    rail?: string;
    sunken?: string;
    ink?: { main: string; contrastText: string };
    focus?: { main: string; outer: string };
    map?: { sea: string; land: string };
  }
}

const brandOf = ({ brand, brandHover, onBrand }: Tokens) => ({ main: brand, dark: brandHover, contrastText: onBrand });

const palette = (mode: 'light' | 'dark', tokens: Tokens): ThemeOptions['palette'] => ({
  mode,
  primary: brandOf(tokens),
  secondary: brandOf(tokens),
  error: { main: tokens.error, dark: tokens.errorHover, contrastText: tokens.onError },
  success: { main: tokens.success },
  warning: { main: tokens.warning },
  info: { main: tokens.brand },
  text: { primary: tokens.text, secondary: tokens.muted },
  background: { default: tokens.canvas, paper: tokens.paper },
  action: { hover: tokens.hover, selected: tokens.brandSoft },
  divider: tokens.line,
  line: tokens.line,
  control: tokens.control,
  soft: tokens.canvas,
  rail: tokens.rail,
  sunken: tokens.sunken,
  ink: { main: tokens.ink, contrastText: tokens.onInk },
  focus: { main: tokens.focus, outer: tokens.focusOuter },
  map: { sea: tokens.sea, land: tokens.land },
  status: tokens.status,
});

/** Sizes of text: dense, because it is read all day. */
const typography: ThemeOptions['typography'] = {
  fontFamily: '"Geist Variable", system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
  fontSize: 14,
  h1: { fontSize: '1.375rem', fontWeight: 620, letterSpacing: '-0.018em', lineHeight: 1.25 },
  h2: { fontSize: '1.06rem', fontWeight: 620, letterSpacing: '-0.01em', lineHeight: 1.35 },
  h3: { fontSize: '0.94rem', fontWeight: 620, lineHeight: 1.4 },
  body1: { fontSize: '0.9rem', lineHeight: 1.5 },
  body2: { fontSize: '0.82rem', lineHeight: 1.45 },
  button: { fontWeight: 600 },
};

const optionsOf = (mode: 'light' | 'dark', tokens: Tokens): ThemeOptions => ({
  palette: palette(mode, tokens),
  shape: { borderRadius: 7 },
  typography,
  components: componentsOf(tokens),
});

interface ComponentTheme {
  defaultProps?: object;
}
const componentOf = (components: object | undefined, name: string): ComponentTheme | undefined =>
  (components as Record<string, ComponentTheme> | undefined)?.[name];

const LOCALES = { de: deDE, en: enUS, nl: nlNL };

/** Light or dark, in the words of a language; components name no colours of their own. */
const themeOf = (options: ThemeOptions, base: RaThemeOptions, language: UiLanguage): RaThemeOptions => ({
  ...base,
  ...options,
  sidebar: { width: 300, closedWidth: 50 },
  components: Object.fromEntries(
    Object.entries({ ...base.components, ...options.components, ...LOCALES[language].components }).map(([name]) => [
      name,
      {
        ...componentOf(base.components, name),
        ...componentOf(options.components, name),
        defaultProps: {
          ...componentOf(options.components, name)?.defaultProps,
          ...componentOf(LOCALES[language].components, name)?.defaultProps,
        },
      },
    ]),
  ),
});

/** Both modes; which of them is shown is for the user, or else for the device. */
export const themesIn = (language: UiLanguage): { light: RaThemeOptions; dark: RaThemeOptions } => ({
  light: themeOf(optionsOf('light', LIGHT), defaultLightTheme, language),
  dark: themeOf(optionsOf('dark', DARK), defaultDarkTheme, language),
});
