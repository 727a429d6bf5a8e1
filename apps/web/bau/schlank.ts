import type { Plugin } from 'vite';

/**
 * The data grid brings filters, pages, tabs and a tool bar as defaults of its slots, whether they can show or not. Ours
 * has pages and filters outside and boxes and fields of its own (`components/tabelle`), so these never show, and an
 * empty component stands in for each. A slot that comes to use has to leave this list.
 */
const imGitter = [
  /@mui\/material\/(Autocomplete|Badge|Checkbox|Chip|FormControl|FormControlLabel|InputLabel|Select|Switch)$/,
  /@mui\/material\/(Tab|TablePagination|Tabs|TextField|ToggleButton)$/,
  /\/GridFilterPanel\.mjs$/,
  /\/GridFilterInput(Date|MultipleSingleSelect|MultipleValue|SingleSelect|Value)\.mjs$/,
  /\/toolbarV8\/GridToolbar\.mjs$/,
];

/** Our theme has no ripple. */
const inKnoepfen = [/\/TouchRipple\.mjs$/];

function istUngenutzt(id: string, von = ''): boolean {
  const ungenutzt = von.includes('@mui/x-data-grid')
    ? imGitter
    : von.includes('@mui/material')
      ? inKnoepfen
      : [];
  return ungenutzt.some((muster) => muster.test(id));
}

const ersatz = '\0leer';

/** The exports that these modules are asked for. */
const inhalt = `
const Leer = () => null;
export default Leer;
export const GridFilterPanel = Leer, GridToolbar = Leer, GridToolbarDivider = Leer, GridToolbarLabel = Leer;
export const GridFilterInputDate = Leer, GridFilterInputMultipleSingleSelect = Leer;
export const GridFilterInputMultipleValue = Leer, GridFilterInputSingleSelect = Leer, GridFilterInputValue = Leer;
export const formControlLabelClasses = {}, tablePaginationClasses = {};
`;

export function schlankesMui(): Plugin {
  return {
    name: 'schlankes-mui',
    enforce: 'pre',
    resolveId: (id, von) => (istUngenutzt(id, von) ? ersatz : undefined),
    load: (id) => (id === ersatz ? inhalt : undefined),
  };
}
