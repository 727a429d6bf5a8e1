import { text, wort } from '@frachtportal/domain/texte/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pfade } from '../../app/pfade';
import { FrageDialog } from '../../components/Dialog';
import { Karte } from '../../components/Karte';
import { useMeldungen } from '../../components/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { loescheVorlage, vorlagenAbfrage, vorlagenschluessel } from './api/vorlagen';
import { UmbenennenDialog } from './UmbenennenDialog';
import { useVorlagenzustand } from './useVorlagenzustand';
import { Vorlagenwerkzeuge } from './Vorlagenwerkzeuge';
import { spaltenMitMandant, vorlagenspalten } from './vorlagenspalten';

const proSeite = 50;
const keine: never[] = [];

/** The order templates: found, used, changed, deleted. */
export function VorlagenSeite() {
  const darf = useRechte();
  if (!darf('auftrag.bearbeiten')) {
    return (
      <Karte titel="Auftragsvorlagen">
        <p>{text('server.keinRecht')}</p>
      </Karte>
    );
  }
  return <Vorlagen darfAendern={darf('vorlage.bearbeiten')} />;
}

function Vorlagen({ darfAendern }: { darfAendern: boolean }) {
  const mitMandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const gehe = useNavigate();
  const { fehler } = useMeldungen();
  const { zustand, aendere } = useVorlagenzustand();
  const { data, isPending } = useQuery(
    vorlagenAbfrage({
      query: zustand.suche,
      page: zustand.seite - 1,
      searchLimit: proSeite,
      mandantId: zustand.mandant,
      sortierung: zustand.sortierung,
    }),
  );
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<'loeschen' | 'umbenennen' | null>(null);
  const schliesse = () => setOffen(null);
  const markiert = data?.zeilen.find((v) => v.id === wahl) ?? null;
  const { mutate: loesche, isPending: loescht } = useLoeschen(schliesse);
  const mitMarkierter = (tat: (id: number) => void) => () =>
    markiert ? tat(markiert.id) : fehler('liste.zeileMarkieren');

  return (
    <>
      <title>Auftragsvorlagen · Frachtportal</title>
      <h1 className="fp-nur-vorlesen">Auftragsvorlagen</h1>
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
        name="Auftragsvorlagen"
        zeilen={data?.zeilen ?? keine}
        spalten={mitMandant ? spaltenMitMandant : vorlagenspalten}
        laedt={isPending}
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
        leer={wort(
          zustand.suche || zustand.mandant !== null
            ? 'Keine Vorlage gefunden. Leeren Sie Suche und Filter, um alle zu sehen.'
            : 'Noch keine Vorlagen. Erfassen Sie einen Auftrag und wählen Sie „Als Vorlage speichern“.',
        )}
        blaettern={{
          seite: zustand.seite,
          zeilenJeSeite: proSeite,
          gesamt: data?.gesamt ?? 0,
          onSeite: (seite) => aendere({ seite }),
        }}
      />
      {offen === 'umbenennen' && markiert && <UmbenennenDialog vorlage={markiert} onSchliessen={schliesse} />}
      <FrageDialog
        offen={offen === 'loeschen'}
        titel="Vorlage löschen"
        frage={`Soll die Vorlage „${markiert?.vorlageName ?? ''}“ entfernt werden?`}
        gefahr
        laeuft={loescht}
        onJa={() => markiert && loesche(markiert.id)}
        onNein={schliesse}
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
