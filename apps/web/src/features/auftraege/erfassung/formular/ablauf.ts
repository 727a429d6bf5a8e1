import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { pfade } from '../../../../lib/pfade';
import { useSitzung } from '../../../../lib/sitzung';
import { drucke } from '../../druckfenster';
import { mitMarkierung, useListenort } from '../../listenort';
import { merkeAdressen } from './letzteAdressen';

/** What follows on saving: the list, the next order, or the list with the label printed. */
export type Danach = 'liste' | 'naechster' | 'etikett';

const etikett = { reportFileName: 'warenetikett' };

/** The number of the order that was saved just before this one: another one each time, so that the form begins anew. */
export function useVorgaenger(): string | null {
  return (useLocation().state as { vorgaenger?: string } | null)?.vorgaenger ?? null;
}

/**
 * What follows on a stored or given up order: the message, fresh lists, and the way on. In the list the order is marked.
 * @param zurueck where to, if not to the list of orders as it was left
 */
export function useNachher(key: 'auftrag.gespeichert' | 'auftrag.aktualisiert', zurueck?: string) {
  const { info, melde } = useMeldungen();
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const benutzer = useSitzung()?.ansprueche.sub;
  const liste = useListenort();
  const onVerlassen = useCallback(() => void gehe(zurueck ?? liste()), [gehe, zurueck, liste]);
  const beiErfolg = useCallback(
    (auftrag: Auftrag, danach: Danach = 'liste') => {
      merkeAdressen(benutzer, auftrag);
      void abfragen.invalidateQueries({ queryKey: ['auftraege'] });
      const naechster = () => void gehe(pfade.neuerAuftrag, { state: { vorgaenger: auftrag.spedeigennr } });
      const druckeEtikett = () =>
        void drucke(etikett, [auftrag.id]).catch((grund: unknown) => melde(meldungenVon(grund)));
      info(key, { number: auftrag.spedeigennr }, undefined, [
        { text: 'auftrag.erfassung.etikett', onClick: druckeEtikett },
        { text: 'allgemein.kopieren', onClick: () => void gehe(pfade.auftragKopieren(auftrag.id)) },
        { text: 'auftrag.erfassung.naechster', onClick: naechster },
      ]);
      if (danach === 'etikett') druckeEtikett();
      if (danach === 'naechster') naechster();
      else void gehe(zurueck ?? mitMarkierung(liste(), auftrag.id));
    },
    [info, melde, key, abfragen, gehe, zurueck, liste, benutzer],
  );
  return { beiErfolg, onVerlassen };
}

/** Drafts belong to one user of this browser. */
export function useEntwurfName(auftrag: string): string {
  const sitzung = useSitzung();
  return `auftragsentwurf/${sitzung?.ansprueche.sub ?? ''}/${auftrag}`;
}
