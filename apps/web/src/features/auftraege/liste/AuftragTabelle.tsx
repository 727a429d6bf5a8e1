import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Listenspalten } from '@frachtportal/domain/konfiguration/profile';
import { t } from '@frachtportal/texte/t';
import { DataGrid, type DataGridProps, type GridSortModel, useGridApiRef } from '@mui/x-data-grid';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { gestalt } from '../../../components/tabelle/gestalt';
import { Kaestchen } from '../../../components/tabelle/Kaestchen';
import { nachRegung } from '../../../lib/nachladen';
import { Ansichtleiste } from './Ansichtleiste';
import { istAlt } from './alt';
import { useGespeicherte } from './ansichten/useGespeicherte';
import { type Auswahl, gehe, klicke, setze } from './auswahl';
import type { Ansichtwahl } from './spalten/useAnsicht';
import { useTabellenspalten } from './spalten/useTabellenspalten';
import type { Suchzustand } from './suche/suchzustand';
import { merkeMass } from './zeilenzahl/fuellen';

const Spaltenfenster = nachRegung(async () => (await import('./spalten/Spaltenfenster')).Spaltenfenster);

const zeilenhoehe = { normal: 32, eng: 26 };
const kopfhoehe = 34;

export interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  gesamt: number;
  laedt: boolean;
  zustand: Suchzustand;
  altVor: string | undefined;
  ansicht: Ansichtwahl;
  auswahl: Auswahl;
  onAuswahl: (auswahl: Auswahl) => void;
  onZustand: (neu: Partial<Suchzustand>) => void;
  onOeffnen: (id: number) => void;
  /** Open orders alone. */
  offen: boolean;
  satz: Listenspalten;
  mitMandant: boolean;
}

/** The grid of the order list: pages and sorting are the server's, one click marks, double click and Enter open. */
export function AuftragTabelle(p: Eigenschaften) {
  const { gespeicherte, aktiv } = useGespeicherte(p.zustand.ansicht);
  const flaeche = useRef<HTMLDivElement>(null);
  const { wahl, columns, modell, alsAnsicht } = useTabellenspalten({
    ansicht: p.ansicht.aktiv,
    satz: p.satz,
    mitMandant: p.mitMandant,
    gespeichert: aktiv,
    flaeche,
  });
  const [fenster, setFenster] = useState(false);
  const reihenfolge = useMemo(() => p.zeilen.map((z) => z.id), [p.zeilen]);
  const gitter = useZurMarkierten(reihenfolge, p.auswahl.anker);
  useGemessen(flaeche, zeilenhoehe[wahl.dichte], aktiv?.id ?? p.ansicht.aktiv);

  const sortiere = ([erste]: GridSortModel) =>
    p.onZustand({ sortierung: erste?.sort ? { feld: erste.field, richtung: erste.sort } : null });

  return (
    <>
      <Ansichtleiste
        ansicht={p.ansicht}
        zustand={p.zustand}
        onZustand={p.onZustand}
        offen={p.offen}
        gespeicherte={gespeicherte}
        aktiv={aktiv}
        spalten={alsAnsicht}
        onSpalten={() => setFenster(true)}
      />
      {fenster && <Spaltenfenster spalten={columns} wahl={wahl} onSchliessen={() => setFenster(false)} />}
      <DataGrid<Auftragszeile>
        {...gestalt()}
        ref={flaeche}
        rowHeight={zeilenhoehe[wahl.dichte]}
        disableColumnSelector
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
        columnVisibilityModel={modell}
        onColumnWidthChange={({ colDef, width }) => wahl.merkeBreite(colDef.field, width)}
        slots={{ noRowsOverlay: Nichts, baseCheckbox: Kaestchen }}
      />
    </>
  );
}

const schritte: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

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
      // What is done with Alt, the page does.
      if (e.altKey) e.defaultMuiPrevented = true;
      if (field === '__check__' || e.altKey) return;
      if (e.key === 'Enter') onOeffnen(row.id);
      const schritt = schritte[e.key];
      const daneben = schritt && reihenfolge[reihenfolge.indexOf(row.id) + schritt];
      // With Shift the grid itself marks what lies between.
      if (daneben && !e.shiftKey && !e.ctrlKey) onAuswahl(gehe(auswahl, daneben));
      if (e.key !== ' ') return;
      e.preventDefault();
      e.defaultMuiPrevented = true;
      auchDiese(row.id, e.shiftKey);
    },
  } satisfies Partial<DataGridProps<Auftragszeile>>;
}

/**
 * Tells how much room the rows have, so that a page can have as many as fit: at first, with the window and the view. What comes
 * and goes beside them does not count, else marking a row could ask for another page.
 */
function useGemessen(flaeche: RefObject<HTMLElement | null>, zeile: number, ansicht: string | number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may have to scroll sideways.
  useEffect(() => {
    const miss = () => {
      const gitter = flaeche.current;
      if (!gitter) return;
      const rollt = gitter.querySelector('.MuiDataGrid-scrollbar--horizontal')?.clientHeight ?? 0;
      merkeMass(gitter.clientHeight - kopfhoehe - rollt, zeile);
    };
    const wecker = requestAnimationFrame(miss);
    window.addEventListener('resize', miss);
    return () => {
      cancelAnimationFrame(wecker);
      window.removeEventListener('resize', miss);
    };
  }, [zeile, ansicht]);
}

/** What helps on stands over the grid: inside it only rows may be. */
const Nichts = () => null;

/** Coming back from an order, its row is in sight, and the keys go on from there. */
function useZurMarkierten(reihenfolge: readonly number[], anker: number | null) {
  const gitter = useGridApiRef();
  const fertig = useRef(false);
  useEffect(() => {
    if (fertig.current || reihenfolge.length === 0) return;
    fertig.current = true;
    const rowIndex = anker === null ? -1 : reihenfolge.indexOf(anker);
    if (anker === null || rowIndex < 0) return;
    requestAnimationFrame(() => {
      gitter.current?.scrollToIndexes({ rowIndex });
      const spalte = gitter.current?.getVisibleColumns().find(({ field }) => field !== '__check__');
      // Whoever is somewhere already stays there.
      if (spalte && document.activeElement === document.body)
        gitter.current?.setCellFocus(anker, spalte.field);
    });
  }, [reihenfolge, anker, gitter]);
  return gitter;
}
