import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Leseumgebung } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import type { Regelkontext } from '@frachtportal/domain/regel/regel';
import { useEffect, useMemo, useState } from 'react';
import { heute } from '../../../../lib/format/datum';
import { useKonfiguration } from '../../../../lib/konfiguration';
import type { Vorlage } from './formularwerte';
import { useErfassungslisten, useMetrokennungGezeigt } from './listen';

type Regelwerk = typeof import('@frachtportal/domain/regel/befunde');

/** What the order in the form is checked against, as on the server. */
export interface Pruefumgebung extends Leseumgebung, Regelkontext {
  /** The rules of sense come after the form: whoever is quicker hears of them from the server. */
  regelwerk: Regelwerk | null;
}

export function usePruefumgebung(vorlage: Vorlage, gespeichert: Auftrag | undefined): Pruefumgebung {
  const konfiguration = useKonfiguration();
  const { laender, verpackungen, lademittel } = useErfassungslisten(vorlage.werte.mandant?.id ?? null);
  const metro = useMetrokennungGezeigt();
  const [regelwerk, setRegelwerk] = useState<Regelwerk | null>(null);
  useEffect(() => {
    import('@frachtportal/domain/regel/befunde').then(setRegelwerk, () => undefined);
  }, []);
  return useMemo(
    () => ({
      regelwerk,
      konfiguration,
      laender,
      verpackungen,
      lademittel,
      metro,
      vorher: gespeichert ?? null,
      heute: heute(),
      // Which other orders of today there are the server says when this one is saved.
      heutige: [],
    }),
    [regelwerk, konfiguration, laender, verpackungen, lademittel, metro, gespeichert],
  );
}
