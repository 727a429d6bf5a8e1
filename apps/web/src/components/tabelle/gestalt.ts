import { deDE } from '@mui/x-data-grid/locales';
import { aktuelleSprache, deutsch as deutscheSprache } from '../../lib/sprache';

const englisch = {
  rowHeight: 32,
  columnHeaderHeight: 32,
  hideFooter: true,
  disableColumnFilter: true,
  slotProps: { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } },
} as const;
const deutsch = { ...englisch, localeText: deDE.components.MuiDataGrid.defaultProps.localeText } as const;

/** How every read-only table looks and speaks; the grid's own words are English. Pages and filters stand outside it. */
export function gestalt() {
  return aktuelleSprache() === deutscheSprache ? deutsch : englisch;
}
