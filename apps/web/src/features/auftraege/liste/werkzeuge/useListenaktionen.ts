import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dauer, useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { pfade } from '../../../../lib/pfade';
import { frageTagespreisAn } from '../../../preis/api/preis';
import { loesche } from '../../api/listenaktionen';
import { fristMs, loescheSpaeter, nimmLoeschungZurueck } from './loeschung';
import { useListenexport } from './useListenexport';
import { useUebertragung } from './useUebertragung';

export type Listenaktionen = ReturnType<typeof useListenaktionen>;

/** The actions on the marked orders, each with its checks and its report. */
export function useListenaktionen(markiert: readonly Auftragszeile[]) {
  const { melde, info, fehler } = useMeldungen();
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const erneuere = () => abfragen.invalidateQueries({ queryKey: ['auftraege'] });
  const ids = markiert.map((z) => z.id);

  const { uebertragung, ruecknahme } = useUebertragung(erneuere);
  const exporte = useListenexport();
  const preis = useMutation({
    mutationFn: frageTagespreisAn,
    onSuccess: () => info('preis.angefragt', {}, dauer.lang),
    onSettled: erneuere,
  });

  /** Something must be marked; says so where nothing is. */
  const mit = (tat: (erste: Auftragszeile) => void) => () => {
    const erste = markiert[0];
    if (erste) tat(erste);
    else fehler('liste.zeileMarkieren');
  };

  /** Deleting and pricing are for exactly one order that is still open. */
  const genauEinErfasster = (tat: (zeile: Auftragszeile) => void) => () => {
    const [erste, zweite] = markiert;
    if (!erste) fehler('liste.zeileMarkieren');
    else if (zweite || erste.status.id !== Status.erfasst) fehler('auftrag.nurEiner');
    else tat(erste);
  };

  return {
    mit: (tat: () => void) => mit(tat),
    neu: () => gehe(pfade.neuerAuftrag),
    oeffnen: mit((z) => gehe(pfade.auftrag(z.id))),
    kopieren: mit((z) => gehe(pfade.auftragKopieren(z.id))),
    uebertragen: mit(() => uebertragung.mutate(markiert)),
    uebertraegt: uebertragung.isPending,
    stornieren: mit(() => ruecknahme.mutate(markiert)),
    storniert: ruecknahme.isPending,
    csv: mit(() => exporte.csv.mutate(ids)),
    xlsx: mit(() => exporte.xlsx.mutate(ids)),
    xml: mit((erste) =>
      markiert.length > 1 ? fehler('auftragsliste.einenMarkieren') : exporte.xml.mutate(erste),
    ),
    exporte,
    preis: genauEinErfasster(({ id }) => preis.mutate(id)),
    fragtPreisAn: preis.isPending,
    loeschenFragen: (frage: (zeile: Auftragszeile) => void) => genauEinErfasster(frage)(),
    loeschen: ({ id, spedeigennr: number }: Auftragszeile) => {
      loescheSpaeter(id, () =>
        loesche(id)
          .catch((grund: unknown) => melde(meldungenVon(grund)))
          .then(erneuere),
      );
      // The offer may outlast the time in which it can be kept: it stays while the mouse is on it, or on other pages.
      const nimmZurueck = () => nimmLoeschungZurueck(id) || fehler('auftrag.geloescht', { number });
      info('auftrag.geloescht', { number }, fristMs, [
        { text: 'allgemein.rueckgaengig', onClick: nimmZurueck },
      ]);
    },
  };
}
