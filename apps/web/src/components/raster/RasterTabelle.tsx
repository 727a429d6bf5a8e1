import { t } from '@frachtportal/texte/t';
import { type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { DataGrid, type DataGridHandle, type DataGridProps } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { nachRegung } from '../../lib/nachladen';
import { geheZu, type Platz, schliesseEingabe, usePlatz } from './platz';
import type { Rasterangaben, Rasterhandlung } from './rasterangaben';
import { istHalt } from './spalte';
import { spaltenFuerGitter } from './spaltenFuerGitter';
import {
  beiKlick,
  beiMaus,
  fuegeEin,
  type GedrueckteZelle,
  kopiere,
  ladeBlock,
  uebernimm,
  warVorherAktiv,
} from './tasten/bedienung';
import { type Stelle, type Tastenziel, tueMit, zellaktion } from './tasten/handlungen';
import { beiTaste } from './tasten/tasten';
import { useZeilenzug } from './useZeilenzug';
import { zellenzeichner } from './zellenzeichner';
import type { Sichtzeile } from './zustand/sicht';
import './raster.css';

/** Beyond this the grid draws only the rows in view. */
const alleGezeichnetBis = 30;
const zeilenhoehe = 32;

type Sicht<T> = Sichtzeile<T>;

const Zellmenue = nachRegung(async () => (await import('./Zellmenue')).Zellmenue);

/** The grid as a table. The only place that knows react-data-grid. */
export function RasterTabelle<T>(p: Rasterangaben<T>) {
  const { spalten, speicher, sicht } = p;
  const gitter = useRef<DataGridHandle>(null);
  const aktiv = usePlatz(gitter, sicht);
  const tabelle = useRef<HTMLDivElement>(null);
  const { ziel, tue, menue, schliesseMenue } = useZiel(p, gitter, aktiv);
  const maus = useMaus(p, ziel.zeigeMenue);

  const virtuell = sicht.length > alleGezeichnetBis;
  const gitterspalten = useGitterspalten(p, virtuell);
  const renderers = useZeichner(p, ziel);

  useRasterziel(p, gitter, gitterspalten, tue);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only decides which cell gets the focus when the grid does.
    <div
      ref={tabelle}
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
      onPaste={(e) => {
        const stelle = aktiv.current;
        if (!stelle) return;
        fuegeEin(p, { schluessel: stelle.schluessel, spalte: stelle.spalte - 1 }, e, () =>
          schliesseEingabe(gitter.current, { rowIdx: stelle.zeile, idx: stelle.spalte }),
        );
      }}
    >
      <DataGrid<Sicht<T>, unknown, number>
        ref={gitter}
        className={p.nurLesen ? 'fp-raster fp-raster-nur-lesen' : 'fp-raster'}
        style={{ maxBlockSize: (p.hoechsteZeilen + 1) * zeilenhoehe + 18 }}
        aria-label={t(p.name)}
        columns={gitterspalten}
        rows={sicht}
        rowKeyGetter={(s) => s.zeile.schluessel}
        rowHeight={zeilenhoehe}
        headerRowHeight={36}
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
        {...maus}
        onCellCopy={({ row, column }, e) => {
          e.preventDefault();
          e.clipboardData.setData('text/plain', kopiere(p, row, column.key));
        }}
        // Pasting is ours, also where a cell takes no input: the surrounding element hears of it.
        onCellPaste={({ row }) => row}
        renderers={renderers}
      />
      {menue && <Zellmenue {...menue} tabelle={tabelle} tue={tue} onSchliessen={schliesseMenue} />}
    </div>
  );
}

