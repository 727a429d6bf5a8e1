import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { type Eingestuft, stufeEin } from '@frachtportal/domain/schnelleingabe/gefahrgut';
import { liesSchnelleingabe } from '@frachtportal/domain/schnelleingabe/schnelleingabe';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { gefahrgutschluessel, gefahrgutvorschlaege } from '../../../stammdaten/api/gefahrgut';
import { useUmgebung } from '../formular/umgebung';
import { suchtag, useAusgaben, vorgewaehlt } from '../gefahrgut/ausgaben';
import { klasseVon } from '../gefahrgut/gefahrgutregeln';

/** What a text says, its dangerous goods from the edition that the order uses; undefined while that is looked up. */
export function useEinstufung(
  text: string,
  speicher: Rasterspeicher<Auftragsposition>,
): Eingestuft[] | undefined {
  const { listen } = useUmgebung();
  const ausgaben = useAusgaben();
  const positionen = useMemo(() => liesSchnelleingabe(text, listen), [text, listen]);
  const unnummern = [...new Set(positionen.flatMap((p) => p.gefahrgut?.unnr ?? []))];
  const benutzt = speicher.gefuellt().flatMap((z) => (z.daten.auftragsgefahrgueter ?? []).map(klasseVon));
  const ausgabe = vorgewaehlt(ausgaben, benutzt);
  const ort = ausgabe ? { tag: suchtag(ausgabe, ausgaben.tag), version: ausgabe.version } : null;
  const { zeilen, laedt } = useQueries({
    queries: unnummern.map((unnr) => ({
      queryKey: [...gefahrgutschluessel, 'unnr', unnr, ort],
      queryFn: ({ signal }: { signal: AbortSignal }) => gefahrgutvorschlaege(unnr, ort, signal),
      enabled: !ausgaben.laedt,
    })),
    combine: (antworten) => ({
      zeilen: antworten.flatMap((a) => a.data ?? []),
      laedt: antworten.some((a) => a.isPending),
    }),
  });
  return laedt ? undefined : positionen.map((p) => stufeEin(p, zeilen));
}
