import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { eigeneAdresse } from '../../../adressen/api/adressbuch';
import type { Adressrolle, Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';

/**
 * Number and name of a given sender may be fixed; one that is still missing has to be entered. Given is the sender the
 * order starts with, or after another client was chosen that client's own address.
 */
export function useFesterAbsender(rolle: Adressrolle): boolean {
  const { konfiguration } = useUmgebung();
  const { getValues } = useFormContext<Formularwerte>();
  const [anfang] = useState(() => ({
    mandant: getValues('mandant')?.id ?? null,
    gegeben: Boolean(getValues('absenderAdresse.name')),
  }));
  const mandant = useWatch<Formularwerte, 'mandant'>({ name: 'mandant' })?.id ?? null;
  const gewechselt = mandant !== anfang.mandant;
  const { data: eigene } = useQuery({
    ...eigeneAdresse(mandant),
    enabled: konfiguration.isAbsenderEditDeny && gewechselt,
  });
  const gegeben = gewechselt ? Boolean(eigene) : anfang.gegeben;
  return rolle === 'absenderAdresse' && konfiguration.isAbsenderEditDeny && gegeben;
}
