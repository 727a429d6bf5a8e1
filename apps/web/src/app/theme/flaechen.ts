import { chipClasses } from '@mui/material/Chip';
import { dialogClasses } from '@mui/material/Dialog';
import type { Components, Theme } from '@mui/material/styles';
import { amTelefon, farbe, linie } from './farbe';

const rahmen = { border: linie, boxShadow: farbe('schatten') };

/** Soft ground, strong ink: the tones of a status. */
const ton = (name: string) => ({ backgroundColor: farbe(`${name}-soft`), color: farbe(name) });
const toene = { success: ton('ok'), warning: ton('warn'), error: ton('err'), info: ton('primary') };

const fenster: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: farbe('schleier') },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      paper: {
        ...rahmen,
        maxWidth: 'calc(100vw - 24px)',
        maxHeight: 'calc(100dvh - 24px)',
        margin: 12,
        [`&.${dialogClasses.paperFullScreen}`]: { maxWidth: 'none', maxHeight: 'none', margin: 0, border: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 8,
        minHeight: 44,
        padding: '6px 8px 6px 16px',
        '& h2': { fontSize: 15 },
      },
    },
  },
  MuiDialogContent: {
    defaultProps: { dividers: true },
    styleOverrides: { root: { '&&': { padding: '14px 16px' } } },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: 8,
        padding: '10px 16px',
        backgroundColor: farbe('surface-2'),
      },
    },
  },
  MuiMenu: { styleOverrides: { paper: rahmen } },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 32, paddingTop: 4, paddingBottom: 4, gap: 8, [amTelefon]: { minHeight: 40 } },
    },
  },
  MuiTooltip: {
    defaultProps: {
      enterDelay: 400,
      enterNextDelay: 200,
      disableInteractive: true,
      // In the dialog or region of its element, where a screen reader looks for it; fixed, so that nothing cuts it.
      slotProps: { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } },
    },
    styleOverrides: {
      tooltip: { backgroundColor: farbe('text'), color: farbe('surface'), fontSize: 12, padding: '4px 8px' },
    },
  },
};

const hinweise: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: { padding: '0 12px', borderRadius: farbe('radius'), fontSize: 13 },
      icon: { '&&': { color: 'inherit' }, fontSize: 18, marginRight: 8, alignItems: 'center' },
      message: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: 10,
        alignItems: 'center',
        '& a': { color: 'inherit' },
      },
    },
    variants: Object.entries(toene).map(([color, style]) => ({
      props: { severity: color as keyof typeof toene },
      style,
    })),
  },
};

const marken: Components<Theme> = {
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        gap: 5,
        height: 20,
        padding: '0 8px',
        border: `1px solid ${farbe('line')}`,
        backgroundColor: farbe('surface-2'),
        fontSize: 11.5,
        [`& .${chipClasses.icon}`]: { flex: 'none', margin: 0, color: 'inherit' },
      },
      label: { padding: 0 },
    },
    variants: Object.entries(toene).map(([color, style]) => ({
      props: { color: color as keyof typeof toene },
      style: { ...style, borderColor: 'transparent' },
    })),
  },
};

/** What things stand on, and what marks them. */
export const flaechen: Components<Theme> = { ...fenster, ...hinweise, ...marken };
