import type { Auftragsvorlage } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useLetzteSeite } from '../../components/tabelle/useLetzteSeite';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { vorlagenschluessel } from './api/vorlage';
import { loescheVorlage, vorlagenAbfrage } from './api/vorlagen';
import { UmbenennenDialog } from './UmbenennenDialog';
import { alsAnfrage, useVorlagenzustand, vorlagenJeSeite } from './useVorlagenzustand';
import { Vorlagenwerkzeuge } from './Vorlagenwerkzeuge';
import { spaltenMitMandant, vorlagenspalten } from './vorlagenspalten';

const keine: never[] = [];
const nichtsGefunden = 'vorlage.vorlagen.nichtsGefunden';
const nochKeine = 'vorlage.vorlagen.leer';

/** The order templates: found, used, changed, deleted. */
export function VorlagenSeite() {
  const darf = useRechte();
  if (!darf('auftrag.bearbeiten')) {
    return <KeinRecht titel="allgemein.auftragsvorlagen" />;
  }
  return <Vorlagen darfAendern={darf('vorlage.bearbeiten')} />;
}

function Vorlagen({ darfAendern }: { darfAendern: boolean }) {
  const mitMandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const gehe = useNavigate();
  const { fehler } = useMeldungen();
  const { zustand, aendere } = useVorlagenzustand();
  const { data, isPlaceholderData } = useQuery(vorlagenAbfrage(alsAnfrage(zustand)));
  const blaettern = { seite: zustand.seite, zeilen: vorlagenJeSeite };
  useLetzteSeite(isPlaceholderData ? undefined : data?.gesamt, blaettern, aendere);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<Dialogart | null>(null);
  const markiert = useFesteZeile(offen, data?.zeilen, (v) => v.id === wahl) ?? null;
  const mitMarkierter = (tat: (id: number) => void) => () =>
    markiert ? tat(markiert.id) : fehler('liste.zeileMarkieren');

  return (
    <>
      <Seitenkopf titel="allgemein.auftragsvorlagen" />
      <Vorlagenwerkzeuge
        zustand={zustand}
        aendere={aendere}
        darfAendern={darfAendern}
        mitMandant={mitMandant}
        onVerwenden={mitMarkierter((id) => gehe(pfade.auftragAusVorlage(id)))}
        onBearbeiten={mitMarkierter((id) => gehe(pfade.vorlageBearbeiten(id)))}
        onUmbenennen={mitMarkierter(() => setOffen('umbenennen'))}
        onLoeschen={mitMarkierter(() => setOffen('loeschen'))}
      />
      <Tabelle
        name="allgemein.auftragsvorlagen"
        zeilen={data?.zeilen ?? keine}
        spalten={mitMandant ? spaltenMitMandant : vorlagenspalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={({ id }) => gehe(pfade.auftragAusVorlage(id))}
        onEntfernen={({ id }) => {
          if (!darfAendern) return;
          setWahl(id);
          setOffen('loeschen');
        }}
        sortierung={zustand.sortierung}
        onSortierung={(sortierung) => aendere({ sortierung })}
        leer={t(zustand.suche || zustand.mandant !== null ? nichtsGefunden : nochKeine)}
        blaettern={{
          seite: zustand.seite,
          zeilenJeSeite: vorlagenJeSeite,
          gesamt: data?.gesamt ?? 0,
          onSeite: (seite) => aendere({ seite }),
        }}
      />
      <Dialoge vorlage={markiert} offen={offen} onSchliessen={() => setOffen(null)} />
    </>
  );
}

type Dialogart = 'loeschen' | 'umbenennen';

interface Dialogangaben {
  vorlage: Auftragsvorlage | null;
  offen: Dialogart | null;
  onSchliessen: () => void;
}

function Dialoge({ vorlage, offen, onSchliessen }: Dialogangaben) {
  const { mutate: loesche, isPending: loescht } = useLoeschen(onSchliessen);
  return (
    <>
      {offen === 'umbenennen' && vorlage && (
        <UmbenennenDialog vorlage={vorlage} onSchliessen={onSchliessen} />
      )}
      <FrageDialog
        offen={offen === 'loeschen'}
        titel="vorlage.vorlagen.vorlageLoeschen"
        frage={t('vorlage.vorlagen.sollDieVorlageEntferntWerden', { name: vorlage?.vorlageName ?? '' })}
        gefahr
        laeuft={loescht}
        onJa={() => vorlage && loesche(vorlage.id)}
        onNein={onSchliessen}
      />
    </>
  );
}

function useLoeschen(onFertig: () => void) {
  const abfragen = useQueryClient();
  return useMutation({
    mutationFn: loescheVorlage,
    onSettled: () => {
      onFertig();
      void abfragen.invalidateQueries({ queryKey: vorlagenschluessel });
    },
  });
}
