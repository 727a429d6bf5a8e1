import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { AuswahlFeld } from '../../../../components/felder/AuswahlFeld';
import { eigeneAdresse } from '../../../adressen/api/adressbuch';
import { mandantenAbfrage } from '../../api/mandanten';
import { adresseAus, adressvorlage, type Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';

/** For which client a user of a main client captures; fixed once an order is edited or copied. */
export function MandantWahl({ gesperrt }: { gesperrt: boolean }) {
  const { field } = useController({ name: 'mandant' });
  const mandanten = useQuery(mandantenAbfrage).data ?? [];
  const fuelleAbsender = useAbsenderDesMandanten();
  return (
    <AuswahlFeld
      label="beschriftung.mandant"
      labelVersteckt
      pflicht
      breite={176}
      name="mandant"
      nurLesen={gesperrt}
      optionen={mandanten}
      wert={(field.value as { id: number } | null)?.id ?? null}
      onAendern={(id) => {
        if (id === null) return;
        field.onChange({ id: Number(id) });
        void fuelleAbsender(Number(id));
      }}
    />
  );
}

/** Where the sender is fixed it is the chosen client's own address, or has to be entered if there is none. */
function useAbsenderDesMandanten() {
  const { konfiguration } = useUmgebung();
  const { getValues, setValue } = useFormContext<Formularwerte>();
  const abfragen = useQueryClient();
  return async (mandant: number) => {
    if (!konfiguration.isAbsenderEditDeny) return;
    const eigene = await abfragen.fetchQuery(eigeneAdresse(mandant)).catch(() => null);
    // Meanwhile yet another client may have been chosen.
    if (getValues('mandant')?.id !== mandant) return;
    const land = getValues('absenderAdresse.land')?.id ?? null;
    setValue('absenderAdresse', eigene ? adresseAus(eigene) : adressvorlage(land), { shouldDirty: true });
  };
}
