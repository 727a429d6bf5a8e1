import { useMemo, useRef, useState } from 'react';
import type { Rasterziel } from './rasterangaben';
import type { Spalte } from './spalte';
import type { Zeile, Zeilenregeln } from './zeile';
import { ersteMeldung, type Zellmeldung } from './zustand/sicht';
import { neuerRasterspeicher, type Rasterstand, useRasterstand, useRasterzustand } from './zustand/speicher';

interface Angaben<T> {
  regeln: Zeilenregeln<T>;
  zeilen: readonly Partial<T>[];
  /** What a draft has brought back in their place. */
  stand: Rasterstand<T> | undefined;
  onStand: ((stand: Rasterstand<T>) => void) | undefined;
  pruefe: (zeilen: readonly Zeile<T>[]) => Zellmeldung[];
}

const keine: never[] = [];

/** The rows of a grid in a window of its own, which go no further before they are confirmed without a fault. */
export function useRasterdialog<T>({ regeln, zeilen: anfang, stand, onStand, pruefe }: Angaben<T>) {
  const [speicher] = useState(() => neuerRasterspeicher<T>(regeln, stand?.daten ?? anfang, stand?.roh));
  useRasterstand(speicher, onStand);
  const { zeilen } = useRasterzustand(speicher);
  const [geprueft, setGeprueft] = useState(false);
  const ziel = useRef<Rasterziel>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store tells what is filled in the rows drawn.
  const gefuellt = useMemo(() => speicher.gefuellt(), [speicher, zeilen]);
  const meldungen = useMemo(() => (geprueft ? pruefe(gefuellt) : keine), [geprueft, gefuellt, pruefe]);

  return {
    speicher,
    ziel,
    gefuellt,
    meldungen,
    istGeaendert: () => stand !== undefined || speicher.zustand().vorher.length > 0,
    /** The rows; undefined where one is led to what is not right yet. */
    bestaetigt: (spalten: readonly Spalte<T>[]): T[] | undefined => {
      const jetzt = speicher.gefuellt();
      const falsch = ersteMeldung(pruefe(jetzt), spalten);
      const roh = jetzt.find((z) => z.roh);
      setGeprueft(true);
      if (roh?.roh) ziel.current?.springeZu(roh.schluessel, Object.keys(roh.roh)[0] as string);
      else if (falsch) ziel.current?.springeZu(falsch.schluessel, falsch.feld);
      else return jetzt.map((z) => z.daten as T);
      return undefined;
    },
  };
}
