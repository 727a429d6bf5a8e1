import { t } from '@frachtportal/texte/t';
import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import { istHalt } from '../spalte';
import { nummernspalte } from '../spaltenFuerGitter';
import type { Sichtzeile } from '../zustand/sicht';
import { fuelleNachUnten, loesche, rueckeZeile, type Stelle, type Tastenziel, verdopple } from './handlungen';
import { naechsterHalt } from './navigation';

const richtungen: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

type Argumente<T> = CellKeyDownArgs<Sichtzeile<T>>;

/** Handles a key in a cell, whether it is only active or being edited. True when the grid itself must not react. */
export function beiTaste<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  if (e.key === 'ContextMenu' || (e.key === 'F10' && e.shiftKey)) return menue(ziel, args, e);
  const strg = (e.ctrlKey || e.metaKey) && !e.altKey;
  // Where Tab and Enter pass by, whoever is there came for the action.
  if (e.key === 'Enter' && !strg && istUmgangen(ziel, args) && starte(ziel, args, e)) return true;
  if (e.key === 'Tab' || (e.key === 'Enter' && !strg)) return weiter(ziel, args, e);
  if (strg) return kuerzel(ziel, args, e);
  if (e.altKey) return mitAlt(ziel, args, e);
  if (args.mode === 'EDIT') return inBearbeitung(ziel, args, e);
  if (e.key === 'Delete' || e.key === 'Backspace') return entferne(ziel, args, e);
  if (e.key === ' ') return leertaste(ziel, args, e);
  if (e.shiftKey && (e.key === 'ArrowDown' || e.key === 'ArrowUp')) return markiereWeiter(ziel, args, e);
  // Escape belongs to the page; "?" and "/" are typed text here.
  return e.key === 'Escape';
}

function weiter<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  const spalte = args.column?.idx ?? 0;
  if (args.mode === 'EDIT') args.onClose(true);
  if (args.rowIdx < 0) return false;
  const halte = [false, ...ziel.spalten.map(istHalt)];
  const anzahl = ziel.speicher.zustand().zeilen.length;
  const neu = naechsterHalt(halte, anzahl, { zeile: args.rowIdx, spalte }, e.shiftKey ? -1 : 1);
  if (!neu) {
    // Tab leaves the grid by the browser's own order; Enter has nothing to go to.
    if (e.key === 'Enter') e.preventDefault();
    return true;
  }
  e.preventDefault();
  ziel.gitter()?.setActivePosition({ rowIdx: neu.zeile, idx: neu.spalte }, { shouldFocus: true });
  return true;
}

const stelleVon = <T>({ rowIdx, column }: Argumente<T>): Stelle => ({
  zeile: rowIdx,
  spalte: column?.idx ?? 1,
});

/** The menu of the cell, also while typing in it: that is taken over first. */
function menue<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  if (args.rowIdx < 0) return false;
  e.preventDefault();
  if (args.mode === 'EDIT') args.onClose(true);
  ziel.zeigeMenue(stelleVon(args));
  return true;
}

/** Alt+Down opens a cell as it opens a select, with Shift Alt moves the row; the other Alt keys belong to the page. */
function mitAlt<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  const richtung = richtungen[e.key];
  if (e.shiftKey && richtung && !ziel.nurLesen) {
    e.preventDefault();
    if (args.mode === 'EDIT') args.onClose(true);
    rueckeZeile(ziel, stelleVon(args), richtung);
    return true;
  }
  if (args.mode === 'EDIT') return false;
  if (e.key !== 'ArrowDown' || !args.column) return true;
  e.preventDefault();
  ziel.gitter()?.setActivePosition({ rowIdx: args.rowIdx, idx: args.column.idx }, { enableEditor: true });
  return true;
}

function kuerzel<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  const taste = e.key.toLowerCase();
  // While typing only copying a row, filling, saving and confirming matter; undo is the input's own.
  if ((taste === 's' || taste === 'enter') && args.mode === 'EDIT') args.onClose(true);
  if (ziel.nurLesen || args.rowIdx < 0) return false;
  if (taste === 'd') {
    if (args.mode === 'EDIT') args.onClose(true);
    verdopple(ziel, stelleVon(args));
  } else if (taste === 'u') {
    if (args.mode === 'EDIT') args.onClose(true);
    fuelleNachUnten(ziel, stelleVon(args));
  } else if (args.mode === 'ACTIVE' && taste === 'z' && !e.shiftKey) {
    ziel.speicher.tue({ typ: 'zurueck' });
    ziel.sage(t('bedienung.raster.rueckgaengigGemacht'));
  } else if (args.mode === 'ACTIVE' && (taste === 'y' || taste === 'z')) {
    ziel.speicher.tue({ typ: 'vor' });
    ziel.sage(t('bedienung.raster.wiederholt'));
  } else return false;
  e.preventDefault();
  return true;
}

