import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { mandantenAbfrage } from '../api/mandanten';

/** For which client a user of a main client captures; fixed once an order is edited or copied. */
export function MandantWahl({ gesperrt }: { gesperrt: boolean }) {
  const { field } = useController({ name: 'mandant' });
  const mandanten = useQuery(mandantenAbfrage).data ?? [];
  return (
    <AuswahlFeld
      label="Mandant"
      labelVersteckt
      pflicht
      breite={176}
      name="mandant"
      nurLesen={gesperrt}
      optionen={mandanten}
      wert={(field.value as { id: number } | null)?.id ?? null}
      onAendern={(id) => field.onChange(id === null ? null : { id: Number(id) })}
    />
  );
}
