import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { datenlebenschluessel, entsperre, sperre, sperren } from './api/datenleben';

/** Nobody of the client comes in and nothing of it is handed over, for a while; or again. */
export function Sperrwahl({ ziel }: { ziel: { id: number; name: string } | undefined }) {
  const { data } = useQuery(sperren);
  const [fragt, setFragt] = useState(false);
  const abfragen = useQueryClient();
  const seit = data?.find((s) => s.mandantId === ziel?.id)?.seit;
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => (seit ? entsperre(id) : sperre(id)),
    onSettled: () => {
      setFragt(false);
      return abfragen.invalidateQueries({ queryKey: datenlebenschluessel });
    },
  });
  const knopf = seit ? 'datenleben.entsperren' : 'datenleben.sperren';
  return (
    <div className="fp-reihe">
      <b>{seit ? `${t('datenleben.gesperrtSeit')} ${formatiereZeitpunkt(seit)}` : t('datenleben.sperren')}</b>
      <span className="fp-fuellung" />
      <Knopf
        text={knopf}
        gefahr={!seit}
        deaktiviert={!ziel || isPending}
        onClick={() => ziel && (seit ? mutate(ziel.id) : setFragt(true))}
      />
      <FrageDialog
        offen={fragt}
        titel="datenleben.sperren"
        frage={t('datenleben.sperrenFrage', { name: ziel?.name ?? '' })}
        gefahr
        laeuft={isPending}
        onJa={() => ziel && mutate(ziel.id)}
        onNein={() => setFragt(false)}
      />
    </div>
  );
}
