import { type Pflegepfad, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import {
  aendereEintrag,
  type Eintrag,
  ordneEintraege,
  pflegeAbfrage,
  stammdatenschluessel,
} from '../api/pflege';
import { nameVon } from './eintragsfelder';

/** Locking and moving, done at once; every list that is shown anywhere is read again. */
export function useListenaenderungen(pfad: Pflegepfad, alle: readonly Eintrag[]) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { klasse } = pflegelisten[pfad];
  const onSettled = () => abfragen.invalidateQueries({ queryKey: stammdatenschluessel });
  const sperren = useMutation({
    mutationFn: ({ id, version, mandantId, ...rest }: Eintrag) =>
      aendereEintrag(pfad, id, { ...rest, mandantId, awSperre: !rest.awSperre }, version),
    onSuccess: (e) =>
      info(e.awSperre ? 'stammdaten.gesperrt' : 'stammdaten.entsperrt', { name: nameVon(klasse, e) }),
    onSettled,
  });
  const ordnen = useMutation({
    mutationFn: (ids: readonly number[]) => ordneEintraege(pfad, ids),
    onSuccess: (neu) => abfragen.setQueryData(pflegeAbfrage(pfad).queryKey, neu),
    onSettled,
  });
  return {
    sperre: sperren.mutate,
    verschiebe: (stelle: number, um: 1 | -1) => {
      const ids = alle.map((e) => e.id);
      const [a, b] = [ids[stelle], ids[stelle + um]];
      if (a === undefined || b === undefined) return;
      ids[stelle] = b;
      ids[stelle + um] = a;
      ordnen.mutate(ids);
    },
    laeuft: sperren.isPending || ordnen.isPending,
  };
}
