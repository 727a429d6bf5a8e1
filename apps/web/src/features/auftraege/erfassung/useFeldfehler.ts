import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { feldfolge } from './felder';
import type { Formularwerte } from './formularwerte';
import { type Befund, nochGueltig, ohneBefund, pruefe, verteile } from './pruefung';

interface Sendung {
  auftrag: Partial<Auftrag>;
  zeilen: readonly number[];
}

/**
 * Says at the fields what is wrong: after the first attempt to save with every change, so that a message goes as soon
 * as its cause is gone. What the server said holds until its field changes.
 */
export function useFeldfehler(form: UseFormReturn<Formularwerte>, k: Konfiguration, stand: () => Sendung) {
  const [befund, setBefund] = useState<Befund>(ohneBefund);
  const gezeigt = useRef<Befund>(ohneBefund);
  const versucht = useRef(false);
  const vomServer = useRef<{ meldungen: Meldung[]; auftrag: Partial<Auftrag> }>({
    meldungen: [],
    auftrag: {},
  });
  const folge = useMemo(() => feldfolge(k), [k]);
  const bekannt = useMemo(() => new Set(folge), [folge]);

  const zeige = useCallback(
    (neu: Befund) => {
      const alt = gezeigt.current;
      for (const pfad of alt.felder.keys()) {
        if (!neu.felder.has(pfad)) form.clearErrors(pfad as FieldPath<Formularwerte>);
      }
      for (const [pfad, message] of neu.felder) {
        if (alt.felder.get(pfad) !== message) {
          form.setError(pfad as FieldPath<Formularwerte>, { type: 'regel', message });
        }
      }
      gezeigt.current = neu;
      setBefund(neu);
    },
    [form],
  );

  /** Checks now; answers what was found. */
  const pruefeJetzt = useCallback((): Befund => {
    versucht.current = true;
    const { auftrag, zeilen } = stand();
    const meldungen = pruefe(auftrag, k);
    const server = vomServer.current;
    server.meldungen = nochGueltig(server.meldungen, server.auftrag, auftrag);
    const neu = verteile([...meldungen, ...server.meldungen], zeilen, (pfad) => bekannt.has(pfad));
    zeige(neu);
    return neu;
  }, [k, stand, bekannt, zeige]);

  const nachAenderung = useCallback(() => {
    if (versucht.current) pruefeJetzt();
  }, [pruefeJetzt]);

  /** Shows what the server refused; answers what belongs to no field here. */
  const vonServer = useCallback(
    (meldungen: readonly Meldung[], gesendet: Partial<Auftrag>): Befund => {
      vomServer.current = { meldungen: meldungen.filter((m) => m.field), auftrag: gesendet };
      const neu = verteile(meldungen, stand().zeilen, (pfad) => bekannt.has(pfad));
      zeige(neu);
      versucht.current = true;
      return neu;
    },
    [stand, bekannt, zeige],
  );

  return { befund, folge, pruefeJetzt, nachAenderung, vonServer };
}
