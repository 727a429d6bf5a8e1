import { deDE } from '@mui/x-data-grid/locales';

/** How every read-only table looks and speaks; pages and filters stand outside it. */
export const gestalt = {
  className: 'fp-tabelle',
  localeText: deDE.components.MuiDataGrid.defaultProps.localeText,
  rowHeight: 32,
  columnHeaderHeight: 32,
  hideFooter: true,
  disableColumnFilter: true,
  slotProps: { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } },
} as const;
