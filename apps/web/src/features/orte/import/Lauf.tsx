import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import { zeilenzahl } from '../../../lib/format/zahlen';
import { Importergebnis } from '../../importe/Importergebnis';
import { Importfortschritt } from '../../importe/Importfortschritt';
import { ortsimport } from '../api/ortsimport';
import { zustaende } from './zustaende';

const feldnamen: Readonly<Record<string, string>> = {
  plz: 'PLZ',
  ort: 'beschriftung.ort',
  latitude: 'ort.import.koordinate',
};
const feldname = (name: string) => t(feldnamen[name] ?? name);

/** How far an import has come, and what has become of it. */
export function Lauf({ id }: { id: number }) {
  const { data: lauf } = useQuery(ortsimport(id));
  if (!lauf) return null;
  if (lauf.zustand === 'laeuft') {
    const gelesen = t('ort.import.gelesen', {
      datei: lauf.dateiname,
      zeilen: zeilenzahl(lauf.zeilen),
    });
    return <Importfortschritt text={gelesen} getan={lauf.prozent} gesamt={100} einheit="%" />;
  }
  return (
    <>
      <p role="status">
        <Statusmarke {...zustaende[lauf.zustand]} /> {lauf.meldung}
      </p>
      <Importergebnis
        zahlen={[
          { text: 'allgemein.zeilenInDerDatei', anzahl: lauf.zeilen, ton: 'info' },
          { text: 'ort.import.orteUebernommen', anzahl: lauf.uebernommen, ton: 'ok' },
          { text: 'beschriftung.abgelehnt', anzahl: lauf.abgelehnt, ton: 'err' },
        ]}
        fehler={lauf.fehler}
        feldname={feldname}
        dateiname="Ortsimport-Fehler.csv"
      />
    </>
  );
}
