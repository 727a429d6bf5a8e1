import { type Key, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import {
  Cell,
  type CellMouseArgs,
  type CellMouseEvent,
  type CellRendererProps,
  DataGrid,
  type DataGridHandle,
} from 'react-data-grid';
import { flushSync } from 'react-dom';
import 'react-data-grid/lib/styles.css';
import { alsBlock, istBlock, ordneZu, zerlegeBlock } from './einfuegen';
import { meldungsId, type Sichtzeile } from './sicht';
import { istHalt, type Spalte } from './spalte';
import { nummernspalte, spaltenFuerGitter } from './spaltenFuerGitter';
import type { Rasterspeicher } from './speicher';
import { beiTaste, type Tastenziel } from './tasten';
import { liesZelle, zelltext } from './zelle';
import './raster.css';

/** Beyond this the grid draws only the rows in view. */
const alleGezeichnetBis = 30;
export const zeilenhoehe = 32;

export interface Rasterziel {
  springeZu: (schluessel: number, feld: string) => void;
}

export interface RasterTabelleEigenschaften<T> {
  id: string;
  name: string;
  zeilenname: string;
  spalten: readonly Spalte<T>[];
  speicher: Rasterspeicher<T>;
  sicht: readonly Sichtzeile<T>[];
  markiert: ReadonlySet<number>;
  nurLesen: boolean;
  hoechsteZeilen: number;
  sage: (text: string) => void;
  ziel: Ref<Rasterziel>;
}

type Sicht<T> = Sichtzeile<T>;

/** The grid as a table. The only place that knows react-data-grid. */
export function RasterTabelle<T>(p: RasterTabelleEigenschaften<T>) {
  const { id, zeilenname, spalten, speicher, sicht, nurLesen, sage } = p;
  const gitter = useRef<DataGridHandle>(null);
  const aktiv = useRef<{ schluessel: number; zeile: number; spalte: number } | null>(null);
  const gezeichnet = useRef(sicht);
  const ziel: Tastenziel<T> = { speicher, spalten, nurLesen, sage, gitter: () => gitter.current };

  const virtuell = sicht.length > alleGezeichnetBis;
  const gitterspalten = useMemo(() => {
    const umschalten = (schluessel: number, feld: string) => {
      const zeile = speicher.zustand().zeilen.find((z) => z.schluessel === schluessel);
      const wert = !(zeile?.daten as Record<string, unknown> | undefined)?.[feld];
      speicher.tue({ typ: 'zelle', schluessel, feld, wert });
    };
    return spaltenFuerGitter(spalten, { raster: id, zeilenname, nurLesen, virtuell, umschalten });
  }, [spalten, id, zeilenname, nurLesen, virtuell, speicher]);

  // Stays the same as long as the columns do, else every row would be drawn with every change.
  const renderers = useMemo(() => ({ renderCell: zellenzeichner(id, spalten) }), [id, spalten]);

  // A removed, undone or tidied row must not take the place of the active cell with it.
  useLayoutEffect(() => {
    const bisher = gezeichnet.current;
    gezeichnet.current = sicht;
    const stelle = aktiv.current;
    const element = gitter.current?.element;
    if (!stelle || !element) return;
    const gefunden = sicht.findIndex((s) => s.zeile.schluessel === stelle.schluessel);
    const zeile = gefunden >= 0 ? gefunden : Math.min(davor(bisher, sicht, stelle.zeile), sicht.length - 1);
    if (zeile === stelle.zeile && gefunden >= 0) return;
    const hatteFokus = element.contains(document.activeElement) || document.activeElement === document.body;
    aktiv.current = { ...stelle, zeile, schluessel: sicht[zeile]?.zeile.schluessel ?? stelle.schluessel };
    gitter.current?.setActivePosition({ rowIdx: zeile, idx: stelle.spalte }, { shouldFocus: hatteFokus });
    if (hatteFokus) aktiveZelle(element)?.focus();
  }, [sicht]);

  useImperativeHandle(p.ziel, () => ({
    springeZu(schluessel, feld) {
      const rowIdx = sicht.findIndex((s) => s.zeile.schluessel === schluessel);
      const idx = gitterspalten.findIndex((s) => s.key === feld);
      if (rowIdx < 0 || idx < 0) return;
      flushSync(() => gitter.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true }));
      // The grid does not focus a cell that was active before.
      const element = gitter.current?.element;
      if (element && !element.contains(document.activeElement)) aktiveZelle(element)?.focus();
    },
  }));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only decides which cell gets the focus when the grid does.
    <div
      onFocusCapture={(e) => {
        // Tabbing in lands on the first cell that takes input, not on a heading.
        const vonAussen = !e.currentTarget.contains(e.relatedTarget);
        if (!vonAussen || e.target.role !== 'columnheader' || !e.target.matches(':focus-visible')) return;
        e.stopPropagation();
        const idx = 1 + Math.max(0, spalten.findIndex(istHalt));
        gitter.current?.setActivePosition({ rowIdx: 0, idx }, { shouldFocus: true });
      }}
      onBlur={(e) => {
        if (!e.currentTarget.contains(e.relatedTarget))
          speicher.tue({ typ: 'raeume', behalte: aktiv.current?.schluessel });
      }}
    >
      <DataGrid<Sicht<T>, unknown, number>
        ref={gitter}
        className={p.nurLesen ? 'fp-raster fp-raster-nur-lesen' : 'fp-raster'}
        style={{ maxBlockSize: (p.hoechsteZeilen + 1) * zeilenhoehe + 12 }}
        aria-label={p.name}
        columns={gitterspalten}
        rows={sicht}
        rowKeyGetter={(s) => s.zeile.schluessel}
        rowHeight={zeilenhoehe}
        headerRowHeight={30}
        enableVirtualization={virtuell}
        selectedRows={p.markiert}
        onSelectedRowsChange={() => {}}
        onRowsChange={(zeilen, { indexes }) => uebernimm(p, zeilen, indexes)}
        onActivePositionChange={({ row, rowIdx, column }) => {
          aktiv.current =
            row && column ? { schluessel: row.zeile.schluessel, zeile: rowIdx, spalte: column.idx } : null;
          speicher.tue({ typ: 'raeume', behalte: row?.zeile.schluessel });
        }}
        onCellKeyDown={(args, e) => beiTaste(ziel, args, e) && e.preventGridDefault()}
        onCellMouseDown={(args, e) => beiMaus(p, args, e)}
        onCellClick={(args) => {
          // A click on the select that is already active opens it.
          const spalte = spalten[args.column.idx - 1];
          if (spalte?.art === 'auswahl' && vorherAktiv(args)) args.setActivePosition(true);
        }}
        onCellCopy={({ row, column }, e) => {
          e.preventDefault();
          e.clipboardData.setData('text/plain', kopiere(p, row, column.key));
        }}
        onCellPaste={({ row, column }, e) => {
          fuegeEin(p, row, column.idx - 1, e);
          return row;
        }}
        renderers={renderers}
      />
    </div>
  );
}

