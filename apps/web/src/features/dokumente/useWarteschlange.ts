import type { Belegart } from '@frachtportal/domain/dokument/dokument';
import { satz } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { dokumenteAbfrage, ladeHoch } from './api/dokumente';
import { vermuteBelegart } from './belegarten';

/** A file on its way to its order. */
export interface Posten {
  nummer: number;
  datei: File;
  /** How it is to be called in the list; else like its file. */
  bezeichnung: string | null;
  /** What it proves. */
  belegart: Belegart | null;
  /** `abgelehnt`: not taken for its kind or size; `fehler`: did not arrive, may be sent again. */
  stand: 'bereit' | 'wartet' | 'laeuft' | 'fehler' | 'abgelehnt';
  prozent: number;
  grund: string | null;
}

type Aenderung = Partial<Omit<Posten, 'nummer' | 'datei'>>;

const zuSenden = (p: Posten) => p.stand === 'bereit' || p.stand === 'fehler';

/**
 * The files chosen for one order. They go one after the other, so that each gets the whole line; what fails or is given
 * up stays and keeps none of the others from arriving. The queue ends with the panel it stands in.
 */
export function useWarteschlange(auftragId: number, pruefe: (datei: File) => string | null) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [posten, setPosten] = useState<readonly Posten[]>([]);
  const naechste = useRef(1);
  const laufende = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const alle = laufende.current;
    return () => {
      for (const abbruch of alle.values()) abbruch.abort();
    };
  }, []);

  const aendere = (nummer: number, neu: Aenderung) =>
    setPosten((alle) => alle.map((p) => (p.nummer === nummer ? { ...p, ...neu } : p)));
  const entferne = (nummer: number) => {
    laufende.current.get(nummer)?.abort();
    setPosten((alle) => alle.filter((p) => p.nummer !== nummer));
  };

  const { mutateAsync } = useMutation({
    // One scope: the next one starts when the one before has ended.
    scope: { id: `hochladen-${auftragId}` },
    // What went wrong stands at its file.
    meta: { leise: true },
    mutationFn: ({ nummer, datei, bezeichnung, belegart, signal }: Posten & { signal: AbortSignal }) => {
      signal.throwIfAborted();
      aendere(nummer, { stand: 'laeuft', prozent: 0 });
      const onFortschritt = (anteil: number) => aendere(nummer, { prozent: Math.round(anteil * 100) });
      const name = bezeichnung?.trim() || null;
      return ladeHoch({ auftragId, datei, bezeichnung: name, belegart, signal, onFortschritt });
    },
    // A proof of delivery shows in the list as well.
    onSettled: (_, __, { belegart }) =>
      abfragen.invalidateQueries({
        queryKey: belegart === 'pod' ? ['auftraege'] : dokumenteAbfrage(auftragId).queryKey,
      }),
  });

  const sende = async (p: Posten) => {
    const abbruch = new AbortController();
    laufende.current.set(p.nummer, abbruch);
    aendere(p.nummer, { stand: 'wartet', grund: null });
    try {
      const { dateiname } = await mutateAsync({ ...p, signal: abbruch.signal });
      entferne(p.nummer);
      info('dokument.hochgeladen', { name: dateiname });
    } catch (grund) {
      const texte = meldungenVon(grund).map(satz);
      aendere(
        p.nummer,
        abbruch.signal.aborted ? { stand: 'bereit' } : { stand: 'fehler', grund: texte.join(' ') },
      );
    } finally {
      laufende.current.delete(p.nummer);
    }
  };

  return {
    posten,
    nimm: (dateien: readonly File[]) =>
      setPosten((alle) => [
        ...alle,
        ...dateien.map((datei): Posten => {
          const grund = pruefe(datei);
          const stand = grund ? 'abgelehnt' : 'bereit';
          const belegart = vermuteBelegart(datei);
          return { nummer: naechste.current++, datei, bezeichnung: null, belegart, stand, prozent: 0, grund };
        }),
      ]),
    benenne: (nummer: number, bezeichnung: string | null) => aendere(nummer, { bezeichnung }),
    bestimme: (nummer: number, belegart: Belegart | null) => aendere(nummer, { belegart }),
    brichAb: (nummer: number) => laufende.current.get(nummer)?.abort(),
    entferne,
    /** Whether there was anything to send. */
    sendeAlle: () => {
      const offene = posten.filter(zuSenden);
      for (const p of offene) void sende(p);
      return offene.length > 0;
    },
  };
}
