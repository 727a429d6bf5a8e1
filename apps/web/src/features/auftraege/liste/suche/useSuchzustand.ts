import { useCallback, useMemo } from 'react';
import { useAdressleiste } from '../../../../lib/adresse/useAdressleiste';
import { heute } from '../../../../lib/format/datum';
import { useZeilenzahl } from '../useZeilenzahl';
import {
  alsAdresse,
  ausAdresse,
  geaendert,
  istGefiltert,
  type Suchzustand,
  standardzustand,
  vonVorn,
} from './suchzustand';

/** The list's state as the address bar has it. A changed search starts at its first page with nothing marked. */
export function useSuchzustand(offen: boolean) {
  const [adresse, setzeAdresse] = useAdressleiste();
  const tag = heute();
  const [zeilen, merkeZeilen] = useZeilenzahl();
  const zustand = useMemo(() => ausAdresse(adresse, tag, zeilen, offen), [adresse, tag, zeilen, offen]);

  const merke = useCallback(
    (neu: Partial<Suchzustand>) =>
      setzeAdresse((bisher) => {
        const alt = ausAdresse(bisher, tag, zeilen, offen);
        const ziel = alsAdresse(geaendert(alt, neu, tag), tag, offen);
        return String(ziel) === String(alsAdresse(alt, tag, offen)) ? bisher : ziel;
      }),
    [setzeAdresse, tag, zeilen, offen],
  );
  const aendere = useCallback((neu: Partial<Suchzustand>) => merke({ ...vonVorn, ...neu }), [merke]);
  const setzeZurueck = () => aendere({ ...standardzustand(tag, offen), zeilen: zustand.zeilen });
  const waehleZeilen = (zahl: number) => {
    merkeZeilen(zahl);
    aendere({ zeilen: zahl });
  };
  return {
    zustand,
    aendere,
    merke,
    waehleZeilen,
    setzeZurueck,
    gefiltert: istGefiltert(zustand, tag, offen),
  };
}
