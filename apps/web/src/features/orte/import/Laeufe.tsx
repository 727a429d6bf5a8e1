import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../../components/anzeige/Karte';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { formatiereZeitpunkt } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { ortsimporte } from '../api/ortsimport';
import { zustaende } from './zustaende';

const spalten: readonly Tabellenspalte<Importlauf>[] = [
  { feld: 'dateiname', titel: 'beschriftung.datei' },
  { feld: 'lkz', titel: 'beschriftung.lkz', breite: 56 },
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    breite: 132,
    zelle: (l) => <Statusmarke {...zustaende[l.zustand]} />,
  },
  {
    feld: 'uebernommen',
    titel: 'allgemein.orte',
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

/** The latest imports, whoever has begun them. */
export function Laeufe({ onWahl }: { onWahl: (id: number) => void }) {
  const { data } = useQuery(ortsimporte);
  return (
    <Karte titel="import.letzteImporte">
      <div className="fp-fuellend" style={{ height: 300 }}>
        <Tabelle
          name="import.letzteImporte"
          zeilen={data?.slice(0, 20) ?? []}
          spalten={spalten}
          laedt={!data}
          onOeffnen={({ id }) => onWahl(id)}
          leer="ort.import.leer"
        />
      </div>
    </Karte>
  );
}
