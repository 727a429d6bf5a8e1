import { buttonClasses } from '@mui/material/Button';
import { inputBaseClasses } from '@mui/material/InputBase';
import { paginationItemClasses } from '@mui/material/PaginationItem';
import type { Components, Theme } from '@mui/material/styles';
import { tabClasses } from '@mui/material/Tab';
import { toggleButtonClasses } from '@mui/material/ToggleButton';
import { amTelefon, farbe } from './farbe';

const hoehe = farbe('hoehe');
const symbol = { '& > *:nth-of-type(1)': { fontSize: 17 } };
const ruhig = { borderColor: farbe('rand'), backgroundColor: farbe('surface-2') };

const knoepfe: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: hoehe,
        padding: '0 12px',
        borderColor: farbe('line'),
        lineHeight: 1,
        whiteSpace: 'nowrap',
        '& kbd': { marginLeft: 7 },
        [`&.${buttonClasses.disabled}:not(.${buttonClasses.loading})`]: { opacity: 0.6 },
      },
      outlined: { backgroundColor: farbe('surface'), '&:hover': ruhig },
      text: { '&:hover': ruhig },
      contained: { fontWeight: 600 },
      startIcon: { margin: '0 6px 0 -3px', ...symbol },
      endIcon: { margin: '0 -6px 0 2px', ...symbol },
    },
    variants: [
      { props: { variant: 'outlined', color: 'primary' }, style: { color: farbe('text') } },
      { props: { variant: 'text', color: 'primary' }, style: { color: farbe('text') } },
      // Only an icon: as wide as high.
      { props: { size: 'small' }, style: { flex: 'none', width: hoehe, padding: 0 } },
    ],
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        width: 24,
        height: 24,
        padding: 0,
        borderRadius: 4,
        '& svg': { fontSize: 18 },
        '&:hover': { color: farbe('text') },
        [amTelefon]: { width: 32, height: 32 },
      },
      edgeEnd: { marginRight: -5 },
    },
  },
};

const reiter: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 0, minWidth: 0, flex: '0 1 auto' },
      // All tabs stay in sight, in two lines where one is too short, unless they scroll; so the line is each tab's own.
      list: {
        flexWrap: 'wrap',
        gap: 2,
        variants: [{ props: { variant: 'scrollable' }, style: { flexWrap: 'nowrap' } }],
      },
      indicator: { display: 'none' },
      scrollButtons: { width: 22 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 30,
        padding: '0 10px',
        borderBottom: '2px solid transparent',
        '&:hover': { color: farbe('text') },
        '&:focus-visible': { outlineOffset: -2 },
        [`&.${tabClasses.selected}`]: {
          borderBottomColor: farbe('primary'),
          color: farbe('primary'),
          fontWeight: 600,
        },
        [amTelefon]: { minHeight: 40 },
      },
    },
  },
};

const schalter: Components<Theme> = {
  MuiCheckbox: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 0 } } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { padding: 0 } } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        gap: 5,
        minHeight: 26,
        margin: '0 0 0 -2px',
        fontSize: 13,
        lineHeight: 1.35,
        [amTelefon]: { minHeight: 36 },
      },
      label: { fontSize: 'inherit', lineHeight: 'inherit', '&&': { color: farbe('text') } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minWidth: 26,
        minHeight: 24,
        padding: '0 8px',
        border: 0,
        borderRadius: 5,
        fontSize: 12,
        lineHeight: 1,
        color: farbe('muted'),
        [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
          backgroundColor: farbe('primary-soft'),
          color: farbe('primary'),
          fontWeight: 600,
        },
        [amTelefon]: { minHeight: 36 },
      },
    },
  },
};

const seiten: Components<Theme> = {
  MuiPaginationItem: {
    defaultProps: { shape: 'rounded', variant: 'outlined', color: 'primary' },
    styleOverrides: {
      root: {
        minWidth: 26,
        height: 28,
        margin: 0,
        padding: '0 4px',
        borderColor: farbe('line'),
        '&:hover': { backgroundColor: farbe('surface-2') },
        [`&.${paginationItemClasses.selected}, &.${paginationItemClasses.selected}:hover`]: {
          borderColor: farbe('primary'),
          backgroundColor: farbe('primary'),
          color: farbe('primary-ink'),
          fontWeight: 600,
        },
        [amTelefon]: { minWidth: 36, height: 36 },
      },
    },
  },
};

const felder: Components<Theme> = {
  MuiInputBase: {
    // No label of ours moves when a browser fills a field in: each field would bring a style sheet and an animation for it.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        minHeight: hoehe,
        padding: '0 8px',
        border: `1px solid ${farbe('rand')}`,
        borderRadius: farbe('radius'),
        backgroundColor: farbe('surface'),
        lineHeight: 1.35,
        [`&.${inputBaseClasses.focused}`]: { outline: `2px solid ${farbe('focus')}`, outlineOffset: -1 },
        [`&.${inputBaseClasses.readOnly}`]: {
          borderColor: farbe('line'),
          backgroundColor: farbe('surface-2'),
        },
        [`&.${inputBaseClasses.error}`]: { borderColor: farbe('err'), outlineColor: farbe('err') },
      },
      input: {
        height: 'auto',
        padding: 0,
        textOverflow: 'ellipsis',
        '&::placeholder': { color: farbe('muted'), opacity: 1 },
        'textarea&': { padding: '6px 0' },
      },
    },
  },
};

/** What one presses, ticks, chooses and types into. */
export const bedienung: Components<Theme> = { ...knoepfe, ...reiter, ...schalter, ...seiten, ...felder };
