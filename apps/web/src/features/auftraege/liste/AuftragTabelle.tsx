import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Listenspalten } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridColumnVisibilityModel,
  GridPreferencePanelsValue,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useEffect, useMemo, useRef } from 'react';
import { Gittereingabe } from '../../../components/tabelle/Gittereingabe';
import { gestalt } from '../../../components/tabelle/gestalt';
import { Kaestchen } from '../../../components/tabelle/Kaestchen';
import { Ansichtleiste } from './Ansichtleiste';
import { istAlt } from './alt';
import { type Auswahl, klicke, setze } from './auswahl';
import { spalten } from './spalten/spaltensaetze';
import type { Ansichtwahl } from './spalten/useAnsicht';
import { useSpaltenwahl } from './spalten/useSpaltenwahl';
import type { Suchzustand } from './suche/suchzustand';

export interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  gesamt: number;
  laedt: boolean;
  zustand: Suchzustand;
  altVor: string | undefined;
  ansicht: Ansichtwahl;
  auswahl: Auswahl;
  onAuswahl: (auswahl: Auswahl) => void;
  onSortierung: (sortierung: Suchzustand['sortierung']) => void;
  onOeffnen: (id: number) => void;
  satz: Listenspalten;
  mitMandant: boolean;
}

/** The grid of the order list: pages and sorting are the server's, one click marks, double click and Enter open. */
export function AuftragTabelle(p: Eigenschaften) {
  const { ansicht } = p;
  const wahl = useSpaltenwahl(ansicht.aktiv);
  const columns = useMemo(
    () =>
      spalten(ansicht.aktiv === 'kurz' ? 'kurz' : p.satz)
        .filter((s) => p.mitMandant || s.field !== 'mandant')
        .map((s) => ({
          ...s,
          headerName: t(s.headerName ?? ''),
          ...breite(s, wahl.breiten[s.field]),
        })),
    [p.satz, p.mitMandant, ansicht.aktiv, wahl.breiten],
  );
  const reihenfolge = useMemo(() => p.zeilen.map((z) => z.id), [p.zeilen]);
  const gitter = useZurMarkierten(reihenfolge, p.auswahl.anker);

  const sortiere = ([erste]: GridSortModel) =>
    p.onSortierung(erste?.sort ? { feld: erste.field, richtung: erste.sort } : null);

  return (
    <>
      <Ansichtleiste
        {...ansicht}
        onSpalten={() => gitter.current?.showPreferences(GridPreferencePanelsValue.columns)}
      />
      <DataGrid<Auftragszeile>
        {...gestalt()}
        apiRef={gitter}
        aria-label={t('beschriftung.auftraege')}
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
        {...markierung(p, reihenfolge)}
        getRowClassName={({ row }) => (istAlt(row, p.altVor) ? 'fp-zeile-alt' : '')}
        onRowDoubleClick={({ row }) => p.onOeffnen(row.id)}
        columnVisibilityModel={wahl.sichtbar}
        onColumnVisibilityModelChange={(modell: GridColumnVisibilityModel) => wahl.merkeSichtbar(modell)}
        onColumnWidthChange={({ colDef, width }) => wahl.merkeBreite(colDef.field, width)}
        slots={{ noRowsOverlay: Nichts, baseCheckbox: Kaestchen, baseTextField: Gittereingabe }}
      />
    </>
  );
}

/** As somebody chose it, else as the view has it: so wide, or its share of what there is. */
function breite({ width, flex }: GridColDef<Auftragszeile>, gewaehlt: number | undefined) {
  if (gewaehlt !== undefined) return { width: gewaehlt, flex: undefined };
  return flex === undefined ? { width: width ?? 100 } : {};
}

/** A click marks one row, with Ctrl one more, with Shift all between; the box and the space bar one more. */
function markierung({ auswahl, onAuswahl, onOeffnen }: Eigenschaften, reihenfolge: readonly number[]) {
  const auchDiese = (id: number, umschalt: boolean) =>
    onAuswahl(klicke(auswahl, id, { strg: true, umschalt }, reihenfolge));
  return {
    checkboxSelection: true,
    disableRowSelectionOnClick: true,
    rowSelectionModel: { type: 'include', ids: auswahl.ids as Set<number> },
    onRowSelectionModelChange: ({ type, ids }) => {
      const gemeint = type === 'include' ? ids : new Set(reihenfolge.filter((id) => !ids.has(id)));
      onAuswahl(setze(auswahl, gemeint as ReadonlySet<number>));
    },
    onRowClick: ({ row }, e) => {
      const tasten = { strg: e.ctrlKey || e.metaKey, umschalt: e.shiftKey };
      onAuswahl(klicke(auswahl, row.id, tasten, reihenfolge));
    },
    onCellClick: ({ row, field }, e) => {
      // The whole cell is the target, not the 17 px of the box.
      if (field !== '__check__' || e.target instanceof HTMLInputElement) return;
      auchDiese(row.id, e.shiftKey);
    },
    onCellKeyDown: ({ row, field }, e) => {
      if (field === '__check__') return;
      if (e.key === 'Enter') onOeffnen(row.id);
      if (e.key !== ' ') return;
      e.preventDefault();
      e.defaultMuiPrevented = true;
      auchDiese(row.id, e.shiftKey);
    },
  } satisfies Partial<DataGridProps<Auftragszeile>>;
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
