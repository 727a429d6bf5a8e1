import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
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
import { adresseAus } from './formularwerte';
import { merkeEmpfaenger } from './letzterEmpfaenger';

/** What follows on saving: the list, the next order, or the list with the label printed. */
export type Danach = 'liste' | 'naechster' | 'etikett';

const etikett = { reportFileName: 'warenetikett' };

/** What the form of the next order takes from the one before. */
interface Vorgaenger {
  /** Another one each time, so that the form begins anew. */
  nummer: string;
  mandantId: number | null;
  absender: Partial<AuftragAdresse> | null;
}

/** The order that was saved just before this one, where it goes on from there. */
export function useVorgaenger(): Vorgaenger | null {
  return (useLocation().state as { vorgaenger?: Vorgaenger } | null)?.vorgaenger ?? null;
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
      merkeEmpfaenger(benutzer, auftrag);
      void abfragen.invalidateQueries({ queryKey: ['auftraege'] });
      const vorgaenger: Vorgaenger = {
        nummer: auftrag.spedeigennr,
        mandantId: auftrag.mandant?.id ?? null,
        absender: auftrag.absenderAdresse && adresseAus(auftrag.absenderAdresse),
      };
      const naechster = () => void gehe(pfade.neuerAuftrag, { state: { vorgaenger } });
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
