import { useCallback, useMemo } from 'react';
import { useAdressleiste } from '../../../../lib/adresse/useAdressleiste';
import { heute } from '../../../../lib/format/datum';
import { fuellend, useFuellendeZeilen } from '../zeilenzahl/fuellen';
import { useZeilenzahl } from '../zeilenzahl/useZeilenzahl';
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
  const passende = useFuellendeZeilen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the rows fill the page their number follows it.
  const zustand = useMemo(
    () => ausAdresse(adresse, tag, zeilen, offen),
    [adresse, tag, zeilen, offen, passende],
  );

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
  const setzeZurueck = () => {
    const { zeilen, fuellt } = zustand;
    aendere({ ...standardzustand(tag, offen), zeilen, fuellt });
  };
  const waehleZeilen = (zahl: number) => {
    merkeZeilen(zahl);
    aendere(zahl === fuellend ? { fuellt: true } : { zeilen: zahl, fuellt: false });
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
