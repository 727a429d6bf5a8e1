import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { pfade } from '../../../app/pfade';
import { useMeldungen } from '../../../components/Meldungen';
import { ladeTextHerunter } from '../../../lib/herunterladen';
import { useKonfiguration } from '../../../lib/konfiguration';
import { druckadresse, exportiereCsv, loesche, nimmZurueck, uebertrage } from '../api/listenaktionen';
import { uebertragungsbericht } from './uebertragungsbericht';

/** The actions on the marked orders, each with its checks and its report. */
export function useListenaktionen(markiert: readonly Auftragszeile[]) {
  const { melde, info, fehler } = useMeldungen();
  const { dispoName } = useKonfiguration();
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const erneuere = () => abfragen.invalidateQueries({ queryKey: ['auftraege'] });
  const ids = markiert.map((z) => z.id);

  const uebertragung = useMutation({
    mutationFn: uebertrage,
    onSuccess: (ergebnis) => melde(uebertragungsbericht(ergebnis, markiert, dispoName)),
    onSettled: erneuere,
  });
  const ruecknahme = useMutation({
    mutationFn: nimmZurueck,
    onSuccess: (count) => info('auftrag.zurueckgenommen', { count, dispo: dispoName }),
    onSettled: erneuere,
  });
  const loeschung = useMutation({ mutationFn: loesche, onSettled: erneuere });
  const export_ = useMutation({
    mutationFn: exportiereCsv,
    onSuccess: (csv) => ladeTextHerunter('Auftrag.csv', csv, 'text/csv'),
  });
  const druck = useMutation({
    mutationFn: ({ bericht, fenster }: { bericht: string; fenster: Window | null }) =>
      druckadresse(bericht, ids).then((adresse) => {
        if (fenster) fenster.location.href = adresse;
        else window.open(adresse, '_blank');
      }),
    onError: (_, { fenster }) => fenster?.close(),
  });

  /** Something must be marked; says so where nothing is. */
  const mit = (tat: (erste: Auftragszeile) => void) => () => {
    const erste = markiert[0];
    if (erste) tat(erste);
    else fehler('liste.zeileMarkieren');
  };

  return {
    neu: () => gehe(pfade.neuerAuftrag),
    oeffnen: mit((z) => gehe(pfade.auftrag(z.id))),
    kopieren: mit((z) => gehe(pfade.auftragKopieren(z.id))),
    uebertragen: mit(() => uebertragung.mutate(ids)),
    uebertraegt: uebertragung.isPending,
    zuruecknehmen: mit(() => ruecknahme.mutate(ids)),
    nimmtZurueck: ruecknahme.isPending,
    csv: mit(() => export_.mutate(ids)),
    // The window has to open within the click, or the browser blocks it.
    drucken: (bericht: string) => mit(() => druck.mutate({ bericht, fenster: window.open('', '_blank') }))(),
    darfLoeschen: () => {
      if (markiert.length === 0) fehler('liste.zeileMarkieren');
      else if (markiert.length > 1 || markiert[0]?.status.id !== Status.erfasst) fehler('auftrag.nurEiner');
      else return true;
      return false;
    },
    loescht: loeschung.isPending,
    loeschen: (danach: () => void) => {
      const [zeile] = markiert;
      if (!zeile) return danach();
      loeschung.mutate(zeile.id, {
        onSuccess: () => info('auftrag.geloescht', { number: zeile.spedeigennr }),
        onSettled: danach,
      });
    },
  };
}