/** How many of the rows before a place are still there. */
function davor<T>(alt: readonly Sicht<T>[], neu: readonly Sicht<T>[], stelle: number): number {
  const da = new Set(neu.map((s) => s.zeile.schluessel));
  return alt.slice(0, stelle).filter((s) => da.has(s.zeile.schluessel)).length;
}

/** Adds to a cell what a screen reader says about its message and whether it must be filled. */
function zellenzeichner<T>(id: string, spalten: readonly Spalte<T>[]) {
  return (key: Key, props: CellRendererProps<Sicht<T>, unknown>) => {
    const feld = props.column.key;
    const { zeile, meldungen, pflicht } = props.row;
    const fehler = meldungen[feld];
    const spalte = spalten[props.column.idx - 1];
    return (
      <Cell
        key={key}
        {...props}
        title={fehler}
        aria-invalid={fehler !== undefined || undefined}
        aria-describedby={fehler === undefined ? undefined : meldungsId(id, zeile.schluessel, feld)}
        aria-required={(spalte?.pflicht && pflicht) || undefined}
      />
    );
  };
}

function aktiveZelle(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[role="row"] > [tabindex="0"]');
}

let zuletztGedrueckt: { zeile: number; spalte: number } | null = null;

/** Was the clicked cell the active one before the click? */
function vorherAktiv<T>(args: CellMouseArgs<Sicht<T>>): boolean {
  return zuletztGedrueckt?.zeile === args.row.zeile.schluessel && zuletztGedrueckt.spalte === args.column.idx;
}

