import type { Adressimportlauf } from '@frachtportal/domain/adresse/adressimport';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../../components/anzeige/Karte';
import { KurzeTabelle } from '../../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { Importergebnis } from '../../importe/Importergebnis';
import { adressimporte } from '../api/adressimport';
import { feldname } from './importtabelle';

const spalten: readonly Tabellenspalte<Adressimportlauf>[] = [
  { feld: 'dateiname', titel: 'beschriftung.datei' },
  { feld: 'mandant', titel: 'beschriftung.mandant' },
  zahl('uebernommen'),
  zahl('abgelehnt'),
  { feld: 'benutzer', titel: 'beschriftung.benutzer', breite: 110 },
  {
    feld: 'begonnenAm',
    titel: 'beschriftung.begonnen',
    breite: 140,
    zelle: (l) => formatiereZeitpunkt(l.begonnenAm),
  },
];

function zahl(feld: 'uebernommen' | 'abgelehnt'): Tabellenspalte<Adressimportlauf> {
  const titel = `beschriftung.${feld}` as const;
  return { feld, titel, breite: 110, rechts: true, zelle: (l) => formatiereZahl(l[feld]) };
}

/** The latest imports; a click shows the rows that were refused. */
export function Importlaeufe() {
  const { data } = useQuery(adressimporte);
  const [gewaehlt, setGewaehlt] = useState<number | null>(null);
  const lauf = data?.find(({ id }) => id === gewaehlt);
  return (
    <Karte titel="import.letzteImporte">
      <KurzeTabelle
        name="import.letzteImporte"
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        markiert={gewaehlt}
        onMarkieren={(id) => setGewaehlt(Number(id))}
        leer="import.nochKeinImport"
      />
      {lauf && (
        <Importergebnis
          zahlen={[
            { text: 'beschriftung.uebernommen', anzahl: lauf.uebernommen, ton: 'ok' },
            { text: 'beschriftung.abgelehnt', anzahl: lauf.abgelehnt, ton: 'err' },
          ]}
          fehler={lauf.fehler}
          feldname={feldname({})}
          dateiname="Adressimport-Fehler.csv"
        />
      )}
    </Karte>
  );
}
