import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { firmenkonto, loeseFirmenkonto, sicherheitsschluessel } from './api/sicherheit';

interface Eigenschaften {
  id: number;
  eigenes: boolean;
  name: string;
}

/** With whose account somebody signs in; shown to those who do. */
export function Firmenkontokarte({ id, eigenes, name }: Eigenschaften) {
  const { data } = useQuery(firmenkonto(id));
  if (!data?.aussteller) return null;
  return (
    <Karte className="fp-stapel" titel="sicherheit.firmenkonto">
      <p className="fp-infotext">{t('sicherheit.firmenkontoBei', { aussteller: data.aussteller })}</p>
      {!eigenes && <Loesen id={id} name={name} />}
    </Karte>
  );
}

function Loesen({ id, name }: { id: number; name: string }) {
  const [fragt, setFragt] = useState(false);
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: () => loeseFirmenkonto(id),
    onSuccess: () => info('sicherheit.firmenkontoGeloest', { name }),
    onSettled: () => {
      setFragt(false);
      return abfragen.invalidateQueries({ queryKey: sicherheitsschluessel });
    },
  });
  return (
    <div className="fp-werkzeuge">
      <Knopf text="sicherheit.firmenkontoLoesen" gefahr onClick={() => setFragt(true)} />
      <FrageDialog
        offen={fragt}
        titel="sicherheit.firmenkontoLoesen"
        frage={t('meldung.sicherheit.firmenkontoFrage', { name })}
        gefahr
        laeuft={isPending}
        onJa={() => mutate()}
        onNein={() => setFragt(false)}
      />
    </div>
  );
}
