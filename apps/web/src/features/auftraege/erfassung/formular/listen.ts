import type { Kennzeichen } from '@frachtportal/domain/stammdaten/kennzeichen';
import {
  keepPreviousData,
  type QueryKey,
  type UseQueryResult,
  useQueries,
  useQueryClient,
  useSuspenseQueries,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option as Feldoption } from '../../../../components/felder/AuswahlFeld';
import type { Option } from '../../../../components/raster/spalte';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useSitzung } from '../../../../lib/sitzung';
import { gefahrgutausgaben } from '../../../stammdaten/api/gefahrgut';
import { type Listen, listenabfrage } from '../../../stammdaten/api/listen';
import { berichteAbfrage } from '../../api/listenaktionen';
import { mandantenAbfrage } from '../../api/mandanten';

const namen = [
  'laender',
  'waehrungen',
  'frankaturen',
  'verkehrsarten',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'sperrigkeiten',
  'verpackungen',
  'lademittel',
  'auftragdefaultservice',
] as const satisfies readonly (keyof Listen)[];

export type Erfassungslisten = { [N in (typeof namen)[number]]: readonly Listen[N][] };

/** Waits until all lists of the screen are there. What single parts of it show besides is asked for in the same round. */
export function useGeladeneListen(mandant: number | null): Erfassungslisten {
  useNebenbei(mandant);
  const antworten = useSuspenseQueries({ queries: namen.map((name) => listenabfrage(name, mandant)) });
  return Object.fromEntries(
    namen.map((name, i) => [name, antworten[i]?.data]),
  ) as unknown as Erfassungslisten;
}

function useNebenbei(mandant: number | null): void {
  const abfragen = useQueryClient();
  const metrokennung = useMetrokennungGezeigt();
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const frage = (abfrage: { queryKey: QueryKey; queryFn?: unknown }) => {
    if (!abfragen.getQueryState(abfrage.queryKey)) void abfragen.prefetchQuery(abfrage as never);
  };
  frage(berichteAbfrage);
  frage(gefahrgutausgaben);
  if (hauptmandant) frage(mandantenAbfrage);
  if (metrokennung) frage(listenabfrage('metrokennungen', mandant));
}

/** The metro identifier is for metro users, and where the profile is theirs. */
export function useMetrokennungGezeigt(): boolean {
  const { variante } = useKonfiguration();
  const metro = useSitzung()?.ansprueche.metro ?? false;
  return variante.metrokennung || metro;
}

function verbinde(antworten: UseQueryResult<readonly object[]>[]): Erfassungslisten {
  return Object.fromEntries(
    namen.map((name, i) => [name, antworten[i]?.data ?? []]),
  ) as unknown as Erfassungslisten;
}

/** The lists as they hold for the client chosen now; until they are there those of the former one stay. */
export function useErfassungslisten(mandant: number | null): Erfassungslisten {
  return useQueries({
    queries: namen.map((name) => ({ ...listenabfrage(name, mandant), placeholderData: keepPreviousData })),
    combine: verbinde as never,
  });
}

export function kennzeichenOptionen(liste: readonly Kennzeichen[]): Feldoption[] {
  return liste.map((e) => ({ id: e.id, text: e.langBezeichnung, gesperrt: e.awSperre }));
}

export function rasteroptionen(liste: readonly Kennzeichen[]): Option[] {
  return liste
    .filter((e) => !e.awSperre)
    .map((e) => ({ id: e.id, kurz: e.kurzBezeichnung, text: e.langBezeichnung }));
}

/** Options of the selects in the goods grid. */
export function useRasteroptionen(listen: Erfassungslisten) {
  const { verpackungen, lademittel, waehrungen } = listen;
  return useMemo(
    () => ({
      verpackungen: rasteroptionen(verpackungen),
      lademittel: rasteroptionen(lademittel),
      waehrungen: waehrungen.map((w) => ({ id: w.id, text: w.bezeichnungKurz })),
    }),
    [verpackungen, lademittel, waehrungen],
  );
}
