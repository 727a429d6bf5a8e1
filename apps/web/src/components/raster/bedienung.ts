import type { ClipboardEvent } from 'react';
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import { alsBlock, istBlock, ordneZu, zerlegeBlock } from './einfuegen';
import type { Rasterangaben } from './rasterangaben';
import type { Sichtzeile } from './sicht';
import { nummernspalte } from './spaltenFuerGitter';
import { liesZelle, zelltext } from './zelle';

let zuletztGedrueckt: { zeile: number; spalte: number } | null = null;

/** Was the clicked cell the active one before the click? */
export function vorherAktiv<T>(args: CellMouseArgs<Sichtzeile<T>>): boolean {
  return zuletztGedrueckt?.zeile === args.row.zeile.schluessel && zuletztGedrueckt.spalte === args.column.idx;
}

export function beiMaus<T>(p: Rasterangaben<T>, args: CellMouseArgs<Sichtzeile<T>>, e: CellMouseEvent): void {
  const schluessel = args.row.zeile.schluessel;
  const warAktiv = e.currentTarget.getAttribute('aria-selected') === 'true';
  zuletztGedrueckt = warAktiv ? { zeile: schluessel, spalte: args.column.idx } : null;
  if (args.column.key !== nummernspalte) {
    p.speicher.tue({ typ: 'markiereNichts' });
    return;
  }
  // Shift would else select the text between both clicks.
  if (e.shiftKey) e.preventDefault();
  const art = e.shiftKey ? 'bis' : e.ctrlKey || e.metaKey ? 'dazu' : 'nur';
  p.speicher.tue({ typ: 'markiere', schluessel, art });
}

export function uebernimm<T>(
  p: Rasterangaben<T>,
  zeilen: readonly Sichtzeile<T>[],
  indizes: readonly number[],
): void {
  for (const i of indizes) {
    const sicht = zeilen[i];
    const spalte = p.spalten.find((s) => s.name === sicht?.entwurf?.feld);
    if (!sicht?.entwurf || !spalte) continue;
    const { feld, text, wahl, treffer } = sicht.entwurf;
    const gelesen = treffer
      ? { wert: treffer }
      : typeof wahl === 'number'
        ? { wert: { id: wahl } }
        : liesZelle(spalte, text);
    p.speicher.tue({ typ: 'zelle', schluessel: sicht.zeile.schluessel, feld, ...gelesen });
  }
}

export function kopiere<T>(p: Rasterangaben<T>, sicht: Sichtzeile<T>, feld: string): string {
  if (p.markiert.size > 0) {
    const zeilen = p.sicht.filter((s) => p.markiert.has(s.zeile.schluessel));
    return alsBlock(zeilen.map((s) => [`${s.nr}`, ...p.spalten.map((spalte) => zelltext(spalte, s.zeile))]));
  }
  const spalte = p.spalten.find((s) => s.name === feld);
  return spalte ? zelltext(spalte, sicht.zeile) : `${sicht.nr}`;
}

export function fuegeEin<T>(
  p: Rasterangaben<T>,
  sicht: Sichtzeile<T>,
  spalte: number,
  e: ClipboardEvent<HTMLElement>,
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
