import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Listenspalten } from '@frachtportal/domain/konfiguration/profile';
import { wort } from '@frachtportal/domain/texte/text';
import {
  DataGrid,
  type GridColumnVisibilityModel,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useEffect, useMemo, useRef } from 'react';
import { Gittereingabe } from '../../../components/tabelle/Gittereingabe';
import { gestalt } from '../../../components/tabelle/gestalt';
import { Kaestchen } from '../../../components/tabelle/Kaestchen';
import { type Auswahl, klicke, setze } from './auswahl';
import { spalten } from './spaltensaetze';
import type { Suchzustand } from './suchzustand';
import { useSpaltenwahl } from './useSpaltenwahl';

export interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  gesamt: number;
  laedt: boolean;
  zustand: Suchzustand;
  auswahl: Auswahl;
  onAuswahl: (auswahl: Auswahl) => void;
  onSortierung: (sortierung: Suchzustand['sortierung']) => void;
  onOeffnen: (id: number) => void;
  satz: Listenspalten;
  mitMandant: boolean;
}

/** The grid of the order list: pages and sorting are the server's, one click marks, double click and Enter open. */
export function AuftragTabelle(p: Eigenschaften) {
  const wahl = useSpaltenwahl();
  const columns = useMemo(
    () =>
      spalten(p.satz)
        .filter((s) => p.mitMandant || s.field !== 'mandant')
        .map((s) => ({
          ...s,
          headerName: wort(s.headerName ?? ''),
          width: wahl.breiten[s.field] ?? s.width ?? 100,
        })),
    [p.satz, p.mitMandant, wahl.breiten],
  );
  const reihenfolge = useMemo(() => p.zeilen.map((z) => z.id), [p.zeilen]);
  const gitter = useZurMarkierten(reihenfolge, p.auswahl.anker);

  const markiere = (modell: GridRowSelectionModel) => {
    const ids =
      modell.type === 'include' ? modell.ids : new Set(reihenfolge.filter((id) => !modell.ids.has(id)));
    p.onAuswahl(setze(p.auswahl, ids as ReadonlySet<number>));
  };
  const sortiere = ([erste]: GridSortModel) =>
    p.onSortierung(erste?.sort ? { feld: erste.field, richtung: erste.sort } : null);

  return (
    <DataGrid<Auftragszeile>
      {...gestalt()}
      apiRef={gitter}
      aria-label={wort('Aufträge')}
      rows={p.zeilen}
      columns={columns}
      rowCount={p.gesamt}
      loading={p.laedt}
      paginationMode="server"
      paginationModel={{ page: 0, pageSize: p.zustand.zeilen }}
      sortingMode="server"
      sortingOrder={['asc', 'desc', null]}
      sortModel={
        p.zustand.sortierung
          ? [{ field: p.zustand.sortierung.feld, sort: p.zustand.sortierung.richtung }]
          : []
      }
      onSortModelChange={sortiere}
      checkboxSelection
      disableRowSelectionOnClick
      rowSelectionModel={{ type: 'include', ids: p.auswahl.ids as Set<number> }}
      onRowSelectionModelChange={markiere}
      onRowClick={({ row }, e) =>
        p.onAuswahl(
          klicke(p.auswahl, row.id, { strg: e.ctrlKey || e.metaKey, umschalt: e.shiftKey }, reihenfolge),
        )
      }
      onCellClick={({ row, field }, e) => {
        // The whole cell is the target, not the 17 px of the box.
        if (field !== '__check__' || e.target instanceof HTMLInputElement) return;
        p.onAuswahl(klicke(p.auswahl, row.id, { strg: true, umschalt: e.shiftKey }, reihenfolge));
      }}
      onRowDoubleClick={({ row }) => p.onOeffnen(row.id)}
      onCellKeyDown={({ row, field }, e) => {
        if (field === '__check__') return;
        if (e.key === 'Enter') p.onOeffnen(row.id);
        if (e.key !== ' ') return;
        e.preventDefault();
        e.defaultMuiPrevented = true;
        p.onAuswahl(klicke(p.auswahl, row.id, { strg: true, umschalt: e.shiftKey }, reihenfolge));
      }}
      columnVisibilityModel={wahl.sichtbar}
      onColumnVisibilityModelChange={(modell: GridColumnVisibilityModel) => wahl.merkeSichtbar(modell)}
      onColumnWidthChange={({ colDef, width }) => wahl.merkeBreite(colDef.field, width)}
      slots={{ noRowsOverlay: Nichts, baseCheckbox: Kaestchen, baseTextField: Gittereingabe }}
    />
  );
}

/** What helps on stands over the grid: inside it only rows may be. */
const Nichts = () => null;

/** Coming back from an order, its row is in sight. */
function useZurMarkierten(reihenfolge: readonly number[], anker: number | null) {
  const gitter = useGridApiRef();
  const fertig = useRef(false);
  useEffect(() => {
    if (fertig.current || reihenfolge.length === 0) return;
    fertig.current = true;
    const rowIndex = anker === null ? -1 : reihenfolge.indexOf(anker);
    if (rowIndex >= 0) requestAnimationFrame(() => gitter.current?.scrollToIndexes({ rowIndex }));
  }, [reihenfolge, anker, gitter]);
  return gitter;
}
