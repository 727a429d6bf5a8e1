import { useMutation } from '@tanstack/react-query';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { probiereFirma } from '../api/firma';

/** Asks the provider, as it is stored, whether it answers. */
export function Anbieterprobe({ mandantId }: { mandantId: number }) {
  const { info, melde } = useMeldungen();
  const probe = useMutation({
    mutationFn: () => probiereFirma(mandantId),
    onSuccess: ({ gelungen, fehler: grund }) => {
      if (gelungen) info('mandant.firma.geht');
      else melde([{ severity: 'ERROR', key: 'mandant.firma.probe', text: grund ?? '' }]);
    },
  });
  return <Knopf text="mandant.firma.pruefen" laeuft={probe.isPending} onClick={() => probe.mutate()} />;
}
