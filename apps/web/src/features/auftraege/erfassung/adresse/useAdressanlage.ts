import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { dauer, useMeldungen } from '../../../../components/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen';
import { neueKennung } from '../../../../lib/kennung';
import { legeAdresseAn } from '../../../adressen/api/adressbuch';
import {
  type Adressrolle,
  type Anlage,
  adresseAus,
  adressvorlage,
  type Formularwerte,
  istLeereAdresse,
} from '../formularwerte';
import { useUmgebung } from '../umgebung';
import { alsNeueAdresse, amAuftrag, pruefeAnlage } from './adressanlage';

/** The toggle between searching an address and entering a new one, for one role. */
export function useAdressanlage(rolle: Adressrolle) {
  const { getValues, setValue, setFocus } = useFormContext<Formularwerte>();
  const { listen, fruehpruefung } = useUmgebung();
  const { info, melde } = useMeldungen();
  const anlage = useWatch<Formularwerte>({ name: `anlage.${rolle}` }) as Anlage | null | undefined;
  const [fragt, setFragt] = useState(false);
  const [laeuft, setLaeuft] = useState(false);
  // Whoever searched on keeps the focus in the name; whoever has left the search does not lose it again.
  const fokus = useRef(false);

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

  const sucheWieder = useCallback(() => {
    if (!getValues(`anlage.${rolle}`)) return;
    if (istLeereAdresse(getValues(rolle))) verwirf();
    else setFragt(true);
  }, [getValues, verwirf, rolle]);

  /** Neither created nor discarded: one goes on typing. */
  const bleibe = useCallback(() => setFragt(false), []);

  const eingabe = useCallback(
    () =>
      alsNeueAdresse(
        rolle,
        getValues(rolle),
        getValues(`anlage.${rolle}`) as Anlage,
        getValues('mandant') ?? null,
      ),
    [getValues, rolle],
  );

  const legeAn = useCallback(async () => {
    setFragt(false);
    const meldungen = fruehpruefung.pruefe(rolle, () => pruefeAnlage(rolle, eingabe(), listen.laender));
    const erste = meldungen.find((m) => m.field);
    if (erste) return setFocus(erste.field as never);
    setLaeuft(true);
    try {
      const gespeichert = await legeAdresseAn(eingabe(), getValues(`anlage.${rolle}`)?.schluessel ?? '');
      flushSync(() => {
        setValue(rolle, adresseAus(gespeichert));
        beende();
      });
      info('adresse.gespeichert', { name: gespeichert.name }, dauer.lang);
      setFocus(`${rolle}.name`);
    } catch (grund) {
      const offen = getValues(`anlage.${rolle}`);
      const beantwortet = grund instanceof ApiFehler && grund.status >= 400;
      if (offen && beantwortet) setze({ ...offen, schluessel: neueKennung() });
      if (!(grund instanceof ApiFehler) || grund.status !== 400) return melde(meldungenVon(grund));
      const amFeld = amAuftrag(rolle, grund.meldungen);
      fruehpruefung.vonServer(amFeld);
      melde(amFeld.filter((m) => !m.field));
    } finally {
      setLaeuft(false);
    }
  }, [
    fruehpruefung,
    rolle,
    eingabe,
    listen.laender,
    getValues,
    setze,
    setFocus,
    setValue,
    beende,
    info,
    melde,
  ]);

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