function inBearbeitung<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  if (args.mode !== 'EDIT') return false;
  if (e.key === 'Escape') {
    // Ends the editing only; the page's question about cancelling is not meant.
    e.preventDefault();
    e.stopPropagation();
    return false;
  }
  const spalte = ziel.spalten[args.column.idx - 1];
  const richtung = richtungen[e.key];
  if (richtung === undefined || spalte?.art === 'auswahl' || spalte?.art === 'suche') return false;
  e.preventDefault();
  args.onClose(true);
  const zeile = args.rowIdx + richtung;
  if (zeile >= 0)
    ziel.gitter()?.setActivePosition({ rowIdx: zeile, idx: args.column.idx }, { shouldFocus: true });
  return true;
}

function entferne<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  e.preventDefault();
  const zustand = ziel.speicher.zustand();
  const zeile = zustand.zeilen[args.rowIdx];
  if (ziel.nurLesen || !zeile) return true;
  const nummer = args.column?.key === nummernspalte;
  if (e.key === 'Delete' && (zustand.markiert.size > 0 || nummer)) {
    loesche(ziel, stelleVon(args));
    return true;
  }
  const spalte = ziel.spalten[(args.column?.idx ?? 0) - 1];
  if (spalte && istHalt(spalte) && spalte.art !== 'anzeige') {
    const wert = spalte.art === 'schalter' ? false : null;
    ziel.speicher.tue({ typ: 'zelle', schluessel: zeile.schluessel, feld: spalte.name, wert });
  }
  return true;
}

/** The space bar marks the row (with Shift, or on its number), switches a switch or starts an action. */
function leertaste<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  const zeile = ziel.speicher.zustand().zeilen[args.rowIdx];
  const spalte = ziel.spalten[(args.column?.idx ?? 0) - 1];
  if (!zeile) return false;
  if (e.shiftKey || args.column?.key === nummernspalte) {
    ziel.speicher.tue({ typ: 'markiere', schluessel: zeile.schluessel, art: 'dazu' });
  } else if (spalte?.art === 'schalter' && !ziel.nurLesen) {
    const wert = !(zeile.daten as Record<string, unknown>)[spalte.name];
    ziel.speicher.tue({ typ: 'zelle', schluessel: zeile.schluessel, feld: spalte.name, wert });
  } else return starte(ziel, args, e);
  e.preventDefault();
  return true;
}

function istUmgangen<T>(ziel: Tastenziel<T>, args: Argumente<T>): boolean {
  const spalte = ziel.spalten[(args.column?.idx ?? 0) - 1];
  return spalte !== undefined && !istHalt(spalte);
}

/** Starts what a column without input is there for. */
function starte<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  const zeile = ziel.speicher.zustand().zeilen[args.rowIdx];
  const spalte = ziel.spalten[(args.column?.idx ?? 0) - 1];
  if (args.mode === 'EDIT' || !zeile || spalte?.art !== 'anzeige' || !spalte.aktion) return false;
  e.preventDefault();
  spalte.aktion(zeile.schluessel);
  return true;
}

/** Shift with the arrows marks row after row, starting from the active one. */
function markiereWeiter<T>(ziel: Tastenziel<T>, args: Argumente<T>, e: CellKeyboardEvent): boolean {
  const { zeilen, anker } = ziel.speicher.zustand();
  const hier = zeilen[args.rowIdx];
  const neu = args.rowIdx + (e.key === 'ArrowDown' ? 1 : -1);
  const dort = zeilen[neu];
  if (!hier || !dort) return false;
  e.preventDefault();
  if (anker === null) ziel.speicher.tue({ typ: 'markiere', schluessel: hier.schluessel, art: 'nur' });
  ziel.speicher.tue({ typ: 'markiere', schluessel: dort.schluessel, art: 'bis' });
  ziel.gitter()?.setActivePosition({ rowIdx: neu, idx: args.column?.idx ?? 0 }, { shouldFocus: true });
  return true;
}
