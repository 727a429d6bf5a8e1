import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatnamen, zustandsnamen } from '../importe/api/formatnamen';
import { type Auftragseingang, eingaenge } from './api/auftragseingang';

/** The files so far, the latest first. */
export function Eingaenge(p: { gezeigt: number | null; onZeigen: (id: number) => void }) {
  const { data } = useQuery(eingaenge);
  const zeilen = data?.filter((l) => l.id !== p.gezeigt) ?? [];
  const spalten: readonly Tabellenspalte<Auftragseingang>[] = [
    {
      feld: 'dateiname',
      titel: 'beschriftung.datei',
      zelle: (l) => (
        <button type="button" className="fp-verweis" onClick={() => p.onZeigen(l.id)}>
          {l.dateiname}
        </button>
      ),
    },
    { feld: 'format', titel: 'beschriftung.format', zelle: (l) => t(formatnamen[l.format]) },
    { feld: 'begonnenAm', titel: 'beschriftung.begonnen', zelle: (l) => formatiereZeitpunkt(l.begonnenAm) },
    { feld: 'benutzer', titel: 'beschriftung.benutzer' },
    { feld: 'zustand', titel: 'beschriftung.zustand', zelle: (l) => t(zustandsnamen[l.zustand]) },
    { feld: 'auftraege', titel: 'beschriftung.auftraege', rechts: true },
    { feld: 'uebernommen', titel: 'beschriftung.uebernommen', rechts: true },
    { feld: 'abgelehnt', titel: 'beschriftung.abgelehnt', rechts: true },
  ];
  // The only one stands above.
  if (data?.length && zeilen.length === 0) return null;
  return (
    <Karte titel="auftragseingang.laeufe.titel">
      <KurzeTabelle
        name="auftragseingang.laeufe.titel"
        zeilen={zeilen}
        spalten={spalten}
        laedt={!data}
        leer="auftragseingang.laeufe.leer"
      />
    </Karte>
  );
}
