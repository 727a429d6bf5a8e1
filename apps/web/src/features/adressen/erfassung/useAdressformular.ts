import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { pruefeAdresse } from '@frachtportal/domain/adresse/adresse.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormularentwurf } from '../../../components/entwurf/useFormularentwurf';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { listenabfrage } from '../../stammdaten/api/listen';
import { alsWerte, eingabe, hatFeld } from './adresswerte';

export interface Adressformularangaben {
  anfang: Partial<Adresse>;
  entwurfName: string;
  /** Undefined where the user has been told why nothing was stored. */
  absenden: (adresse: Partial<Adresse>) => Promise<Adresse | undefined>;
  onGespeichert: (adresse: Adresse, zurListe: boolean) => void;
  onVerlassen: () => void;
}

/** The values of the address form, their draft, and the two ways out of it. */
export function useAdressformular({ anfang, entwurfName, absenden, ...p }: Adressformularangaben) {
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const [werte] = useState(() => alsWerte(anfang));
  const gesichert = useRef<Adresse>(undefined);
  const formular = useDomaenenformular<Adresse>({
    klasse: Adresse,
    anfang: werte as never,
    lesen: eingabe,
    regeln: (adresse) => pruefeAdresse(adresse, laender.find((l) => l.id === adresse.land?.id) ?? null),
    hatFeld,
    speichere: async (adresse) => {
      gesichert.current = await absenden(eingabe(adresse));
    },
  });
  const { form, laeuft } = formular;
  // Stored or given up: what is typed until the next page shows would be lost with this one.
  const [geschlossen, setGeschlossen] = useState(false);
  const fertig = useRef(false);
  const schliesse = () => {
    fertig.current = true;
    setGeschlossen(true);
    return entwurf.vergiss();
  };
  const istGeaendert = () =>
    !fertig.current && JSON.stringify(eingabe(form.getValues())) !== JSON.stringify(eingabe(werte));
  const entwurf = useFormularentwurf({
    name: entwurfName,
    aktiv: true,
    lies: () => ({ werte: form.getValues() }),
    istGeaendert,
  });
  const { plane } = entwurf;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: plane }), [form, plane]);

  const speichere = async (zurListe: boolean) => {
    gesichert.current = undefined;
    if (!(await formular.absenden()) || !gesichert.current) return;
    await schliesse();
    p.onGespeichert(gesichert.current, zurListe);
  };
  const gibAuf = async () => {
    await schliesse();
    p.onVerlassen();
  };

  return { form, laeuft, geschlossen, entwurf, laender, istGeaendert, speichere, gibAuf };
}
