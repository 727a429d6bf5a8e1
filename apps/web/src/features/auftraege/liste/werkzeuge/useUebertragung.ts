import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dauer, useMeldungen } from '../../../../components/dialog/Meldungen';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { nimmZurueck, uebertrage } from '../../api/listenaktionen';

type Zeilen = readonly Auftragszeile[];

const kennungen = (zeilen: Zeilen) => zeilen.map((z) => z.id);

/** What is said and done afterwards; it is there before anything is sent, but not at the first sight of the list. */
async function nachspiel() {
  const ausloeser = document.activeElement;
  const [{ merkeFokus }, { stornobericht, uebertragungsbericht }, { bisAbgeholt }] = await Promise.all([
    import('./fokus'),
    import('./uebertragungsbericht'),
    import('./abgeholt'),
  ]);
  return { stornobericht, uebertragungsbericht, bisAbgeholt, zurListe: merkeFokus(ausloeser) };
}

/** Marks orders for dispatch and takes that back, which is possible as long as dispatch has not fetched them. */
export function useUebertragung(erneuere: () => Promise<void>) {
  const { melde, warne } = useMeldungen();
  const { dispoName } = useKonfiguration();
  const abfragen = useQueryClient();
  const rahmen = {
    onMutate: nachspiel,
    onSettled: async (
      _e: unknown,
      _f: unknown,
      _z: Zeilen,
      danach?: Awaited<ReturnType<typeof nachspiel>>,
    ) => {
      danach?.zurListe();
      await erneuere();
      // The row may have left the list.
      requestAnimationFrame(() => danach?.zurListe());
    },
  };
  const ruecknahme = useMutation({
    ...rahmen,
    mutationFn: (zeilen: Zeilen) => nimmZurueck(kennungen(zeilen)),
    onSuccess: (ergebnis, zeilen, { stornobericht }) => {
      const { gesagt, teils } = stornobericht(ergebnis, zeilen, dispoName);
      melde(gesagt);
      if (teils) warne(teils);
    },
  });
  const uebertragung = useMutation({
    ...rahmen,
    mutationFn: (zeilen: Zeilen) => uebertrage(kennungen(zeilen)),
    onSuccess: (ergebnis, zeilen, { uebertragungsbericht, bisAbgeholt }) => {
      const { gesagt, teils } = uebertragungsbericht(ergebnis, zeilen, dispoName);
      const { markiert } = ergebnis;
      const zurueck = {
        text: 'allgemein.rueckgaengig',
        onClick: () => ruecknahme.mutate(markiert),
        bis: bisAbgeholt(abfragen, kennungen(markiert)),
      };
      melde(gesagt, dauer.umkehrbar, markiert.length > 0 ? [zurueck] : []);
      if (teils) warne(teils);
    },
  });
  return { uebertragung, ruecknahme };
}
