import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { feldfolge } from './felder';
import type { Formularwerte } from './formularwerte';
import {
  type Befund,
  type Erfasst,
  nochGueltig,
  ohneBefund,
  pruefe,
  pruefeVorlage,
  verteile,
} from './pruefung';
import type { Pruefumgebung } from './usePruefumgebung';

interface Sendung extends Erfasst {
  zeilen: readonly number[];
}

type Fruehregel = () => readonly Meldung[];

const keineRegel: Fruehregel = () => [];

/** Shows messages of one field or part before the first attempt to save: on leaving it or with a button of its own. */
export interface Fruehpruefung {
  /** @param regel rules beside those of the order, as long as `lass` is not called; answers what they say */
  pruefe: (pfad: string, regel?: Fruehregel) => readonly Meldung[];
  lass: (pfad: string) => void;
  /** @returns what belongs to no field here, for somebody to tell */
  vonServer: (meldungen: readonly Meldung[]) => readonly Meldung[];
}

function istFrueh(pfad: string, frueh: ReadonlyMap<string, unknown>): boolean {
  return [...frueh.keys()].some((teil) => pfad === teil || pfad.startsWith(`${teil}.`));
}

/** What the fields say at present; showing something else touches only those that change. */
function useBefund(form: UseFormReturn<Formularwerte>) {
  const [befund, setBefund] = useState<Befund>(ohneBefund);
  const gezeigt = useRef<Befund>(ohneBefund);
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
  return { befund, zeige };
}

/**
 * Says at the fields what is wrong: after the first attempt to save with every change, so that a message goes as soon
 * as its cause is gone. What the server said holds until its field changes.
 */
export function useFeldfehler(
  form: UseFormReturn<Formularwerte>,
  umgebung: Pruefumgebung,
  alsVorlage: boolean,
  stand: () => Sendung,
) {
  const { befund, zeige } = useBefund(form);
  const versucht = useRef(false);
  const [gescheitert, setGescheitert] = useState(false);
  const frueh = useRef(new Map<string, Fruehregel>());
  const vomServer = useRef<{ meldungen: Meldung[]; auftrag: Partial<Auftrag> }>({
    meldungen: [],
    auftrag: {},
  });
  const folge = useMemo(() => feldfolge(umgebung.konfiguration), [umgebung.konfiguration]);
  const bekannt = useMemo(() => new Set(folge), [folge]);

  /** Shows and answers what is wrong now: everything, or before the first attempt only what is checked early. */
  const zeigeJetzt = useCallback((): Befund => {
    const { auftrag, roh, zeilen } = stand();
    const server = vomServer.current;
    server.meldungen = nochGueltig(server.meldungen, server.auftrag, auftrag);
    const eigene = [...frueh.current.values()].flatMap((regel) => regel());
    const regeln = alsVorlage ? pruefeVorlage(auftrag, umgebung.laender) : pruefe({ auftrag, roh }, umgebung);
    const alle = [...regeln, ...eigene, ...server.meldungen];
    const gezeigte = versucht.current ? alle : alle.filter((m) => istFrueh(m.field ?? '', frueh.current));
    const neu = verteile(gezeigte, zeilen, (pfad) => bekannt.has(pfad));
    zeige(neu);
    return neu;
  }, [umgebung, alsVorlage, stand, bekannt, zeige]);

  /** Checks all now; answers what was found. */
  const pruefeJetzt = useCallback((): Befund => {
    versucht.current = true;
    setGescheitert(true);
    return zeigeJetzt();
  }, [zeigeJetzt]);

  const nachAenderung = useCallback(() => {
    if (versucht.current || frueh.current.size > 0) zeigeJetzt();
  }, [zeigeJetzt]);

  const fruehpruefung = useMemo<Fruehpruefung>(
    () => ({
      pruefe: (pfad, regel = keineRegel) => {
        frueh.current.set(pfad, regel);
        zeigeJetzt();
        return regel();
      },
      lass: (pfad) => {
        frueh.current.delete(pfad);
        // What was refused of it holds no longer, though a value that comes back may be the same.
        const server = vomServer.current;
        server.meldungen = server.meldungen.filter((m) => !m.field?.startsWith(`${pfad}.`));
        zeigeJetzt();
      },
      vonServer: (meldungen) => {
        const { auftrag, zeilen } = stand();
        const { uebrige } = verteile(meldungen, zeilen, (pfad) => bekannt.has(pfad));
        vomServer.current = { meldungen: meldungen.filter((m) => !uebrige.includes(m)), auftrag };
        zeigeJetzt();
        return uebrige;
      },
    }),
    [stand, bekannt, zeigeJetzt],
  );

  /** Shows what the server refused; answers what belongs to no field here. */
  const vonServer = useCallback(
    (meldungen: readonly Meldung[], gesendet: Partial<Auftrag>): Befund => {
      vomServer.current = { meldungen: meldungen.filter((m) => m.field), auftrag: gesendet };
      const neu = verteile(meldungen, stand().zeilen, (pfad) => bekannt.has(pfad));
      zeige(neu);
      versucht.current = true;
      setGescheitert(true);
      return neu;
    },
    [stand, bekannt, zeige],
  );

  return { befund, gescheitert, folge, pruefeJetzt, nachAenderung, vonServer, fruehpruefung };
}

export type Feldfehler = ReturnType<typeof useFeldfehler>;
