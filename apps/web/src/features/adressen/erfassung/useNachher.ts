import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { dauer, useMeldungen } from '../../../components/dialog/Meldungen';
import { useKonfiguration } from '../../../lib/konfiguration';
import { pfade } from '../../../lib/pfade';
import { useSitzung } from '../../../lib/sitzung';
import { adressschluessel } from '../api/adressliste';

/** What follows on a stored or given up address: the message, fresh lists, and where it goes on. */
export function useNachher(entwurf: string) {
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { directly_back_2list: immerZurListe } = useKonfiguration();
  const benutzer = useSitzung()?.ansprueche.sub ?? '';

  const onVerlassen = useCallback(() => void gehe(pfade.adressmanagement), [gehe]);
  const onGespeichert = useCallback(
    ({ name }: Adresse, zurListe: boolean) => {
      info('adresse.gespeichert', { name }, dauer.lang);
      void abfragen.invalidateQueries({ queryKey: adressschluessel });
      // Each time another place of the history, so that the form starts anew where it is already open.
      if (immerZurListe || zurListe) void gehe(pfade.adressmanagement);
      else void gehe(pfade.neueAdresse);
    },
    [gehe, info, abfragen, immerZurListe],
  );
  return { onVerlassen, onGespeichert, entwurfName: `adressentwurf/${benutzer}/${entwurf}` };
}
