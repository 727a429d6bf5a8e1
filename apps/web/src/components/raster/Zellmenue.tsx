import type { RefObject } from 'react';
import { nachRegung } from '../../lib/nachladen';
import type { Menueeintrag } from '../bedienung/Menue';
import type { Rasterangaben, Rasterhandlung } from './rasterangaben';
import type { Stelle } from './tasten/handlungen';

const Menue = nachRegung(async () => (await import('../bedienung/Menue')).Menue);

const handlungen = [
  { text: 'auftrag.erfassung.zeileKopieren', was: 'kopieren', taste: 'Strg + D' },
  { text: 'bedienung.raster.nachUntenFuellen', was: 'fuellen', taste: 'Strg + U' },
  { text: 'bedienung.raster.zeileNachOben', was: 'hoch', taste: 'Alt + Umschalt + ↑' },
  { text: 'bedienung.raster.zeileNachUnten', was: 'runter', taste: 'Alt + Umschalt + ↓' },
  { text: 'auftrag.erfassung.einfuegenAusExcel', was: 'einfuegen', taste: 'Strg + V' },
] as const satisfies readonly { text: string; was: Rasterhandlung; taste: string }[];

interface Props<T> {
  raster: Rasterangaben<T>;
  stelle: Stelle;
  tabelle: RefObject<HTMLElement | null>;
  tue: (handlung: Rasterhandlung) => void;
  onSchliessen: () => void;
}

/** What can be done with a cell and its row. */
export function Zellmenue<T>({ raster, stelle, tabelle, tue, onSchliessen }: Props<T>) {
  const zelle = tabelle.current?.querySelector<HTMLElement>(
    `[aria-rowindex="${stelle.zeile + 2}"] > [aria-colindex="${stelle.spalte + 1}"]`,
  );
  if (!zelle) return null;
  const spalte = raster.spalten[stelle.spalte - 1];
  const zeile = raster.sicht[stelle.zeile]?.zeile;
  const mehrere = raster.markiert.size > 0;
  const weg = mehrere ? 'auftrag.erfassung.markierteLoeschen' : 'bedienung.raster.zeileLoeschen';
  const alle = [...handlungen, { text: weg, was: 'loeschen', taste: mehrere ? 'Entf' : undefined } as const];
  const eintraege: Menueeintrag[] = alle.map(({ was, ...e }) => ({ ...e, onClick: () => tue(was) }));
  if (spalte?.art === 'anzeige' && spalte.aktion && spalte.aktionstext && zeile) {
    const { aktion, aktionstext } = spalte;
    eintraege.unshift({ text: aktionstext, taste: 'Leertaste', onClick: () => aktion(zeile.schluessel) });
  }
  return <Menue anker={zelle} eintraege={eintraege} onSchliessen={onSchliessen} />;
}
