import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { farbe } from './farbe';

const kopf = { color: farbe('muted'), fontSize: 11.5 };
const ring = { outline: `2px solid ${farbe('focus')}`, outlineOffset: -2 };
const zelle = {
  padding: '0 8px',
  '&:focus, &:focus-within': { outline: 'none' },
  '&:focus-visible, &:has(:focus-visible)': ring,
};
const gewaehlt = { backgroundColor: farbe('primary-soft') };

/** The grid of the lists. */
export const listen: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        '--DataGrid-rowBorderColor': farbe('line-2'),
        '--unstable_DataGrid-overlayHeight': '260px',
        border: 0,
        borderRadius: 0,
        fontSize: 13,
      },
      columnHeader: { ...kopf, ...zelle },
      columnSeparator: { color: farbe('line-2') },
      columnHeaderTitle: { fontWeight: 600, lineHeight: 1.2, whiteSpace: 'normal', overflowWrap: 'anywhere' },
      cell: {
        ...zelle,
        '&.MuiDataGrid-cellEmpty': { padding: 0 },
        '&:has(> div, > svg)': { display: 'flex', alignItems: 'center' },
      },
      row: {
        cursor: 'default',
        '&:hover': { backgroundColor: farbe('surface-2') },
        '&[aria-selected="true"], &[aria-selected="true"]:hover': gewaehlt,
      },
    },
  },
};
