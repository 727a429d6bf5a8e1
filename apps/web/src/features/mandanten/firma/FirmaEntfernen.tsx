import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { FrageDialog } from '../../../components/dialog/Dialog';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { entferneFirma } from '../api/firma';

interface Eigenschaften {
  mandant: Pick<Mandant, 'id' | 'name'>;
  onFertig: () => void;
}

/** Takes the sign-in with the company away, once that is meant. */
export function FirmaEntfernen({ mandant: { id, name }, onFertig }: Eigenschaften) {
  const { info } = useMeldungen();
  const [gefragt, setGefragt] = useState(false);
  const entfernen = useMutation({
    mutationFn: () => entferneFirma(id),
    onSuccess: () => {
      info('mandant.firma.entfernt', { name });
      onFertig();
    },
    onSettled: () => setGefragt(false),
  });
  return (
    <>
      <Knopf text="mandant.firma.entfernen" onClick={() => setGefragt(true)} />
      <FrageDialog
        offen={gefragt}
        titel="mandant.firma.entfernen"
        frage={t('meldung.mandant.firma.entfernenFrage', { name })}
        gefahr
        laeuft={entfernen.isPending}
        onJa={() => entfernen.mutate()}
        onNein={() => setGefragt(false)}
      />
    </>
  );
}
