import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Leseumgebung } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import { useMemo } from 'react';
import { useKonfiguration } from '../../../../lib/konfiguration';
import type { Vorlage } from './formularwerte';
import { useErfassungslisten, useMetrokennungGezeigt } from './listen';

/** What the order in the form is checked against, as on the server. */
export function usePruefumgebung(vorlage: Vorlage, gespeichert: Auftrag | undefined): Leseumgebung {
  const konfiguration = useKonfiguration();
  const { laender } = useErfassungslisten(vorlage.werte.mandant?.id ?? null);
  const metro = useMetrokennungGezeigt();
  return useMemo(
    () => ({ konfiguration, laender, metro, vorher: gespeichert ?? null }),
    [konfiguration, laender, metro, gespeichert],
  );
}
