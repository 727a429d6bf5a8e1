import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Ebene, Einstellungsstand } from '@frachtportal/domain/konfiguration/einstellung';
import { ausDraht } from '@frachtportal/domain/konfiguration/konfiguration';
import { pruefeEinstellungen } from '@frachtportal/domain/konfiguration/konfiguration.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { konfigurationAbfrage } from '../../lib/konfiguration';
import { cocoschluessel, type Gesetztes, liesStaende, setzeEinstellungen } from './api/coco';
import { type Entwurf, eigeneVon, gesendet, standMit, unterschiede, type Werte } from './entwurf';
import { einstellungsname } from './werttext';

/** What the server has stored of a level, and of the one below it. */
export interface Gelesen {
  ebene: Ebene;
  staende: readonly Einstellungsstand[];
  darunter: Werte | null;
}

/** The configurator's state: a draft over what is stored, checked by the rules of the domain and then saved. */
export function useCoco({ ebene, staende, darunter }: Gelesen, onGespeichert: () => void) {
  const { melde } = useMeldungen();
  const uebernimm = useNeueKonfiguration();
  const [entwurf, setEntwurf] = useState<Entwurf>({});
  const eigene = useMemo(() => eigeneVon(staende), [staende]);
  const vorher = useMemo(() => standMit(eigene, {}, darunter), [eigene, darunter]);
  const stand = useMemo(() => standMit(eigene, entwurf, darunter), [eigene, entwurf, darunter]);
  const geaendert = unterschiede(vorher, stand);
  const falsch = useMemo(() => {
    const werte = Object.fromEntries(gesendet(stand).map(({ key, value }) => [key, value ?? '']));
    return [...pruefeEinstellungen(werte, ...(darunter ? [darunter] : [])), ...unleserlich(entwurf, stand)];
  }, [stand, entwurf, darunter]);

  const speichern = useMutation({
    mutationFn: async (entwurf: Entwurf) => {
      // What somebody else has changed meanwhile stays: the draft goes on top of what is stored now.
      const jetzt = eigeneVon(await liesStaende(ebene));
      return setzeEinstellungen(gesendet(standMit(jetzt, entwurf, darunter)), ebene);
    },
    onSuccess: async (neu, gesendeter) => {
      const gilt = await uebernimm(neu);
      // What was changed on the way is not saved yet.
      setEntwurf((alt) =>
        Object.fromEntries(Object.entries(alt).filter(([key, wert]) => wert !== gesendeter[key])),
      );
      if (gilt) onGespeichert();
    },
  });

  const speichere = () => {
    if (speichern.isPending || Object.keys(entwurf).length === 0) return;
    if (falsch.length > 0) return melde(falsch);
    speichern.mutate(entwurf);
  };

  return {
    stand,
    /** As it stands in the input, readable or not. */
    eingabe: (key: string) => entwurf[key] ?? stand.get(key)?.value ?? '',
    geaendert,
    falsch,
    laeuft: speichern.isPending,
    setze: (key: string, wert: string | null) => setEntwurf((alt) => ({ ...alt, [key]: wert })),
    verwirf: () => setEntwurf({}),
    speichere,
  };
}

/** What is typed and cannot be read would silently count as not set. */
function unleserlich(entwurf: Entwurf, stand: ReturnType<typeof standMit>): Meldung[] {
  return Object.entries(entwurf)
    .filter(([key, wert]) => wert !== null && stand.get(key)?.value !== wert)
    .map(([key]) => fehler('konfiguration.wert', key, { name: einstellungsname(key) }));
}

/**
 * The new configuration holds in this window at once, and the lists it shapes are read again. Answers whether it holds:
 * with four eyes that is said to wait for a second administrator.
 */
export function useNeueKonfiguration() {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  return async ({ draht, vorgelegt }: Gesetztes) => {
    abfragen.setQueryData(konfigurationAbfrage.queryKey, ausDraht(draht));
    await Promise.all([
      abfragen.invalidateQueries({ queryKey: cocoschluessel }),
      abfragen.invalidateQueries({ queryKey: ['stammdaten'] }),
    ]);
    if (vorgelegt) info('konfiguration.vorgelegt');
    return !vorgelegt;
  };
}
