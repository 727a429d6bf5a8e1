import type { UseFormReturn } from 'react-hook-form';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { useSitzung } from '../../../../lib/sitzung';
import { useTasten } from '../../../../lib/tasten';
import type { Formularwerte } from './formularwerte';
import { letzteAdresse } from './letzteAdressen';

/** Alt+W repeats the recipient of the order that was saved last. */
export function useLetzterEmpfaenger(
  form: UseFormReturn<Formularwerte>,
  nurLesen: boolean,
  zeigeFeld: (pfad: string) => void,
): void {
  const sitzung = useSitzung();
  const { info } = useMeldungen();
  useTasten({
    'Alt+w': () => {
      if (nurLesen) return;
      const mandant = form.getValues('mandant')?.id ?? null;
      const adresse = letzteAdresse('empfaengerAdresse', sitzung?.ansprueche.sub, mandant);
      if (!adresse) return info('auftrag.keinLetzterEmpfaenger');
      form.setValue('anlage.empfaengerAdresse', null);
      form.setValue('empfaengerAdresse', adresse);
      zeigeFeld('empfaengerAdresse.name');
    },
  });
}
