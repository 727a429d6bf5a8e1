import type { Benutzer } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { darfAnlegen } from '@frachtportal/domain/benutzer/benutzer.rules';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useKonfiguration } from '../../lib/konfiguration';
import { pfade } from '../../lib/pfade';
import { identitaet } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { benutzerAbfrage, benutzerschluessel, loescheBenutzer } from './api/benutzer';
import { BenutzerDialog } from './BenutzerDialog';
import { Benutzerwerkzeuge } from './Benutzerwerkzeuge';
import { benutzerspalten } from './benutzerspalten';
import { useBenutzerzustand } from './useBenutzerzustand';
import { useWechsel } from './useWechsel';

/** The grid shows at most so many rows. */
const hoechstens = 100;
const keine: never[] = [];
type Offen = { dialog: number | null } | 'loeschen' | null;

/** The users of the visible clients: found, created, changed, deleted; an administrator works as one of them. */
export function BenutzerSeite() {
  const { fehler } = useMeldungen();
  const { zustand, aendere } = useBenutzerzustand();
  const sitzung = useSitzung();
  const konfiguration = useKonfiguration();
  const gehe = useNavigate();
  const zeilenJeSeite = Math.min(sitzung?.ansprueche.rowsInGrid ?? 50, hoechstens);
  const { data } = useQuery(
    benutzerAbfrage({ query: zustand.suche, page: zustand.seite - 1, searchLimit: zeilenJeSeite }),
  );
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<Offen>(null);
  const markiert = useFesteZeile(offen, data?.zeilen, (b) => b.id === wahl) ?? null;
  const schliesse = () => setOffen(null);
  const { mutate: loesche, isPending: loescht } = useLoeschen(schliesse);
  const { wechsle } = useWechsel();
  const mitMarkiertem = (tat: (b: Benutzer) => void, sonst: Meldungsschluessel) => () =>
    markiert ? tat(markiert) : fehler(sonst);

  return (
    <>
      <Seitenkopf titel="allgemein.benutzerverwaltung" />
      <Benutzerwerkzeuge
        suche={zustand.suche}
        onSuche={(suche) => aendere({ suche })}
        anlegen={darfAnlegen(identitaet(sitzung?.ansprueche ?? {}), konfiguration)}
        onAnlegen={() => setOffen({ dialog: null })}
        onBearbeiten={mitMarkiertem(({ id }) => setOffen({ dialog: id }), 'liste.zeileMarkieren')}
        onLoeschen={mitMarkiertem(() => setOffen('loeschen'), 'liste.zeileMarkieren')}
        onWechseln={mitMarkiertem((b) => void wechsle(b.name), 'benutzer.waehlen')}
        onEinladungen={() => void gehe(pfade.einladungen)}
        onSicherheit={mitMarkiertem(({ id }) => void gehe(pfade.sicherheitVon(id)), 'benutzer.waehlen')}
      />
      <Tabelle
        name="beschriftung.benutzer"
        zeilen={data?.zeilen ?? keine}
        spalten={benutzerspalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        onOeffnen={({ id }) => setOffen({ dialog: id })}
        onEntfernen={({ id }) => {
          setWahl(id);
          setOffen('loeschen');
        }}
        leer={t('benutzer.benutzer.leer')}
        blaettern={{
          seite: zustand.seite,
          zeilenJeSeite,
          gesamt: data?.gesamt ?? 0,
          onSeite: (seite) => aendere({ seite }),
        }}
      />
      {offen !== null && offen !== 'loeschen' && (
        <BenutzerDialog key={offen.dialog} id={offen.dialog} onSchliessen={schliesse} />
      )}
      <FrageDialog
        offen={offen === 'loeschen'}
        titel="benutzer.benutzer.benutzerLoeschen"
        frage={t('meldung.benutzer.loeschenFrage', { name: markiert?.name ?? '' })}
        gefahr
        laeuft={loescht}
        onJa={() => markiert && loesche(markiert)}
        onNein={schliesse}
      />
    </>
  );
}

function useLoeschen(onFertig: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  return useMutation({
    mutationFn: ({ id }: Benutzer) => loescheBenutzer(id),
    onSuccess: (_, { name }) => info('benutzer.geloescht', { name }),
    onSettled: () => {
      onFertig();
      void abfragen.invalidateQueries({ queryKey: benutzerschluessel });
    },
  });
}
