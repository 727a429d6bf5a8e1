import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const [adresse, setAdresse] = useSearchParams();
  const tag = heute();
  const [zeilen, merkeZeilen] = useZeilenzahl();
  const zustand = useMemo(() => ausAdresse(adresse, tag, zeilen, offen), [adresse, tag, zeilen, offen]);

  // The router draws a new address when there is time; what is changed before that builds on what was last asked for.
  const zuletzt = useRef(adresse);
  useEffect(() => {
    zuletzt.current = adresse;
  }, [adresse]);

  const merke = useCallback(
    (neu: Partial<Suchzustand>) => {
      const alt = ausAdresse(zuletzt.current, tag, zeilen, offen);
      const ziel = alsAdresse(geaendert(alt, neu, tag), tag, offen);
      if (String(ziel) === String(alsAdresse(alt, tag, offen))) return;
      zuletzt.current = ziel;
      setAdresse(ziel, { replace: true });
    },
    [setAdresse, tag, zeilen, offen],
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
