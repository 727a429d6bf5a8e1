import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Knopf } from '../../../components/bedienung/Knopf';
import { zeilenzahl } from '../../../lib/format/zahlen';
import { useImportereignisse } from '../../importe/api/useImportereignisse';
import { Importergebnis } from '../../importe/Importergebnis';
import { Importfortschritt } from '../../importe/Importfortschritt';
import { Laufmarke } from '../../importe/Laufmarke';
import { ortsimport, ortsimportschluessel, wechsleOrtsimport } from '../api/ortsimport';

const feldnamen: Readonly<Record<string, string>> = {
  plz: 'PLZ',
  ort: 'beschriftung.ort',
  latitude: 'ort.import.koordinate',
};
const feldname = (name: string) => t(feldnamen[name] ?? name);

interface Props {
  id: number;
  /** Sends the file again although it changes much; undefined where it is not at hand. */
  onTrotzdem: (() => void) | undefined;
}

/** How far an import has come, what has become of it, and the way back. */
export function Lauf({ id, onTrotzdem }: Props) {
  const abfragen = useQueryClient();
  useImportereignisse(ortsimport(id).queryKey, id);
  const { data: lauf } = useQuery(ortsimport(id));
  const wechsel = useMutation({
    mutationFn: () => wechsleOrtsimport(id),
    onSuccess: () => abfragen.invalidateQueries({ queryKey: ortsimportschluessel }),
  });
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
      <div role="status">
        <Laufmarke zustand={lauf.zustand} /> {lauf.meldung}
      </div>
      <div className="fp-reihe">
        {lauf.zustand === 'rueckfrage' && onTrotzdem && (
          <Knopf text="ort.import.trotzdem" gefahr onClick={onTrotzdem} />
        )}
        {lauf.umkehrbar && (
          <Knopf
            text={lauf.zustand === 'fertig' ? 'ort.import.zurueck' : 'ort.import.wieder'}
            laeuft={wechsel.isPending}
            onClick={() => wechsel.mutate()}
          />
        )}
      </div>
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
