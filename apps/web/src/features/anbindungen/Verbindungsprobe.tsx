import { t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { type Anbindung, anbindungsschluessel, bestaetigeServer, probiere } from './api/anbindungen';

/** Tries a connection, and asks whether a server that nobody has confirmed is the one that is meant. */
export function Verbindungsprobe({ anbindung }: { anbindung: Anbindung | undefined }) {
  const { fehler, info } = useMeldungen();
  const probe = useMutation({
    mutationFn: probiere,
    onSuccess: ({ gelungen, wartend, fehler: grund, fingerabdruck }, { name, richtung }) => {
      if (gelungen && richtung === 'ausgang') info('anbindung.empfaengt', { name });
      else if (gelungen) info('anbindung.geht', { name, anzahl: wartend ?? 0 });
      else if (!fingerabdruck) fehler('anbindung.gehtNicht', { name, grund: grund ?? '' });
    },
  });
  const gezeigt = probe.data?.fingerabdruck;
  return (
    <>
      <Knopf
        text="anbindung.probe"
        laeuft={probe.isPending}
        onClick={() => (anbindung ? probe.mutate(anbindung) : fehler('liste.zeileMarkieren'))}
      />
      {gezeigt && probe.variables && (
        <Serverfrage anbindung={probe.variables} fingerabdruck={gezeigt} onSchliessen={probe.reset} />
      )}
    </>
  );
}

interface Serverfrage {
  anbindung: Anbindung;
  fingerabdruck: string;
  onSchliessen: () => void;
}

/** Nothing is told to a server before somebody has said that it is the one. */
function Serverfrage({ anbindung, fingerabdruck, onSchliessen }: Serverfrage) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const bestaetigen = useMutation({
    mutationFn: () => bestaetigeServer(anbindung, fingerabdruck),
    onSuccess: () => info('anbindung.bestaetigt', { name: anbindung.name }),
    onSettled: () => {
      onSchliessen();
      void abfragen.invalidateQueries({ queryKey: anbindungsschluessel });
    },
  });
  const bisher = anbindung.fingerabdruck;
  const werte = { host: anbindung.host ?? '', fingerabdruck };
  return (
    <FrageDialog
      offen
      titel="anbindung.bestaetigen"
      frage={bisher ? t('anbindung.serverFrageNeu', { ...werte, bisher }) : t('anbindung.serverFrage', werte)}
      gefahr
      laeuft={bestaetigen.isPending}
      onJa={bestaetigen.mutate}
      onNein={onSchliessen}
    />
  );
}
