import { type DragEvent, type Key, useMemo, useRef } from 'react';
import { type RenderRowProps, Row } from 'react-data-grid';
import { type Tastenziel, verschiebe } from './tasten/handlungen';
import type { Sichtzeile } from './zustand/sicht';

type Zug = DragEvent<HTMLDivElement>;

const ueber = 'fp-raster-hierhin';

/** Rows are dragged at their number to another place, the marked ones together; keys do the same. */
export function useZeilenzug<T>(ziel: Tastenziel<T>) {
  const jetzt = useRef(ziel);
  jetzt.current = ziel;
  const gezogen = useRef<number | null>(null);
  const { nurLesen } = ziel;
  return useMemo(() => {
    /** The heading is row 1. */
    const schluesselDer = (element: Element) => {
      const zeile = Number(element.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 2;
      return jetzt.current.speicher.zustand().zeilen[zeile]?.schluessel ?? null;
    };
    // The same for all rows: with handlers of its own every row would be drawn with every key.
    const griff = {
      draggable: !nurLesen,
      onDragStart: (e: Zug) => {
        gezogen.current = schluesselDer(e.currentTarget);
        e.dataTransfer.effectAllowed = 'move';
        e.dataTransfer.setDragImage(e.currentTarget.parentElement ?? e.currentTarget, 0, 0);
      },
      onDragEnd: () => {
        gezogen.current = null;
      },
    };
    const ablage = {
      onDragOver: (e: Zug) => {
        if (gezogen.current === null) return;
        e.preventDefault();
        e.currentTarget.classList.add(ueber);
      },
      onDragLeave: (e: Zug) => e.currentTarget.classList.remove(ueber),
      onDrop: (e: Zug) => {
        e.currentTarget.classList.remove(ueber);
        const hierhin = schluesselDer(e.currentTarget);
        if (gezogen.current === null || hierhin === null) return;
        e.preventDefault();
        verschiebe(jetzt.current, gezogen.current, hierhin);
      },
    };
    const zeichneZeile = (key: Key, props: RenderRowProps<Sichtzeile<T>>) => (
      <Row key={key} {...props} {...ablage} />
    );
    return { griff, zeichneZeile };
  }, [nurLesen]);
}
