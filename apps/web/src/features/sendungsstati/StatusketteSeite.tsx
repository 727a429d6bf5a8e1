import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { useTasten } from '../../lib/tasten';
import {
  ketteAbfrage,
  ordneKette,
  sendungsstatiAbfrage,
  speichereStatus,
  statusschluessel,
} from './api/stati';
import { Kettenliste } from './Kettenliste';
import { alsWunsch } from './kette';
import './stati.css';

/** The default status chain. A new order of it holds once it is saved. */
export function StatusketteSeite() {
  const { data: gespeichert } = useQuery(ketteAbfrage);
  const [entwurf, setEntwurf] = useState<readonly Sendungsstatus[] | null>(null);
  const { ordne, setzeInKette } = useKette(() => setEntwurf(null));
  const kette = entwurf ?? gespeichert ?? [];
  const geaendert = entwurf?.some((s, i) => s.id !== gespeichert?.[i]?.id) ?? false;
  const speichere = () => geaendert && !ordne.isPending && ordne.mutate(kette);
  useTasten({ 'Ctrl+s': speichere });

  return (
    <>
      <Seitenkopf titel="allgemein.standardStatuskette" erklaerung="sendungsstatus.statuskette.erklaerung" />
      <Werkzeugleiste titel="sendungsstatus.statuskette.statuskette">
        <Knopf
          text="allgemein.speichern"
          primaer
          taste="Strg S"
          deaktiviert={!geaendert}
          laeuft={ordne.isPending}
          onClick={speichere}
        />
        <Knopf
          text="sendungsstatus.statuskette.zuruecksetzen"
          deaktiviert={!geaendert}
          onClick={() => setEntwurf(null)}
        />
        <Hinzufuegen
          kette={kette}
          gesperrt={geaendert}
          onWahl={(id, kurzBezeichnung) => setzeInKette.mutate({ id, kurzBezeichnung, defaultstatus: true })}
        />
      </Werkzeugleiste>
      {!gespeichert && <LinearProgress />}
      <Kettenliste
        kette={kette}
        ungespeichert={geaendert}
        onOrdnen={setEntwurf}
        onEntfernen={({ id, kurzBezeichnung }) =>
          setzeInKette.mutate({ id, kurzBezeichnung, defaultstatus: false })
        }
      />
    </>
  );
}

/** Adds a status to the end of the chain. */
function Hinzufuegen({
  kette,
  gesperrt,
  onWahl,
}: {
  kette: readonly Sendungsstatus[];
  gesperrt: boolean;
  onWahl: (id: number, name: string) => void;
}) {
  const { data: alle = [] } = useQuery(sendungsstatiAbfrage);
  const uebrige = alle.filter((s) => !kette.some((k) => k.id === s.id));
  if (uebrige.length === 0) return null;
  return (
    <AuswahlFeld
      label="sendungsstatus.statuskette.statusHinzufuegen"
      labelVersteckt
      breite={260}
      platzhalter={
        gesperrt
          ? 'sendungsstatus.statuskette.erstDieReihenfolgeSpeichern'
          : 'sendungsstatus.statuskette.statusWaehlen'
      }
      nurLesen={gesperrt}
      optionen={uebrige.map((s) => ({ id: s.id, text: t(s.kurzBezeichnung) }))}
      wert={null}
      onAendern={(id) => {
        const neu = uebrige.find((s) => s.id === id);
        if (neu) onWahl(neu.id, neu.kurzBezeichnung);
      }}
    />
  );
}

function useKette(onGespeichert: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const neuLesen = () => abfragen.invalidateQueries({ queryKey: statusschluessel });
  const ordne = useMutation({
    mutationFn: (kette: readonly Sendungsstatus[]) => ordneKette(alsWunsch(kette)),
    onSuccess: (neu) => {
      abfragen.setQueryData(ketteAbfrage.queryKey, neu);
      onGespeichert();
      info('status.ketteGespeichert');
    },
    onSettled: neuLesen,
  });
  const setzeInKette = useMutation({
    mutationFn: (status: { id: number; kurzBezeichnung: string; defaultstatus: boolean }) =>
      speichereStatus(status, false),
    onSuccess: onGespeichert,
    onSettled: neuLesen,
  });
  return { ordne, setzeInKette };
}
