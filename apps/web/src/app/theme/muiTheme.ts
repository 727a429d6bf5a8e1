import { createTheme, type Theme } from '@mui/material/styles';
import { bedienung } from './bedienung';
import { farbe } from './farbe';
import { flaechen } from './flaechen';
import { listen } from './listen';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

function ton(name: string, tinte = 'primary-ink') {
  return {
    main: farbe(name),
    light: farbe(name),
    dark: farbe(name === 'primary' ? 'primary-stark' : name),
    contrastText: farbe(tinte),
  };
}

/**
 * One MUI theme for all four styles: its palette points at the tokens, so that changing the style is an attribute
 * of <html> and no rendering at all.
 */
export const muiTheme: Theme = createTheme({
  cssVariables: { nativeColor: true, cssVarPrefix: 'fpm' },
  palette: {
    primary: ton('primary'),
    secondary: ton('muted', 'surface'),
    error: ton('err', 'surface'),
    warning: ton('warn', 'surface'),
    success: ton('ok', 'surface'),
    info: ton('primary'),
    text: { primary: farbe('text'), secondary: farbe('muted'), disabled: farbe('muted') },
    background: { default: farbe('bg'), paper: farbe('surface') },
    divider: farbe('line'),
    DataGrid: { bg: farbe('surface'), headerBg: farbe('surface-2') },
    action: {
      active: farbe('muted'),
      hover: farbe('surface-2'),
      selected: farbe('primary-soft'),
      focus: farbe('primary-soft'),
      disabled: farbe('muted'),
      disabledBackground: farbe('surface-2'),
    },
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--fp-font)',
    htmlFontSize: 16,
    fontSize: 12.25,
    body1: { fontSize: 13, lineHeight: 1.35 },
    body2: { fontSize: 13, lineHeight: 1.35 },
    button: { fontSize: 13, textTransform: 'none', fontWeight: 400, letterSpacing: 0 },
  },
  transitions: {
    duration: { enteringScreen: 90, leavingScreen: 70, shortest: 80, shorter: 90, short: 100, standard: 120 },
  },
  components: { ...bedienung, ...flaechen, ...listen },
});
