import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../../components/anzeige/Karte';
import { KurzeTabelle } from '../../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { zustandsnamen } from '../../importe/api/formatnamen';
import { type Adressimportlauf, adressimporte } from '../api/adressimport';

function zahl(feld: 'uebernommen' | 'unveraendert' | 'abgelehnt'): Tabellenspalte<Adressimportlauf> {
  const titel = `beschriftung.${feld}` as const;
  return { feld, titel, breite: 110, rechts: true, zelle: (l) => formatiereZahl(l[feld]) };
}

/** The latest imports; each can be looked at again, and taken back. */
export function Importlaeufe({ onZeigen }: { onZeigen: (id: number) => void }) {
  const { data } = useQuery(adressimporte);
  const spalten: readonly Tabellenspalte<Adressimportlauf>[] = [
    {
      feld: 'dateiname',
      titel: 'beschriftung.datei',
      zelle: (l) => (
        <button type="button" className="fp-verweis" onClick={() => onZeigen(l.id)}>
          {l.dateiname || '–'}
        </button>
      ),
    },
    { feld: 'mandant', titel: 'beschriftung.mandant' },
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
