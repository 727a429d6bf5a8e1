import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense } from 'react';
import { Blaetterleiste } from './Blaetterleiste';
import type { TabellenAngaben } from './spalten';
import { TabellenKarten } from './TabellenKarten';
import './tabelle.css';

// The grid is heavy; phones, which show cards, never load it.
const laden = () => import('./Gitter');
const Gitter = lazy(async () => ({ default: (await laden()).Gitter })) as typeof import('./Gitter').Gitter;

interface Blaettern {
  /** From 1. */
  seite: number;
  zeilenJeSeite: number;
  gesamt: number;
  onSeite: (seite: number) => void;
  /** How many rows a page may show; without it the number is fixed. */
  zeilenzahlen?: readonly number[];
  onZeilen?: (zeilen: number) => void;
}

/**
 * A read-only list that fills the page: table, on a phone cards, and the pages below it. A page has at most 100 rows
 * (the grid's limit).
 */
export function Tabelle<Z extends object>({
  blaettern,
  ...angaben
}: TabellenAngaben<Z> & { blaettern?: Blaettern }) {
  const schmal = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const flaeche: ReactNode = schmal ? (
    <TabellenKarten {...angaben} />
  ) : (
    <div>
      <Suspense>
        <Gitter {...angaben} />
      </Suspense>
    </div>
  );
  return (
    <>
      <div className="fp-kasten fp-tabellenseite">{flaeche}</div>
      {blaettern && <Blaetterleiste {...blaettern} zeilen={blaettern.zeilenJeSeite} />}
    </>
  );
}
