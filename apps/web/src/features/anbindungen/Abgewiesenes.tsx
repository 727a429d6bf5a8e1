import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Feld } from '../../components/felder/Feld';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { zahlspalte } from './anbindungsspalten';
import { abgewieseneMeldungen, type Rueckmeldefehler } from './api/anbindungen';

const spalten: readonly Tabellenspalte<Rueckmeldefehler>[] = [
  {
    feld: 'zuletztAm',
    titel: 'beschriftung.zuletzt',
    breite: 150,
    zelle: (f) => formatiereZeitpunkt(f.zuletztAm),
  },
  zahlspalte('anzahl', 'beschriftung.anzahl', 70),
  { feld: 'quelle', titel: 'beschriftung.quelle' },
  { feld: 'satz', titel: 'beschriftung.satz', breite: 60, rechts: true },
  { feld: 'auftragsnummer', titel: 'beschriftung.auftragsnummer' },
  { feld: 'grund', titel: 'beschriftung.grund' },
];

/** What partners and the dispatch system have reported and nobody could take, the newest first; the marked one as it came. */
export function Abgewiesenes() {
  const { data } = useQuery(abgewieseneMeldungen);
  const [wahl, setWahl] = useState<number | null>(null);
  if (!data?.length) return null;
  const markiert = data.find((f) => f.id === wahl);
  return (
    <Karte titel={t('anbindung.abgewieseneMeldungen')}>
      <KurzeTabelle
        name="anbindung.abgewieseneMeldungen"
        zeilen={data}
        spalten={spalten}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        leer=""
      />
      {markiert && <Feld label="beschriftung.inhalt" wert={markiert.inhalt} zeilen={4} nurLesen />}
    </Karte>
  );
}
