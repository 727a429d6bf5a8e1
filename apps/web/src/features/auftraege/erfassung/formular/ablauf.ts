import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { useSitzung } from '../../../../lib/sitzung';
import { useListenort } from '../../listenort';
import { merkeEmpfaenger } from './letzterEmpfaenger';

/**
 * What follows on a stored or given up order: the message, fresh lists, and the way back.
 * @param zurueck where to, if not to the list of orders as it was left
 */
export function useNachher(key: 'auftrag.gespeichert' | 'auftrag.aktualisiert', zurueck?: string) {
  const { info } = useMeldungen();
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const benutzer = useSitzung()?.ansprueche.sub;
  const liste = useListenort();
  const onVerlassen = useCallback(() => void gehe(zurueck ?? liste()), [gehe, zurueck, liste]);
  const beiErfolg = useCallback(
    (auftrag: Auftrag) => {
      merkeEmpfaenger(benutzer, auftrag);
      info(key, { number: auftrag.spedeigennr });
      void abfragen.invalidateQueries({ queryKey: ['auftraege'] });
      onVerlassen();
    },
    [info, key, abfragen, onVerlassen, benutzer],
  );
  return { beiErfolg, onVerlassen };
}

/** Drafts belong to one user of this browser. */
export function useEntwurfName(auftrag: string): string {
  const sitzung = useSitzung();
  return `auftragsentwurf/${sitzung?.ansprueche.sub ?? ''}/${auftrag}`;
}
