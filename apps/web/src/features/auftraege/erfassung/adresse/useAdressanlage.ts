import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { neueKennung } from '../../../../lib/kennung';
import {
  type Adressrolle,
  type Anlage,
  adressvorlage,
  type Formularwerte,
  istLeereAdresse,
} from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';
import { useAdresseAnlegen } from './useAdresseAnlegen';

/** The toggle between searching an address and entering a new one, for one role. */
export function useAdressanlage(rolle: Adressrolle) {
  const { getValues, setValue } = useFormContext<Formularwerte>();
  const { fruehpruefung } = useUmgebung();
  const anlage = useWatch<Formularwerte>({ name: `anlage.${rolle}` }) as Anlage | null | undefined;
  const [fragt, setFragt] = useState(false);
  // Whoever searched on keeps the focus in the name; whoever has left the search does not lose it again.
  const fokus = useRef(false);
  // Whoever comes back to the tab later stays on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: used up once its fields stand.
  useEffect(() => {
    fokus.current = false;
  }, [anlage]);

  const setze = useCallback(
    (neu: Anlage | null) => setValue(`anlage.${rolle}`, neu as never),
    [setValue, rolle],
  );

  /** Starts with nothing, with what was typed into the search, or with a copy of the chosen entry. */
  const beginne = useCallback(
    (womit: 'leer' | 'getippt' | 'kopie') => {
      if (getValues(`anlage.${rolle}`)) return;
      const vorher = getValues(rolle);
      const copyId = womit === 'kopie' ? (vorher.id ?? null) : null;
      const hier = (document.activeElement as HTMLInputElement | null)?.name?.startsWith(`${rolle}.`);
      fokus.current = womit !== 'getippt' || Boolean(hier);
      setze({ vorher, copyId, schluessel: neueKennung(), einmaladresse: false, unsichtbar: false });
      if (womit === 'kopie') setValue(rolle, { ...vorher, id: null, fremdnummer: null });
      else if (vorher.id) setValue(rolle, adressvorlage(vorher.land?.id ?? null));
    },
    [getValues, setValue, setze, rolle],
  );

  const beende = useCallback(() => {
    fruehpruefung.lass(rolle);
    setFragt(false);
    setze(null);
  }, [fruehpruefung, rolle, setze]);

  const verwirf = useCallback(() => {
    const vorher = getValues(`anlage.${rolle}`)?.vorher;
    beende();
    // What was only searched for is no address to come back to.
    if (vorher) setValue(rolle, vorher.id ? vorher : adressvorlage(vorher.land?.id ?? null));
  }, [getValues, setValue, beende, rolle]);

  const { laeuft, legeAn: anlegen } = useAdresseAnlegen(rolle, setze, beende);
  const sucheWieder = useCallback(() => {
    // On its way into the address book it can be neither given up nor sent again.
    if (laeuft || !getValues(`anlage.${rolle}`)) return;
    if (istLeereAdresse(getValues(rolle))) verwirf();
    else setFragt(true);
  }, [laeuft, getValues, verwirf, rolle]);

  /** Neither created nor discarded: one goes on typing. */
  const bleibe = useCallback(() => setFragt(false), []);

  const legeAn = useCallback(() => {
    setFragt(false);
    return anlegen();
  }, [anlegen]);

  return {
    anlage: anlage ?? null,
    setze,
    beginne,
    sucheWieder,
    verwirf,
    legeAn,
    fragt,
    bleibe,
    laeuft,
    fokus,
  };
}

export type Adressanlage = ReturnType<typeof useAdressanlage>;
