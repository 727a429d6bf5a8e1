import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const platz = 'auftragsliste.leiste';
const von = 240;
const bis = 640;

const grenze = (breite: number) => Math.min(bis, Math.max(von, Math.round(breite)));

function lies(): { breite: number; offen: boolean } {
  const [breite, offen] = (localStorage.getItem(platz) ?? '').split('|');
  return { breite: grenze(Number(breite) || 290), offen: offen !== 'zu' };
}

/** Width of the panel, changed by dragging its edge or with the arrow keys, kept in this browser. */
export function useLeistenbreite() {
  const [stand, setStand] = useState(lies);
  const merke = (neu: typeof stand) => {
    localStorage.setItem(platz, `${neu.breite}|${neu.offen ? 'auf' : 'zu'}`);
    setStand(neu);
  };
  const griff = {
    onPointerDown: (e: PointerEvent<HTMLElement>) => e.currentTarget.setPointerCapture(e.pointerId),
    onPointerMove: (e: PointerEvent<HTMLElement>) => {
      if (!e.currentTarget.hasPointerCapture(e.pointerId)) return;
      const rechts = e.currentTarget.parentElement?.getBoundingClientRect().right ?? 0;
      merke({ ...stand, breite: grenze(rechts - e.clientX) });
    },
    onKeyDown: (e: KeyboardEvent) => {
      const schritt = e.key === 'ArrowLeft' ? 16 : e.key === 'ArrowRight' ? -16 : 0;
      if (schritt !== 0) merke({ ...stand, breite: grenze(stand.breite + schritt) });
    },
  };
  return { ...stand, von, bis, griff, setOffen: (offen: boolean) => merke({ ...stand, offen }) };
}