/** What keys, menu and buttons act on and do, and the cell whose menu is open. */
function useZiel<T>(
  p: Rasterangaben<T>,
  gitter: RefObject<DataGridHandle | null>,
  aktiv: RefObject<Platz | null>,
) {
  const { speicher, spalten, sicht, nurLesen, sage } = p;
  const [menue, setMenue] = useState<Stelle | null>(null);
  const ziel: Tastenziel<T> = {
    speicher,
    spalten,
    nurLesen,
    sage,
    zeigeMenue: (stelle) => setMenue(nurLesen ? null : stelle),
    gitter: () => gitter.current,
  };
  const tue = (handlung: Rasterhandlung) => {
    // Where nobody has been in the grid yet, its last row is meant.
    const ende = { schluessel: sicht.at(-1)?.zeile.schluessel, zeile: sicht.length - 1, spalte: 1 };
    const { schluessel, ...stelle } = aktiv.current ?? ende;
    if (schluessel === undefined || nurLesen) return;
    if (handlung === 'einfuegen') {
      geheZu(gitter.current, { rowIdx: stelle.zeile, idx: stelle.spalte });
      void ladeBlock().then((b) => b.fuegeAusAblageEin(p, { schluessel, spalte: stelle.spalte - 1 }));
    } else tueMit(ziel, handlung, stelle);
  };
  const offenes = menue && {
    stelle: menue,
    mehrere: p.markiert.size > 0,
    aktion: zellaktion(ziel, menue),
  };
  return { ziel, tue, menue: offenes, schliesseMenue: () => setMenue(null) };
}

/** Stays the same as long as the columns do, else every row would be drawn with every change. */
function useZeichner<T>({ id, spalten }: Rasterangaben<T>, ziel: Tastenziel<T>) {
  const { griff, zeichneZeile } = useZeilenzug(ziel);
  return useMemo(
    () => ({ renderCell: zellenzeichner(id, spalten, griff), renderRow: zeichneZeile }),
    [id, spalten, griff, zeichneZeile],
  );
}

function useRasterziel<T>(
  { ziel, sicht }: Rasterangaben<T>,
  gitter: RefObject<DataGridHandle | null>,
  spalten: readonly { key: string }[],
  tue: (handlung: Rasterhandlung) => void,
): void {
  useImperativeHandle(ziel, () => ({
    springeZu(schluessel, feld) {
      const rowIdx = sicht.findIndex((s) => s.zeile.schluessel === schluessel);
      const idx = spalten.findIndex((s) => s.key === feld);
      if (rowIdx >= 0 && idx >= 0) geheZu(gitter.current, { rowIdx, idx });
    },
    tue,
  }));
}

/** What pressing and clicking a cell do. */
function useMaus<T>(
  p: Rasterangaben<T>,
  zeigeMenue: (stelle: Stelle) => void,
): Pick<DataGridProps<Sicht<T>>, 'onCellMouseDown' | 'onCellClick' | 'onCellContextMenu'> {
  const gedrueckt = useRef<GedrueckteZelle | null>(null);
  return {
    onCellContextMenu: (args, e) => {
      if (p.nurLesen) return;
      e.preventDefault();
      args.setActivePosition();
      zeigeMenue({ zeile: args.rowIdx, spalte: args.column.idx });
    },
    onCellMouseDown: (args, e) => {
      gedrueckt.current = beiMaus(p, args, e);
    },
    onCellClick: (args, e) => {
      beiKlick(p, args, e);
      // A click on the select that is already active opens it.
      const spalte = p.spalten[args.column.idx - 1];
      if (spalte?.art === 'auswahl' && warVorherAktiv(gedrueckt.current, args)) args.setActivePosition(true);
      if (spalte?.art === 'anzeige') spalte.aktion?.(args.row.zeile.schluessel);
    },
  };
}

function useGitterspalten<T>(p: Rasterangaben<T>, virtuell: boolean) {
  const { id: raster, spalten, zeilenname, nurLesen, speicher } = p;
  return useMemo(() => {
    const umschalten = (schluessel: number, feld: string) => {
      const zeile = speicher.zustand().zeilen.find((z) => z.schluessel === schluessel);
      const wert = !(zeile?.daten as Record<string, unknown> | undefined)?.[feld];
      speicher.tue({ typ: 'zelle', schluessel, feld, wert });
    };
    const { merkeEingabe } = speicher;
    return spaltenFuerGitter(spalten, { raster, zeilenname, nurLesen, virtuell, umschalten, merkeEingabe });
  }, [spalten, raster, zeilenname, nurLesen, virtuell, speicher]);
}
