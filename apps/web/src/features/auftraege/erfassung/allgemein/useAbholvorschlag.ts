import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { abholfrage, abholtag } from '../../api/abholung';
import { useFesterAbsender } from '../adresse/useFesterAbsender';
import type { Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';

/** Places are not asked for with every key. */
const pauseMs = 300;

/**
 * Keeps the pickup date of a new order on the next day on which goods can be picked up at the sender's, as long as
 * nobody has chosen another. Says why that is not today.
 */
export function useAbholvorschlag(neu: boolean, nachAbholung: () => void): string | null {
  const { konfiguration: k, nurLesen, alsVorlage } = useUmgebung();
  const { getValues, setValue } = useFormContext<Formularwerte>();
  const aktiv = neu && !nurLesen && !alsVorlage && k.isBeladedatumVorbelegen && !getValues('copyId');
  const frage = useAbholfrage(aktiv);
  const { data } = useQuery({ ...abholtag(frage), enabled: aktiv, placeholderData: keepPreviousData });
  const vorgeschlagen = useRef<string>(undefined);
  const tag = data?.beladedatum;
  useEffect(() => {
    if (!tag || vorgeschlagen.current === tag) return;
    const folgt = getValues('beladedatum') === vorgeschlagen.current;
    vorgeschlagen.current = tag;
    if (!folgt) return;
    setValue('beladedatum', tag);
    nachAbholung();
  }, [tag, getValues, setValue, nachAbholung]);
  const gewaehlt = useWatch<Formularwerte, 'beladedatum'>({ name: 'beladedatum' });
  return aktiv && data && gewaehlt === tag ? data.hinweis : null;
}

/** What the pickup day depends on, as it stands in the form; of a fixed sender the client says where that is. */
function useAbholfrage(aktiv: boolean) {
  const { getValues, subscribe } = useFormContext<Formularwerte>();
  const fest = useFesterAbsender('absenderAdresse');
  const lies = useCallback(
    () => abholfrage(fest ? { ...getValues(), absenderAdresse: null } : getValues()),
    [fest, getValues],
  );
  const [frage, setFrage] = useState(lies);
  useEffect(() => {
    if (!aktiv) return;
    let wartet: ReturnType<typeof setTimeout> | undefined;
    const sieh = () => {
      wartet = undefined;
      const neue = lies();
      setFrage((alte) => (JSON.stringify(alte) === JSON.stringify(neue) ? alte : neue));
    };
    const abmeldung = subscribe({
      formState: { values: true },
      callback: () => {
        wartet ??= setTimeout(sieh, pauseMs);
      },
    });
    return () => {
      clearTimeout(wartet);
      abmeldung();
    };
  }, [aktiv, lies, subscribe]);
  return frage;
}
