import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { Abgewiesenes } from './Abgewiesenes';
import { AnbindungDialog } from './AnbindungDialog';
import { Ausgangsliste } from './Ausgangsliste';
import { anbindungsspalten } from './anbindungsspalten';
import {
  type Anbindung,
  alleAnbindungen,
  anbindungsschluessel,
  loescheAnbindung,
  sieheNach,
  wiederhole,
} from './api/anbindungen';
import { Eingangsliste } from './Eingangsliste';
import { Verbindungsprobe } from './Verbindungsprobe';

/** The connections of the main client and its clients, and what came over each. */
export function AnbindungenSeite() {
  const abfragen = useQueryClient();
  const { fehler, info } = useMeldungen();
  const { data } = useQuery(alleAnbindungen);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'neu' | 'bearbeiten' | 'loeschen' | null>(null);
  // With a single one there is nothing to choose.
  const markiert = useFesteZeile(offen, data, (a) => a.id === wahl || data?.length === 1);
  const mitMarkierter = (tat: (a: Anbindung) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  const schliesse = () => setOffen(null);
  const nachsehen = useMutation({
    mutationFn: sieheNach,
    onSuccess: ({ name, richtung }) =>
      info(richtung === 'ausgang' ? 'anbindung.wirdAbgeschlossen' : 'anbindung.nachgesehen', { name }),
    onSettled: () => abfragen.invalidateQueries({ queryKey: anbindungsschluessel }),
  });
  return (
    <>
      <Seitenkopf titel="anbindung.anbindungen" />
      <Werkzeugleiste titel="anbindung.anbindungBearbeiten">
        <Knopf text="allgemein.hinzufuegen" primaer icon={<AddIcon />} onClick={() => setOffen('neu')} />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkierter(() => setOffen('bearbeiten'))} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkierter(() => setOffen('loeschen'))} />
        {(markiert?.richtung !== 'ausgang' || markiert.naechsterAbschluss) && (
          <Knopf
            text={
              markiert?.richtung === 'ausgang' ? 'anbindung.jetztAbschliessen' : 'anbindung.jetztNachsehen'
            }
            laeuft={nachsehen.isPending}
            onClick={mitMarkierter(nachsehen.mutate)}
          />
        )}
        <Verbindungsprobe anbindung={markiert} />
        {markiert?.gescheitert ? <Wiederholen anbindung={markiert} /> : null}
      </Werkzeugleiste>
      <KurzeTabelle
        name="anbindung.anbindungen"
        zeilen={data ?? []}
        spalten={anbindungsspalten}
        laedt={!data}
        markiert={markiert?.id ?? null}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="anbindung.nochKeineAnbindung"
      />
      {markiert?.richtung === 'eingang' && <Eingangsliste key={markiert.id} anbindung={markiert} />}
      {(markiert?.richtung === 'ausgang' || markiert?.quittieren) && (
        <Ausgangsliste key={`aus${markiert.id}`} anbindung={markiert} />
      )}
      <Abgewiesenes />
      {(offen === 'neu' || offen === 'bearbeiten') && (
        <AnbindungDialog
          anbindung={offen === 'neu' ? undefined : markiert}
          onFertig={(id) => {
            setWahl(id);
            schliesse();
          }}
          onSchliessen={schliesse}
        />
      )}
      {offen === 'loeschen' && markiert && <Loeschfrage anbindung={markiert} onSchliessen={schliesse} />}
    </>
  );
}

/** Orders that were given up go once more. */
function Wiederholen({ anbindung }: { anbindung: Anbindung }) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: () => wiederhole(anbindung),
    onSuccess: (anzahl) => info('anbindung.wiederholt', { anzahl }),
    onSettled: () => abfragen.invalidateQueries({ queryKey: anbindungsschluessel }),
  });
  return <Knopf text="anbindung.erneutSenden" laeuft={isPending} onClick={() => mutate()} />;
}

/** Once more, before a connection goes. */
function Loeschfrage({ anbindung, onSchliessen }: { anbindung: Anbindung; onSchliessen: () => void }) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => loescheAnbindung(anbindung),
    onSuccess: () => info('anbindung.geloescht', { name: anbindung.name }),
    onSettled: () => {
      onSchliessen();
      void abfragen.invalidateQueries({ queryKey: anbindungsschluessel });
    },
  });
  return (
    <FrageDialog
      offen
      titel="anbindung.anbindungLoeschen"
      frage={t('meldung.anbindung.loeschenFrage', { name: anbindung.name })}
      gefahr
      laeuft={isPending}
      onJa={mutate}
      onNein={onSchliessen}
    />
  );
}
