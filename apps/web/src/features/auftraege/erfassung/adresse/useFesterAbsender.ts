import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Adressrolle, Formularwerte } from '../formularwerte';
import { useUmgebung } from '../umgebung';

/** Number and name of a given sender may be fixed; one that is still missing has to be entered. */
export function useFesterAbsender(rolle: Adressrolle): boolean {
  const { konfiguration } = useUmgebung();
  const { getValues } = useFormContext<Formularwerte>();
  const [gegeben] = useState(() => Boolean(getValues('absenderAdresse.name')));
  return rolle === 'absenderAdresse' && konfiguration.isAbsenderEditDeny && gegeben;
}
