import type { RefObject } from 'react';
import { Menue, type Menueeintrag } from '../bedienung/Menue';
import type { Rasterhandlung } from './rasterangaben';
import type { Stelle } from './tasten/handlungen';

const handlungen = [
  { text: 'auftrag.erfassung.zeileKopieren', was: 'kopieren', taste: 'Strg + D' },
  { text: 'bedienung.raster.nachUntenFuellen', was: 'fuellen', taste: 'Strg + U' },
  { text: 'bedienung.raster.zeileNachOben', was: 'hoch', taste: 'Alt + Umschalt + ↑' },
  { text: 'bedienung.raster.zeileNachUnten', was: 'runter', taste: 'Alt + Umschalt + ↓' },
  { text: 'auftrag.erfassung.einfuegenAusExcel', was: 'einfuegen', taste: 'Strg + V' },
] as const satisfies readonly { text: string; was: Rasterhandlung; taste: string }[];

interface Props {
  stelle: Stelle;
  tabelle: RefObject<HTMLElement | null>;
  /** Rows are marked: deleting is about them. */
  mehrere: boolean;
  /** What the cell itself starts. */
  aktion: Menueeintrag | null;
  tue: (handlung: Rasterhandlung) => void;
  onSchliessen: () => void;
}

/** What can be done with a cell and its row. */
export function Zellmenue({ stelle, tabelle, mehrere, aktion, tue, onSchliessen }: Props) {
  const zelle = tabelle.current?.querySelector<HTMLElement>(
    `[aria-rowindex="${stelle.zeile + 2}"] > [aria-colindex="${stelle.spalte + 1}"]`,
  );
  if (!zelle) return null;
  const weg = mehrere ? 'auftrag.erfassung.markierteLoeschen' : 'bedienung.raster.zeileLoeschen';
  const alle = [...handlungen, { text: weg, was: 'loeschen', taste: mehrere ? 'Entf' : undefined } as const];
  const eintraege: Menueeintrag[] = alle.map(({ was, ...e }) => ({ ...e, onClick: () => tue(was) }));
  return (
    <Menue
      anker={zelle}
      eintraege={[...(aktion ? [aktion] : []), ...eintraege]}
      onSchliessen={onSchliessen}
    />
  );
}
