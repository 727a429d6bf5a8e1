import { text } from '@frachtportal/domain/texte/text';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pfade } from '../../app/pfade';
import { FrageDialog } from '../../components/Dialog';
import { Feld } from '../../components/Feld';
import { Karte } from '../../components/Karte';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/Werkzeugleiste';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { useRuhe } from '../../lib/useRuhe';
import { loescheVorlage, vorlagenAbfrage, vorlagenschluessel } from './api/vorlagen';
import { VorlagenTabelle } from './VorlagenTabelle';
import './vorlagen.css';

const proSeite = 50;

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
  const [eingabe, setEingabe] = useState<string | null>(null);
  const [seite, setSeite] = useState(0);
  const query = useRuhe(eingabe?.trim() ?? '');
  const { data } = useQuery(vorlagenAbfrage({ query, page: seite, searchLimit: proSeite, mandantId: null }));
  const [wahl, setWahl] = useState<number | null>(null);
  const markiert = data?.zeilen.find((v) => v.id === wahl) ?? null;
  const [fragt, setFragt] = useState(false);
  const { mutate: loesche, isPending } = useLoeschen(() => setFragt(false));
  const mitMarkierter = (tat: (id: number) => void) => () =>
    markiert ? tat(markiert.id) : fehler('liste.zeileMarkieren');
  const verwende = (id: number) => gehe(pfade.auftragAusVorlage(id));
  const loeschen = mitMarkierter(() => setFragt(true));
  const seiten = Math.max(1, Math.ceil((data?.gesamt ?? 0) / proSeite));

  return (
    <>
      <title>Auftragsvorlagen · Frachtportal</title>
      <h1 className="fp-nur-vorlesen">Auftragsvorlagen</h1>
      <Werkzeugleiste titel="Vorlagen">
        <Knopf text="Verwenden" primaer onClick={mitMarkierter(verwende)} />
        {darfAendern && (
          <>
            <Werkzeugtrenner />
            <Knopf text="Neue Vorlage" onClick={() => gehe(pfade.neuerAuftrag)} />
            <Knopf text="Bearbeiten" onClick={mitMarkierter((id) => gehe(pfade.vorlageBearbeiten(id)))} />
            <Knopf text="Löschen" onClick={loeschen} />
          </>
        )}
        <Feld
          label="Vorlagen suchen"
          labelVersteckt
          art="search"
          max={200}
          breite={260}
          platzhalter="Suche nach Name, Absender, Empfänger"
          wert={eingabe}
          onAendern={(neu) => {
            setEingabe(neu);
            setSeite(0);
          }}
        />
      </Werkzeugleiste>
      <div className="fp-vorlagen-flaeche">
        {!data && <LinearProgress />}
        {data && (
          <VorlagenTabelle
            zeilen={data.zeilen}
            markiert={markiert?.id ?? null}
            mitMandant={mitMandant}
            onMarkieren={setWahl}
            onVerwenden={verwende}
            onLoeschen={darfAendern ? loeschen : () => undefined}
          />
        )}
        {data?.gesamt === 0 && (
          <p className="fp-gedaempft fp-vorlagen-leer">
            {query
              ? 'Keine Vorlage gefunden. Leeren Sie die Suche, um alle zu sehen.'
              : 'Noch keine Vorlagen. Erfassen Sie einen Auftrag und wählen Sie „Als Vorlage speichern“.'}
          </p>
        )}
      </div>
      <nav className="fp-vorlagen-fuss" aria-label="Seiten">
        <span className="fp-gedaempft">
          Seite {seite + 1} von {seiten} · {data?.gesamt ?? 0} Vorlagen
        </span>
        <Knopf text="Zurück" deaktiviert={seite === 0} onClick={() => setSeite(seite - 1)} />
        <Knopf text="Weiter" deaktiviert={seite + 1 >= seiten} onClick={() => setSeite(seite + 1)} />
      </nav>
      <FrageDialog
        offen={fragt}
        titel="Vorlage löschen"
        frage={`Soll die Vorlage „${markiert?.vorlageName ?? ''}“ entfernt werden?`}
        gefahr
        laeuft={isPending}
        onJa={() => markiert && loesche(markiert.id)}
        onNein={() => setFragt(false)}
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
