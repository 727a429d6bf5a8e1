import type { Auftragsvorschlagszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { dauer, useMeldungen } from '../../components/dialog/Meldungen';
import { pfade } from '../../lib/pfade';
import { gibFrei, nimmZurueck, verwirf, vorschlagsschluessel } from './api/vorschlaege';

export type Vorschlagsaktionen = ReturnType<typeof useVorschlagsaktionen>;

/** What can be done with the marked proposals, each with its report. */
export function useVorschlagsaktionen(
  markiert: readonly Auftragsvorschlagszeile[],
  onFertig: () => void,
  onVerworfen: (id: number) => void,
) {
  const { info, fehler } = useMeldungen();
  const gehe = useNavigate();
  const abfragen = useQueryClient();
  const onSettled = () => {
    void abfragen.invalidateQueries({ queryKey: vorschlagsschluessel });
    void abfragen.invalidateQueries({ queryKey: ['auftraege'] });
  };
  const ids = markiert.map((v) => v.id);

  const freigabe = useMutation({
    mutationFn: () => gibFrei(ids),
    onSuccess: ({ freigegeben, abgelehnt }) => {
      const [erster] = freigegeben;
      if (freigegeben.length === 1) info('auftrag.gespeichert', { number: erster?.spedeigennr ?? '' });
      else info('vorschlag.freigegebene', { anzahl: freigegeben.length });
      if (abgelehnt.length > 0) info('vorschlag.nichtFreigegebene', { anzahl: abgelehnt.length }, dauer.lang);
      onFertig();
    },
    onSettled,
  });
  const verwerfung = useMutation({
    mutationFn: async ({ ids, grund }: { ids: readonly number[]; grund: string | null }) => {
      for (const id of ids) {
        await verwirf(id, grund);
        onVerworfen(id);
      }
    },
    onSuccess: (_, { ids }) => {
      info('vorschlag.verworfene', { anzahl: ids.length });
      onFertig();
    },
    onSettled,
  });
  const ruecknahme = useMutation({
    mutationFn: () => nimmZurueck(ids),
    onSuccess: () => {
      info('vorschlag.wartenWieder', { anzahl: ids.length });
      onFertig();
    },
    onSettled,
  });

  /** Something must be marked; says so where nothing is. */
  const mit = (tat: () => void) => () => {
    if (ids.length > 0) tat();
    else fehler('liste.zeileMarkieren');
  };
  return {
    gibFrei: mit(() => freigabe.mutate()),
    bearbeite: mit(() => {
      if (ids.length > 1) fehler('vorschlag.einenMarkieren');
      else if (ids[0]) void gehe(pfade.vorschlagBearbeiten(ids[0]));
    }),
    oeffne: (id: number) => void gehe(pfade.vorschlagBearbeiten(id)),
    verwerfenFragen: (frage: () => void) => mit(frage)(),
    verwirf: verwerfung.mutate,
    nimmZurueck: mit(() => ruecknahme.mutate()),
    laeuft: freigabe.isPending || verwerfung.isPending || ruecknahme.isPending,
  };
}
