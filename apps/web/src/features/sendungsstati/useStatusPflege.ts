import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { loescheStatus, speichereStatus, statusschluessel } from './api/stati';

interface Benannt {
  id: number;
  kurzBezeichnung: string;
}

/** Deletes statuses and says so. @param onGeloescht before anything is read anew */
export function useStatusLoeschen(onEnde: () => void, onGeloescht?: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  return useMutation({
    mutationFn: ({ id }: Benannt) => loescheStatus(id),
    onSuccess: (_, { kurzBezeichnung }) => {
      onGeloescht?.();
      info('status.geloescht', { name: kurzBezeichnung });
    },
    onSettled: () => {
      onEnde();
      return abfragen.invalidateQueries({ queryKey: statusschluessel });
    },
  });
}

/** Shows a shipment status as another display status, or as none. */
export function useZuordnen() {
  const abfragen = useQueryClient();
  return useMutation({
    mutationFn: ({ id, kurzBezeichnung, anzeige }: Benannt & { anzeige: number | null }) =>
      speichereStatus({ id, kurzBezeichnung, sdst_id_anzeige: anzeige }, false),
    onSettled: () => abfragen.invalidateQueries({ queryKey: statusschluessel }),
  });
}
