import type { Stammdatenimport } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { zustandsnamen } from '../importe/api/formatnamen';
import { useImportereignisse } from '../importe/api/useImportereignisse';
import { type Stammdatenlauf, stammdatenlaeufe } from './api/stammdatenimport';

function zahl(feld: 'uebernommen' | 'unveraendert' | 'abgelehnt'): Tabellenspalte<Stammdatenlauf> {
  const titel = `beschriftung.${feld}` as const;
  return { feld, titel, breite: 110, rechts: true, zelle: (l) => formatiereZahl(l[feld]) };
}

interface Eigenschaften {
  art: Stammdatenimport;
  /** Whose sets they are: a country's, a client's, or nobody's. */
  je: 'lkz' | 'mandant' | null;
  onZeigen: (id: number) => void;
}

/** The latest files; each can be looked at again, and taken back. */
export function Stammdatenlaeufe({ art, je, onZeigen }: Eigenschaften) {
  const laeufe = stammdatenlaeufe(art);
  const { data } = useQuery(laeufe);
  useImportereignisse(laeufe.queryKey);
  const spalten: readonly Tabellenspalte<Stammdatenlauf>[] = [
    {
      feld: 'dateiname',
      titel: 'beschriftung.datei',
      zelle: (l) => (
        <button type="button" className="fp-verweis" onClick={() => onZeigen(l.id)}>
          {l.dateiname || '–'}
        </button>
      ),
    },
    ...(je ? [{ feld: je, titel: `beschriftung.${je}` } as const] : []),
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
