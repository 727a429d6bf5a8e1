import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { datenlebenschluessel, entsperre, sperre, sperren } from './api/datenleben';

interface Ziel {
  id: number;
  name: string;
}

/** Nobody of the client comes in and nothing of it is handed over, for a while; or again. */
export function Sperrwahl({ ziel }: { ziel: Ziel | undefined }) {
  const { data } = useQuery(sperren);
  // As they were when it was asked: the lists go on.
  const [fragt, setFragt] = useState<Ziel | null>(null);
  const abfragen = useQueryClient();
  const seit = data?.find((s) => s.mandantId === ziel?.id)?.seit;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, zu }: { id: number; zu: boolean }) => (zu ? sperre(id) : entsperre(id)),
    onSettled: () => {
      setFragt(null);
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
        deaktiviert={!ziel || !data || isPending}
        onClick={() => ziel && (seit ? mutate({ id: ziel.id, zu: false }) : setFragt(ziel))}
      />
      <FrageDialog
        offen={fragt !== null}
        titel="datenleben.sperren"
        frage={t('datenleben.sperrenFrage', { name: fragt?.name ?? '' })}
        gefahr
        laeuft={isPending}
        onJa={() => fragt && mutate({ id: fragt.id, zu: true })}
        onNein={() => setFragt(null)}
      />
    </div>
  );
}
