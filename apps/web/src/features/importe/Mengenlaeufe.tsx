import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { useMemo } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { Laufmarke } from './Laufmarke';

const spaltenMit = (anzahl: string): readonly Tabellenspalte<Importlauf>[] => [
  { feld: 'dateiname', titel: 'beschriftung.datei' },
  { feld: 'lkz', titel: 'beschriftung.lkz', breite: 56 },
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    breite: 132,
    zelle: (l) => <Laufmarke zustand={l.zustand} />,
  },
  {
    feld: 'uebernommen',
    titel: anzahl,
    breite: 84,
    rechts: true,
    zelle: (l) => formatiereZahl(l.uebernommen),
  },
  { feld: 'meldung', titel: 'beschriftung.meldung' },
  { feld: 'benutzer', titel: 'beschriftung.benutzer', breite: 110 },
  {
    feld: 'begonnenAm',
    titel: 'beschriftung.begonnen',
    breite: 140,
    zelle: (l) => formatiereZeitpunkt(l.begonnenAm),
  },
];

interface Eigenschaften {
  laeufe: readonly Importlauf[] | undefined;
  /** What is counted. */
  anzahl: string;
  /** What to say where there is none. */
  leer: string;
  onWahl: (id: number) => void;
}

/** The latest imports of a set, whoever has begun them. */
export function Mengenlaeufe({ laeufe, anzahl, leer, onWahl }: Eigenschaften) {
  const spalten = useMemo(() => spaltenMit(anzahl), [anzahl]);
  return (
    <Karte titel="import.letzteImporte">
      <div className="fp-fuellend" style={{ height: 300 }}>
        <Tabelle
          name="import.letzteImporte"
          zeilen={laeufe?.slice(0, 20) ?? []}
          spalten={spalten}
          laedt={!laeufe}
          onOeffnen={({ id }) => onWahl(id)}
          leer={leer}
        />
      </div>
    </Karte>
  );
}
