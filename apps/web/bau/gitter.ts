import type { Plugin } from 'vite';

/**
 * The data grid brings filters, pages, tabs and a tool bar as defaults of its slots, whether they can show or not. Ours
 * has pages and filters outside and boxes and fields of its own (`components/tabelle`), so these never show, and an
 * empty component stands in for each. A slot that comes to use has to leave this list.
 */
const ungenutzt = [
  /@mui\/material\/(Autocomplete|Badge|Checkbox|Chip|FormControl|FormControlLabel|InputLabel|Select|Switch)$/,
  /@mui\/material\/(Tab|TablePagination|Tabs|TextField|ToggleButton)$/,
  /\/GridFilterPanel\.mjs$/,
  /\/GridFilterInput(Date|MultipleSingleSelect|MultipleValue|SingleSelect|Value)\.mjs$/,
  /\/toolbarV8\/GridToolbar\.mjs$/,
];

const ersatz = '\0leer';

/** The exports that the grid asks these modules for. */
const inhalt = `
const Leer = () => null;
export default Leer;
export const GridFilterPanel = Leer, GridToolbar = Leer, GridToolbarDivider = Leer, GridToolbarLabel = Leer;
export const GridFilterInputDate = Leer, GridFilterInputMultipleSingleSelect = Leer;
export const GridFilterInputMultipleValue = Leer, GridFilterInputSingleSelect = Leer, GridFilterInputValue = Leer;
export const formControlLabelClasses = {}, tablePaginationClasses = {};
`;

export function schlankesGitter(): Plugin {
  return {
    name: 'schlankes-gitter',
    enforce: 'pre',
    resolveId: (id, von) =>
      von?.includes('@mui/x-data-grid') && ungenutzt.some((muster) => muster.test(id)) ? ersatz : undefined,
    load: (id) => (id === ersatz ? inhalt : undefined),
  };
}
