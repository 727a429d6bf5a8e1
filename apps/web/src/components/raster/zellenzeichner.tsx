import type { ComponentProps, Key } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import type { Spalte } from './spalte';
import { nummernspalte } from './spaltenFuerGitter';
import { zelltext } from './zelle';
import { meldungsId, type Sichtzeile } from './zustand/sicht';

/** Adds to a cell what a screen reader says about its message and whether it must be filled. */
export function zellenzeichner<T>(
  id: string,
  spalten: readonly Spalte<T>[],
  griff: Pick<ComponentProps<'div'>, 'draggable' | 'onDragStart' | 'onDragEnd'>,
) {
  return (key: Key, props: CellRendererProps<Sichtzeile<T>, unknown>) => {
    const feld = props.column.key;
    const { zeile, meldungen, pflicht } = props.row;
    const fehler = meldungen[feld];
    const spalte = spalten[props.column.idx - 1];
    return (
      <Cell
        key={key}
        {...props}
        {...(feld === nummernspalte && griff)}
        title={fehler ?? (spalte && zelltext(spalte, zeile))}
        aria-invalid={fehler !== undefined || undefined}
        aria-describedby={fehler === undefined ? undefined : meldungsId(id, zeile.schluessel, feld)}
        aria-required={(spalte?.pflicht && pflicht) || undefined}
      />
    );
  };
}
