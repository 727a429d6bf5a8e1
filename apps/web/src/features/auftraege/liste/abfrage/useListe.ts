import { useQuery } from '@tanstack/react-query';
import { useLetzteSeite } from '../../../../components/tabelle/useLetzteSeite';
import {
  auftragslisteAbfrage,
  gesamtAbfrage,
  type Listenanfrage,
  type Listenantwort,
} from '../../api/auftragsliste';
import { alsAnfrage, type Suchzustand, zeitraumGueltig } from '../suche/suchzustand';
import { useVorausholen } from './useVorausholen';

/** The page of the list that is looked for; of a long one it comes first, and then how many there are. */
export function useListe(zustand: Suchzustand, offen: boolean, aendere: (neu: { seite: number }) => void) {
  const anfrage = alsAnfrage(zustand, offen);
  const gueltig = zeitraumGueltig(zustand, offen);
  const abfrage = useQuery(auftragslisteAbfrage(anfrage, gueltig));
  const { isPlaceholderData: alte } = abfrage;
  const data = useGezaehlt(anfrage, abfrage.data, alte);
  const gezaehlt = alte || data?.ungezaehlt ? undefined : data?.gesamt;
  const letzte = useLetzteSeite(gezaehlt, zustand, aendere);
  return {
    anfrage,
    data,
    /** How many there are, once that is known. */
    gezaehlt,
    laedtErst: data === undefined && gueltig,
    blaettertUm: alte && abfrage.isFetching,
    liesNeu: () => void abfrage.refetch(),
    holeVoraus: useVorausholen(anfrage, alte ? 0 : letzte),
  };
}

/** The page as it came, with its total as soon as that is known. */
function useGezaehlt(anfrage: Listenanfrage, seite: Listenantwort | undefined, alte: boolean) {
  const ungezaehlt = seite?.ungezaehlt === true;
  const { data: gesamt } = useQuery({ ...gesamtAbfrage(anfrage), enabled: ungezaehlt && !alte });
  if (!ungezaehlt || gesamt === undefined) return seite;
  return { ...seite, gesamt, ungezaehlt: false };
}
