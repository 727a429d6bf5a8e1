import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { useMutation } from '@tanstack/react-query';
import { dauer, useMeldungen } from '../../../../components/dialog/Meldungen';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { nimmZurueck, uebertrage } from '../../api/listenaktionen';
import { uebertragungsbericht } from './uebertragungsbericht';

/** Marks orders for dispatch and takes that back, which is possible as long as dispatch has not fetched them. */
export function useUebertragung(erneuere: () => Promise<void>) {
  const { melde, info, warne } = useMeldungen();
  const { dispoName } = useKonfiguration();
  const ruecknahme = useMutation({
    mutationFn: nimmZurueck,
    onSuccess: (count) => info('auftrag.zurueckgenommen', { count, dispo: dispoName }),
    onSettled: erneuere,
  });
  const uebertragung = useMutation({
    mutationFn: (zeilen: readonly Auftragszeile[]) => uebertrage(zeilen.map((z) => z.id)),
    onSuccess: (ergebnis, zeilen) => {
      const { gesagt, teils } = uebertragungsbericht(ergebnis, zeilen, dispoName);
      const zurueck = ergebnis.markiert.map((z) => z.id);
      const rueckgaengig = { text: 'allgemein.rueckgaengig', onClick: () => ruecknahme.mutate(zurueck) };
      melde(gesagt, dauer.umkehrbar, zurueck.length > 0 ? [rueckgaengig] : []);
      if (teils) warne(teils);
    },
    onSettled: erneuere,
  });
  return { uebertragung, ruecknahme };
}
