import type { Schluessel } from '@frachtportal/texte/katalog';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Karte } from '../../components/anzeige/Karte';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { zahlspalte } from './anbindungsspalten';
import { type Anbindung, type Anbindungseingang, eingaengeVon } from './api/anbindungen';

const marken = {
  angenommen: { ton: 'info', text: 'anbindung.zustand.angenommen' },
  uebernommen: { ton: 'ok', text: 'anbindung.zustand.uebernommen' },
  wartet: { ton: 'warn', text: 'anbindung.zustand.wartet' },
  doppelt: { ton: 'neutral', text: 'anbindung.zustand.doppelt' },
  fehler: { ton: 'err', text: 'anbindung.zustand.fehler' },
  verworfen: { ton: 'neutral', text: 'anbindung.zustand.verworfen' },
  zurueckgenommen: { ton: 'neutral', text: 'anbindung.zustand.zurueckgenommen' },
} satisfies Record<string, { ton: Statuston; text: Schluessel }>;

/** What has become of it, also through people since. */
function markeVon({ zustand, laufzustand }: Anbindungseingang) {
  const seither =
    laufzustand === 'uebernommen' || laufzustand === 'verworfen' || laufzustand === 'zurueckgenommen';
  return marken[seither ? laufzustand : zustand];
}

const spalten: readonly Tabellenspalte<Anbindungseingang>[] = [
  {
    feld: 'dateiname',
    titel: 'beschriftung.datei',
    zelle: (e) =>
      e.laufId ? <Link to={`${pfade.auftragsimport}?lauf=${e.laufId}`}>{e.dateiname}</Link> : e.dateiname,
  },
  { feld: 'absender', titel: 'anbindung.absender' },
  { feld: 'empfangenAm', titel: 'anbindung.empfangenAm', zelle: (e) => formatiereZeitpunkt(e.empfangenAm) },
  { feld: 'zustand', titel: 'beschriftung.zustand', zelle: (e) => <Statusmarke {...markeVon(e)} /> },
  zahlspalte('auftraege', 'beschriftung.auftraege'),
  zahlspalte('uebernommen', 'beschriftung.uebernommen'),
  zahlspalte('abgelehnt', 'beschriftung.abgelehnt'),
  { feld: 'fehler', titel: 'beschriftung.fehler' },
];

/** The newest files that came over a connection. */
export function Eingangsliste({ anbindung }: { anbindung: Anbindung }) {
  const { data } = useQuery(eingaengeVon(anbindung.id));
  const titel = t('anbindung.eingaengeVon', { name: anbindung.name });
  return (
    <Karte titel={titel}>
      <KurzeTabelle
        name={titel}
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        leer={nochNichts(anbindung)}
      />
    </Karte>
  );
}

/** Where to put a first file. */
function nochNichts(a: Anbindung): string {
  if (a.weg === 'postfach') return t('anbindung.nochNichtsImPostfach', { postfach: a.benutzername ?? '' });
  if (a.weg === 'ordner') return t('anbindung.nochNichtsEmpfangen', { ordner: a.verzeichnis ?? '' });
  return t('anbindung.nochNichtsAufServer', { ordner: a.eingangspfad ?? '', host: a.host ?? '' });
}
