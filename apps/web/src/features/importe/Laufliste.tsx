import { t } from '@frachtportal/texte/t';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import type { Laufbild } from './api/dateiart';
import { zustandsnamen } from './api/formatnamen';
import { useImportereignisse } from './api/useImportereignisse';

function zahl(feld: 'uebernommen' | 'unveraendert' | 'abgelehnt'): Tabellenspalte<Laufbild> {
  const titel = `beschriftung.${feld}` as const;
  return { feld, titel, breite: 110, rechts: true, zelle: (l) => formatiereZahl(l[feld]) };
}

interface Eigenschaften<L extends Laufbild> {
  schluessel: QueryKey;
  lies: (signal: AbortSignal) => Promise<L[]>;
  /** Whose things they are, where they belong to somebody. */
  je: Tabellenspalte<L> | null;
  onZeigen: (id: number) => void;
}

/** The latest files of a kind; each can be looked at again, and taken back. */
export function Laufliste<L extends Laufbild>({ schluessel, lies, je, onZeigen }: Eigenschaften<L>) {
  const queryKey = [...schluessel, 'laeufe'];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => lies(signal) });
  useImportereignisse(queryKey);
  const spalten: readonly Tabellenspalte<L>[] = [
    {
      feld: 'dateiname',
      titel: 'beschriftung.datei',
      zelle: (l) => (
        <button type="button" className="fp-verweis" onClick={() => onZeigen(l.id)}>
          {l.dateiname || '–'}
        </button>
      ),
    },
    ...(je ? [je] : []),
    { feld: 'zustand', titel: 'beschriftung.zustand', zelle: (l) => t(zustandsnamen[l.zustand]) },
    zahl('uebernommen'),
    zahl('unveraendert'),
    zahl('abgelehnt'),
    { feld: 'benutzer', titel: 'beschriftung.benutzer', breite: 110 },
    {
      feld: 'begonnenAm',
      titel: 'beschriftung.begonnen',
      breite: 140,
      zelle: (l) => formatiereZeitpunkt(l.begonnenAm),
    },
  ];
  return (
    <Karte titel="import.letzteImporte">
      <KurzeTabelle
        name="import.letzteImporte"
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        leer="import.nochKeinImport"
      />
    </Karte>
  );
}
