import { useState } from 'react';

const jeSeite = 50;

/** Pages of a list that is there as a whole; a changed list (`schluessel`) starts at its first page. */
export function useSeiten<Z>(zeilen: readonly Z[], schluessel: string) {
  const [stand, setStand] = useState({ schluessel, seite: 1 });
  const letzte = Math.max(1, Math.ceil(zeilen.length / jeSeite));
  const seite = stand.schluessel === schluessel ? Math.min(stand.seite, letzte) : 1;
  return {
    zeilen: zeilen.slice((seite - 1) * jeSeite, seite * jeSeite),
    /** For `Tabelle`; what fits on one page needs no bar to turn it. */
    seiten: zeilen.length > jeSeite && {
      blaettern: {
        seite,
        zeilenJeSeite: jeSeite,
        gesamt: zeilen.length,
        onSeite: (neu: number) => setStand({ schluessel, seite: neu }),
      },
    },
  };
}
