import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { dauer, useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { neueKennung } from '../../../../lib/kennung';
import { legeAdresseAn } from '../../../adressen/api/adressbuch';
import { type Adressrolle, type Anlage, adresseAus, type Formularwerte } from '../formular/formularwerte';
import { mitFeldname } from '../formular/pruefung';
import { useUmgebung } from '../formular/umgebung';
import { alsNeueAdresse, amAuftrag, pruefeAnlage } from './adressanlage';

/** Stores the address that is being entered for a role, and puts what was stored into the order. */
export function useAdresseAnlegen(
  rolle: Adressrolle,
  setze: (anlage: Anlage | null) => void,
  beende: () => void,
) {
  const { getValues, setValue, setFocus } = useFormContext<Formularwerte>();
  const { listen, fruehpruefung } = useUmgebung();
  const { info, melde } = useMeldungen();
  const [unterwegs, setUnterwegs] = useState<Adressrolle | null>(null);

  const eingabe = useCallback(() => {
    const anlage = getValues(`anlage.${rolle}`) as Anlage;
    return alsNeueAdresse(rolle, getValues(rolle), anlage, getValues('mandant') ?? null);
  }, [getValues, rolle]);

  const zeigeAblehnung = useCallback(
    (grund: unknown) => {
      const offen = getValues(`anlage.${rolle}`);
      // With the old key the server would only repeat what it answered.
      const beantwortet = grund instanceof ApiFehler && grund.status >= 400;
      if (offen && beantwortet) setze({ ...offen, schluessel: neueKennung() });
      if (!(grund instanceof ApiFehler) || grund.status !== 400) return melde(meldungenVon(grund));
      melde(mitFeldname(fruehpruefung.vonServer(amAuftrag(rolle, grund.meldungen))));
    },
    [getValues, rolle, setze, fruehpruefung, melde],
  );

  const legeAn = useCallback(async () => {
    const meldungen = fruehpruefung.pruefe(rolle, () => pruefeAnlage(rolle, eingabe(), listen.laender));
    const erste = meldungen.find((m) => m.field);
    if (erste) return setFocus(erste.field as never);
    setUnterwegs(rolle);
    const hier = document.activeElement;
    try {
      const gespeichert = await legeAdresseAn(eingabe(), getValues(`anlage.${rolle}`)?.schluessel ?? '');
      flushSync(() => {
        setValue(rolle, adresseAus(gespeichert));
        beende();
      });
      info('adresse.gespeichert', { name: gespeichert.name }, dauer.lang);
      // Whoever has gone on meanwhile goes on typing there.
      const jetzt = document.activeElement;
      if (jetzt === hier || jetzt === document.body) setFocus(`${rolle}.name`);
    } catch (grund) {
      zeigeAblehnung(grund);
    } finally {
      setUnterwegs(null);
    }
  }, [fruehpruefung, rolle, eingabe, listen, getValues, setFocus, setValue, beende, info, zeigeAblehnung]);

  return { laeuft: unterwegs === rolle, legeAn };
}
