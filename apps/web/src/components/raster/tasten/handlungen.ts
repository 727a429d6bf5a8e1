import { t } from '@frachtportal/texte/t';
import type { DataGridHandle } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { zeilenzahl } from '../../../lib/format/zahlen';
import type { Rasterhandlung } from '../rasterangaben';
import { istEingabe, type Spalte } from '../spalte';
import { gefuellteZeilen } from '../zeile';
import type { Rasterspeicher } from '../zustand/speicher';

/** What keys, buttons and the menu act on. */
export interface Tastenziel<T> {
  speicher: Rasterspeicher<T>;
  spalten: readonly Spalte<T>[];
  gitter: () => DataGridHandle | null;
  nurLesen: boolean;
  sage: (text: string, umkehrbar?: boolean) => void;
  /** Opens the menu of a cell. */
  zeigeMenue: (stelle: Stelle) => void;
}

/** A cell as the grid counts: the running number is column 0. */
export interface Stelle {
  zeile: number;
  spalte: number;
}

function geheZu<T>(ziel: Tastenziel<T>, { zeile, spalte }: Stelle): void {
  ziel.gitter()?.setActivePosition({ rowIdx: zeile, idx: spalte }, { shouldFocus: true });
}

/** Copies a row below itself. */
export function verdopple<T>(ziel: Tastenziel<T>, stelle: Stelle): void {
  const vorher = ziel.speicher.zustand().zeilen;
  const hier = vorher[stelle.zeile];
  if (!hier) return;
  // Drawn at once: the grid can only go to a row it knows.
  flushSync(() => ziel.speicher.tue({ typ: 'verdopple', schluessel: hier.schluessel }));
  const bekannt = new Set(vorher.map((z) => z.schluessel));
  const neu = ziel.speicher.zustand().zeilen.findIndex((z) => !bekannt.has(z.schluessel));
  if (neu < 0) return;
  ziel.sage(t('bedienung.raster.zeileIstEineKopie', { nummer: neu + 1 }));
  geheZu(ziel, { ...stelle, zeile: neu });
}

/** Puts the value of a cell into the marked rows, or where none is marked into all below. */
export function fuelleNachUnten<T>(ziel: Tastenziel<T>, stelle: Stelle): void {
  const { zeilen, markiert } = ziel.speicher.zustand();
  const hier = zeilen[stelle.zeile];
  const spalte = ziel.spalten[stelle.spalte - 1];
  if (!hier || !spalte || !istEingabe(spalte)) return;
  const gefuellt = gefuellteZeilen(zeilen.slice(stelle.zeile + 1), ziel.speicher.regeln);
  const auf = markiert.size > 0 ? [...markiert] : gefuellt.map((z) => z.schluessel);
  uebertrage(ziel, spalte.name, hier.schluessel, auf);
  geheZu(ziel, stelle);
}

/** The value of one row into others, as one step. */
function uebertrage<T>(
  { speicher, sage }: Pick<Tastenziel<T>, 'speicher' | 'sage'>,
  feld: string,
  von: number,
  auf: readonly number[],
): void {
  const vorher = speicher.zustand();
  speicher.tue({ typ: 'uebertrage', feld, von, auf });
  if (speicher.zustand() === vorher) return;
  const anzahl = auf.filter((s) => s !== von).length;
  sage(t('bedienung.raster.gefuellt', { was: zeilenzahl(anzahl) }), true);
}

/** Moves the marked rows, or the one it is called on, to the place of another; the focus stays with the row. */
export function verschiebe<T>(ziel: Tastenziel<T>, schluessel: number, zu: number): void {
  const vorher = ziel.speicher.zustand();
  const bewegt = vorher.markiert.has(schluessel) ? [...vorher.markiert] : [schluessel];
  ziel.speicher.tue({ typ: 'verschiebe', schluessel: bewegt, zu });
  const { zeilen } = ziel.speicher.zustand();
  if (zeilen === vorher.zeilen) return;
  const nummer = zeilen.findIndex((z) => z.schluessel === schluessel) + 1;
  ziel.sage(t('bedienung.raster.verschoben', { nummer }), true);
}

/** The row and those marked with it, one place up or down. */
export function rueckeZeile<T>(ziel: Tastenziel<T>, stelle: Stelle, richtung: 1 | -1): void {
  const { zeilen, markiert } = ziel.speicher.zustand();
  const hier = zeilen[stelle.zeile];
  if (!hier) return;
  const bewegt = markiert.has(hier.schluessel) ? markiert : new Set([hier.schluessel]);
  const folge = richtung === 1 ? zeilen.slice(0, -1) : zeilen;
  const grenze = richtung === 1 ? folge.findLastIndex(inBewegung) : folge.findIndex(inBewegung);
  const nachbar = folge[grenze + richtung];
  if (nachbar) verschiebe(ziel, hier.schluessel, nachbar.schluessel);

  function inBewegung(z: { schluessel: number }): boolean {
    return bewegt.has(z.schluessel);
  }
}

/** What is said about rows that were removed. */
export function geloescht(anzahl: number): string {
  return t('bedienung.raster.geloescht', { was: zeilenzahl(anzahl) });
}

/** Removes the marked rows, or where none is marked the one. */
export function loesche<T>(ziel: Tastenziel<T>, stelle: Stelle): void {
  const { zeilen, markiert } = ziel.speicher.zustand();
  const hier = zeilen[stelle.zeile];
  const weg = markiert.size > 0 ? [...markiert] : hier ? [hier.schluessel] : [];
  if (gefuellteZeilen(zeilen, ziel.speicher.regeln).every((z) => !weg.includes(z.schluessel))) return;
  ziel.speicher.tue({ typ: 'loesche', schluessel: weg });
  ziel.sage(geloescht(weg.length), true);
}

/** What buttons and the menu do, beside pasting. */
export function tueMit<T>(
  ziel: Tastenziel<T>,
  handlung: Exclude<Rasterhandlung, 'einfuegen'>,
  stelle: Stelle,
): void {
  if (handlung === 'kopieren') verdopple(ziel, stelle);
  else if (handlung === 'fuellen') fuelleNachUnten(ziel, stelle);
  else if (handlung === 'loeschen') loesche(ziel, stelle);
  else rueckeZeile(ziel, stelle, handlung === 'hoch' ? -1 : 1);
}

/** What a cell without input starts, e.g. the window for dangerous goods. */
export function zellaktion<T>({ spalten, speicher }: Tastenziel<T>, stelle: Stelle) {
  const spalte = spalten[stelle.spalte - 1];
  const zeile = speicher.zustand().zeilen[stelle.zeile];
  if (spalte?.art !== 'anzeige' || !spalte.aktion || !spalte.aktionstext || !zeile) return null;
  const { aktion, aktionstext: text } = spalte;
  return { text, taste: 'Leertaste', onClick: () => aktion(zeile.schluessel) };
}
