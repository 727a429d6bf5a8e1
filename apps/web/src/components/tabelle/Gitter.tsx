import { t } from '@frachtportal/texte/t';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { type ReactNode, useMemo } from 'react';
import { gestalt } from './gestalt';
import { Kaestchen } from './Kaestchen';
import { inhalt, kennungVon, leertext, type TabellenAngaben, umgekehrt } from './spalten';

/** The table itself, as a grid: what is marked and how it is sorted is the caller's. */
export function Gitter<Z extends object>(p: TabellenAngaben<Z>) {
  const columns = useMemo<GridColDef<Z>[]>(
    () =>
      p.spalten.map((s) => ({
        field: s.feld,
        headerName: t(s.titel),
        ...(s.breite === undefined ? { flex: 1, minWidth: s.mindestens ?? 120 } : { width: s.breite }),
        align: s.rechts ? 'right' : 'left',
        headerAlign: s.rechts ? 'right' : 'left',
        sortable: (s.sortierbar ?? false) && p.onSortierung !== undefined,
        disableColumnMenu: true,
        renderCell: ({ row }) => mitGanzemText(inhalt(s, row)),
      })),
    [p.spalten, p.onSortierung],
  );
  return (
    <DataGrid<Z>
      {...gestalt()}
      aria-label={t(p.name)}
      rows={p.zeilen as Z[]}
      getRowId={(zeile) => kennungVon(p, zeile)}
      columns={columns}
      loading={p.laedt ?? false}
      pagination
      paginationMode="server"
      rowCount={p.zeilen.length}
      paginationModel={{ page: 0, pageSize: 100 }}
      sortingMode="server"
      sortingOrder={['asc', 'desc', null]}
      sortModel={p.sortierung ? [{ field: p.sortierung.feld, sort: p.sortierung.richtung }] : []}
      onSortModelChange={([erste]) =>
        p.onSortierung?.(erste?.sort ? { feld: erste.field, richtung: erste.sort } : null)
      }
      {...markierung(p)}
      onRowDoubleClick={({ row }) => p.onOeffnen?.(row)}
      onCellKeyDown={({ row, id, field }, e) => {
        if (field === '__check__') return;
        if (e.key === 'Enter') p.onOeffnen?.(row);
        else if (e.key === 'Delete') p.onEntfernen?.(row);
        else if (e.key === ' ') waehle(p, id);
        else return;
        e.preventDefault();
        e.defaultMuiPrevented = true;
      }}
      slots={{
        baseCheckbox: Kaestchen,
        noRowsOverlay: () => (
          // biome-ignore lint/a11y/useSemanticElements: the grid is made of divs; what can be pressed there stands in a cell
          <div role="row" tabIndex={-1}>
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <div role="gridcell" tabIndex={-1} className="fp-tabelle-leer">
              {leertext(p.leer)}
            </div>
          </div>
        ),
      }}
    />
  );
}

/** One row is the marked one, or any number of them is chosen. */
function markierung<Z extends object>(p: TabellenAngaben<Z>): Partial<DataGridProps<Z>> {
  const { auswahl, onAuswahl } = p;
  if (!auswahl || !onAuswahl)
    return {
      disableMultipleRowSelection: true,
      rowSelectionModel: { type: 'include', ids: new Set(p.markiert == null ? [] : [p.markiert]) },
      onRowClick: ({ id }) => p.onMarkieren?.(id),
    };
  const alle = p.zeilen.map((zeile) => kennungVon(p, zeile));
  return {
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    rowSelectionModel: { type: 'include', ids: new Set(auswahl) },
    onRowSelectionModelChange: ({ type, ids }) =>
      onAuswahl(type === 'include' ? ids : new Set(alle.filter((id) => !ids.has(id)))),
    onCellClick: ({ id, field }, e) => {
      // The whole cell is the target, not the box alone, which tells of itself.
      if (!(field === '__check__' && e.target instanceof HTMLInputElement)) waehle(p, id);
    },
  };
}

function waehle<Z>({ auswahl, onAuswahl, onMarkieren }: TabellenAngaben<Z>, id: number | string): void {
  if (onAuswahl) onAuswahl(umgekehrt(auswahl, id));
  else onMarkieren?.(id);
}

/** A text longer than its column shows whole under the mouse. */
function mitGanzemText(wert: ReactNode): ReactNode {
  return typeof wert === 'string' && wert !== '' ? <span title={wert}>{wert}</span> : wert;
}
