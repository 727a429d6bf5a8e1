import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
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

/**
 * The sender becomes the chosen client's own address: where it is fixed (without one it has to be entered), and where
 * nobody has touched what the order began with.
 */
function useAbsenderDesMandanten() {
  const { konfiguration } = useUmgebung();
  const { getValues, setValue } = useFormContext<Formularwerte>();
  const abfragen = useQueryClient();
  const { warne } = useMeldungen();
  const stand = () => JSON.stringify(getValues('absenderAdresse'));
  const vorgegeben = useRef<string>(undefined);
  vorgegeben.current ??= stand();
  return async (mandant: number) => {
    const folgt = () => konfiguration.isAbsenderEditDeny || stand() === vorgegeben.current;
    if (!folgt()) return;
    const eigene = await abfragen.fetchQuery(eigeneAdresse(mandant)).catch(() => undefined);
    // Meanwhile yet another client may have been chosen, or a sender.
    if (getValues('mandant')?.id !== mandant || !folgt()) return;
    if (eigene === undefined) return warne(t('auftrag.erfassung.absenderNichtGelesen'));
    const land = getValues('absenderAdresse.land')?.id ?? null;
    setValue('absenderAdresse', eigene ? adresseAus(eigene) : adressvorlage(land), { shouldDirty: true });
    vorgegeben.current = stand();
  };
}
