import { type DragEvent, type Key, useMemo, useRef } from 'react';
import { type RenderRowProps, Row } from 'react-data-grid';
import { type Tastenziel, verschiebe } from './tasten/handlungen';
import type { Sichtzeile } from './zustand/sicht';

const ueber = 'fp-raster-hierhin';

/** Rows are dragged at their number to another place, the marked ones together; keys do the same. */
export function useZeilenzug<T>(ziel: Tastenziel<T>) {
  const jetzt = useRef(ziel);
  jetzt.current = ziel;
  const gezogen = useRef<number | null>(null);
  return useMemo(() => {
    const ziehbar = (schluessel: number) => ({
      draggable: !jetzt.current.nurLesen,
      onDragStart: (e: DragEvent<HTMLDivElement>) => {
        gezogen.current = schluessel;
        e.dataTransfer.effectAllowed = 'move';
        e.dataTransfer.setDragImage(e.currentTarget.parentElement ?? e.currentTarget, 0, 0);
      },
      onDragEnd: () => {
        gezogen.current = null;
      },
    });
    const zeichneZeile = (key: Key, props: RenderRowProps<Sichtzeile<T>>) => (
      <Row
        key={key}
        {...props}
        onDragOver={(e) => {
          if (gezogen.current === null) return;
          e.preventDefault();
          e.currentTarget.classList.add(ueber);
        }}
        onDragLeave={(e) => e.currentTarget.classList.remove(ueber)}
        onDrop={(e) => {
          e.currentTarget.classList.remove(ueber);
          if (gezogen.current === null) return;
          e.preventDefault();
          verschiebe(jetzt.current, gezogen.current, props.row.zeile.schluessel);
        }}
      />
    );
    return { ziehbar, zeichneZeile };
  }, []);
}