function beiMaus<T>(
  p: RasterTabelleEigenschaften<T>,
  args: CellMouseArgs<Sicht<T>>,
  e: CellMouseEvent,
): void {
  const schluessel = args.row.zeile.schluessel;
  const warAktiv = e.currentTarget.getAttribute('aria-selected') === 'true';
  zuletztGedrueckt = warAktiv ? { zeile: schluessel, spalte: args.column.idx } : null;
  if (args.column.key !== nummernspalte) {
    const spalte = p.spalten[args.column.idx - 1];
    if (spalte?.art === 'anzeige') spalte.aktion?.(schluessel);
    p.speicher.tue({ typ: 'markiereNichts' });
    return;
  }
  // Shift would else select the text between both clicks.
  if (e.shiftKey) e.preventDefault();
  const art = e.shiftKey ? 'bis' : e.ctrlKey || e.metaKey ? 'dazu' : 'nur';
  p.speicher.tue({ typ: 'markiere', schluessel, art });
}

function uebernimm<T>(
  p: RasterTabelleEigenschaften<T>,
  zeilen: readonly Sicht<T>[],
  indizes: readonly number[],
): void {
  for (const i of indizes) {
    const sicht = zeilen[i];
    const spalte = p.spalten.find((s) => s.name === sicht?.entwurf?.feld);
    if (!sicht?.entwurf || !spalte) continue;
    const { feld, text, wahl } = sicht.entwurf;
    const gelesen = typeof wahl === 'number' ? { wert: { id: wahl } } : liesZelle(spalte, text);
    p.speicher.tue({ typ: 'zelle', schluessel: sicht.zeile.schluessel, feld, ...gelesen });
  }
}

function kopiere<T>(p: RasterTabelleEigenschaften<T>, sicht: Sicht<T>, feld: string): string {
  if (p.markiert.size > 0) {
    const zeilen = p.sicht.filter((s) => p.markiert.has(s.zeile.schluessel));
    return alsBlock(zeilen.map((s) => [`${s.nr}`, ...p.spalten.map((spalte) => zelltext(spalte, s.zeile))]));
  }
  const spalte = p.spalten.find((s) => s.name === feld);
  return spalte ? zelltext(spalte, sicht.zeile) : `${sicht.nr}`;
}

function fuegeEin<T>(
  p: RasterTabelleEigenschaften<T>,
  sicht: Sicht<T>,
  spalte: number,
  e: React.ClipboardEvent<HTMLElement>,
): void {
  const text = e.clipboardData.getData('text/plain');
  const inEingabe = e.target instanceof HTMLInputElement && e.target.type !== 'checkbox';
  if (p.nurLesen || text === '' || (inEingabe && !istBlock(text))) return;
  e.preventDefault();
  const block = istBlock(text)
    ? ordneZu(zerlegeBlock(text), p.spalten, spalte)
    : ordneZu([[text]], p.spalten, spalte);
  p.speicher.tue({ typ: 'fuelle', ab: sicht.zeile.schluessel, block });
  if (block.length > 1) p.sage(`${block.length} Zeilen eingefügt. Strg+Z macht es rückgängig.`);
}
