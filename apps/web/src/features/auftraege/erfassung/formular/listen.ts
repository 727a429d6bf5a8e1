import type { Kennzeichen } from '@frachtportal/domain/stammdaten/kennzeichen';
import {
  keepPreviousData,
  type QueryKey,
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
import { berichteAbfrage } from '../../api/berichte';
import { dispovorgaben } from '../../api/dispovorgaben';
import { mandantenAbfrage } from '../../api/mandanten';

/** The lists of the screen as they hold for a client. */
const abfragen = (mandant: number | null, dazu: { placeholderData?: typeof keepPreviousData } = {}) => {
  const eine = <N extends keyof Listen>(name: N) => ({ ...listenabfrage(name, mandant), ...dazu });
  return [
    eine('laender'),
    eine('waehrungen'),
    eine('frankaturen'),
    eine('verkehrsarten'),
    eine('terminkennzeichen'),
    eine('zustellkennzeichen'),
    eine('anlieferkennzeichen'),
    eine('sperrigkeiten'),
    eine('verpackungen'),
    eine('lademittel'),
    eine('auftragdefaultservice'),
  ] as const;
};

type Stand<N extends keyof Listen> = { readonly data?: readonly Listen[N][] };

/** The answers to `abfragen` by their names; empty what is not there yet. */
function verbinde([la, wa, fr, ve, te, zu, an, sp, vp, lm, se]: readonly [
  Stand<'laender'>,
  Stand<'waehrungen'>,
  Stand<'frankaturen'>,
  Stand<'verkehrsarten'>,
  Stand<'terminkennzeichen'>,
  Stand<'zustellkennzeichen'>,
  Stand<'anlieferkennzeichen'>,
  Stand<'sperrigkeiten'>,
  Stand<'verpackungen'>,
  Stand<'lademittel'>,
  Stand<'auftragdefaultservice'>,
]) {
  return {
    laender: la.data ?? [],
    waehrungen: wa.data ?? [],
    frankaturen: fr.data ?? [],
    verkehrsarten: ve.data ?? [],
    terminkennzeichen: te.data ?? [],
    zustellkennzeichen: zu.data ?? [],
    anlieferkennzeichen: an.data ?? [],
    sperrigkeiten: sp.data ?? [],
    verpackungen: vp.data ?? [],
    lademittel: lm.data ?? [],
    auftragdefaultservice: se.data ?? [],
  };
}

export type Erfassungslisten = ReturnType<typeof verbinde>;

/** Waits until all lists of the screen are there. What single parts of it show besides is asked for in the same round. */
export function useGeladeneListen(mandant: number | null): Erfassungslisten {
  useNebenbei(mandant);
  return verbinde(useSuspenseQueries({ queries: abfragen(mandant) }));
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
  frage(dispovorgaben(mandant));
  if (hauptmandant) frage(mandantenAbfrage);
  if (metrokennung) frage(listenabfrage('metrokennungen', mandant));
}

/** The metro identifier is for metro users, and where the profile is theirs. */
export function useMetrokennungGezeigt(): boolean {
  const { variante } = useKonfiguration();
  const metro = useSitzung()?.ansprueche.metro ?? false;
  return variante.metrokennung || metro;
}

const vorige = { placeholderData: keepPreviousData };

/** The lists as they hold for the client chosen now; until they are there those of the former one stay. */
export function useErfassungslisten(mandant: number | null): Erfassungslisten {
  return useQueries({ queries: abfragen(mandant, vorige), combine: verbinde });
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
