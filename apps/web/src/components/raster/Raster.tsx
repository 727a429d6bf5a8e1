import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { nachRegung } from '../../lib/nachladen';
import { type Ansage, Rasteransage } from './Rasteransage';
import { RasterKarten } from './RasterKarten';
import { RasterMeldungen } from './RasterMeldungen';
import { RasterTabelle } from './RasterTabelle';
import type { Einfuegung, Rasterangaben, Rasterziel } from './rasterangaben';
import type { Spalte } from './spalte';
import { neueSicht, type Zellmeldung } from './zustand/sicht';
import { type Rasterspeicher, useRasterzustand } from './zustand/speicher';

interface Eigenschaften<T> {
  /** What the rows are, for screen readers: "Auftragspositionen". */
  name: string;
  /** Heading of the number column: "Pos.". */
  zeilenname: string;
  spalten: readonly Spalte<T>[];
  speicher: Rasterspeicher<T>;
  meldungen?: readonly Zellmeldung[];
  nurLesen?: boolean;
  /** Rows shown before the grid scrolls. */
  hoechsteZeilen?: number;
  ziel?: Ref<Rasterziel>;
  /** The field of the first row in which work starts as soon as the grid stands. */
  anfang?: string;
}

const EinfuegeDialog = nachRegung(async () => (await import('./einfuegen/EinfuegeDialog')).EinfuegeDialog);

const keine: readonly Zellmeldung[] = [];

/**
 * The editable grid of the portal: goods positions, dangerous goods, load units. One empty row always stands at the
 * end; blocks are pasted from spreadsheets, rows marked at their number, copied, deleted and brought back; what is
 * wrong is said at the cell and below the grid.
 */
export function Raster<T>(p: Eigenschaften<T>) {
  const { spalten, speicher, meldungen = keine, zeilenname } = p;
  const id = useId();
  const { zeilen, markiert } = useRasterzustand(speicher);
  const schmal = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [ansage, setAnsage] = useState<Ansage | null>(null);
  const sage = useCallback(
    (text: string, umkehrbar = false, sichtbar = false) =>
      setAnsage({ text, sichtbar, danach: umkehrbar ? speicher.zustand() : null }),
    [speicher],
  );
  const [einfuegung, setEinfuegung] = useState<Einfuegung | null>(null);
  const innen = useRef<Rasterziel>(null);
  const baueSicht = useMemo(() => neueSicht(spalten, speicher.regeln), [spalten, speicher]);
  // Nothing can be entered while reading, so the empty row at the end is not shown.
  const gezeigt = useMemo(() => (p.nurLesen ? zeilen.slice(0, -1) : zeilen), [p.nurLesen, zeilen]);
  const sicht = useMemo(() => baueSicht(gezeigt, meldungen), [baueSicht, gezeigt, meldungen]);
  const springeZu = (schluessel: number, feld: string) => innen.current?.springeZu(schluessel, feld);
  useImperativeHandle(p.ziel, () => ({ springeZu, tue: (handlung) => innen.current?.tue?.(handlung) }));
  const beginne = useEffectEvent(() => {
    const [erste] = gezeigt;
    if (p.anfang && erste) springeZu(erste.schluessel, p.anfang);
  });
  // Once the surrounding dialog has taken the focus and the grid can be drawn anew.
  useEffect(() => queueMicrotask(beginne), []);

  const angaben: Rasterangaben<T> = {
    id,
    name: p.name,
    zeilenname,
    spalten,
    speicher,
    sicht,
    markiert,
    sage,
    nurLesen: p.nurLesen ?? false,
    hoechsteZeilen: p.hoechsteZeilen ?? 12,
    zeigeVorschau: setEinfuegung,
    ziel: innen,
  };
  return (
    <>
      {schmal ? <RasterKarten {...angaben} /> : <RasterTabelle {...angaben} />}
      <Rasteransage ansage={ansage} speicher={speicher} mitKnopf={schmal} />
      <RasterMeldungen
        id={id}
        zeilenname={zeilenname}
        sicht={sicht}
        spalten={spalten}
        springeZu={springeZu}
      />
      {einfuegung && (
        <EinfuegeDialog
          einfuegung={einfuegung}
          spalten={spalten}
          speicher={speicher}
          sage={sage}
          onSchliessen={() => setEinfuegung(null)}
        />
      )}
    </>
  );
}
