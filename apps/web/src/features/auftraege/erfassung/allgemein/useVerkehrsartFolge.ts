import { abgeleiteteVerkehrsart } from '@frachtportal/domain/auftrag/verkehrsart';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';

/** Where the profile derives the traffic type, it follows the countries and flags; a choice made since stays. */
export function useVerkehrsartFolge(): void {
  const { konfiguration: k, nurLesen } = useUmgebung();
  const { setValue, getValues, subscribe } = useFormContext<Formularwerte>();
  useEffect(() => {
    if (nurLesen) return;
    let vorher = abgeleiteteVerkehrsart(getValues() as never, k);
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const abgeleitet = abgeleiteteVerkehrsart(getValues() as never, k);
        if (abgeleitet === vorher) return;
        vorher = abgeleitet;
        // Without a name all came back at once, as a draft does, and brought its own.
        if (name && abgeleitet !== null) setValue('verkehrsart', abgeleitet);
      },
    });
  }, [k, nurLesen, setValue, getValues, subscribe]);
}
