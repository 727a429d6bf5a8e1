import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { type Dateiart, type Laufbild, type Laufzeile, uebernimm } from '../api/dateiart';

export type Laufaktionen = ReturnType<typeof useLaufaktionen>;

/** What can be done with a file: take it over, take it back, put it away. */
export function useLaufaktionen<L extends Laufbild, Z extends Laufzeile>(
  art: Dateiart<L, Z>,
  id: number,
  onVerworfen: () => void,
) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const abbruch = useRef<AbortController>(undefined);
  // Also the lists of what was imported look different now.
  const erneuern = () => abfragen.invalidateQueries();
  const uebernehmen = useMutation({
    mutationFn: (trotzdem: boolean) => {
      abbruch.current = new AbortController();
      return uebernimm(art, id, trotzdem, abbruch.current.signal);
    },
    meta: { leise: Boolean(art.texte.gescheitert) },
    onSettled: erneuern,
    onSuccess: (lauf) => info(...art.texte.fertig(lauf)),
  });
  const zuruecknehmen = useMutation({
    mutationFn: () => art.aufrufe.zuruecknehmen(id),
    onSuccess: async () => {
      info('auftragseingang.zurueckgenommen');
      await erneuern();
    },
  });
  const wiedereinsetzen = useMutation({
    mutationFn: async () => art.aufrufe.wiedereinsetzen?.(id),
    onSuccess: erneuern,
  });
  const verwerfen = useMutation({
    mutationFn: () => art.aufrufe.verwerfen(id),
    onSuccess: async () => {
      onVerworfen();
      await abfragen.invalidateQueries({ queryKey: art.schluessel });
    },
  });
  return {
    uebernehmen,
    zuruecknehmen,
    wiedereinsetzen,
    verwerfen,
    brichAb: () => abbruch.current?.abort(),
    abgebrochen: () => abbruch.current?.signal.aborted ?? false,
  };
}
