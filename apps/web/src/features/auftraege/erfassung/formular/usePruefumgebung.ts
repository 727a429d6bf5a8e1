import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Leseumgebung } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import type { Regelkontext } from '@frachtportal/domain/regel/regel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { heute } from '../../../../lib/format/datum';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { dispovorgaben } from '../../api/dispovorgaben';
import type { Vorlage } from './formularwerte';
import { useErfassungslisten, useMetrokennungGezeigt } from './listen';

type Regelwerk = typeof import('@frachtportal/domain/regel/befunde');

/** What the order in the form is checked against, as on the server. */
export interface Pruefumgebung extends Leseumgebung, Regelkontext {
  /** The rules of sense come after the form: whoever is quicker hears of them from the server. */
  regelwerk: Regelwerk | null;
}

export function usePruefumgebung(
  vorlage: Vorlage,
  gespeichert: Auftrag | undefined,
  heutige: readonly HeutigerAuftrag[],
): Pruefumgebung {
  const konfiguration = useKonfiguration();
  const { laender, verpackungen, lademittel } = useErfassungslisten(vorlage.werte.mandant?.id ?? null);
  const metro = useMetrokennungGezeigt();
  const { data: vorgaben } = useQuery(dispovorgaben(vorlage.werte.mandant?.id ?? null));
  const fortras = vorgaben?.fortras ?? null;
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
      heutige,
      fortras,
    }),
    [regelwerk, konfiguration, laender, verpackungen, lademittel, metro, gespeichert, heutige, fortras],
  );
}
