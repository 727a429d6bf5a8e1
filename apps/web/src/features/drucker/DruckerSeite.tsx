import type { Drucker } from '@frachtportal/domain/drucker/drucker';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { alleDrucker, druckerschluessel, loescheDrucker, probiereDrucker } from './api/drucker';
import { Druckbeobachtung } from './Druckbeobachtung';
import { DruckerDialog } from './DruckerDialog';
import { EtikettendruckDialog } from './EtikettendruckDialog';
import { formatnamen } from './formate';

const spalten: readonly Tabellenspalte<Drucker>[] = [
  { feld: 'name', titel: 'beschriftung.name' },
  { feld: 'host', titel: 'drucker.host' },
  { feld: 'port', titel: 'drucker.port', breite: 80, rechts: true },
  { feld: 'format', titel: 'drucker.format', breite: 160, zelle: (d) => t(formatnamen[d.format] ?? '') },
  { feld: 'sprache', titel: 'drucker.sprache', breite: 140, zelle: () => t('drucker.zpl') },
  { feld: 'aktiv', titel: 'drucker.aktiv', breite: 120 },
];

/** The label printers of the main client. */
export function DruckerSeite() {
  const { fehler, info } = useMeldungen();
  const { data } = useQuery(alleDrucker);
  const { zeilen, seiten } = useSeiten(data ?? [], '');
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'neu' | 'bearbeiten' | 'loeschen' | 'auftraege' | null>(null);
  const [proben, setProben] = useState<readonly number[]>([]);
  const markiert = useFesteZeile(offen, data, (d) => d.id === wahl);
  const mitMarkiertem = (tat: (id: number) => void) => () =>
    markiert ? tat(markiert.id) : fehler('liste.zeileMarkieren');
  const schliesse = () => setOffen(null);
  const testdruck = useMutation({
    mutationFn: probiereDrucker,
    onSuccess: ({ id, drucker: name }) => {
      info('drucker.angenommen', { count: 1, name });
      setProben((bisher) => [...bisher, id]);
    },
  });
  return (
    <>
      <Seitenkopf titel="drucker.etikettendrucker" />
      <Werkzeugleiste titel="drucker.etikettendrucker">
        <Knopf text="allgemein.hinzufuegen" primaer icon={<AddIcon />} onClick={() => setOffen('neu')} />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkiertem(() => setOffen('bearbeiten'))} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkiertem(() => setOffen('loeschen'))} />
        <Knopf
          text="drucker.testdruck"
          laeuft={testdruck.isPending}
          onClick={mitMarkiertem(testdruck.mutate)}
        />
        <Knopf text="drucker.druckauftraege" onClick={() => setOffen('auftraege')} />
      </Werkzeugleiste>
      <div className="fp-fuellend">
        <Tabelle
          name="drucker.etikettendrucker"
          zeilen={zeilen}
          spalten={spalten}
          laedt={!data}
          markiert={wahl}
          onMarkieren={(id) => setWahl(Number(id))}
          onOeffnen={({ id }) => {
            setWahl(id);
            setOffen('bearbeiten');
          }}
          leer="drucker.nochKeinDrucker"
          {...seiten}
        />
      </div>
      {(offen === 'neu' || offen === 'bearbeiten') && (
        <DruckerDialog
          drucker={offen === 'neu' ? undefined : markiert}
          onFertig={(id) => {
            setWahl(id);
            schliesse();
          }}
          onSchliessen={schliesse}
        />
      )}
      {offen === 'loeschen' && markiert && <Loeschfrage drucker={markiert} onSchliessen={schliesse} />}
      {offen === 'auftraege' && <EtikettendruckDialog ids={[]} onSchliessen={schliesse} />}
      {proben.map((id) => (
        <Druckbeobachtung
          key={id}
          id={id}
          onEnde={() => setProben((bisher) => bisher.filter((andere) => andere !== id))}
        />
      ))}
    </>
  );
}

/** Once more, before a printer goes. */
function Loeschfrage({ drucker, onSchliessen }: { drucker: Drucker; onSchliessen: () => void }) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => loescheDrucker(drucker),
    onSuccess: () => info('drucker.geloescht', { name: drucker.name }),
    onSettled: () => {
      onSchliessen();
      void abfragen.invalidateQueries({ queryKey: druckerschluessel });
    },
  });
  return (
    <FrageDialog
      offen
      titel="drucker.druckerLoeschen"
      frage={t('meldung.drucker.loeschenFrage', { name: drucker.name })}
      gefahr
      laeuft={isPending}
      onJa={mutate}
      onNein={onSchliessen}
    />
  );
}
