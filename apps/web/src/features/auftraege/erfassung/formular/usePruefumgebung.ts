import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Leseumgebung } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import type { Regelkontext } from '@frachtportal/domain/regel/regel';
import { useMemo } from 'react';
import { heute } from '../../../../lib/format/datum';
import { useKonfiguration } from '../../../../lib/konfiguration';
import type { Vorlage } from './formularwerte';
import { useErfassungslisten, useMetrokennungGezeigt } from './listen';

/** What the order in the form is checked against, as on the server. */
export type Pruefumgebung = Leseumgebung & Regelkontext;

export function usePruefumgebung(vorlage: Vorlage, gespeichert: Auftrag | undefined): Pruefumgebung {
  const konfiguration = useKonfiguration();
  const { laender, verpackungen, lademittel } = useErfassungslisten(vorlage.werte.mandant?.id ?? null);
  const metro = useMetrokennungGezeigt();
  return useMemo(
    () => ({
      konfiguration,
      laender,
      verpackungen,
      lademittel,
      metro,
      vorher: gespeichert ?? null,
      heute: heute(),
    }),
    [konfiguration, laender, verpackungen, lademittel, metro, gespeichert],
  );
}
