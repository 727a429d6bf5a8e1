import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../../components/Karte';
import { Statusmarke } from '../../../components/Statusmarke';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { formatiereZeitpunkt } from '../../../lib/datum';
import { formatiereZahl } from '../../../lib/zahlen';
import { ortsimporte } from '../api/ortsimport';
import { zustaende } from './zustaende';
import './ortsimport.css';

const spalten: readonly Tabellenspalte<Importlauf>[] = [
  { feld: 'dateiname', titel: 'Datei' },
  { feld: 'lkz', titel: 'LKZ', breite: 56 },
  { feld: 'zustand', titel: 'Zustand', breite: 132, zelle: (l) => <Statusmarke {...zustaende[l.zustand]} /> },
  {
    feld: 'uebernommen',
    titel: 'Orte',
    breite: 84,
    rechts: true,
    zelle: (l) => formatiereZahl(l.uebernommen),
  },
  { feld: 'meldung', titel: 'Meldung' },
  { feld: 'benutzer', titel: 'Benutzer', breite: 110 },
  {
    feld: 'begonnenAm',
    titel: 'begonnen',
    breite: 140,
    zelle: (l) => formatiereZeitpunkt(l.begonnenAm),
  },
];

/** The latest imports, whoever has begun them. */
export function Laeufe({ onWahl }: { onWahl: (id: number) => void }) {
  const { data } = useQuery(ortsimporte);
  return (
    <Karte titel="Letzte Importe">
      <div className="fp-ortsimporte">
        <Tabelle
          name="Letzte Importe"
          zeilen={data?.slice(0, 20) ?? []}
          spalten={spalten}
          laedt={!data}
          onOeffnen={({ id }) => onWahl(id)}
          leer="Noch kein Import. Mitgeliefert sind Postleitzahlen von Deutschland, Österreich, der Schweiz und Liechtenstein."
        />
      </div>
    </Karte>
  );
}
