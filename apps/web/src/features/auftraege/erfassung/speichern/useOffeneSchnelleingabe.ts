import { t } from '@frachtportal/texte/t';
import { useCallback } from 'react';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import type { Auftragsformular } from '../formular/useAuftragFormular';

/** Dangerous goods are looked up; whoever has waited so long for that is told what is open. */
const hoechstensMs = 3000;
const zuLange = () => new Promise<undefined>((weiter) => setTimeout(weiter, hoechstensMs));

/**
 * Saving takes over what is clear in the quick entry. It goes on where nothing is left; dangerous goods are to be seen
 * first, as they may change services.
 */
export function useOffeneSchnelleingabe(
  { form, uebernahme }: Auftragsformular,
  zeigeFeld: (pfad: string) => void,
): () => boolean | Promise<boolean> {
  const { warne } = useMeldungen();
  return useCallback(() => {
    const offen = () => Boolean(form.getValues('schnelleingabe')?.trim());
    const nimm = async () => {
      const ergebnis = await Promise.race([uebernahme.current?.(), zuLange()]);
      if (offen()) {
        form.setError('schnelleingabe', { message: t('auftrag.schnelleingabe.offen') });
        zeigeFeld('schnelleingabe');
      } else if (ergebnis?.gefahrgut) warne(t('auftrag.schnelleingabe.gefahrgutPruefen'));
      return !offen() && !ergebnis?.gefahrgut;
    };
    return offen() ? nimm() : true;
  }, [form, uebernahme, warne, zeigeFeld]);
}
