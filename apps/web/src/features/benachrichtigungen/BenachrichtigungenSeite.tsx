import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import {
  alleBenachrichtigungen,
  type Benachrichtigung,
  benachrichtigungsschluessel,
  loescheBenachrichtigung,
} from './api/benachrichtigungen';
import { BenachrichtigungDialog } from './BenachrichtigungDialog';
import { benachrichtigungsspalten } from './benachrichtigungsspalten';

/** The rules by which mails tell of events: one's own, and for administrators those of their clients. */
export function BenachrichtigungenSeite() {
  const { fehler } = useMeldungen();
  const { data } = useQuery(alleBenachrichtigungen);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'neu' | 'bearbeiten' | 'loeschen' | null>(null);
  const markiert = useFesteZeile(offen, data, (r) => r.id === wahl || data?.length === 1);
  const mitMarkierter = (was: typeof offen) => () =>
    markiert ? setOffen(was) : fehler('liste.zeileMarkieren');
  const schliesse = () => setOffen(null);
  return (
    <>
      <Seitenkopf titel="rahmen.menue.benachrichtigungen" />
      <Werkzeugleiste titel="allgemein.aktionen">
        <Knopf text="allgemein.hinzufuegen" primaer onClick={() => setOffen('neu')} />
        <Knopf text="allgemein.bearbeiten" onClick={mitMarkierter('bearbeiten')} />
        <Knopf text="allgemein.loeschen" onClick={mitMarkierter('loeschen')} />
      </Werkzeugleiste>
      <KurzeTabelle
        name="rahmen.menue.benachrichtigungen"
        zeilen={data ?? []}
        spalten={benachrichtigungsspalten}
        laedt={!data}
        markiert={markiert?.id ?? null}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="benachrichtigung.nochKeine"
      />
      {offen === 'neu' && <BenachrichtigungDialog regel={undefined} onSchliessen={schliesse} />}
      {offen === 'bearbeiten' && markiert && (
        <BenachrichtigungDialog regel={markiert} onSchliessen={schliesse} />
      )}
      {offen === 'loeschen' && markiert && <Loeschfrage regel={markiert} onSchliessen={schliesse} />}
    </>
  );
}

/** Once more, before a rule goes. */
function Loeschfrage({ regel, onSchliessen }: { regel: Benachrichtigung; onSchliessen: () => void }) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => loescheBenachrichtigung(regel),
    onSuccess: () => info('benachrichtigung.geloescht', { name: regel.name }),
    onSettled: () => {
      onSchliessen();
      void abfragen.invalidateQueries({ queryKey: benachrichtigungsschluessel });
    },
  });
  return (
    <FrageDialog
      offen
      titel="benachrichtigung.loeschen"
      frage={t('meldung.benachrichtigung.loeschenFrage', { name: regel.name })}
      gefahr
      laeuft={isPending}
      onJa={mutate}
      onNein={onSchliessen}
    />
  );
}
